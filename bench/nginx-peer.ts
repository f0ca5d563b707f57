import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

/** A body in the forms in which both servers send it, and the headers that both send with it. */
export type StaticPage = {
  readonly html: Buffer;
  readonly gzip: Buffer;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Nginx as one process on the server's core, sending the page from a file. `null` where it is not installed. */
export async function startNginx(folder: string, page: StaticPage): Promise<{ process: PinnedProcess; port: number } | null> {
  if (!isInstalled()) return null;
  const port = await freePort();
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  // Its worker is another user when it was started by root.
  chmodSync(folder, 0o755);
  writeFileSync(join(files, "page.html"), page.html);
  writeFileSync(join(files, "page.html.gz"), page.gzip);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, configurationOf(folder, files, port, page));
  const process_ = startPinned(["nginx", "-p", folder, "-c", configuration, "-g", "daemon off; master_process off;"], { core: serverCore });
  await process_.listens(port, 10_000);
  return { process: process_, port };
}

function isInstalled(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** As its manual advises for speed: no log, files kept open, connections kept alive. */
function configurationOf(folder: string, files: string, port: number, { headers }: StaticPage): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n");
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    gzip_static on;
    ${added}
  }
}
`;
}
