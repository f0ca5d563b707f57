import { addresses } from "#contract/addresses.ts";
import type { Crowd, TeamCrowds } from "#contract/venue-queries.ts";
import type en from "#messages/en/halls.ts";
import type { FilterRow } from "../statistics/statistics-model.ts";
import { addressWith, filterRow } from "../statistics/statistics-filters-model.ts";
import {
  columnsOver,
  type ColumnOf,
  type FigureCell,
  figureColumn,
  figuresOf,
  type FigureTableOf,
} from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { HallListPage } from "./hall-list-model.ts";
import { viewsOf } from "./hall-views.ts";

/** Every season of a league, in the place of one. */
const everySeason = "all";

type Sums = Omit<TeamCrowds, "competition" | "seasonName" | "team">;

/** Before how many the clubs of a league played, in a season or in all; what is no league or season is the first one. CROWD1 */
export function attendancePage(
  all: readonly TeamCrowds[],
  wanted: { readonly league: string | null; readonly season: string | null },
  language: PageLanguage,
): HallListPage {
  const t = language.t("halls");
  const leagues = Map.groupBy(all, ({ competition }) => competition.leagueSlug);
  const league = [...leagues.keys()].find((slug) => slug === wanted.league) ?? [...leagues.keys()][0] ?? "";
  const teams = leagues.get(league) ?? [];
  const seasons = Map.groupBy(teams, ({ competition }) => competition.seasonSlug);
  const choices = [...seasons.keys(), ...(seasons.size > 1 ? [everySeason] : [])];
  const season = choices.find((slug) => slug === wanted.season) ?? choices[0] ?? everySeason;
  const nameOfLeague = (slug: string) => language.name(leagues.get(slug)?.[0]?.competition.name ?? { text: "", transliterable: false });
  const nameOfSeason = (slug: string) => seasons.get(slug)?.[0]?.seasonName ?? t("crowds.all");
  const path = addresses.halls(language.locale);
  const to = (ofLeague: string, ofSeason: string | null) =>
    addressWith(path, [
      ["view", "teams"],
      ["league", ofLeague === [...leagues.keys()][0] ? null : ofLeague],
      ["season", ofSeason],
    ]);
  const filters: FilterRow[] = [
    ...(leagues.size > 1
      ? [
          filterRow(t("crowds.league"), [...leagues.keys()], league, nameOfLeague, (slug) =>
            to(slug, season === everySeason ? season : null),
          ),
        ]
      : []),
    ...(choices.length > 1
      ? [filterRow(t("crowds.season"), choices, season, nameOfSeason, (slug) => to(league, slug === choices[0] ? null : slug))]
      : []),
  ];
  const shown = season === everySeason ? teams : (seasons.get(season) ?? []);
  return {
    title: t("crowds.title"),
    back: { href: addresses.clubs(language.locale), text: language.t("clubs")("title") },
    views: viewsOf("teams", language),
    intro: totalOf(shown, language),
    filters,
    filtersLabel: t("crowds.views"),
    // Each named shorter than its caption.
    parts:
      teams.length === 0
        ? []
        : [
            {
              title: t("crowds.byTeam"),
              table: teamTable(
                shown,
                t("crowds.teams", { league: nameOfLeague(league), season: nameOfSeason(season) }),
                season === everySeason,
                language,
              ),
            },
            { title: t("hall.attendance"), table: seasonTable(seasons, t("crowds.seasons", { league: nameOfLeague(league) }), language) },
          ],
    note: teams.length === 0 ? null : t("crowds.note"),
    empty: t("crowds.empty"),
  };
}

function totalOf(teams: readonly TeamCrowds[], language: PageLanguage): string | null {
  const { home } = summed(teams);
  if (home.games === 0) return null;
  const { number } = language.format;
  return language.t("halls")("total", {
    games: number(home.games),
    spectators: number(home.attendance),
    average: number(Math.round(home.attendance / home.games)),
  });
}

