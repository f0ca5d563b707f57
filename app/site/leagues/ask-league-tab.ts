import type { LeagueTab } from "#contract/addresses.ts";
import type { LeagueAnswer } from "#contract/queries.ts";
import type { PageQueries } from "#contract/tenant-ports.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { overviewTab } from "../fantasy/overview-model.ts";
import { allGamesTab } from "./all-games-model.ts";
import { calendarTab } from "./month-calendar-model.ts";
import { fantasyTab } from "./fantasy-model.ts";
import { gamesChoice } from "./games-choice.ts";
import type { LeagueAddress } from "./league-address.ts";
import { leaguePage, type LeaguePage } from "./league-model.ts";
import { isOpenBracket, playoffTab } from "./playoff-bracket-model.ts";
import { standingsChoice } from "./standings-choice.ts";
import { standingsTab } from "./league-standings-model.ts";
import { askStatisticsTab, isStatisticsTab, type StatisticsTab } from "./ask-statistics-tab.ts";

/** A page still without a language; `null` in either place: there is no such thing at this address. */
type Made = ((language: PageLanguage) => LeaguePage | null) | null;
type TabRequest = { readonly ports: PageQueries; readonly address: LeagueAddress; readonly search: URLSearchParams };

/** Asks what the tab shows, and nothing else. */
export async function askLeagueTab(tab: LeagueTab, asked: TabRequest): Promise<Made> {
  switch (tab) {
    case "Standings":
      return askStandings(asked);
    case "AllGames":
    case "Calendar":
      return askGames(tab, asked);
    case "Playoff":
      return askPlayoff(asked);
    case "Fantasy":
      return askFantasy(asked);
    default:
      return isStatisticsTab(tab) ? askStatistics(tab, asked) : null;
  }
}

async function askStandings({ ports, address, search }: TabRequest): Promise<Made> {
  const choice = standingsChoice(search);
  const asItStands = choice?.view === "now";
  const isRace = choice?.view === "race";
  const figures = choice?.view !== "table" && !asItStands && !isRace;
  const race = isRace ? "odds" : "places";
  const view = choice && (await ports.site.leagueTable(address, { round: choice.round, figures, asItStands, race }));
  if (!view) return null;
  const games = view.shownRound?.games ?? [];
  const named = view.roundAward ? [view.roundAward.team] : [];
  const teams = [...view.rows.map(({ team }) => team), ...games.flatMap(({ home, away }) => [home, away]), ...named];
  return (language) => {
    const page = leaguePage(view, "Standings", teams, { standings: standingsTab(view, choice, language) }, language, games);
    // MOVE7: also where the round beside the table is another than that of the games under way.
    return view.underWay > 0 ? { ...page, live: { ...page.live, from: 0 } } : page;
  };
}

async function askGames(tab: "AllGames" | "Calendar", { ports, address, search }: TabRequest): Promise<Made> {
  const view = await ports.site.league(address);
  const choice = view && gamesChoice(view, search);
  if (!view || !choice) return null;
  const teams = view.standings.map(({ team }) => team);
  const games = view.rounds.flatMap((round) => round.games);
  return (language) => {
    if (tab === "AllGames") return leaguePage(view, tab, teams, { games: allGamesTab(view, choice, language) }, language, games);
    const calendar = calendarTab(view, choice, language);
    const isMissing = calendar === null && (choice.month !== null || hasDates(view));
    return isMissing ? null : leaguePage(view, tab, teams, { calendar }, language, games);
  };
}

function hasDates({ rounds }: LeagueAnswer): boolean {
  return rounds.some(({ games }) =>
    games.some(({ tipOff, tipOffDay, status }) => (tipOff ?? tipOffDay) !== null && status !== "postponed"),
  );
}

async function askPlayoff({ ports, address }: TabRequest): Promise<Made> {
  const view = await ports.site.playoffs(address);
  const head = view ?? (await ports.site.leagueHead(address));
  if (!head) return null;
  const picture = view && isOpenBracket(view) ? await ports.site.playoffPicture(address) : null;
  const duels = (view?.rounds ?? []).flatMap((round) => round.duels);
  const strays = (view?.strays ?? []).flatMap(({ summary }) => (summary ? [summary.home, summary.away] : []));
  const teams = [...duels.flatMap(({ first, second }) => [first.team, second.team]), ...(view?.places ?? []).map(({ team }) => team)];
  const shown = [...teams.filter((team) => team !== null), ...strays];
  const games = duels.flatMap((duel) => duel.games.flatMap(({ summary }) => summary ?? []));
  const inPicture = (picture?.rows ?? []).map(({ team }) => team);
  return (language) => {
    const parts = { playoff: view && playoffTab(view, language, picture) };
    const page = leaguePage(head, "Playoff", [...shown, ...inPicture], parts, language, games);
    // MOVE7: it follows the games that are being played.
    return picture && picture.underWay > 0 ? { ...page, live: { ...page.live, from: 0 } } : page;
  };
}

async function askFantasy({ ports, address }: TabRequest): Promise<Made> {
  const overview = await ports.fantasy.overview(address);
  if (overview !== null) {
    return (language) => {
      const page = leaguePage(overview, "Fantasy", [], { fantasyGame: overviewTab(overview, language) }, language);
      // FANP1: figures move while a round is being played.
      return overview.underWay === null || overview.underWay.state === "provisional" ? page : { ...page, live: { ...page.live, from: 0 } };
    };
  }
  const view = await ports.site.leagueTopPerformances(address);
  if (!view) return null;
  const teams = view.lines.map(({ team }) => team);
  return (language) => leaguePage(view, "Fantasy", teams, { fantasy: fantasyTab(view, language) }, language);
}

async function askStatistics(tab: StatisticsTab, { ports, address, search }: TabRequest): Promise<Made> {
  const asked = await askStatisticsTab(tab, ports.statistics, address, search);
  if (!asked) return null;
  return (language) => {
    const { clubs, ...statistics } = asked.make(language);
    const page = leaguePage(asked.league, tab, [], { statistics }, language);
    return { ...page, clubs: { ...page.clubs, ...clubs } };
  };
}
