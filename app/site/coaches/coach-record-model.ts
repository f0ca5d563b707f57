import { addresses } from "#contract/addresses.ts";
import type { CoachRecord, CoachStint } from "#contract/staff-queries.ts";
import { clubHead } from "../clubs/club-head.ts";
import { type FigureCell, figureColumn, type FigureRow, type FigureTableOf, wordColumn } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The sum of some stints. */
export function recordOf(stints: readonly CoachRecord[]): CoachRecord {
  return stints.reduce(
    (sum, { games, wins, losses }) => ({ games: sum.games + games, wins: sum.wins + wins, losses: sum.losses + losses }),
    {
      games: 0,
      wins: 0,
      losses: 0,
    },
  );
}

/** `null` before anything was decided. */
export function winShare({ wins, losses }: CoachRecord): number | null {
  return wins + losses === 0 ? null : wins / (wins + losses);
}

/** Home and away, before the play-offs and in them; what never came is left out. COACH3 */
export function recordTable(stints: readonly CoachStint[], coach: string, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  const parts = {
    all: stints,
    home: stints.filter(({ side }) => side === "home"),
    away: stints.filter(({ side }) => side === "away"),
    regular: stints.filter(({ phase }) => phase === "regular"),
    playoff: stints.filter(({ phase }) => phase === "playoff"),
  };
  return {
    caption: t("coach.record.caption", { coach }),
    head: t("coach.record.head"),
    columns: figureColumns(language),
    rows: (["all", "home", "away", "regular", "playoff"] as const)
      .filter((key) => parts[key].length > 0)
      .map((key) => ({
        key,
        head: { text: t(`coach.record.${key}`), href: null },
        cells: recordCells(recordOf(parts[key]), language),
      })),
  };
}

/** A row for each team of each season, the latest first. */
export function stintTable(stints: readonly CoachStint[], coach: string, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  const hasTitles = stints.some(({ champion }) => champion);
  return {
    caption: t("coach.stints.caption", { coach }),
    head: t("coaches.team"),
    columns: [
      wordColumn("season", language.t("clubs")("columns.season"), { wideOnly: true }),
      wordColumn("league", language.t("clubs")("columns.league"), { wideOnly: true }),
      ...figureColumns(language),
      ...(hasTitles ? [wordColumn("honour", language.t("clubs")("columns.honour"))] : []),
    ],
    rows: byTeam(stints).map(([first, all]) => stintRow(first, recordOf(all), { hasTitles, language })),
  };
}

type ForTable = { readonly hasTitles: boolean; readonly language: PageLanguage };

function stintRow({ team, competition, seasonName, champion }: CoachStint, record: CoachRecord, table: ForTable): FigureRow {
  const { hasTitles, language } = table;
  const league = language.name(competition.name);
  return {
    key: keyOf({ team, competition }),
    head: {
      text: language.name(team.name),
      href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
      club: team.clubSlug,
      detail: `${seasonName} · ${league}`,
    },
    cells: [
      { text: seasonName, value: competition.seasonSlug, href: addresses.season(language.locale, competition.seasonSlug) },
      { text: league, href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug) },
      ...recordCells(record, language),
      ...(hasTitles ? [champion ? { text: language.t("staff")("coach.stints.champion"), strong: true } : null] : []),
    ],
  };
}

/** Each team of each league with its first stint, in their order. */
export function byTeam(stints: readonly CoachStint[]): (readonly [CoachStint, readonly CoachStint[]])[] {
  return [...Map.groupBy(stints, keyOf).values()].flatMap((all) => (all[0] ? [[all[0], all] as const] : []));
}

function keyOf({ team, competition }: Pick<CoachStint, "team" | "competition">): string {
  return `${competition.seasonSlug} ${competition.leagueSlug} ${team.teamSlug}`;
}

function figureColumns(language: PageLanguage) {
  return (["games", "record", "winShare"] as const).map((key) => figureColumn(key, clubHead(key, language)));
}

function recordCells(record: CoachRecord, { format }: PageLanguage): (FigureCell | null)[] {
  const share = winShare(record);
  return [
    { text: format.number(record.games), value: record.games },
    { text: format.record(record.wins, record.losses), value: record.wins },
    share === null ? null : { text: format.percent(share), value: share },
  ];
}
