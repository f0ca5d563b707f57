import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const nextVersion = "16.4.6";
const reactVersion = "19.3.1";

/** Without it Next tells its makers about every build. */
export const nextEnvironment: Readonly<Record<string, string>> = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

// Server components that are host elements only: no `Link`, no client component, no component of its own around them.
// A real page has all of these, so this is the least that Next can do for a document.
const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ private: true, dependencies: { next: nextVersion, react: reactVersion, "react-dom": reactVersion } }),
  "next.config.mjs": "export default { compress: false, poweredByHeader: false };\n",
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en">{children}</html>;
}
`,
  "app/[tab]/page.js": `import { readFileSync } from "node:fs";
import { createElement } from "react";

export const dynamic = "force-dynamic";
const read = (name) => readFileSync(process.env[name] ?? "/dev/null", "utf8") || "null";
const trees = JSON.parse(read("PAGE_TREES"));
const dataTexts = JSON.parse(read("PAGE_DATA"));

function elementOf(node) {
  return typeof node === "string" ? node : createElement(node.tag, { ...node.props }, ...node.children.map(elementOf));
}

export default async function Page({ params }) {
  const { tab } = await params;
  JSON.parse(dataTexts[tab]);
  return elementOf(trees[tab]);
}
`,
};

export type NextPeer = { readonly folder: string; readonly command: (port: number) => readonly string[] };

/**
 * Next.js with a page that shows any tree, built once into a folder of the system's for temporary files and found
 * there the next time. `null` when it cannot be had: no network, no room, no npm.
 */
export async function prepareNext(): Promise<NextPeer | null> {
  const digest = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `fullcourt-bench-next-${digest}`);
  const program = join(folder, "node_modules", "next", "dist", "bin", "next");
  if (!existsSync(join(folder, "built"))) {
    try {
      await build(folder, program);
    } catch {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }
  return { folder, command: (port) => [process.execPath, program, "start", "-p", String(port), "-H", "127.0.0.1"] };
}

async function build(folder: string, program: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const environment = { ...process.env, ...nextEnvironment };
  const options = { cwd: folder, env: environment, timeout: 300_000 };
  await run("npm", ["install", "--omit=dev", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"], options);
  await run(process.execPath, [program, "build"], options);
  writeFileSync(join(folder, "built"), "");
}
