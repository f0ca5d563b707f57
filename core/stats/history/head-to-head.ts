import { byTime, type GameContext, type PlayerGame, type TeamGame } from "./game-line.ts";
import { currentStreak, type Streak, teamStreaks } from "./streaks.ts";
import { averageOf, type PlayerSums, sumPlayerGames, sumTeamGames } from "./sums.ts";

export type Meetings = { readonly games: number; readonly wins: number; readonly losses: number };

export type ClubHeadToHead = {
  readonly all: Meetings;
  readonly home: Meetings;
  readonly away: Meetings;
  /** Over the games that were played out; `null` before the first. */
  readonly averagePoints: { readonly own: number; readonly opponents: number } | null;
  /** By margin on the floor, all ties, oldest first. */
  readonly biggestWins: readonly TeamGame[];
  readonly biggestLosses: readonly TeamGame[];
  /** Who won the latest meetings, and how many in a row; `null` after a level one. */
  readonly streak: (Streak & { readonly winner: "own" | "opponents" }) | null;
  /** Newest first. */
  readonly meetings: readonly TeamGame[];
};

/**
 * A club against another, from the first one's side, out of any games among which theirs are. Results are those that the
 * league counts, forfeits with them; points and margins are those of games that were played out. MEET1
 */
export function clubHeadToHead(games: readonly TeamGame[], club: string, opponent: string): ClubHeadToHead {
  const meetings = games.filter((game) => game.club === club && game.opponentClub === opponent).toSorted(byTime);
  const played = meetings.filter(({ forfeited }) => !forfeited);
  const sums = sumTeamGames(played);
  const own = averageOf(sums, "points");
  const opponents = averageOf(sums.opponents, "points");
  return {
    all: resultsOf(meetings),
    home: resultsOf(meetings.filter(({ side }) => side === "home")),
    away: resultsOf(meetings.filter(({ side }) => side === "away")),
    averagePoints: own === null || opponents === null ? null : { own, opponents },
    biggestWins: biggest(played, (game) => game.points - game.opponents.points),
    biggestLosses: biggest(played, (game) => game.opponents.points - game.points),
    streak: latestStreak(meetings),
    meetings: meetings.toReversed(),
  };
}

function resultsOf(games: readonly GameContext[]): Meetings {
  const wins = games.filter(({ won }) => won === true).length;
  return { games: games.length, wins, losses: games.filter(({ won }) => won === false).length };
}

function biggest(games: readonly TeamGame[], marginOf: (game: TeamGame) => number): TeamGame[] {
  const most = Math.max(1, ...games.map(marginOf));
  return games.filter((game) => marginOf(game) === most);
}

function latestStreak(meetings: readonly GameContext[]): ClubHeadToHead["streak"] {
  const options = { acrossSeasons: true };
  const wins = currentStreak(teamStreaks(meetings, "wins", options));
  if (wins) return { ...wins, winner: "own" };
  const losses = currentStreak(teamStreaks(meetings, "losses", options));
  return losses ? { ...losses, winner: "opponents" } : null;
}

export type PlayerHeadToHead = {
  /** Newest first. */
  readonly meetings: readonly { readonly one: PlayerGame; readonly other: PlayerGame }[];
  readonly oneWins: number;
  readonly otherWins: number;
  /** Of the first one's team: in its own hall, and as the guest. */
  readonly oneAtHome: Meetings;
  readonly oneAway: Meetings;
  /** Over the meetings only: averages side by side. */
  readonly one: PlayerSums;
  readonly other: PlayerSums;
};

/** The games that both played in, on opposite sides. Games as team-mates are no meetings. MEET2 */
export function playerHeadToHead(one: readonly PlayerGame[], other: readonly PlayerGame[]): PlayerHeadToHead {
  const others = new Map(other.map((game) => [game.game, game]));
  const meetings = one
    .toSorted((left, right) => byTime(right, left))
    .flatMap((mine) => {
      const theirs = others.get(mine.game);
      return theirs && theirs.side !== mine.side && !mine.forfeited ? [{ one: mine, other: theirs }] : [];
    });
  return {
    meetings,
    oneWins: meetings.filter((meeting) => meeting.one.won === true).length,
    otherWins: meetings.filter((meeting) => meeting.other.won === true).length,
    oneAtHome: resultsOf(meetings.flatMap(({ one: game }) => (game.side === "home" ? [game] : []))),
    oneAway: resultsOf(meetings.flatMap(({ one: game }) => (game.side === "away" ? [game] : []))),
    one: sumPlayerGames(meetings.map((meeting) => meeting.one)),
    other: sumPlayerGames(meetings.map((meeting) => meeting.other)),
  };
}
