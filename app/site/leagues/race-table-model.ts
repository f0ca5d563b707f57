import type { LeagueTableAnswer, TeamRace } from "#contract/league-queries.ts";
import { firstPlaceDown } from "#core/league/race/race-marks.ts";
import type { PossiblePlaces } from "#core/league/race/possible-places.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type FigureCell, figureColumn, figuresOf, type FigureTableOf } from "../../sport/figure-table-model.ts";
import { teamRow } from "./standings-figures-model.ts";

type Column = {
  readonly key: string;
  readonly short: string;
  readonly long: string;
  readonly cell: (race: TeamRace, rank: number) => FigureCell;
};

/** A part of the table: from the place `from` to the place `to`. */
type Line = { readonly from: number; readonly to: number };

/** What each team can still come to, how likely it is, and what lies before it; `null`: there is nothing to tell. RACE7 */
export function raceTableOf(view: LeagueTableAnswer, caption: string, language: PageLanguage): FigureTableOf<"teams"> | null {
  const { race, rows, competition } = view;
  if (!race) return null;
  const lines = rows.flatMap(({ rank, team }) => {
    const own = race.get(team.clubSlug);
    return own ? [{ rank, team, own }] : [];
  });
  return {
    of: "teams",
    caption,
    head: language.t("league")("standings.heads.club.long"),
    ...figuresOf(lines, {
      columns: columnsOf(view, race, language).map(({ cell, ...column }) =>
        figureColumn(column.key, column, ({ own, rank }: (typeof lines)[number]) => cell(own, rank)),
      ),
      row: ({ team }) => teamRow(competition, team, language),
    }),
    note: language.t("race")("note"),
  };
}

function columnsOf(view: LeagueTableAnswer, race: ReadonlyMap<string, TeamRace>, { t, format }: PageLanguage): Column[] {
  const { rows, playoffPlaces, relegationPlaces } = view;
  const [said, heads] = [t("race"), t("league")];
  const down = firstPlaceDown({ playoffPlaces, relegationPlaces, teams: rows.length });
  const column = (key: "possible" | "chances" | "wins" | "left" | "schedule" | "rating" | "power", cell: Column["cell"]): Column => ({
    key,
    short: said(`heads.${key}.short`),
    long: said(`heads.${key}.long`),
    cell,
  });
  const likely = (key: "playoffs" | "first" | "down", line: Line): Column => ({
    key,
    short: said(`heads.${key}.short`),
    long: said(`heads.${key}.long`),
    cell: ({ odds, places }) => {
      const share = shareWithin(odds, line);
      return { text: oddsText(share, certainty(places, line), format), value: share };
    },
  });
  const highest = Math.min(fullBar, Math.max(...[...race.values()].flatMap(({ odds }) => odds)));
  return [
    {
      key: "place",
      short: heads("standings.heads.rank.short"),
      long: heads("standings.heads.rank.long"),
      cell: (_, rank) => ({ text: format.number(rank), value: -rank }),
    },
    column("possible", ({ places: { best, worst } }) => ({
      text: best === worst ? `${best}` : `${best}–${worst}`,
      value: -best - worst / 100,
    })),
    ...(playoffPlaces > 0 ? [likely("playoffs", { from: 1, to: playoffPlaces })] : []),
    likely("first", { from: 1, to: 1 }),
    ...(down === null ? [] : [likely("down", { from: down, to: rows.length })]),
    column("chances", ({ odds, places }) => chancesCell(odds, places, highest, { t, format })),
    ...(playoffPlaces > 0 ? [column("wins", winsCell(format))] : []),
    column("left", ({ places: { toCome } }) => ({ text: format.number(toCome), value: toCome })),
    column("schedule", ({ strength }) => ratingCell(strength?.schedule ?? null, format)),
    column("rating", ({ strength }) => ratingCell(strength?.rating ?? null, format)),
    column("power", ({ strength }) => ({ text: format.number(strength?.rank ?? null), value: -(strength?.rank ?? rows.length + 1) })),
  ];
}

type Format = PageLanguage["format"];

function winsCell(format: Format): Column["cell"] {
  return ({ winsToPlayoffs }) => ({ text: format.number(winsToPlayoffs), value: winsToPlayoffs === null ? -100 : -winsToPlayoffs });
}

function ratingCell(rating: number | null, format: Format): FigureCell {
  return { text: format.signed(rating, 1), value: rating ?? -1000 };
}

function shareWithin(odds: readonly number[], { from, to }: Line): number {
  return odds.slice(from - 1, to).reduce((sum, share) => sum + share, 0);
}

/** `null`: it is open. */
function certainty({ best, worst }: PossiblePlaces, { from, to }: Line): boolean | null {
  if (best >= from && worst <= to) return true;
  return best > to || worst < from ? false : null;
}

/** Nothing is told as certain, or as impossible, that only happened in every ending that was played, or in none. RACE11 */
export function oddsText(share: number, isCertain: boolean | null, { percent }: Pick<Format, "percent">): string {
  if (isCertain !== null) return percent(isCertain ? 1 : 0);
  if (share < 0.01) return `<\u00a0${percent(0.01)}`;
  return share > 0.99 ? `>\u00a0${percent(0.99)}` : percent(share);
}

const barWidth = 4;
const barHeight = 20;

/** From here on a bar is as high as can be: one place that is certain would leave nothing of all others. */
const fullBar = 0.5;

/** A bar for each place, the first at the left, as high for the same odds in every row. */
function chancesCell(
  odds: readonly number[],
  places: PossiblePlaces,
  highest: number,
  { t, format }: Pick<PageLanguage, "t" | "format">,
): FigureCell {
  const told = odds.flatMap((share, index) => {
    const place = index + 1;
    if (share < 0.01) return [];
    return t("race")("chance", { place, share: oddsText(share, certainty(places, { from: place, to: place }), format) });
  });
  const bars = odds.map((share, index) => {
    const height = share === 0 ? 0 : Math.max(1, Math.round(Math.min(1, share / highest) * barHeight));
    return height === 0 ? "" : `M${index * (barWidth + 1)} ${barHeight}v-${height}h${barWidth}v${height}z`;
  });
  const expected = odds.reduce((sum, share, index) => sum + share * (index + 1), 0);
  return { text: told.join(", "), value: -expected, bars: { width: odds.length * (barWidth + 1) - 1, path: bars.join("") } };
}
