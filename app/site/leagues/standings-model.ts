import { standingsReason, type StandingsFigure } from "#core/league/standings-reason.ts";
import type { Format } from "../../i18n/format.ts";
import { scoreText } from "../../i18n/score-text.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { StandingsRow, StandingsTieBreak } from "#contract/standings-rows.ts";

/** A line of the table as the page sends it: the club by its key among the page's marks. */
export type TableRow = {
  readonly rank: number;
  readonly club: string;
  /** Its slug within the league, for the address of its page. */
  readonly team: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Of the league's ranking policy. */
  readonly points: number;
  /** `w` and `l`, oldest first, and the same in words. */
  readonly form: string;
  readonly formText: string;
  /** A line for each of its games; absent where they are not known. LOOK24 */
  readonly formGames?: string;
  readonly record: string;
  readonly difference: string;
  /**
   * Under the place, a sign and the same in words: places gained or lost against the official table, where this is not it
   * (RANK25); else what is certain of the club before the last game (RACE3), in files a column of its own.
   */
  readonly beside?: { readonly look: "up" | "down" | "certain"; readonly sign: string; readonly text: string; readonly column?: string };
};

const headKeys = ["rank", "club", "played", "wins", "losses", "points", "pointsFor", "pointsAgainst", "difference", "form"] as const;

/** What stands over the columns of the whole table. */
export type StandingsHeads = Readonly<Record<(typeof headKeys)[number], { readonly short: string; readonly long: string }>>;

export function standingsHeads(language: PageLanguage): StandingsHeads {
  const t = language.t("league");
  const heads = headKeys.map((key) => [key, { short: t(`standings.heads.${key}.short`), long: t(`standings.heads.${key}.long`) }]);
  return Object.fromEntries(heads) as StandingsHeads;
}

/** Why a club stands where it does among those it was level with, and what the office has decided about it. */
export type TableNote = {
  readonly club: string;
  readonly rank: number;
  /** What parted it from those it was level with, step by step. */
  readonly reasons: readonly string[];
  readonly decided: readonly string[];
};

export function tableRow(row: StandingsRow, language: PageLanguage): TableRow {
  return {
    rank: row.rank,
    club: row.team.clubSlug,
    team: row.team.teamSlug,
    played: row.played,
    wins: row.wins,
    losses: row.losses,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    points: row.classificationPoints,
    form: row.form.map((result) => (result === "won" ? "w" : "l")).join(""),
    formText: formText(row, language),
    ...formGamesOf(row, language),
    record: language.format.record(row.wins, row.losses),
    difference: language.format.signed(row.pointsFor - row.pointsAgainst),
  };
}

/** The same in a table that is not the official one; `places`: how many were gained against that, below 0: lost. RANK25 */
export function movedRow(row: StandingsRow, places: number, language: PageLanguage): TableRow {
  const plain = tableRow(row, language);
  if (places === 0) return plain;
  const [look, arrow] = places > 0 ? (["up", "▲"] as const) : (["down", "▼"] as const);
  const count = Math.abs(places);
  return { ...plain, beside: { look, sign: `${arrow}${count}`, text: language.t("competition")(`table.now.${look}`, { count }) } };
}

/** "W 80–68 Ris Vračar", its own points first, a line for each game in the order of the letters. LOOK24 */
export function formGamesOf({ formGames }: Pick<StandingsRow, "formGames">, language: PageLanguage): { readonly formGames?: string } {
  if (!formGames) return {};
  const t = language.t("shell");
  const lines = formGames.map(({ own, theirs, rival }) =>
    [t(own > theirs ? "form.won" : "form.lost"), scoreText(language.locale, own, theirs), language.name(rival)].join(" "),
  );
  return { formGames: lines.join("\n") };
}

function formText({ form }: StandingsRow, language: PageLanguage): string {
  const t = language.t("league");
  const wins = form.filter((result) => result === "won").length;
  return form.length === 0 ? t("standings.formEmpty") : t("standings.formWins", { wins, count: form.length });
}

/** Of clubs there is something to say about. Before the first game nobody has broken a tie. */
export function tableNotes(rows: readonly StandingsRow[], language: PageLanguage): TableNote[] {
  const names = new Map(rows.map(({ team }) => [team.clubSlug, language.name(team.name)]));
  return rows
    .filter(({ tieBreaks, deducted, withdrawn }) => tieBreaks.length > 0 || deducted > 0 || withdrawn)
    .map((row) => ({
      club: row.team.clubSlug,
      rank: row.rank,
      reasons: row.tieBreaks.map((step) => reasonLine(step, row.team.clubSlug, names, language)),
      decided: decidedLines(row, names.get(row.team.clubSlug) ?? "", language),
    }));
}

function reasonLine(step: StandingsTieBreak, club: string, names: ReadonlyMap<string, string>, { t, format }: PageLanguage): string {
  const { key, count, figure, points } = standingsReason(step);
  const rivals = step.among.filter((other) => other !== club).map((other) => names.get(other) ?? "");
  return t("competition")(`reasons.${key}`, { count, points, figure: written(figure, format), rivals: format.list(rivals) });
}

function decidedLines({ deducted, withdrawn }: StandingsRow, club: string, { t }: PageLanguage): string[] {
  const said = t("competition");
  return [
    ...(withdrawn ? [said("reasons.withdrawn", { club })] : []),
    ...(deducted > 0 ? [said("reasons.deducted", { club, points: deducted })] : []),
  ];
}

const averageDecimals = 4;

function written(figure: StandingsFigure, format: Format): string {
  // A word joiner on both sides keeps a record on one line.
  if (figure.kind === "record") return format.record(figure.wins, figure.losses).replaceAll("–", "\u2060–\u2060");
  if (figure.kind === "signed") return format.signed(figure.value, 0);
  return figure.kind === "plain" ? format.number(figure.value) : format.decimal(figure.value, averageDecimals);
}
