import { addresses } from "#contract/addresses.ts";
import type { Award } from "#contract/awards.ts";
import type { SeasonTransfers } from "#contract/transfers.ts";
import type { SeasonHead, SeasonLine, SeasonStory, SeasonTable, SeasonAnswer } from "#contract/season-queries.ts";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { clubMarks } from "../../sport/make-club-marks.ts";
import type { LeagueAddress } from "../leagues/league-address.ts";
import { awardList, type AwardList } from "../awards/award-lines-model.ts";
import { type LeagueStory, leagueStory, storyAwards } from "./league-story-model.ts";
import { type SeasonTransfersPart, seasonTransfersPart } from "../transfers/season-transfers-model.ts";
import type { PageLink } from "../../ui/page-link.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { TeamRef } from "#contract/refs.ts";

export type SeasonCard = {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** Said of the season being played. */
  readonly current: string | null;
  readonly dates: string | null;
};

export type LeagueCard = {
  readonly name: string;
  readonly href: string;
  readonly address: LeagueAddress;
  /** How many teams, and on the season's own page how many games. */
  readonly about: readonly string[];
  readonly story: LeagueStory;
};

type ShownTeam = { readonly club: string; readonly team: string };

export type SeasonListPage = {
  readonly title: string;
  readonly clubs: ClubMarks;
  readonly seasons: readonly (SeasonCard & { readonly leagues: readonly LeagueCard[] })[];
  readonly further: readonly PageLink[];
  readonly empty: string;
};

export type SeasonPage = SeasonCard & {
  readonly title: string;
  readonly clubs: ClubMarks;
  readonly all: { readonly href: string; readonly text: string };
  readonly leagues: readonly (LeagueCard & { readonly whole: string; readonly table: SeasonTableData; readonly awards: AwardList })[];
  readonly members: {
    readonly title: string;
    readonly links: readonly { readonly club: string; readonly href: string; readonly leagues: string }[];
  };
  /** `null`: the league does without them. */
  readonly transfers: SeasonTransfersPart | null;
  readonly empty: string;
};

type Answers = { readonly view: SeasonAnswer; readonly transfers: SeasonTransfers | null };

export type SeasonTableData = {
  readonly caption: string;
  readonly heads: readonly { readonly key: string; readonly short: string; readonly long: string }[];
  readonly rows: readonly (ShownTeam & { readonly rank: number; readonly cells: readonly string[] })[];
};

export function seasonListPage(lines: readonly SeasonLine[], language: PageLanguage): SeasonListPage {
  const said = language.t("seasons");
  return {
    title: said("title"),
    clubs: clubMarks(
      lines.flatMap(({ leagues }) => leagues.flatMap(teamsOfStory)),
      language,
    ),
    seasons: lines.map((line) => ({
      ...seasonCard(line, language),
      leagues: line.leagues.map((league) => leagueCard(league, { about: [], finalGames: [] }, language)),
    })),
    further: [{ href: addresses.awardHistory(language.locale), text: language.t("awards")("history.title") }],
    empty: said("empty"),
  };
}

export function seasonPage({ view, transfers }: Answers, language: PageLanguage): SeasonPage {
  const said = language.t("seasons");
  const name = (team: TeamRef) => language.name(team.name);
  return {
    ...seasonCard(view, language),
    title: said("season", { name: view.name }),
    clubs: clubMarks([...view.clubs.map(({ team }) => team), ...view.leagues.flatMap(teamsOfStory)], language),
    all: { href: addresses.seasons(language.locale), text: said("all") },
    leagues: view.leagues.map((league) => ({
      ...leagueCard(league, { about: [gamesText(league, language)], finalGames: league.finalGames }, language),
      whole: said("whole"),
      table: tableOf(league, view.name, language),
      // The three that the story tells are told once.
      awards: awardList(
        league.awards.filter(({ kind }) => !isInStory(kind)),
        language,
      ),
    })),
    members: {
      title: said("clubs"),
      links: language
        .byName(view.clubs, ({ team }) => name(team))
        .map(({ team, leagues }) => ({
          club: team.clubSlug,
          href: addresses.seasonClub(language.locale, view.slug, team.clubSlug),
          leagues: language.format.list(leagues.map((league) => language.name(league.name))),
        })),
    },
    transfers: transfers && seasonTransfersPart(transfers, language),
    empty: said("noLeagues"),
  };
}

function seasonCard({ slug, name, isCurrent, startsOn, endsOn }: SeasonHead, { locale, format, t }: PageLanguage): SeasonCard {
  const said = t("seasons");
  // Noon: the day is the same in every time zone of a league.
  const day = (date: string) => format.date(Date.parse(`${date}T12:00:00Z`), "long");
  return {
    slug,
    name,
    href: addresses.season(locale, slug),
    current: isCurrent ? said("current") : null,
    dates: startsOn === null || endsOn === null ? null : said("dates", { from: day(startsOn), to: day(endsOn) }),
  };
}

type MoreOfLeague = { readonly about: readonly string[]; readonly finalGames: SeasonTable["finalGames"] };

function leagueCard(league: SeasonStory, { about, finalGames }: MoreOfLeague, language: PageLanguage): LeagueCard {
  const { competition, teams } = league;
  const { seasonSlug, leagueSlug } = competition;
  return {
    name: language.name(competition.name),
    href: addresses.league(language.locale, seasonSlug, leagueSlug),
    address: { seasonSlug, leagueSlug },
    about: [language.t("seasons")("teams", { count: teams }), ...about],
    story: leagueStory(league, finalGames, language),
  };
}

function teamsOfStory({ champion, final }: SeasonStory): TeamRef[] {
  return [...(final ? [final.first, final.second] : []), ...(champion ? [champion] : [])];
}

function isInStory(kind: Award["kind"]): boolean {
  return (storyAwards as readonly Award["kind"][]).includes(kind);
}

function gamesText({ games, playedGames }: SeasonTable, { t }: PageLanguage): string {
  const said = t("seasons");
  return playedGames === games ? said("games", { count: games }) : said("playedOf", { played: playedGames, count: games });
}

function tableOf({ competition, ranking, rows }: SeasonTable, season: string, { format, name, t }: PageLanguage): SeasonTableData {
  const heads = t("league");
  const last = ranking === "points" ? "points" : "difference";
  return {
    caption: t("seasons")("caption", { league: name(competition.name), season }),
    heads: (["rank", "club", "record", last] as const).map((key) => ({
      key,
      short: heads(`standings.heads.${key}.short`),
      long: heads(`standings.heads.${key}.long`),
    })),
    rows: rows.map((row) => ({
      club: row.team.clubSlug,
      team: row.team.teamSlug,
      rank: row.rank,
      cells: [
        format.record(row.wins, row.losses),
        ranking === "points" ? format.number(row.classificationPoints) : format.signed(row.pointsFor - row.pointsAgainst),
      ],
    })),
  };
}
