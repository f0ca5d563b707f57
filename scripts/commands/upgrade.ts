import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { type Config, readConfig } from "#server/config.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { privateFolder } from "#server/db/private-folder.ts";
import { prepareRelease } from "../upgrade/prepare-release.ts";
import { faultOfRelease, operatorNotes, readRelease } from "../upgrade/release.ts";
import { refuseRunningServers } from "../upgrade/still-database.ts";
import { bringBack, carryOut, type UpgradeOutcome } from "../upgrade/upgrade-steps.ts";

export const usage = "upgrade RELEASE [--program FOLDER] [--stop COMMAND --start COMMAND] | upgrade --back FILE";

const run = promisify(execFile);
const longestStartMs = 5 * 60_000;

/** Backup, install, migrate, try, or back by itself. Ends with 1 when it went back. */
export async function upgrade(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { program: { type: "string" }, stop: { type: "string" }, start: { type: "string" }, back: { type: "string" } },
    allowPositionals: true,
  });
  const program = resolve(values.program ?? process.cwd());
  const reading = readConfig(process.env, program);
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  const { config } = reading;
  if (values.back !== undefined && positionals.length === 0) return backTo(config, resolve(values.back));
  const [source] = positionals;
  if (source === undefined || positionals.length > 1 || (values.stop === undefined) !== (values.start === undefined))
    throw new Error(`usage: ${usage}`);
  const workshop = join(program, ".upgrade");
  if (existsSync(join(workshop, "before")))
    throw new Error(
      `an upgrade was cut off while programs were exchanged: bring what lies in ${workshop}/before back, then remove ${workshop}`,
    );
  await prepared(source, program, workshop);
  return exchanged(config, program, { stop: values.stop, start: values.start });
}

/** While the server still serves. UPGRADE1 UPGRADE2 UPGRADE3 */
async function prepared(source: string, program: string, workshop: string): Promise<void> {
  const next = join(workshop, "next");
  try {
    const from = await readRelease(program);
    say("installing and building the new release; the running one serves on");
    await prepareRelease(source, program, next);
    const to = await readRelease(next);
    const fault = faultOfRelease(from, to);
    if (fault !== null) throw new Error(fault);
    say(`from ${from.version} to ${to.version}, ${to.steps.length - from.steps.length} steps of the database`);
    const notes = operatorNotes(await readFile(join(next, "docs/releases.md"), "utf8").catch(() => ""), from.version, to.version);
    if (notes !== "") say(notes);
  } catch (error) {
    await rm(workshop, { recursive: true, force: true });
    throw error;
  }
}

type Service = { readonly stop: string | undefined; readonly start: string | undefined };

async function exchanged(config: Config, program: string, service: Service): Promise<number> {
  const workshop = join(program, ".upgrade");
  const stoppedAt = performance.now();
  if (service.stop !== undefined) await typed(service.stop);
  const outcome = await withStillDatabase(config, async (databaseUrl): Promise<UpgradeOutcome> => {
    const { folder } = config.backup;
    await privateFolder(folder);
    const backup = join(folder, `before-upgrade-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}.backup`);
    return carryOut({ databaseUrl, dataFolder: config.dataFolder, program, workshop, backup, say });
    // Nothing had been changed yet.
  }).catch((error: unknown): UpgradeOutcome => ({ kind: "back", why: error instanceof Error ? error.message : String(error) }));
  await rm(join(workshop, "next"), { recursive: true, force: true });
  if (outcome.kind === "stuck")
    throw new Error(`${outcome.why}; nothing was started; free the way, then \`upgrade --back\` with the backup`);
  if (service.start === undefined) say("nothing was started: start the server now");
  else await started(service.start, config.port);
  const seconds = ((performance.now() - stoppedAt) / 1000).toFixed(1);
  say(
    outcome.kind === "upgraded"
      ? `upgraded, ${seconds} s after the stop`
      : `not upgraded, all is as it was, ${seconds} s after the stop: ${outcome.why}`,
  );
  return outcome.kind === "upgraded" ? 0 : 1;
}

async function backTo(config: Config, backup: string): Promise<number> {
  await withStillDatabase(config, async (databaseUrl) => bringBack({ databaseUrl, dataFolder: config.dataFolder, backup, say }));
  return 0;
}

/** The database while no server of ours runs on it. */
async function withStillDatabase<Result>(config: Config, work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  if (await answers(config.port))
    throw new Error(`a server still answers on port ${config.port}: stop it, or say how with --stop and --start`);
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataFolder, whenInUse: "refuse" }) : null;
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.databaseUrl ?? "";
    await refuseRunningServers(databaseUrl);
    return await work(databaseUrl);
  } finally {
    await embedded?.stop();
  }
}

async function started(command: string, port: number): Promise<void> {
  await typed(command);
  const since = performance.now();
  while (!(await answers(port))) {
    if (performance.now() > since + longestStartMs) throw new Error(`\`${command}\` was typed, and nothing answers on port ${port}`);
    await pause(200);
  }
}

async function answers(port: number): Promise<boolean> {
  if (port === 0) return false;
  return fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function typed(command: string): Promise<void> {
  await run("/bin/sh", ["-c", command]).catch((error: unknown) => {
    throw new Error(`\`${command}\` failed: ${error instanceof Error ? error.message : String(error)}`);
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
