import type { Official, Side, TeamSheet } from "#core/game/facts.ts";
import type { AddEvent } from "#core/game/events.ts";
import type { GameState } from "#core/game/game-state.ts";
import { periodAt, periodLengthMs, type Period } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Random } from "./random.ts";
import { arrowThrowIn, playAction, tipOff } from "./simulation/attack.ts";
import { openGameLog } from "./simulation/game-log.ts";
import { pause, write, type Attack, type GameInPlay, type PlayerInPlay, type TeamInPlay } from "./simulation/game-in-play.ts";
import { positions, type Position, type Skill } from "./simulation/skill.ts";
import { substitute } from "./simulation/substitutions.ts";

export type Competitor = { readonly position: Position; readonly skill: Skill };

export type SimulatedTeam = {
  readonly sheet: TeamSheet;
  /** By player key, one for each player on the sheet. */
  readonly competitors: ReadonlyMap<PlayerKey, Competitor>;
};

export type GameSetUp = {
  readonly rules: RuleSet;
  readonly home: SimulatedTeam;
  readonly away: SimulatedTeam;
  readonly officials: readonly Official[];
  readonly attendance: number | null;
  /** Epoch milliseconds. */
  readonly tipOff: number;
};

export type SimulatedGame = { readonly events: readonly AddEvent[]; readonly state: GameState };

/**
 * Plays a game, action by action, and gives the log a scorer would have written, each line accepted by the rules.
 * The same seed and set-up give the same game. Throws when the simulator breaks a rule: that is a defect.
 */
export function simulateGame(setUp: GameSetUp, random: Random): SimulatedGame {
  const game = prepare(setUp, random);
  writeSetUp(game, setUp);
  const { state } = game.log;
  const { regularPeriods } = state.rules.format;
  for (let index = 0; index < regularPeriods || state.home.points === state.away.points; index++) {
    if (index > 0) pause(game, index === regularPeriods / 2 ? 900_000 : 120_000);
    playPeriod(game, periodAt(index, state.rules.format));
  }
  write(game, { type: "game.end" });
  pause(game, 300_000);
  write(game, { type: "game.confirm", signer: setUp.officials[0]?.name ?? "", digest: null });
  return { events: game.log.events, state };
}

function playPeriod(game: GameInPlay, period: Period): void {
  const { format } = game.log.state.rules;
  game.period = period;
  game.clockMs = periodLengthMs(period, format);
  game.shotClockMs = null;
  write(game, { type: "period.start" });
  const opening = period.kind === "regular" && period.number === 1;
  if (!opening) substitute(game, {});
  let attack: Attack | null = opening ? tipOff(game) : arrowThrowIn(game);
  while (attack && game.clockMs > 0) attack = playAction(game, attack);
  game.clockMs = 0;
  game.shotClockMs = null;
  write(game, { type: "period.end" });
}

function prepare(setUp: GameSetUp, random: Random): GameInPlay {
  return {
    random,
    log: openGameLog(setUp.rules),
    home: prepareTeam("home", setUp.home, random),
    away: prepareTeam("away", setUp.away, random),
    period: periodAt(0, setUp.rules.format),
    clockMs: setUp.rules.format.regularMs,
    shotClockMs: null,
    wallMs: setUp.tipOff,
    arrow: "home",
    tempo: random.bell(1, 0.05),
  };
}

function prepareTeam(side: Side, { sheet, competitors }: SimulatedTeam, random: Random): TeamInPlay {
  const day = random.bell(0, 0.012);
  const known = sheet.players.map((roster) => {
    const competitor = competitors.get(roster.key);
    if (!competitor) throw new Error(`Nothing is known of ${roster.key}`);
    return { roster, ...competitor };
  });
  const starting = chooseStarters(known);
  const order = [...starting, ...known.filter((player) => !starting.includes(player)).sort(byWorth)];
  const players = order.map((player, rank): PlayerInPlay => ({
    side,
    ...player,
    form: day + random.bell(0, 0.035),
    plannedMs: plannedMs(rank, random),
    changedAtMs: 0,
  }));
  return { side, players, starters: players.slice(0, starting.length), onCourt: players.slice(0, starting.length) };
}

type Known = Competitor & { readonly roster: TeamSheet["players"][number] };

function byWorth(a: Known, b: Known): number {
  return b.skill.worth - a.skill.worth;
}

/** The best at each position, the best first. */
function chooseStarters(known: readonly Known[]): Known[] {
  const best = positions.map((position) => known.filter((player) => player.position === position).sort(byWorth)[0]);
  const chosen = best.filter((player) => player !== undefined);
  const rest = known.filter((player) => !chosen.includes(player)).sort(byWorth);
  return [...chosen, ...rest].slice(0, positions.length).sort(byWorth);
}

/** What the coach means to give by rank; the last ones of a sheet wait for a decided game. */
const plannedMinutes = [30.5, 28.5, 26.5, 25, 23, 20.5, 17, 13.5, 10, 5.5, 0, 0];

function plannedMs(rank: number, random: Random): number {
  const minutes = plannedMinutes[rank] ?? 0;
  return Math.round(minutes * 60_000 * random.between(0.88, 1.12));
}

function writeSetUp(game: GameInPlay, { home, away, officials, attendance }: GameSetUp): void {
  pause(game, -20 * 60_000);
  write(game, { type: "source.change", source: "simulator", notRecorded: [] });
  write(game, { type: "roster.set", ...home.sheet, side: "home" });
  write(game, { type: "roster.set", ...away.sheet, side: "away" });
  write(game, { type: "officials.set", officials, attendance });
  for (const side of ["home", "away"] as const) {
    write(game, { type: "starters.set", side, players: game[side].starters.map(({ roster }) => roster.key) });
  }
  pause(game, 20 * 60_000);
  write(game, { type: "game.start" });
}
