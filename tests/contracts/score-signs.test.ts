import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/** Two sides' figures with a sign of one language between them: `scoreText` has that of each. */
const oneLanguages = /(?:home|away|points|own|other|score)\w*\}[–:-]\$?\{/i;

it("no screen writes a score with the sign of one language", () => {
  const found = sourceTree()
    .filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.|i18n\/score-text/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (oneLanguages.test(line) && !/^\s*key: /.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
