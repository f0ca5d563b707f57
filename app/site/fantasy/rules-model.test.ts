import { describe, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { type FantasySettings, usualFantasySettings as usual } from "#core/fantasy/fantasy-settings.ts";
import { settingsFields, settingsWith } from "#core/fantasy/settings-fields.ts";
import { fantasyRules } from "#tests/support/fixtures/fantasy-pages.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { rulesPage } from "./rules-model.ts";

putAllMessages();
const english = pageLanguage("en", "Europe/Belgrade");

function said(settings: FantasySettings, clubs = 12, language = english): readonly string[] {
  const { lead, sections } = rulesPage(fantasyRules({ settings, clubs }), language);
  return [lead, ...sections.flatMap(({ texts }) => texts)];
}

/** Of games among friends, which have rules of their own; and what may be one thing alone. */
const elsewhere = /^(?:duelPoints|leagueSize|leaguesPerTeam|weightPercent\.five)/;
const told = settingsFields.filter(({ path }) => !elsewhere.test(path)).map(({ path }) => path);

function other(path: string): string {
  const field = settingsFields.find((one) => one.path === path);
  if (field === undefined) throw new Error(`there is no field ${path}`);
  const now = path.split(".").reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], usual);
  if (field.kind === "choice") return field.choices.find((choice) => choice !== now) ?? "";
  if (field.kind === "list") return path === "clubLimits" ? "0:5" : field.example;
  return String(now === field.least ? field.least + 1 : field.least);
}

describe("FANP4 the rules are written from the settings", () => {
  test.each(told)("%s changes its sentence", (path) => {
    const changed = said(settingsWith(usual, new Map([[path, other(path)]])));
    expect(changed).not.toEqual(said(usual));
  });

  test("formations, club limits and the scale change theirs", () => {
    const changes: readonly Partial<FantasySettings>[] = [
      { formations: usual.formations.slice(1) },
      { clubLimits: [{ clubs: 0, players: 3 }] },
      { clubLimits: usual.clubLimits.map((step) => ({ ...step, players: step.players + 1 })) },
      { price: { ...usual.price, scalePercent: 125 } },
    ];
    for (const change of changes) expect(said({ ...usual, ...change })).not.toEqual(said(usual));
    expect(said(usual, 6)).not.toEqual(said(usual, 12));
  });

  test("in whole sentences", () => {
    const texts = said(usual).join(" ").replaceAll("\u2060", "");
    for (const sentence of [
      "A team has 10 players: 4 guards, 4 forwards and 2 centres.",
      "Together the players can cost 100.0 at most.",
      "At most 3 players from the same club, as 12 clubs play.",
      "The limit depends on how many clubs are still playing: 3 with at least 8 playing, 4 with at least 4 playing, 6 with fewer.",
      "can be combined like this: 2-2-1, 1-3-1, 3-1-1, 2-1-2, 1-2-2.",
      "the sixth man’s at 100%, the bench’s at 50%.",
      "their points are multiplied by 1.5.",
      "10% of it is added.",
      "A team has 3 transfers per round.",
      "by 1.0 at most, and stays between 4.0 and 30.0.",
      "24 hours after the last of them at the earliest, and not before Monday, 12:00 (Europe/Belgrade).",
      "An open protest delays it 7 days at most.",
    ]) {
      expect(texts).toContain(sentence);
    }
  });

  test.each(locales)("in %s, without an open place", (locale) => {
    const texts = said(usual, 12, pageLanguage(locale, "Europe/Belgrade"));
    expect(texts.filter((text) => /[{}#]|undefined|NaN/.test(text) || text.trim() === "")).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test("FANP5 the example adds up to the points of its team", () => {
  const { example } = rulesPage(fantasyRules(), english);
  const figures = (example?.table.rows ?? []).map(({ cells }) => Number(cells[3]?.text));
  const sum = Number(example?.table.totals?.[0]?.cells[3]?.text);
  expect(figures).toHaveLength(10);
  expect(figures.reduce((all, each) => all + each, 0)).toBeCloseTo(sum, 6);
  expect(example?.table.rows[1]?.cells.map((cell) => cell?.text)).toEqual(["captain", "34.1", "×1.5", "51.2"]);
  expect(rulesPage(fantasyRules({ example: null }), english).example).toBeNull();
});
