import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);
/** What lies in a checkout or a running installation, and is no part of a release. */
const leftBehind = ["node_modules", ".git", "data", "build", ".upgrade", ".react-router"];

/**
 * Brings a release (a folder, a tar file, or a tag of the git clone that `program` is) into `next`, installs its packages and builds its
 * pages there, while the old one serves. UPGRADE3
 */
export async function prepareRelease(source: string, program: string, next: string): Promise<void> {
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const place = resolve(source);
  const kind = await stat(place).catch(() => null);
  if (kind?.isDirectory() === true) await copyFolder(place, next);
  else if (kind !== null) await unpack(place, next);
  else await unpackTag(source, program, next);
  await takePackages(program, next);
  await install(next);
  await giveToOwner(program, next);
}

async function copyFolder(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    if (!leftBehind.includes(name)) await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
}

async function unpack(file: string, to: string): Promise<void> {
  await run("tar", ["-xf", file, "-C", to]).catch((error: unknown) => {
    throw new Error(`${file} is no tar file: ${tellingLine(error)}`);
  });
  const [only, ...more] = await readdir(to);
  // Most tar files hold one folder with everything in it.
  if (only === undefined || more.length > 0 || only === "package.json") return;
  for (const name of await readdir(join(to, only))) await rename(join(to, only, name), join(to, name));
}

async function unpackTag(tag: string, program: string, to: string): Promise<void> {
  const file = join(to, "release.tar");
  await run("git", ["-C", program, "archive", `--output=${file}`, tag]).catch((error: unknown) => {
    throw new Error(`${tag} is no folder, no file, and no version in ${program}: ${tellingLine(error)}`);
  });
  await run("tar", ["-xf", file, "-C", to]);
  await rm(file);
}

/** The packages of before, where the new release names the same: nothing is fetched then, and nothing copied. */
async function takePackages(program: string, next: string): Promise<void> {
  const lockOf = async (folder: string) => {
    const lock = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")) as { packages: Record<string, unknown> };
    return JSON.stringify({ ...lock.packages, "": null });
  };
  const [ours, theirs] = [await lockOf(program).catch(() => "none here"), await lockOf(next)];
  if (ours !== theirs) return;
  const [from, to] = [join(program, "node_modules"), join(next, "node_modules")];
  await run("cp", ["-al", from, to]).catch(async () => run("cp", ["-a", from, to]));
}

async function install(next: string): Promise<void> {
  await run(process.execPath, ["scripts/start.mjs", "--prepare"], { cwd: next, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`the new release could not be installed:\n${`${stdout}${stderr}`.trim().split("\n").slice(-20).join("\n")}`);
  });
}

/** Root prepares for the account that the server runs as. */
async function giveToOwner(program: string, next: string): Promise<void> {
  const { uid, gid } = await stat(program);
  if (process.getuid?.() === 0 && uid !== 0) await run("chown", ["-R", `${uid}:${gid}`, next]);
}

function tellingLine(error: unknown): string {
  const { stderr = "" } = error as { readonly stderr?: string };
  return stderr.trim().split("\n")[0] ?? String(error);
}
