import { never } from "../../kernel/never.ts";
import { byTime, type GameContext, type PlayerGame } from "./game-line.ts";
import { countIn } from "./statistics.ts";

/** Games, or free throws, in a row; `from` and `to` are the games it began and ended in. */
export type Streak = {
  readonly length: number;
  readonly from: string;
  readonly to: string;
  readonly fromPlayedAt: number | null;
  readonly toPlayedAt: number | null;
  readonly fromSeason: string;
  readonly toSeason: string;
  /** Not ended yet: it reaches to the latest game that could have ended it. */
  readonly current: boolean;
};

/** The longest of all, or the one that has not ended. */
export type StreakSpan = "longest" | "current";

export type StreakOptions = {
  /** Whether a streak goes on over the summer. */
  readonly acrossSeasons: boolean;
  /** Only games against this club. */
  readonly opponentClub?: string;
};

export const playerStreakIds = ["tenPoints", "twentyPoints", "threePointer", "doubleDouble"] as const;
export type PlayerStreakId = (typeof playerStreakIds)[number];
export const teamStreakIds = ["wins", "losses", "homeWins", "awayWins"] as const;
export type TeamStreakId = (typeof teamStreakIds)[number];

type StreakMoment = Pick<GameContext, "game" | "season" | "playedAt" | "round">;

/**
 * All streaks of games that hold, oldest first. A game of which it is not known (`null`) ends a streak, for nobody can
 * say that it went on; one that has nothing to do with it (`"skip"`) stands aside. STREAK1 STREAK2
 */
export function streaksOf<Game extends StreakMoment>(
  games: readonly Game[],
  holds: (game: Game) => boolean | null | "skip",
  { acrossSeasons }: Pick<StreakOptions, "acrossSeasons">,
): Streak[] {
  const streaks: Streak[] = [];
  let open: Streak | null = null;
  let season: string | null = null;
  for (const game of games.toSorted(byTime)) {
    if (open && !acrossSeasons && season !== game.season) open = closed(streaks, open);
    season = game.season;
    const verdict = holds(game);
    if (verdict === "skip") continue;
    open = verdict === true ? longer(open, game, 1) : closed(streaks, open);
  }
  if (open) streaks.push({ ...open, current: true });
  return streaks;
}

/** A streak that goes on by a game, or begins with it. */
export function longer(open: Streak | null, { game, playedAt, season }: StreakMoment, by: number): Streak {
  if (open) return { ...open, length: open.length + by, to: game, toPlayedAt: playedAt, toSeason: season };
  const began = { from: game, fromPlayedAt: playedAt, fromSeason: season };
  return { length: by, ...began, to: game, toPlayedAt: playedAt, toSeason: season, current: false };
}

function closed(streaks: Streak[], open: Streak | null): null {
  if (open) streaks.push(open);
  return null;
}

/** Over the games he played: those he missed neither count nor end it. Forfeited games count for nobody. STREAK2 */
export function playerStreaks(games: readonly PlayerGame[], id: PlayerStreakId, options: StreakOptions): Streak[] {
  return streaksOf(against(games, options), (game) => (game.forfeited ? "skip" : playerHolds(game, id)), options);
}

function playerHolds(game: PlayerGame, id: PlayerStreakId): boolean | null {
  switch (id) {
    case "tenPoints":
      return game.points >= 10;
    case "twentyPoints":
      return game.points >= 20;
    case "threePointer":
      return game.threePointersMade > 0;
    case "doubleDouble": {
      const doubleDoubles = countIn(game, "doubleDoubles");
      return doubleDoubles === null ? null : doubleDoubles > 0;
    }
    default:
      return never(id);
  }
}

/** By the results that the league counts: a forfeit is a win and a loss, a level first leg ends both. STREAK3 */
export function teamStreaks(games: readonly GameContext[], id: TeamStreakId, options: StreakOptions): Streak[] {
  return streaksOf(against(games, options), (game) => teamHolds(game, id), options);
}

function teamHolds(game: GameContext, id: TeamStreakId): boolean | "skip" {
  switch (id) {
    case "wins":
      return game.won === true;
    case "losses":
      return game.won === false;
    case "homeWins":
      return game.side === "home" ? game.won === true : "skip";
    case "awayWins":
      return game.side === "away" ? game.won === true : "skip";
    default:
      return never(id);
  }
}

/** Wins, or losses, from a season's first game on: one streak for each season that began so. Only the latest can go on. STREAK3 */
export function startsOfSeason(games: readonly GameContext[], kind: "wins" | "losses"): Streak[] {
  const seasons = [...Map.groupBy(games.toSorted(byTime), ({ season }) => season).values()];
  return seasons.flatMap((season) => {
    const first = teamStreaks(season, kind, { acrossSeasons: false })[0];
    if (!first || first.from !== season[0]?.game) return [];
    return [{ ...first, current: first.current && season === seasons.at(-1) }];
  });
}

type ClubMoment = StreakMoment & Pick<GameContext, "team" | "forfeited">;

/**
 * Games of a club that a player played one after the other, oldest first. Of a club with several teams those count that he
 * played for, and of a season in which he played for none of them every game is one he missed. A forfeited game is nobody's
 * to miss. `games` are all those of the club, `playedIn` those that he played in. STREAK5
 */
export function gamesPlayedInARow(games: readonly ClubMoment[], playedIn: ReadonlySet<string>): Streak[] {
  const own = games.filter(({ game }) => playedIn.has(game));
  const teams = new Set(own.map(({ team }) => team));
  const seasons = new Set(own.map(({ season }) => season));
  const looked = games.filter(({ team, season }) => teams.has(team) || !seasons.has(season));
  return streaksOf(looked, ({ game, forfeited }) => (forfeited ? "skip" : playedIn.has(game)), { acrossSeasons: true });
}

/** The longest, with all ties, oldest first; empty where there is none. STREAK1 */
export function longestStreaks(streaks: readonly Streak[]): Streak[] {
  const length = Math.max(0, ...streaks.map((streak) => streak.length));
  return streaks.filter((streak) => streak.length === length);
}

export function currentStreak(streaks: readonly Streak[]): Streak | null {
  return streaks.find(({ current }) => current) ?? null;
}

function against<Game extends GameContext>(games: readonly Game[], { opponentClub }: StreakOptions): readonly Game[] {
  return opponentClub === undefined ? games : games.filter((game) => game.opponentClub === opponentClub);
}
