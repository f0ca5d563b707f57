import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/locale.ts";
import { houseWordFaults } from "../../scripts/words/house-word-faults.ts";
import { readMessageFiles, textsOf } from "../../scripts/words/message-files.ts";
import { root } from "./source-tree.ts";

const all = await readMessageFiles();

/** The name of a figure, without the explanation that a long head may carry after a colon. */
function nameOf(language: (typeof languages)[number], statistic: string): string | undefined {
  const long = textsOf(all[language]["game"] ?? {}).get(`statistics.${statistic}.long`);
  return long?.split(":")[0]?.trim().toLowerCase();
}

test("the glossary calls every figure what the messages call it", () => {
  const rows = readFileSync(path.join(root, "docs/glossary.md"), "utf8").match(/^\|.*\|$/gm) ?? [];
  const lines = new Set(rows.map((row) => row.replace(/ \| [^|]* \| /, " | ").toLowerCase()));
  const statistics = [...textsOf(all.en["game"] ?? {}).keys()].flatMap((key) => /^statistics\.(\w+)\.long$/.exec(key)?.[1] ?? []);
  const wanted = statistics
    .filter((statistic) => !/Made$|Attempted$/.test(statistic))
    .map((statistic) => `| ${languages.map((language) => nameOf(language, statistic)).join(" | ")} |`);
  expect(wanted.filter((line) => !lines.has(line))).toEqual([]);
});

test("WORD1 a thing has one word in each language", () => {
  expect(houseWordFaults(all).map(({ language, key, fault }) => `${language} ${key} ${fault}`)).toEqual([]);
});

test("another word is told with its key and its sentence, a value's name and a word of something else are not", () => {
  const broken = {
    ...all,
    en: {
      halls: { title: "{figure} of {count, plural, one {# figure} other {# figures}}" },
      about: { general: { accessibility: "level AA" } },
    },
    sr: {
      halls: { title: "Dvorane i posećenost" },
      statistics: { netRating: { formula: "Napad, manje odbrana" } },
      home: { title: "manje" },
    },
  };
  const faults = houseWordFaults(broken).map(({ language, key, fault }) => `${language} ${key} ${fault}`);
  expect(faults).toEqual([
    "en halls.title says “figure”, where statistics is “stats”: {figure} of {count, plural, one {# figure} other {# figures}}",
    "sr halls.title says “Dvoran”, where venue is “hala”: Dvorane i posećenost",
    "sr statistics.netRating.formula says “, manje ”, where fewer points taken off is “minus”: Napad, manje odbrana",
  ]);
});
