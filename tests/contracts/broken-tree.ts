import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./source-tree.ts";

/** The fences of this repository round files that are not its own. */
export type BrokenTree = {
  readonly lint: () => Promise<readonly { readonly file: string; readonly rule: string; readonly message: string }[]>;
  readonly compileCore: () => Promise<string>;
  readonly remove: () => Promise<void>;
};

const fences = ["package.json", "tsconfig.json", ".oxlintrc.json", "lint", "docs/map.md", "core/tsconfig.json"];

/** Copies the fences to a folder of their own and puts the given files inside them. */
export async function brokenTree(sources: Readonly<Record<string, string>>): Promise<BrokenTree> {
  const folder = await mkdtemp(path.join(tmpdir(), "fullcourt-fences-"));
  for (const fence of fences) await cp(path.join(root, fence), path.join(folder, fence), { recursive: true });
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  // Named one by one: the linter would walk through the link to node_modules.
  const areas = [...new Set(Object.keys(sources).map((file) => file.replace(/\/.*$/, "")))];
  return {
    lint: async () => diagnostics(await output(folder, "oxlint", ["--type-aware", "--format", "json", ...areas])),
    compileCore: () => output(folder, "tsc", ["-p", "core"]),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** What a tool prints; that it fails is what is wanted here. */
function output(folder: string, tool: string, args: readonly string[]): Promise<string> {
  const script = path.join(root, "node_modules/.bin", tool);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: folder, maxBuffer: 1 << 26 }, (_failure, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

type Report = { readonly diagnostics: readonly { readonly filename: string; readonly code?: string; readonly message: string }[] };

function diagnostics(text: string) {
  const report = JSON.parse(text) as Report;
  return report.diagnostics.map(({ filename, code = "", message }) => ({ file: filename, rule: code, message }));
}
