import type { GameStatus } from "#core/game/facts.ts";
import { playGame, type PlayedGame } from "./fixture-game.ts";
import { type FixtureTeam, fixtureTeam, fixtureTeams } from "./fixture-teams.ts";

export type FixtureGame = {
  readonly round: number;
  readonly home: FixtureTeam;
  readonly away: FixtureTeam;
  readonly status: GameStatus;
  readonly overtimes: number;
  readonly tipOff: number | null;
  readonly seed: number;
};

const day = 86_400_000;
const openingNight = Date.UTC(2026, 0, 9, 18, 0);
const played = new Map<FixtureGame, PlayedGame>();

/** Six ordinary rounds, one with every state a game can be in, one to come. */
export const schedule: readonly FixtureGame[] = [...ordinaryRounds(), ...roundOfStates(), ...roundAhead()];

function ordinaryRounds(): FixtureGame[] {
  return Array.from({ length: 6 }, (_, round) =>
    pairings(round).map(([home, away], index) => ({
      round: round + 1,
      home,
      away,
      status: "final" as const,
      overtimes: round === 2 && index === 1 ? 1 : 0,
      tipOff: openingNight + round * 7 * day + Math.floor(index / 3) * day + (index % 3) * 5_400_000,
      seed: round * 100 + index + 1,
    })),
  ).flat();
}

function roundOfStates(): FixtureGame[] {
  const night = openingNight + 6 * 7 * day;
  const game = (home: string, away: string, status: GameStatus, more: Partial<FixtureGame> = {}): FixtureGame => ({
    round: 7,
    home: fixtureTeam(home),
    away: fixtureTeam(away),
    status,
    overtimes: 0,
    tipOff: night,
    seed: home.length * 31 + away.length,
    ...more,
  });
  return [
    game("dorcol", "gavran", "final"),
    game("akademik", "sentjernej", "final", { overtimes: 2, tipOff: night + 5_400_000 }),
    game("sumice", "podunavac", "forfeited", { tipOff: night + 5_400_000 }),
    game("banjica", "cukarica", "live", { tipOff: night + day }),
    game("luka-zemun", "kosutnjak", "postponed", { tipOff: night + day }),
    game("avala", "zeleznicar-indjija", "under-protest", { tipOff: night + day }),
  ];
}

function roundAhead(): FixtureGame[] {
  const night = openingNight + 7 * 7 * day;
  const pairs: [string, string][] = [
    ["gavran", "banjica"],
    ["sentjernej", "zeleznicar-indjija"],
    ["podunavac", "dorcol"],
    ["kosutnjak", "akademik"],
    ["cukarica", "avala"],
    ["luka-zemun", "sumice"],
  ];
  return pairs.map(([home, away], index) => ({
    round: 8,
    home: fixtureTeam(home),
    away: fixtureTeam(away),
    status: index === 5 ? ("date-to-be-decided" as const) : ("scheduled" as const),
    overtimes: 0,
    tipOff: index === 5 ? null : night + Math.floor(index / 2) * day + (index % 2) * 7_200_000,
    seed: 900 + index,
  }));
}

/** Circle method: everyone meets everyone. */
function pairings(round: number): [FixtureTeam, FixtureTeam][] {
  const [fixed, ...others] = fixtureTeams;
  const turned = [...others.slice(round), ...others.slice(0, round)];
  const ring = fixed ? [fixed, ...turned] : turned;
  return Array.from({ length: ring.length / 2 }, (_, index) => {
    const one = ring[index];
    const other = ring[ring.length - 1 - index];
    if (!one || !other) throw new Error("an odd number of fixture teams");
    return round % 2 === 0 ? [one, other] : [other, one];
  });
}

/** The game as played; `null` where nobody played. */
export function resultOf(game: FixtureGame): PlayedGame | null {
  if (!["final", "live", "under-protest"].includes(game.status)) return null;
  const known = played.get(game);
  if (known) return known;
  const result = playGame({ ...game, ...(game.status === "live" ? { untilMs: 1_980_000 } : {}) });
  played.set(game, result);
  return result;
}

/** The score; a forfeit has one without a game. */
export function points(game: FixtureGame): { home: number; away: number } | null {
  if (game.status === "forfeited") return { home: 20, away: 0 };
  const result = resultOf(game);
  return result ? { home: result.box.teams.home.points, away: result.box.teams.away.points } : null;
}
