import { execFile, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

type Installation = { readonly program: string; readonly data: string; readonly port: number };

/** What `systemctl` is elsewhere, and the command as it is typed in the program's folder. */
export async function serviceOf(folder: string, { program, data, port }: Installation) {
  const control = join(folder, "service");
  const settings = `DATA_DIR=${data} PORT=${port} HOST=127.0.0.1 METRICS_PORT=0 FULLCOURT_DEMO=0 LOG_LEVEL=warn DRAIN_SECONDS=0 BACKUP_AT=off NODE_ENV=production`;
  const script = `#!/bin/sh
case $1 in
start) cd ${program} && env ${settings} setsid node_modules/.bin/node server/main.ts >>${folder}/server.log 2>&1 </dev/null & echo $! >${folder}/pid ;;
stop) pid=$(cat ${folder}/pid) && kill $pid && while kill -0 $pid 2>/dev/null; do sleep 0.05; done; rm ${folder}/pid ;;
esac
`;
  await writeFile(control, script, { mode: 0o755 });
  const env = { PATH: process.env["PATH"], DATA_DIR: data, PORT: String(port) };
  const typed = (order: "start" | "stop") =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(control, [order], { stdio: "ignore" });
      child.once("error", reject);
      child.once("exit", () => resolve());
    });
  /** Typed in the program's folder, or, where that is of a version without the command, in another's. */
  const upgraded = (release: string, elsewhere: string | null = null) =>
    new Promise<{ code: number; lastLine: string; output: string }>((resolve) => {
      const cwd = elsewhere ?? program;
      const args = ["scripts/fullcourt.ts", "upgrade", release, "--stop", `${control} stop`, "--start", `${control} start`];
      if (elsewhere !== null) args.push("--program", program);
      execFile(join(cwd, "node_modules/.bin/node"), args, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`;
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), lastLine: output.trim().split("\n").at(-1) ?? "", output });
      });
    });
  return { typed, upgraded };
}

/** What a drill that broke has left running. */
export async function stopLeftOver(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => ""));
  if (pid > 0) process.kill(pid, "SIGTERM");
  if (pid > 0) await pause(3000);
}
