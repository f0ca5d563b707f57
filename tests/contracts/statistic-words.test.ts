import { describe, expect, it } from "vitest";
import { languages, type Language } from "#contract/locale.ts";
import { formatFor } from "#app/i18n/format.ts";
import { statisticWords } from "#app/i18n/statistic-words.ts";
import { createTranslator } from "#app/i18n/translator.ts";
import { qualificationRule } from "#core/stats/history/qualification.ts";
import { meetingStreakPhrase, titlePhrase } from "#core/wording/meeting-phrases.ts";
import { agePhrase, firstRecordedPhrase, recordPhrase, reignPhrase } from "#core/wording/record-phrases.ts";
import { minimumPhrase, rulePhrase, standingPhrase } from "#core/wording/standing-phrases.ts";
import { countPhrase, type StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import { milestoneAheadPhrase, milestoneReachedPhrase, streakPhrase } from "#core/wording/streak-phrases.ts";
import { readMessageFiles } from "../../scripts/words/message-files.ts";
import { compileMessages } from "../../vite-plugins/compile-messages.ts";

const all = await readMessageFiles();
const counts = [1, 2, 5, 21, 102];

function say(language: Language, phrase: StatisticPhrase): string {
  const t = (area: string) => createTranslator(language, compileMessages(all[language][area] ?? {}, "as-written"));
  return statisticWords({ t, format: formatFor(language, "Europe/Belgrade") }, phrase);
}

describe("words of statistics", () => {
  it.each([
    [
      "en",
      "1 more game to qualify",
      "2 more games to qualify",
      "5 more games to qualify",
      "21 more games to qualify",
      "102 more games to qualify",
    ],
    [
      "sr",
      "još 1 utakmica do minimuma",
      "još 2 utakmice do minimuma",
      "još 5 utakmica do minimuma",
      "još 21 utakmica do minimuma",
      "još 102 utakmice do minimuma",
    ],
    [
      "sl",
      "še 1 tekma do minimuma",
      "še 2 tekmi do minimuma",
      "še 5 tekem do minimuma",
      "še 21 tekem do minimuma",
      "še 102 tekmi do minimuma",
    ],
    [
      "es",
      "falta 1 partido para el mínimo",
      "faltan 2 partidos para el mínimo",
      "faltan 5 partidos para el mínimo",
      "faltan 21 partidos para el mínimo",
      "faltan 102 partidos para el mínimo",
    ],
    [
      "fr",
      "encore 1 match pour entrer au classement",
      "encore 2 matchs pour entrer au classement",
      "encore 5 matchs pour entrer au classement",
      "encore 21 matchs pour entrer au classement",
      "encore 102 matchs pour entrer au classement",
    ],
    [
      "ru",
      "ещё 1 матч до минимума",
      "ещё 2 матча до минимума",
      "ещё 5 матчей до минимума",
      "ещё 21 матч до минимума",
      "ещё 102 матча до минимума",
    ],
  ] as const)("LEADER5 tell how many games are missing: %s", (language, ...sentences) => {
    const said = counts.map((more) => say(language, standingPhrase({ key: "short", of: "games", least: more + 3, have: 3, more })));
    expect(said).toEqual(sentences);
  });

  it.each([
    ["en", "1 point from 1,000", "2 points from 1,000", "5 points from 1,000", "21 points from 1,000", "102 points from 1,000"],
    ["sr", "Još 1 poen do 1.000", "Još 2 poena do 1.000", "Još 5 poena do 1.000", "Još 21 poen do 1.000", "Još 102 poena do 1.000"],
    ["sl", "Še 1 točka do 1000", "Še 2 točki do 1000", "Še 5 točk do 1000", "Še 21 točk do 1000", "Še 102 točki do 1000"],
    ["es", "A 1 punto de 1000", "A 2 puntos de 1000", "A 5 puntos de 1000", "A 21 puntos de 1000", "A 102 puntos de 1000"],
    [
      "fr",
      "À 1 point de la barre des 1 000",
      "À 2 points de la barre des 1 000",
      "À 5 points de la barre des 1 000",
      "À 21 points de la barre des 1 000",
      "À 102 points de la barre des 1 000",
    ],
    ["ru", "Ещё 1 очко до 1 000", "Ещё 2 очка до 1 000", "Ещё 5 очков до 1 000", "Ещё 21 очко до 1 000", "Ещё 102 очка до 1 000"],
  ] as const)("MILE2 tell how near a milestone is: %s", (language, ...sentences) => {
    const said = counts.map((missing) =>
      say(language, milestoneAheadPhrase({ statistic: "points", threshold: 1000, have: 1000 - missing, missing })),
    );
    expect(said.map(plainBlanks)).toEqual(sentences);
  });

  it.each([
    ["en", "1 win", "2 wins in a row", "5 wins in a row", "21 wins in a row", "102 wins in a row"],
    ["sr", "1 pobeda", "2 pobede zaredom", "5 pobeda zaredom", "21 pobeda zaredom", "102 pobede zaredom"],
    ["sl", "1 zmaga", "2 zmagi zapored", "5 zmag zapored", "21 zmag zapored", "102 zmagi zapored"],
    ["es", "1 victoria", "2 victorias seguidas", "5 victorias seguidas", "21 victorias seguidas", "102 victorias seguidas"],
    ["fr", "1 victoire", "2 victoires de suite", "5 victoires de suite", "21 victoires de suite", "102 victoires de suite"],
    ["ru", "1 победа", "2 победы подряд", "5 побед подряд", "21 победа подряд", "102 победы подряд"],
  ] as const)("STREAK1 tell a streak's length: %s", (language, ...sentences) => {
    expect(counts.map((length) => say(language, streakPhrase("wins", length)))).toEqual(sentences);
  });

  it.each([
    ["en", "1 field goal made", "2 field goals made", "5 field goals made", "21 field goals made", "102 field goals made"],
    [
      "sr",
      "1 pogođen šut iz igre",
      "2 pogođena šuta iz igre",
      "5 pogođenih šuteva iz igre",
      "21 pogođen šut iz igre",
      "102 pogođena šuta iz igre",
    ],
    [
      "sl",
      "1 zadet met iz igre",
      "2 zadeta meta iz igre",
      "5 zadetih metov iz igre",
      "21 zadetih metov iz igre",
      "102 zadeta meta iz igre",
    ],
    [
      "es",
      "1 tiro de campo anotado",
      "2 tiros de campo anotados",
      "5 tiros de campo anotados",
      "21 tiros de campo anotados",
      "102 tiros de campo anotados",
    ],
    ["fr", "1 tir réussi", "2 tirs réussis", "5 tirs réussis", "21 tirs réussis", "102 tirs réussis"],
    [
      "ru",
      "1 забитый бросок с игры",
      "2 забитых броска с игры",
      "5 забитых бросков с игры",
      "21 забитый бросок с игры",
      "102 забитых броска с игры",
    ],
  ] as const)("LEADER2 count baskets with their adjective: %s", (language, ...sentences) => {
    expect(counts.map((count) => say(language, countPhrase("fieldGoalsMade", count)))).toEqual(sentences);
  });

  it.each([
    ["en", "At least half of the team’s games (4–5 games)", "Free throws made: at least 1.25 per team game"],
    ["sr", "Najmanje polovina utakmica ekipe (4–5 utakmica)", "Pogođena slobodna bacanja: najmanje 1,25 po utakmici ekipe"],
    ["sl", "Najmanj polovica tekem ekipe (4–5 tekem)", "Zadeti prosti meti: najmanj 1,25 na tekmo ekipe"],
    ["es", "Al menos la mitad de los partidos del equipo (4–5 partidos)", "Tiros libres anotados: al menos 1,25 por partido del equipo"],
    ["fr", "Au moins la moitié des matchs de l’équipe (4–5 matchs)", "Lancers francs réussis : au moins 1,25 par match de l’équipe"],
    ["ru", "Минимум половина матчей команды (4–5 матчей)", "Забитые штрафные броски: минимум 1,25 за матч команды"],
  ] as const)("FILTER5 LEADER1 show the minimum: %s", (language, half, perGame) => {
    const rule = qualificationRule("default");
    expect(say(language, minimumPhrase(rule, { statistic: "points", mode: "average" }, [8, 10]))).toBe(half);
    expect(plainBlanks(say(language, rulePhrase(rule, { statistic: "freeThrowPercentage", mode: "average" }, "season")))).toBe(perGame);
  });

  it.each([
    ["en", "Most assists", "Stood from 4 May 2025, broken on 3 February 2026", "Recorded since the 2019/20 season", "16 years, 335 days"],
    ["sr", "Najviše asistencija", "Važio od: 4. maj 2025., oboren: 3. februar 2026.", "Beleži se od sezone 2019/20", "16 godina, 335 dana"],
    ["sl", "Največ asistenc", "Veljal od: 4. maj 2025, presežen: 3. februar 2026", "Beleži se od sezone 2019/20", "16 let, 335 dni"],
    [
      "es",
      "Más asistencias",
      "Vigente desde el 4 de mayo de 2025, batido el 3 de febrero de 2026",
      "Se registra desde la temporada 2019/20",
      "16 años y 335 días",
    ],
    [
      "fr",
      "Record de passes décisives",
      "En vigueur depuis le 4 mai 2025, battu le 3 février 2026",
      "Relevé depuis la saison 2019/20",
      "16 ans et 335 jours",
    ],
    ["ru", "Больше всего передач", "Установлен: 4 мая 2025, побит: 3 февраля 2026", "Учёт ведётся с сезона 2019/20", "16 лет, 335 дней"],
  ] as const)("RECORD10 TOTAL5 tell a record, how long it stood, since when it is kept: %s", (language, title, reign, since, age) => {
    const until = Date.UTC(2026, 1, 3, 18);
    expect([
      say(language, recordPhrase("assists")),
      plainBlanks(say(language, reignPhrase({ from: Date.UTC(2025, 4, 4, 18), until }))),
      say(language, firstRecordedPhrase({ season: "s", playedAt: null, game: "g", round: 1 }, "2019/20")),
      say(language, agePhrase(6179, until)),
    ]).toEqual([title, reign, since, age]);
  });

  it("MEET1 CAREER4 leave names as they are, in every language", () => {
    const names = { own: "Avala", opponents: "Dunav Beograd" };
    for (const language of languages) {
      expect(say(language, meetingStreakPhrase({ length: 3, winner: "opponents" }, names))).toMatch(/^Dunav Beograd\s?: 3 /);
      expect(say(language, titlePhrase("won", { league: "Prva liga", season: "2025/26" }))).toMatch(/: Prva liga, 2025\/26$/);
      expect(say(language, milestoneReachedPhrase({ statistic: "games", threshold: 100, game: "g", playedAt: null }))).toContain("100 ");
    }
  });
});

function plainBlanks(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
