import type { LeagueAnswer } from "#contract/queries.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { type GamesChoice, type GamesFilter, gamesFilter, monthOf, teamPlays } from "./games-choice.ts";
import type { GameSummary } from "#contract/game-summary.ts";

export type LeagueRound = { readonly title: string; readonly slug: string; readonly games: readonly GameCard[] };

export type AllGamesTab = {
  readonly filter: GamesFilter;
  /** How many were found; `null` where nothing was chosen. */
  readonly found: string | null;
  /** Of the regular season, then what the play-offs are called. */
  readonly numbers: readonly { readonly label: string; readonly title: string; readonly slug: string }[];
  /** The slug of the round being played. */
  readonly current: string | null;
  /** The round being played and those after it. */
  readonly ahead: readonly LeagueRound[];
  /** Rounds that are over, newest first. */
  readonly played: readonly LeagueRound[];
  readonly empty: string;
};

type Round = LeagueAnswer["rounds"][number];

export function allGamesTab(view: LeagueAnswer, choice: GamesChoice, language: PageLanguage): AllGamesTab {
  const said = language.t("competition");
  const months = [...new Set(view.rounds.flatMap(({ games }) => games.map((game) => monthOf(game, language))))]
    .filter((month) => month !== null)
    .toSorted();
  const isChosen = choice.team !== null || choice.month !== null;
  const isIn = (game: GameSummary) => teamPlays(game, choice.team) && (choice.month === null || monthOf(game, language) === choice.month);
  const rounds = isChosen
    ? view.rounds.map((round) => ({ ...round, games: round.games.filter(isIn) })).filter(({ games }) => games.length > 0)
    : view.rounds;
  const current = currentRound(view.rounds);
  const isAhead = (round: Round) => current !== null && round.number >= current.number;
  const count = rounds.reduce((sum, { games }) => sum + games.length, 0);
  return {
    filter: gamesFilter(view, "AllGames", choice, months, language),
    found: isChosen ? said("filter.found", { count }) : null,
    numbers: rounds.map(({ number, stage, slug }) => {
      const title = roundTitle({ number, stage }, language);
      return { label: stage === null ? String(number) : title, title, slug };
    }),
    current: current?.slug ?? null,
    ahead: rounds.filter(isAhead).map((round) => leagueRound(round, language)),
    played: rounds
      .filter((round) => !isAhead(round))
      .map((round) => leagueRound(round, language))
      .toReversed(),
    empty: isChosen ? said("filter.none") : language.t("league")("games.empty"),
  };
}

function leagueRound({ number, stage, slug, games }: Round, language: PageLanguage): LeagueRound {
  return { title: roundTitle({ number, stage }, language), slug, games: games.map((game) => gameCard(game, language)) };
}

/** The first round that still has a game to come; `null` when all has been played. */
export function currentRound(rounds: readonly Round[]): Round | null {
  return rounds.find(({ games }) => games.some(isOpen)) ?? null;
}

/** A game put off does not hold its round open for the rest of the season. */
export function isOpen({ status }: GameSummary): boolean {
  const phase = phaseOf(status);
  return phase === "ahead" || phase === "live";
}
