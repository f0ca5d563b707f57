import { readdirSync } from "node:fs";
import { join } from "node:path";

/** `npm run bench -- NAME`: every file here that measures something has its name as its command. */
const parts = new Set([
  "basket-command",
  "database-cpu",
  "demo-server",
  "fan-out-clients",
  "fantasy-bars",
  "fantasy-crowd",
  "fantasy-plays",
  "fantasy-transfers",
  "get-page",
  "load-generator",
  "lock-out-attackers",
  "next-peer",
  "nginx-peer",
  "page-tree",
  "page-tree.test",
  "pinned-process",
  "push-receiver",
  "run",
  "serve-bare-react",
  "serve-fixture-pages",
  "statistics-world",
  "stream-attackers",
  "table-clients",
  "table-page",
]);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length))
  .filter((name) => !parts.has(name));

const name = process.argv[2] ?? "";
if (names.includes(name)) {
  await import(join(import.meta.dirname, `${name}.ts`));
} else {
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(", ")}`);
  process.exitCode = 1;
}
