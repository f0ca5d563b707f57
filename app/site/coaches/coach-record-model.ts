import { addresses } from "#contract/addresses.ts";
import type { CoachRecord, CoachStint } from "#contract/staff-queries.ts";
import { clubHead } from "../clubs/club-head.ts";
import {
  columnsOver,
  type ColumnOf,
  figureColumn,
  figuresOf,
  type FigureTableOf,
  type ThingHead,
  wordColumn,
} from "../../sport/figure-table-model.ts";
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
    ...figuresOf(
      (["all", "home", "away", "regular", "playoff"] as const).filter((key) => parts[key].length > 0),
      {
        columns: columnsOver(recordColumns(language), (key: keyof typeof parts) => recordOf(parts[key])),
        row: (key) => ({ key, head: { text: t(`coach.record.${key}`), href: null } }),
      },
    ),
  };
}

/** A row for each team of each season, the latest first. */
export function stintTable(stints: readonly CoachStint[], coach: string, language: PageLanguage): FigureTableOf<"things"> {
  const t = language.t("staff");
  const hasTitles = stints.some(({ champion }) => champion);
  return {
    caption: t("coach.stints.caption", { coach }),
    head: t("coaches.team"),
    ...figuresOf<Stint, ThingHead>(
      byTeam(stints).map(([first, all]) => ({ first, record: recordOf(all) })),
      {
        columns: [
          wordColumn(
            "season",
            language.t("clubs")("columns.season"),
            ({ first: { competition, seasonName } }) => ({
              text: seasonName,
              value: competition.seasonSlug,
              href: addresses.season(language.locale, competition.seasonSlug),
            }),
            { wideOnly: true },
          ),
          wordColumn(
            "league",
            language.t("clubs")("columns.league"),
            ({ first: { competition } }) => ({
              text: language.name(competition.name),
              href: addresses.league(language.locale, competition.seasonSlug, competition.leagueSlug),
            }),
            { wideOnly: true },
          ),
          ...columnsOver(recordColumns(language), ({ record }: Stint) => record),
          ...(hasTitles
            ? [
                wordColumn("honour", language.t("clubs")("columns.honour"), ({ first }: Stint) =>
                  first.champion ? { text: t("coach.stints.champion"), strong: true } : null,
                ),
              ]
            : []),
        ],
        row: ({ first }) => ({ key: keyOf(first), head: stintHead(first, language) }),
      },
    ),
  };
}

type Stint = { readonly first: CoachStint; readonly record: CoachRecord };

function stintHead({ team, competition, seasonName }: CoachStint, language: PageLanguage): ThingHead {
  return {
    text: language.name(team.name),
    href: addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
    club: team.clubSlug,
    detail: `${seasonName} · ${language.name(competition.name)}`,
  };
}

/** Each team of each league with its first stint, in their order. */
export function byTeam(stints: readonly CoachStint[]): (readonly [CoachStint, readonly CoachStint[]])[] {
  return [...Map.groupBy(stints, keyOf).values()].flatMap((all) => (all[0] ? [[all[0], all] as const] : []));
}

function keyOf({ team, competition }: Pick<CoachStint, "team" | "competition">): string {
  return `${competition.seasonSlug} ${competition.leagueSlug} ${team.teamSlug}`;
}

function recordColumns(language: PageLanguage): ColumnOf<CoachRecord>[] {
  const { format } = language;
  const column = (key: "games" | "record" | "winShare", cell: ColumnOf<CoachRecord>["cell"]) =>
    figureColumn(key, clubHead(key, language), cell);
  return [
    column("games", ({ games }) => ({ text: format.number(games), value: games })),
    column("record", ({ wins, losses }) => ({ text: format.record(wins, losses), value: wins })),
    column("winShare", (record) => {
      const share = winShare(record);
      return share === null ? null : { text: format.percent(share), value: share };
    }),
  ];
}
