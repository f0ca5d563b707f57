import type { GamePreview } from "#contract/game-preview.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ClubsHeadToHead } from "#contract/statistics-queries.ts";
import type { Side } from "#core/game/facts.ts";
import { fourFactors } from "#core/stats/four-factors.ts";
import { seasonAsGame } from "#core/stats/history/possession-pace.ts";
import type { TeamSums } from "#core/stats/history/sums.ts";
import { expectedMargin, winProbability } from "#core/stats/win-probability.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { teamsAheadOfGame } from "#core/stats/statistic-sets.ts";
import type { ComparisonRow } from "../../charts/comparison.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { betterOf, type TeamFigure, teamFigure, teamFigureName, teamFigureText } from "../teams/team-figure.ts";
import { bothSides } from "./both-sides.ts";
import { factorRows, type FactorsModel } from "./four-factors-model.ts";
import type { GamePart } from "./game-parts.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { previewLeaders } from "./preview-leaders.ts";
import { hasWon, latestGames, previewFacts } from "./preview-facts.ts";
import type { ComparisonModel } from "./team-stats-model.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What a page says before a game: how the two come to it, what they do in a game, who leads them. AHEAD1 */
export type PreviewModel = {
  readonly facts: readonly GamePart[];
  readonly standing: ComparisonModel;
  readonly perGame: ComparisonModel | null;
  readonly factors: FactorsModel | null;
  readonly leaders: readonly GamePart[];
  readonly latest: readonly GamePart[];
};

/** `null` once it has begun, and of a game that is off. */
export function previewModel(
  view: GameAnswer,
  preview: GamePreview | null,
  between: ClubsHeadToHead | null,
  language: PageLanguage,
): PreviewModel | null {
  const { summary } = view;
  if (preview === null || phaseOf(summary.status) !== "ahead") return null;
  const sums = { home: preview.home.sums, away: preview.away.sums };
  const known = sums.home !== null && sums.away !== null ? { home: sums.home, away: sums.away } : null;
  return {
    facts: previewFacts(summary, preview, between, language),
    standing: standing(view, preview, language),
    perGame: known && perGame(summary, known, language),
    factors: known && factors(known, language),
    leaders: previewLeaders(summary, preview, language),
    latest: latestGames(summary, preview, language),
  };
}

type Pair<Value> = { readonly home: Value; readonly away: Value };

/** Place, record, the hall that each plays in, the last five, and the chances. */
function standing(view: GameAnswer, preview: GamePreview, language: PageLanguage): ComparisonModel {
  const t = language.t("game-preview");
  const { format } = language;
  const { summary } = view;
  const rows = { home: preview.home.row, away: preview.away.row };
  const record = (key: "record" | "hall" | "lately", records: Pair<{ readonly wins: number; readonly losses: number }>): ComparisonRow =>
    compared(key, t(`rows.${key}`), {
      text: each(records, ({ wins, losses }) => format.record(wins, losses)),
      share: each(records, ({ wins, losses }) => (wins + losses === 0 ? null : (wins / (wins + losses)) * 100)),
      values: each(records, ({ wins, losses }) => (wins + losses === 0 ? null : wins / (wins + losses))),
    });
  const lately = each(preview, ({ latest, row }) => recordOf(latest, row.team.clubSlug));
  return {
    title: t("title"),
    caption: t("caption", names(summary, language)),
    label: t("title"),
    rows: [
      ...(rows.home.played + rows.away.played > 0 ? [places(preview, language)] : []),
      record("record", rows),
      record("hall", { home: rows.home.home, away: rows.away.away }),
      record("lately", lately),
      ...chances(view, language),
    ],
    note: t("chanceNote"),
  };
}

/** What the same estimate says before the game that the page draws once it is played. WINPROB2 */
function chances({ earlier, ruleProfile }: GameAnswer, language: PageLanguage): ComparisonRow[] {
  const format = ruleSetOf(ruleProfile)?.format;
  if (!format) return [];
  const overtime = format.overtimeMs / (format.regularPeriods * format.regularMs);
  const home = winProbability({ lead: 0, left: 1 }, { expected: expectedMargin(earlier.home, earlier.away), overtime });
  const values = { home, away: 1 - home };
  const text = each(values, (chance) => language.format.percent(chance));
  return [compared("chance", language.t("game-preview")("rows.chance"), { text, share: each(values, (chance) => chance * 100), values })];
}

function places(preview: GamePreview, language: PageLanguage): ComparisonRow {
  return compared("place", language.t("game-preview")("rows.place"), {
    text: each(preview, ({ row, teams }) => (row.played === 0 ? "–" : `${row.rank}/${teams}`)),
    share: each(preview, ({ row, teams }) => (row.played === 0 ? null : ((teams + 1 - row.rank) / teams) * 100)),
    values: each(preview, ({ row }) => (row.played === 0 ? null : -row.rank)),
  });
}

/** Games that nobody won count for neither. */
function recordOf(games: readonly GameSummary[], clubSlug: string): { readonly wins: number; readonly losses: number } {
  const results = games.map((game) => hasWon(game, clubSlug));
  return { wins: results.filter((won) => won === true).length, losses: results.filter((won) => won === false).length };
}

function perGame(summary: GameSummary, sums: Pair<TeamSums>, language: PageLanguage): ComparisonModel {
  const t = language.t("game-preview");
  return {
    title: t("perGame"),
    caption: t("perGameCaption", names(summary, language)),
    label: t("perGame"),
    rows: teamsAheadOfGame.flatMap((id) => {
      const values = each(sums, (side) => teamFigure(id, side));
      return values.home === null && values.away === null ? [] : [figureRow(id, values, language)];
    }),
    note: language.t("clubs")("averages.note"),
  };
}

function figureRow(id: TeamFigure, values: Pair<number | null>, language: PageLanguage): ComparisonRow {
  const most = Math.max(values.home ?? 0, values.away ?? 0);
  const better = betterOf(id);
  const sign = better === "lower" ? -1 : better === "higher" ? 1 : 0;
  return compared(id, teamFigureName(id, language), {
    text: each(values, (value) => teamFigureText(id, value, language)),
    share: each(values, (value) => (value === null || most <= 0 ? null : (value / most) * 88)),
    values: each(values, (value) => (value === null ? null : value * sign)),
  });
}

function factors(sums: Pair<TeamSums>, language: PageLanguage): FactorsModel {
  const games = each(sums, seasonAsGame);
  const own = language.t("game");
  const rows = factorRows(fourFactors(games.home.own, games.home.opponents), fourFactors(games.away.own, games.away.opponents), language);
  return { title: own("sections.fourFactors"), caption: own("fourFactors.intro"), rows };
}

type Compared = { readonly text: Pair<string>; readonly share: Pair<number | null>; readonly values: Pair<number | null> };

/** The greater of the values is the better one. */
function compared(key: string, label: string, { text, share, values }: Compared): ComparisonRow {
  const { home, away } = values;
  const better: Side | null = home === null || away === null || home === away ? null : home > away ? "home" : "away";
  const shares = share.home === null || share.away === null ? null : { home: share.home, away: share.away };
  return { key, label, detail: null, ...text, better, share: shares };
}

function each<Value, Result>(pair: Pair<Value>, make: (value: Value) => Result): Pair<Result> {
  return { home: make(pair.home), away: make(pair.away) };
}

function names(summary: GameSummary, language: PageLanguage): Pair<string> {
  const [home = "", away = ""] = bothSides.map((side) => language.name(summary[side].name));
  return { home, away };
}
