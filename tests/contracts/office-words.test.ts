import { expect, it } from "vitest";
import type { Field } from "#contract/fields/field-kinds.ts";
import { languages } from "#contract/locale.ts";
import { allStores } from "#server/office/things.ts";
import { readMessageFiles, textsOf } from "../../scripts/words/message-files.ts";

const all = await readMessageFiles();

it.each(languages)("OFF25 every thing of the office has its words: %s", (language) => {
  const texts = textsOf(all[language]["office"] ?? {});
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
  expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
});
