import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Field } from "#contract/fields/field-kinds.ts";
import { languages } from "#contract/locale.ts";
import { allStores } from "#server/office/things.ts";
import { readMessageFiles, textsOf } from "../../scripts/words/message-files.ts";
import { root, sourceTree } from "./source-tree.ts";

const all = await readMessageFiles();

/** Rules by which a field is refused, as descriptions and stores name them. */
const refusals = sourceTree()
  .filter((file) => /^(?:contract|server)\/office\/[a-z-]+\.ts$/.test(file) && !file.includes(".test."))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/(?:: |rule: )"([A-Z]+\d+)"/g)].map(([, rule]) => `faults.${rule}`),
  );

it.each(languages)("OFF25 every thing of the office has its words: %s", (language) => {
  const texts = textsOf(all[language]["office-things"] ?? {});
  const wanted = allStores().flatMap(({ thing: { name, fields } }) => [
    ...["one", "many", "make"].map((form) => `things.${name}.${form}`),
    ...Object.entries<Field>(fields).flatMap(([field, described]) => [
      `fields.${name}.${field}`,
      // A number on a shirt is read in every language.
      ...(described.kind === "choice"
        ? described.of.filter((choice) => !/^\d+$/.test(choice)).map((choice) => `choices.${name}.${field}.${choice}`)
        : []),
    ]),
  ]);
  expect([...wanted, ...refusals].filter((key) => !texts.has(key))).toEqual([]);
});
