// `npm test`, on a machine with nothing but Node 20 or newer and npm: so plain JavaScript, and no packages.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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
/** Tests that passed only at the second try. @type {TestEnd[]} */
const late = [];
/** Tests that could not run here: something they need is not there. @type {TestEnd[]} */
const skipped = [];
/** More of them than this are no bad luck any more: somebody has to look why. */
const mostLate = 2;
const reports = mkdtempSync(join(tmpdir(), "fullcourt-reports-"));

await testAll();
rmSync(reports, { recursive: true, force: true });
if (late.length > 0) console.log(`\nPassed only at the second try:\n${late.map(inWords).join("\n")}`);
if (late.length > mostLate) fail(`${late.length} tests passed only at the second try, and ${mostLate} may`);
if (skipped.length > 0) console.log(`\n${skipped.length} skipped, since what they need is not on this machine:\n${byFile(skipped)}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 && !isStopping() ? 0 : 1;

async function testAll() {
  const node = (await installPackages()) ? findNode() : null;
  if (node === null) return fail("installation");
  const tool = toolsOf(node);

  await check("addresses of pages", () => tool("@react-router/dev/bin.cjs", ["typegen"]));
  await check("types of core", () => tool("typescript/bin/tsc", ["-p", "core"]));
  await check("types and lint", () => tool("oxlint/bin/oxlint", ["--type-aware", "--type-check"]));
  await check("format", () => tool("oxfmt/bin/oxfmt", ["--check"]));
  await suite(tool, "unit* seasons");
  await suite(tool, "db*");
  if (!(await buildPages(node))) return fail("build");
  const browsers = await findChromium();
  if (browsers === null) return fail("browser");
  const env = { CHROMIUM_PATH: browsers.whole, CHROMIUM_SHELL_PATH: browsers.shell };
  await suite(tool, "e2e*", env);
  await suite(tool, "site*", env);
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
 * Projects of vitest.config.ts by name, or by how their names begin, with a space between; each of their tests is counted. Files
 * with a failed test run once more by themselves: what then passes was not wrong but late, on a machine that was busy, and is
 * named as such at the end.
 * @param {ReturnType<typeof toolsOf>} tool
 * @param {string} project
 * @param {Record<string, string>} env
 */
async function suite(tool, project, env = {}) {
  if (isStopping()) return;
  console.log(`\n— ${project} tests`);
  const first = await runOf(tool, project, env, []);
  if (first.failed.length === 0 || isStopping()) return told(project, first);
  const files = new Set(first.failed.map(({ file }) => file));
  console.log(`\n— ${project} tests once more: ${[...files].map((file) => relative(root, file)).join(", ")}`);
  const second = await runOf(tool, project, env, [...files]);
  late.push(...first.failed.filter(({ name }) => !second.failed.some((again) => again.name === name)));
  count.passed += first.passed.filter(({ file }) => !files.has(file)).length;
  skipped.push(...first.skipped.filter(({ file }) => !files.has(file)));
  told(project, second);
}

/**
 * @param {string} project
 * @param {{ code: number, passed: TestEnd[], failed: TestEnd[], skipped: TestEnd[] }} end
 */
function told(project, { code, passed, failed, skipped: notRun }) {
  skipped.push(...notRun);
  count.passed += passed.length;
  count.failed += failed.length;
  failures.push(...failed.map(inWords));
  // A worker that died or an error outside every test leaves no failed test behind.
  if (code !== 0 && failed.length === 0) fail(`${project} (ended with code ${code})`);
}

/** @typedef {{ file: string, name: string, message: string }} TestEnd */

/**
 * @param {ReturnType<typeof toolsOf>} tool
 * @param {string} project
 * @param {Record<string, string>} env
 * @param {readonly string[]} files all, when none is named
 */
async function runOf(tool, project, env, files) {
  const report = join(reports, `${project.replaceAll(/[* ]/g, "")}-${files.length}.json`);
  const projects = project.split(" ").flatMap((name) => ["--project", name]);
  const args = ["run", ...projects, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...files];
  const { code } = await tool("vitest/vitest.mjs", args, env);
  return { code, ...readReport(report) };
}

/** @param {TestEnd} end its name, and as much of what it says as leads to the fault */
function inWords({ file, name, message }) {
  const lines = message
    .split("\n")
    .filter((line) => !/at .*(node_modules|new Promise)/.test(line))
    .map((line) => line.slice(0, 300));
  return [`${relative(root, file)}: ${name}`, ...lines.slice(0, 12).map((line) => `    ${line}`)].join("\n");
}

/**
 * Skipped tests, a line for each file: how many, and the first by its name.
 * @param {readonly TestEnd[]} ends
 */
function byFile(ends) {
  const files = [...new Set(ends.map(({ file }) => file))];
  const lines = files.map((file) => {
    const [first, ...more] = ends.filter((end) => end.file === file);
    return `${relative(root, file)}: ${first?.name}${more.length > 0 ? `, and ${more.length} more` : ""}`;
  });
  return lines.join("\n");
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} Report
 * @param {string} path
 */
function readReport(path) {
  /** @type {TestEnd[]} */
  const passed = [];
  /** @type {TestEnd[]} */
  const failed = [];
  /** @type {TestEnd[]} */
  const notRun = [];
  if (!existsSync(path)) return { passed, failed, skipped: notRun };
  const report = /** @type {Report} */ (JSON.parse(readFileSync(path, "utf8")));
  for (const { name: file, status, message, assertionResults } of report.testResults) {
    for (const { status: ended, fullName: name, failureMessages } of assertionResults) {
      if (ended === "passed") passed.push({ file, name, message: "" });
      if (ended === "failed") failed.push({ file, name, message: failureMessages.join("\n") });
      if (["skipped", "pending", "todo", "disabled"].includes(ended)) notRun.push({ file, name, message: "" });
    }
    // A file that could not even be read holds no tests to count; one whose preparation failed may hold none that did.
    if (status === "failed" && !failed.some((end) => end.file === file)) failed.push({ file, name: "the file itself", message });
  }
  return { passed, failed, skipped: notRun };
}
