import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { accountFor, giveTo } from "#server/db/embedded-account.ts";
import { freePort } from "#server/db/embedded-cluster.ts";

const run = promisify(execFile);
const home = "/usr/lib/postgresql";

export type SystemPostgres = { readonly databaseUrl: string; readonly version: string; stop(): Promise<void> };

/** The PostgreSQL that this machine's packages brought, in a folder of its own, with an owner who is no superuser; `null`: there is none. */
export async function startSystemPostgres(folder: string): Promise<SystemPostgres | null> {
  const versions = existsSync(home) ? readdirSync(home).filter((version) => existsSync(join(home, version, "bin/initdb"))) : [];
  const version = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  if (version === undefined) return null;
  const account = await accountFor(folder);
  await mkdir(folder, { recursive: true });
  await chmod(dirname(folder), 0o711);
  await giveTo(account, folder);
  const bin = join(home, version, "bin");
  const [cluster, port] = [join(folder, "cluster"), await freePort()];
  const options = { cwd: "/", env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" }, ...account };
  await run(join(bin, "initdb"), ["--auth=trust", "--encoding=UTF8", "--username=super", `--pgdata=${cluster}`], options);
  const server = spawn(join(bin, "postgres"), ["-D", cluster, "-p", String(port), "-h", "127.0.0.1", "-k", folder], {
    ...options,
    stdio: "ignore",
  });
  const address = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  await asSuper(address("super", "postgres"), ["create role owner login", "create database league owner owner"]);
  return {
    databaseUrl: address("owner", "league"),
    version,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** As soon as it answers. */
async function asSuper(databaseUrl: string, orders: readonly string[]): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => undefined);
    try {
      await client.connect();
      for (const order of orders) await client.query(order);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
