import type { Side } from "../../game/facts.ts";
import { byTime, type Phase, type PlayerGame } from "./game-line.ts";
import { isStatistic, type Statistic } from "./statistics.ts";

/** Which games of which players count; `null`: all. Applied in the order of the fields, the last games at the end. FILTER1 */
export type PerGameFilter = {
  readonly phase: Phase | null;
  readonly side: Side | null;
  readonly result: "won" | "lost" | null;
  /** Of the game's line, under the name that the caller's games carry; an address has the slug. */
  readonly club: string | null;
  readonly opponent: string | null;
  readonly position: string | null;
  readonly starter: boolean | null;
  readonly toRound: number | null;
  readonly minimumMinutes: number | null;
  readonly lastGames: number | null;
};

export const perGameModes = ["per-game", "totals", "per-40", "per-36", "per-100"] as const;
export type PerGameMode = (typeof perGameModes)[number];

/** A career went through teams of every pace: only a season has a hundred possessions to be set against. RATE7 */
export const careerModes = ["per-game", "totals", "per-40", "per-36"] as const satisfies readonly PerGameMode[];
export type CareerMode = (typeof careerModes)[number];

export type PerGameColumn = Statistic | "games" | "starts";

/** All that the address of a per-game page says. */
export type PerGameView = {
  readonly filter: PerGameFilter;
  readonly mode: PerGameMode;
  readonly sort: PerGameColumn;
  readonly descending: boolean;
  /** Games a player needs to be listed; `null`: the competition's own minimum. */
  readonly minimumGames: number | null;
};

export const everyGame: PerGameFilter = {
  phase: null,
  side: null,
  result: null,
  club: null,
  opponent: null,
  position: null,
  starter: null,
  toRound: null,
  minimumMinutes: null,
  lastGames: null,
};

export const defaultPerGameView: PerGameView = {
  filter: everyGame,
  mode: "per-game",
  sort: "points",
  descending: true,
  minimumGames: null,
};

/** The parameters of the address, in the order in which they are written. */
export const perGameParameterNames = [
  "phase",
  "side",
  "result",
  "club",
  "opponent",
  "position",
  "starter",
  "round",
  "minutes",
  "last",
  "mode",
  "sort",
  "order",
  "minimum",
] as const;
export type PerGameParameter = (typeof perGameParameterNames)[number];

/** Reads an address's parameters. What makes no sense falls back to the default, each for itself. FILTER3 */
export function parsePerGameView(read: (name: PerGameParameter) => string | null): PerGameView {
  const starter = oneOf(read("starter"), ["yes", "no"]);
  const sort = read("sort") ?? "";
  return {
    filter: {
      phase: oneOf(read("phase"), ["regular", "playoff"]),
      side: oneOf(read("side"), ["home", "away"]),
      result: oneOf(read("result"), ["won", "lost"]),
      club: word(read("club")),
      opponent: word(read("opponent")),
      position: word(read("position")),
      starter: starter === null ? null : starter === "yes",
      toRound: count(read("round"), 1, 999),
      minimumMinutes: count(read("minutes"), 1, 99),
      lastGames: count(read("last"), 1, 999),
    },
    mode: oneOf(read("mode"), perGameModes) ?? defaultPerGameView.mode,
    sort: sort === "games" || sort === "starts" || isStatistic(sort) ? sort : defaultPerGameView.sort,
    descending: oneOf(read("order"), ["ascending", "descending"]) !== "ascending",
    minimumGames: count(read("minimum"), 0, 999),
  };
}

/** Only what differs from the default, in a fixed order: one view has one address. FILTER3 */
export function perGameParameters(view: PerGameView): [name: PerGameParameter, value: string][] {
  const { filter } = view;
  const values: { readonly [P in PerGameParameter]: string | number | null } = {
    phase: filter.phase,
    side: filter.side,
    result: filter.result,
    club: filter.club,
    opponent: filter.opponent,
    position: filter.position,
    starter: filter.starter === null ? null : filter.starter ? "yes" : "no",
    round: filter.toRound,
    minutes: filter.minimumMinutes,
    last: filter.lastGames,
    mode: view.mode === defaultPerGameView.mode ? null : view.mode,
    sort: view.sort === defaultPerGameView.sort ? null : view.sort,
    order: view.descending ? null : "ascending",
    minimum: view.minimumGames,
  };
  return perGameParameterNames.flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [[name, String(value)] satisfies [PerGameParameter, string]];
  });
}

/**
 * The games that count, in the order given. The last games are taken after everything else, and are each player's own:
 * "the last five at home" are his five latest home games. A game whose minutes nobody kept reaches no minimum of
 * minutes. FILTER1 FILTER2
 */
export function filterGames<Game extends PlayerGame>(games: readonly Game[], filter: PerGameFilter): Game[] {
  const left = games.filter((game) => !game.forfeited && passes(game, filter));
  if (filter.lastGames === null) return left;
  const wanted = new Set<Game>();
  for (const own of Map.groupBy(left, ({ person }) => person).values()) {
    for (const game of own.toSorted(byTime).slice(-filter.lastGames)) wanted.add(game);
  }
  return left.filter((game) => wanted.has(game));
}

function passes(game: PlayerGame, filter: PerGameFilter): boolean {
  return (
    (filter.phase === null || game.phase === filter.phase) &&
    (filter.side === null || game.side === filter.side) &&
    (filter.result === null || game.won === (filter.result === "won")) &&
    (filter.club === null || game.club === filter.club) &&
    (filter.opponent === null || game.opponentClub === filter.opponent) &&
    (filter.position === null || game.position === filter.position) &&
    (filter.starter === null || game.starter === filter.starter) &&
    (filter.toRound === null || game.round <= filter.toRound) &&
    (filter.minimumMinutes === null || (game.seconds !== null && game.seconds >= filter.minimumMinutes * 60))
  );
}

function oneOf<const Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** A slug, an id or a name: letters of any script, digits, a few marks; nothing that needs escaping in a page. */
function word(text: string | null): string | null {
  return text !== null && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,79}$/u.test(text) ? text : null;
}

function count(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^(?:0|[1-9]\d{0,3})$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
