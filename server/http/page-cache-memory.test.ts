import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("../../tests/support/servers/fill-page-cache.ts", import.meta.url));

it("PAGE13 what the cache counts for 1,200 pages is what the process takes", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", program]);
  const { counted, taken } = JSON.parse(stdout) as { readonly counted: number; readonly taken: number };
  expect(taken / counted).toBeLessThanOrEqual(1.25);
  expect(taken / counted).toBeGreaterThan(0.5);
});