function teamTable(teams: readonly TeamCrowds[], caption: string, overSeasons: boolean, language: PageLanguage): FigureTableOf<"things"> {
  const clubs = [...Map.groupBy(teams, ({ team }) => team.clubSlug)].flatMap(([club, of]) => {
    const [newest] = of;
    return newest ? [{ club, newest, sums: summed(of) }] : [];
  });
  const ofHome = (numberOf: (sums: Sums) => number) => clubs.toSorted((one, other) => numberOf(other.sums) - numberOf(one.sums));
  return {
    caption,
    head: language.t("halls")("crowds.club"),
    ...figuresOf(
      ofHome(({ home }) => averageOf(home) ?? -1),
      {
        columns: columnsOver(
          [
            ...homeColumns(["homeGames", "homeAverage", "fill", "homeMost"], (key) => crowdHead(key, language), language),
            awayColumn(language),
          ],
          ({ sums }: (typeof clubs)[number]) => sums,
        ),
        row: ({ club, newest: { team, competition } }) => ({
          key: club,
          head: {
            text: language.name(team.name),
            href: overSeasons
              ? addresses.club(language.locale, club)
              : addresses.team(language.locale, competition.seasonSlug, competition.leagueSlug, team.teamSlug),
          },
        }),
      },
    ),
    sortedBy: "homeAverage",
  };
}

function seasonTable(
  seasons: ReadonlyMap<string, readonly TeamCrowds[]>,
  caption: string,
  language: PageLanguage,
): FigureTableOf<"things"> {
  const t = language.t("halls");
  const { format } = language;
  const summedSeasons = [...seasons].map(([slug, teams]) => ({ slug, name: teams[0]?.seasonName ?? slug, sums: summed(teams) }));
  const head = (key: "games" | "average" | "fill" | "most") => ({ short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) });
  const total = figureColumn("total", crowdHead("total", language), ({ home: { attendance } }: Sums) => ({
    text: format.number(attendance),
    value: attendance,
  }));
  return {
    caption,
    head: t("crowds.season"),
    ...figuresOf(summedSeasons, {
      columns: columnsOver(
        [...homeColumns(["games", "average", "fill", "most"], head, language), total],
        ({ sums }: (typeof summedSeasons)[number]) => sums,
      ),
      row: ({ slug, name }) => ({ key: slug, head: { text: name, href: addresses.season(language.locale, slug) } }),
    }),
  };
}

function crowdHead(key: keyof typeof en.crowds.heads, { t }: PageLanguage) {
  const said = t("halls");
  return { short: said(`crowds.heads.${key}.short`), long: said(`crowds.heads.${key}.long`) };
}

type HomeKeys<Key> = readonly [games: Key, average: Key, fill: Key, most: Key];

/** Games, average, share of the seats, most. Nobody counted is blank, not 0. */
function homeColumns<Key extends string>(
  [games, average, fill, most]: HomeKeys<Key>,
  headOf: (key: Key) => { readonly short: string; readonly long: string },
  language: PageLanguage,
): ColumnOf<Sums>[] {
  const { format } = language;
  return [
    figureColumn(games, headOf(games), ({ home }) => ({ text: format.number(home.games), value: home.games, quiet: true })),
    figureColumn(average, headOf(average), ({ home }) => averageCell(home, language)),
    figureColumn(fill, headOf(fill), ({ seated, seats }) =>
      seats === 0 ? null : { text: format.percent(seated / seats), value: seated / seats },
    ),
    figureColumn(most, headOf(most), ({ home }) => (home.most === null ? null : { text: format.number(home.most), value: home.most })),
  ];
}

function awayColumn(language: PageLanguage): ColumnOf<Sums> {
  return figureColumn("awayAverage", crowdHead("awayAverage", language), ({ away }) => averageCell(away, language));
}

function averageOf({ games, attendance }: Crowd): number | null {
  return games === 0 ? null : attendance / games;
}

function averageCell(crowd: Crowd, { format }: PageLanguage): FigureCell | null {
  const average = averageOf(crowd);
  return average === null ? null : { text: format.number(Math.round(average)), value: average };
}

/** Of several teams, or of a club's in several seasons. */
function summed(teams: readonly Sums[]): Sums {
  const total = (numberOf: (team: Sums) => number) => teams.reduce((sum, team) => sum + numberOf(team), 0);
  const crowd = (side: "home" | "away"): Crowd => {
    const counted = teams.flatMap((team) => team[side].most ?? []);
    return {
      games: total((team) => team[side].games),
      attendance: total((team) => team[side].attendance),
      most: counted.length === 0 ? null : Math.max(...counted),
    };
  };
  return { home: crowd("home"), away: crowd("away"), seated: total((team) => team.seated), seats: total((team) => team.seats) };
}
