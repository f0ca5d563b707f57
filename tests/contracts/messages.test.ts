import format, { type CompiledMessage } from "icu-minify/format";
import { describe, expect, it } from "vitest";
import { languages, languageTag, type Language } from "#contract/locale.ts";
import { gameStatuses, type Official } from "#core/game/facts.ts";
import { flagKinds } from "#core/game/flag-kinds.ts";
import type { PlayerLine, TeamTotals } from "#core/stats/box-score.ts";
import type { FourFactors } from "#core/stats/four-factors.ts";
import plays from "#messages/en/plays.ts";
import { messageFaults } from "../../scripts/words/message-faults.ts";
import { readMessageFiles, textsOf } from "../../scripts/words/message-files.ts";
import { partsOf } from "../../scripts/words/message-parts.ts";
import { compileMessages } from "../../vite-plugins/compile-messages.ts";

const all = await readMessageFiles();
const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

function textOf(language: Language, area: string, key: string): string | undefined {
  return textsOf(all[language][area] ?? {}).get(key);
}

function sayCount(language: Language, area: string, key: string, count: number): string {
  const { text } = compileMessages({ text: textOf(language, area, key) ?? "" }, "as-written");
  return String(format(text as CompiledMessage, languageTag(language), { count }, { formatters }));
}

describe("messages", () => {
  it("have every key in every language, with English's values, the language's own plurals, and no English left over", () => {
    expect(messageFaults(all).map(({ language, key, fault }) => `${language} ${key} ${fault}`)).toEqual([]);
  });

  it("notice what is wrong", () => {
    const broken = {
      ...all,
      sl: { plays: { ...all.sl["plays"], dunk: "zabijanje", assistBy: "podaja", timeout: "timeout" } },
      ru: { ...all.ru, home: { ...all.ru["home"], title: "{count, plural, one {#} other {#}}", description: "{site} – главная" } },
      fr: { ...all.fr, home: { ...all.fr["home"], title: "Accueil !" } },
      es: { ...all.es, home: { ...all.es["home"], title: "Inicio!" } },
    };
    const faults = messageFaults(broken).map(({ language, key, fault }) => `${language} ${key} ${fault}`);
    expect(faults).toEqual(
      expect.arrayContaining([
        "sl shell.site.menu is missing",
        "sl plays.dunk is not in English",
        "sl plays.assistBy does not say {player}",
        "sl plays.timeout is the English text",
        "fr home.title lacks a blank that does not break: \\u00a0 before a colon and inside of « », \\u202f before ; ! ?",
        "es home.title has a question or an exclamation that is not opened by ¿ or ¡",
        "ru home.description has a short dash between words; Russian sets —",
        "ru home.title says {count}, which English does not have",
        "ru home.title has the cardinal forms one, other for {count}, its language few, many, one, other",
      ]),
    );
  });

  it.each([
    ["en", ["0 games", "1 game", "2 games", "21 games", "101 games"]],
    ["sr", ["0 utakmica", "1 utakmica", "2 utakmice", "21 utakmica", "101 utakmica"]],
    ["sl", ["0 tekem", "1 tekma", "2 tekmi", "21 tekem", "101 tekma"]],
    ["es", ["0 partidos", "1 partido", "2 partidos", "21 partidos", "101 partidos"]],
    ["fr", ["0 match", "1 match", "2 matchs", "21 matchs", "101 matchs"]],
    ["ru", ["0 матчей", "1 матч", "2 матча", "21 матч", "101 матч"]],
  ] as const)("count in %s", (language, said) => {
    expect([0, 1, 2, 21, 101].map((count) => sayCount(language, "league", "games.count", count))).toEqual(said);
  });

  it.each(languages)("use no column head of the box score twice: %s", (language) => {
    const heads = [...textsOf(all[language]["game"] ?? {})].filter(([key]) => /^statistics\..+\.short$/.test(key)).map(([, text]) => text);
    expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
  });

  it("are Cyrillic throughout in Serbian Cyrillic, but for protected words", () => {
    const latin = Object.values(all.sr)
      .flatMap((source) => [...textsOf(source).values()])
      .map((text) => partsOf(text).words.replace(/\[\[.+?\]\]/g, ""))
      .map((words) => JSON.stringify(compileMessages({ words }, "cyrillic")["words"]))
      .filter((words) => /\p{Script=Latin}/u.test(words));
    expect(latin).toEqual([]);
  });
});

// Each list is complete or does not compile; that of plays is so in English.
const statuses = Object.fromEntries(gameStatuses.map((status) => [status, true]));

const flags = Object.fromEntries(flagKinds.map((kind) => [kind, true]));

const roles = {
  "crew-chief": true,
  "umpire-1": true,
  "umpire-2": true,
  commissioner: true,
  scorer: true,
  "assistant-scorer": true,
  timer: true,
  "shot-clock-operator": true,
} satisfies Record<Official["role"], true>;

type Figures = Omit<
  PlayerLine & TeamTotals,
  "key" | "shirt" | "givenName" | "familyName" | "position" | "captain" | "starter" | "played" | "onCourt" | "disqualified"
>;
const statistics = {
  seconds: true,
  points: true,
  twoPointersMade: true,
  twoPointersAttempted: true,
  threePointersMade: true,
  threePointersAttempted: true,
  freeThrowsMade: true,
  freeThrowsAttempted: true,
  offensiveRebounds: true,
  defensiveRebounds: true,
  assists: true,
  steals: true,
  turnovers: true,
  blocks: true,
  blocksReceived: true,
  foulsCommitted: true,
  foulsDrawn: true,
  plusMinus: true,
  performanceIndexRating: true,
  teamOffensiveRebounds: true,
  teamDefensiveRebounds: true,
  teamTurnovers: true,
  benchFouls: true,
  timeouts: true,
  biggestLead: true,
  biggestRun: true,
  leadChanges: true,
  timesLevel: true,
  secondsLeading: true,
  pointsInThePaint: true,
  fastBreakPoints: true,
  secondChancePoints: true,
  pointsFromTurnovers: true,
  benchPoints: true,
  starterPoints: true,
  technicalFouls: true,
  unsportsmanlikeFouls: true,
  offensiveFouls: true,
} satisfies Record<keyof Figures, true>;

const factors = { effectiveFieldGoal: true, turnovers: true, offensiveRebounding: true, freeThrowRate: true } satisfies Record<
  keyof FourFactors,
  true
>;

describe.each(languages)("%s", (language) => {
  it.each<[what: string, names: object, area: string, key: (name: string) => string]>([
    ["play", plays, "plays", (name) => name],
    ["state of a game", statuses, "shell", (name) => `gameStatus.${name}`],
    ["note on a state", statuses, "game", (name) => `statusNote.${name}`],
    ["flag", flags, "game", (name) => `flags.kinds.${name}`],
    ["official's role", roles, "game", (name) => `info.roles.${name}`],
    ["statistic's head", statistics, "game", (name) => `statistics.${name}.short`],
    ["statistic's name", statistics, "game", (name) => `statistics.${name}.long`],
    ["factor", factors, "game", (name) => `fourFactors.${name}.label`],
    ["factor's explanation", factors, "game", (name) => `fourFactors.${name}.explanation`],
  ])("has a message for every %s", (_what, names, area, key) => {
    expect(Object.keys(names).filter((name) => !textOf(language, area, key(name)))).toEqual([]);
  });
});
