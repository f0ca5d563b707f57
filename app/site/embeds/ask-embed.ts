import { data } from "react-router";
import { addresses } from "#contract/addresses.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { ClubMark, ClubMarks } from "../../sport/club-mark.ts";
import { clubMark, clubMarks } from "../../sport/make-club-marks.ts";
import { fullName } from "../../sport/full-name.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { type StandingsHeads, standingsHeads, tableRow, type TableRow } from "../leagues/standings-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { scheduleHref } from "../schedule/schedule-model.ts";
import { figureName, figureText } from "../statistics/figure-words.ts";
import { figureMode } from "../statistics/leader-boards.ts";
import type { StandingsRanking } from "#contract/standings-rows.ts";

export type EmbedLeaders = {
  readonly title: string;
  readonly lines: readonly {
    readonly rank: number;
    readonly name: string;
    readonly href: string;
    readonly club: ClubMark;
    readonly value: string;
  }[];
};

/** A part of the site within another one: what it shows, and where it leads. */
export type EmbedPage = {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly clubs: ClubMarks;
  readonly table: {
    readonly rows: readonly TableRow[];
    readonly heads: StandingsHeads;
    readonly caption: string;
    readonly ranking: StandingsRanking;
  } | null;
  readonly games: readonly GameCard[] | null;
  readonly leaders: readonly EmbedLeaders[] | null;
  /** Said where there is nothing to show. */
  readonly empty: string | null;
};

type Params = { readonly [Name in "season" | "league" | "round" | "game"]?: string | undefined };
type EmbedRequest = {
  readonly ports: PageQueries;
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly language: PageLanguage;
};

const linesShown = 5;
const listsShown = 3;
const nothing = { table: null, games: null, leaders: null, empty: null, clubs: {} };

/** `kind`: as the address says. */
export async function askEmbed(kind: string, asked: EmbedRequest): Promise<EmbedPage> {
  const page = await make(kind, asked);
  if (!page) throw data(null, 404);
  return page;
}

function make(kind: string, asked: EmbedRequest): Promise<EmbedPage | null> {
  switch (kind) {
    case "standings":
      return standings(asked);
    case "leaders":
      return leaders(asked);
    case "game":
      return game(asked);
    default:
      return schedule(asked);
  }
}

function addressOf({ season = "", league = "" }: Params) {
  return { seasonSlug: season, leagueSlug: league };
}

async function standings({ ports, params, language }: EmbedRequest): Promise<EmbedPage | null> {
  const address = addressOf(params);
  const view = await ports.site.leagueTable(address, { round: null, figures: false });
  if (!view) return null;
  const t = language.t("league");
  const words = { league: language.name(view.competition.name), season: view.seasonName };
  return {
    ...nothing,
    title: t("title", words),
    note: t("standings.title"),
    href: addresses.league(language.locale, address.seasonSlug, address.leagueSlug),
    clubs: clubMarks(
      view.rows.map(({ team }) => team),
      language,
    ),
    table: {
      rows: view.rows.map((row) => tableRow(row, language)),
      heads: standingsHeads(language),
      caption: t("standings.caption", words),
      ranking: view.ranking,
    },
  };
}

async function leaders({ ports, params, language }: EmbedRequest): Promise<EmbedPage | null> {
  const address = addressOf(params);
  const [head, view] = await Promise.all([
    ports.site.leagueHead(address),
    ports.statistics.leagueLeaders(address, { phase: null, categories: [], lastRank: linesShown }),
  ]);
  if (!head || !view) return null;
  const t = language.t("league");
  const shown = view.lists.slice(0, listsShown).filter((list) => list.leaders.length > 0);
  return {
    ...nothing,
    title: t("title", { league: language.name(head.competition.name), season: head.seasonName }),
    note: t("tabs.leagueLeaders"),
    href: addresses.leagueTab(language.locale, address.seasonSlug, address.leagueSlug, "LeagueLeaders"),
    clubs: clubMarks(
      shown.flatMap((list) => list.leaders.map(({ team }) => team)),
      language,
    ),
    leaders: shown.map(({ category, leaders: of }) => ({
      title: figureName(category.statistic, language).long,
      lines: of.slice(0, linesShown).map(({ rank, person, team, value }) => ({
        rank,
        name: fullName(person, language),
        href: addresses.player(language.locale, person.slug),
        club: clubMark(team, language),
        value: figureText(category.statistic, figureMode(category.mode), value, language),
      })),
    })),
  };
}

async function game({ ports, params, language }: EmbedRequest): Promise<EmbedPage | null> {
  const address = { ...addressOf(params), roundSlug: params.round ?? "", gameSlug: params.game ?? "" };
  const view = await ports.site.game(address, { plays: false });
  if (!view) return null;
  const { summary, competition, seasonName } = view;
  return {
    ...nothing,
    title: language.t("league")("title", { league: language.name(competition.name), season: seasonName }),
    note: roundTitle(summary.round, language),
    href: addresses.game(language.locale, summary.ref),
    clubs: clubMarks([summary.home, summary.away], language),
    games: [gameCard(summary, language)],
  };
}

async function schedule({ ports, search, language }: EmbedRequest): Promise<EmbedPage> {
  const leagueSlug = search.get("league");
  const view = await ports.schedule.schedule({ day: null, leagueSlug });
  const t = language.t("calendar");
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  return {
    ...nothing,
    title: t("title"),
    note: view.from === "" ? "" : language.format.dayRange(noon(view.from), noon(view.until)),
    href: scheduleHref(language.locale, { day: null, leagueSlug }),
    clubs: clubMarks(
      view.games.flatMap(({ game: { home, away } }) => [home, away]),
      language,
    ),
    games: view.games.map((scheduled) => gameCard(scheduled.game, language)),
    empty: view.games.length === 0 ? t("emptyWeek") : null,
  };
}
