// `npm test`, on a machine with nothing but Node 20 or newer and npm: so plain JavaScript, and no packages.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { buildPages } from "./build-pages.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { isStopping, root, run } from "./run-command.mjs";

/** What has been counted so far; a check without parts of its own counts as one. */
const count = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
const reports = mkdtempSync(join(tmpdir(), "fullcourt-reports-"));

await testAll();
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 && !isStopping() ? 0 : 1;

async function testAll() {
  const node = (await installPackages()) ? findNode() : null;
  if (node === null) return fail("installation");
  const tool = toolsOf(node);

  await check("addresses of pages", () => tool("@react-router/dev/bin.cjs", ["typegen"]));
  await check("types of core", () => tool("typescript/bin/tsc", ["-p", "core"]));
  await check("types", () => tool("typescript/bin/tsc", ["-p", "."]));
  await check("lint", () => tool("oxlint/bin/oxlint", ["--type-aware"]));
  await check("format", () => tool("oxfmt/bin/oxfmt", ["--check"]));
  await suite(tool, "unit");
  await suite(tool, "seasons");
  await suite(tool, "db");
  if (!(await buildPages(node))) return fail("build");
  const chromium = await findChromium();
  if (chromium === null) return fail("browser");
  await suite(tool, "e2e", { CHROMIUM_PATH: chromium });
  await suite(tool, "site", { CHROMIUM_PATH: chromium });
}

/** @param {string} node */
function toolsOf(node) {
  /** Child processes of a tool, such as Vitest's workers and the linter's type checker, get the same Node. */
  const PATH = `${join(root, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`;
  /**
   * @param {string} file
   * @param {readonly string[]} args
   * @param {Record<string, string>} env
   */
  return (file, args, env = {}) => run(node, [join(root, "node_modules", file), ...args], { env: { PATH, ...env } });
}

/**
 * @param {string} name
 * @param {() => Promise<{ code: number }>} doIt
 */
async function check(name, doIt) {
  if (isStopping()) return;
  console.log(`\n— ${name}`);
  const { code } = await doIt();
  if (code === 0) count.passed += 1;
  else fail(name);
}

/** @param {string} name */
function fail(name) {
  count.failed += 1;
  failures.push(name);
}

/**
 * One project of vitest.config.ts, each of its tests counted.
 * @param {ReturnType<typeof toolsOf>} tool
 * @param {string} project
 * @param {Record<string, string>} env
 */
async function suite(tool, project, env = {}) {
  if (isStopping()) return;
  console.log(`\n— ${project} tests`);
  const file = join(reports, `${project}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await tool("vitest/vitest.mjs", args, env);
  const { passed, failed } = readReport(file);
  count.passed += passed;
  count.failed += failed;
  if (failed > 0) failures.push(`${failed} of ${project}`);
  // A worker that died or an error outside every test leaves no failed test behind.
  else if (code !== 0) fail(`${project} (ended with code ${code})`);
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} Report
 * @param {string} file
 */
function readReport(file) {
  try {
    const report = /** @type {Report} */ (JSON.parse(readFileSync(file, "utf8")));
    // A file that could not even be read holds no tests to count.
    const unread = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
    return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
