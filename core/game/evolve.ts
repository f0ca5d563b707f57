import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { noCoachFouls } from "./coach-fouls.ts";
import { enterCourt, leaveCourt } from "./court.ts";
import type { GameEvent, Play } from "./events.ts";
import type { FactOf, FactType, Side, TeamSheet } from "./facts.ts";
import { enterPeriod, momentMs, newGame, newPlayer, type GameState } from "./game-state.ts";
import { periodIndex, periodLengthMs, possibleMs } from "./period.ts";
import { defaultAward, forfeitAward } from "./game-award.ts";
import { chargeFoul } from "./foul-charge.ts";
import { lineOf } from "./stat-line.ts";
import { playsInForce } from "./plays-in-force.ts";
import { standsBeside } from "./stands-beside.ts";
import { markContext, scorePoints } from "./scoring.ts";

type Handler<T extends FactType> = (state: GameState, fact: FactOf<T>, atMs: number, play: Play) => void;

function nothing(): void {}

/** What each fact does to the game. Total over the union: a new type does not compile until it is filed here. */
const handlers: { readonly [T in FactType]: Handler<T> } = {
  "game.status": (state, fact) => {
    state.status = fact.status;
  },
  "game.delay": nothing,
  "game.start": (state) => {
    state.status = "live";
  },
  "game.end": (state, _fact, _atMs, play) => {
    state.ended = true;
    state.clock.running = false;
    (state.periods.at(-1) ?? enterPeriod(state, play.moment.period)).ended = true;
    state.status = "ended";
  },
  "game.confirm": (state) => {
    // Of a game known by its score nobody saw the end.
    if (state.scoreAlone) state.ended = true;
    state.status = "final";
  },
  "signature.set": nothing,
  "game.amend": nothing,
  "game.forfeit": (state, fact) => {
    state.award = forfeitAward(fact.by);
    state.ended = true;
    state.status = "forfeited";
  },
  "game.default": (state, fact) => {
    state.award = defaultAward(state, fact.by);
    state.ended = true;
    state.status = "ended";
  },
  "game.award": (state, { homePoints, awayPoints, against }) => {
    state.award = { kind: "administrative", against, homePoints, awayPoints };
    state.ended = true;
    state.status = "final";
  },
  "game.abandon": (state) => {
    state.ended = true;
    state.status = "abandoned";
  },
  "game.protest": (state) => {
    state.status = "under-protest";
  },

  "score.period": (state, fact, _atMs, play) => {
    const period = enterPeriod(state, play.moment.period);
    period.started = true;
    period.ended = true;
    period.home += fact.homePoints;
    period.away += fact.awayPoints;
    addScore(state, fact);
  },
  "score.total": (state, fact) => addScore(state, fact),

  "roster.set": (state, fact) => setRoster(state, fact),
  "roster.change": (state, fact) => {
    const known = state[fact.side].players.get(fact.player.key);
    if (known) known.player = fact.player;
    else state[fact.side].players.set(fact.player.key, newPlayer(fact.side, fact.player));
  },
  "starters.set": (state, fact, atMs) => {
    const team = state[fact.side];
    team.startersKnown = true;
    for (const player of team.players.values()) {
      player.starter = fact.players.includes(player.player.key);
    }
    setLineup(state, fact.side, fact.players, atMs);
    if (state.periods.some(({ started }) => started)) return;
    // Whoever was named and is named no more has not been on court. SET8
    for (const player of team.players.values()) player.played &&= player.onCourt;
  },
  "starters.confirm": nothing,
  "coach.change": (state, fact) => changeCoach(state, fact),
  "captain.set": (state, fact) => {
    for (const player of state[fact.side].players.values()) {
      player.player = { ...player.player, captain: player.player.key === fact.player };
    }
  },
  "officials.set": (state, fact) => {
    state.officials = fact.officials;
    state.attendance = fact.attendance;
  },
  "colours.set": nothing,
  "sides.set": nothing,
  "arrow.set": (state, fact) => {
    state.arrow = fact.side;
  },

  "countdown.set": nothing,

  "period.start": (state, _fact, _atMs, play) => {
    const period = enterPeriod(state, play.moment.period);
    period.started = true;
    if (!state.ended) state.status = "live";
    state.clock.remainingMs = periodLengthMs(period.period, state.rules.format);
  },
  "period.end": (state, _fact, _atMs, play) => {
    enterPeriod(state, play.moment.period).ended = true;
    state.clock.running = false;
    state.clock.remainingMs = 0;
  },
  "period.confirm": (state, _fact, _atMs, play) => confirmPeriod(state, play, true),
  "period.reopen": (state, _fact, _atMs, play) => confirmPeriod(state, play, false),

  "clock.start": (state) => {
    state.clock.running = true;
    state.shotClock.isHeld = false;
  },
  "clock.stop": (state) => {
    state.clock.running = false;
  },
  "clock.set": (state, fact) => {
    state.clock.remainingMs = fact.remainingMs;
  },
  "clock.correct": (state, fact) => {
    state.clock.remainingMs = fact.remainingMs;
  },
  "clock.expired": (state) => {
    state.clock.running = false;
    state.clock.remainingMs = 0;
  },
  horn: nothing,

  "shot-clock.start": (state) => {
    state.shotClock.isHeld = false;
  },
  "shot-clock.stop": (state) => {
    state.shotClock.isHeld = true;
  },
  "shot-clock.reset": (state, fact) => {
    state.shotClock.beforeResetMs = state.shotClock.remainingMs;
    state.shotClock.remainingMs = fact.toMs;
  },
  "shot-clock.set": (state, fact) => {
    state.shotClock.remainingMs = fact.remainingMs;
  },
  "shot-clock.blank": (state) => {
    state.shotClock.remainingMs = null;
  },
  "shot-clock.revert": (state) => {
    state.shotClock.remainingMs = state.shotClock.beforeResetMs;
  },
  "shot-clock.violation": (state) => {
    state.shotClock.remainingMs = 0;
  },

  "field-goal": (state, fact, atMs) => {
    const line = lineOf(state, fact.side, fact.player);
    if (fact.value === 3) {
      line.threePointersAttempted++;
      if (fact.made) line.threePointersMade++;
    } else {
      line.twoPointersAttempted++;
      if (fact.made) line.twoPointersMade++;
    }
    if (fact.blocked) line.blocksReceived++;
    if (!fact.made) return;
    markContext(line, fact.context, fact.value);
    scorePoints(state, fact.side, fact.value, fact.context, atMs);
  },
  "free-throw": (state, fact, atMs) => {
    const line = lineOf(state, fact.side, fact.player);
    line.freeThrowsAttempted++;
    if (!fact.made) return;
    line.freeThrowsMade++;
    markContext(line, fact.context, 1);
    scorePoints(state, fact.side, 1, fact.context, atMs);
  },
  rebound: (state, fact) => {
    // BOX4: a dead-ball rebound is bookkeeping between two free throws and counts nowhere.
    if (fact.deadBall) return;
    const line = lineOf(state, fact.side, fact.player);
    if (fact.kind === "offensive") line.offensiveRebounds++;
    else line.defensiveRebounds++;
  },
  assist: (state, fact) => {
    lineOf(state, fact.side, fact.player).assists++;
  },
  block: (state, fact) => {
    lineOf(state, fact.side, fact.player).blocks++;
  },
  "block.received": (state, fact) => {
    lineOf(state, fact.side, fact.player).blocksReceived++;
  },
  steal: (state, fact) => {
    lineOf(state, fact.side, fact.player).steals++;
  },
  "foul.drawn": (state, fact) => {
    lineOf(state, fact.side, fact.player).foulsDrawn++;
  },
  turnover: (state, fact) => {
    lineOf(state, fact.side, fact.player).turnovers++;
  },
  foul: (state, fact) => chargeFoul(state, fact),

  substitution: (state, fact, atMs) => {
    const { players } = state[fact.side];
    for (const key of fact.out) {
      const player = players.get(key);
      if (player) leaveCourt(state, player, atMs);
    }
    for (const key of fact.in) {
      const player = players.get(key);
      if (player) enterCourt(state, player, atMs);
    }
  },
  "lineup.set": (state, fact, atMs) => setLineup(state, fact.side, fact.players, atMs),

  timeout: (state, fact, _atMs, play) => {
    state[fact.side].timeouts.push({ periodIndex: state.periodIndex, remainingMs: play.moment.gameClockMs });
  },
  "timeout.end": nothing,
  "media-timeout": nothing,
  stoppage: nothing,
  challenge: nothing,
  review: nothing,

  "jump-ball": (state, fact) => {
    if (fact.winner) state.possession = fact.winner;
  },
  possession: (state, fact) => {
    state.possession = fact.side;
  },
  "arrow.flip": (state, fact) => {
    state.arrow = fact.to;
  },

  "flag.raise": nothing,
  "flag.clear": nothing,
  "score.query": nothing,
  "source.change": (state, fact) => {
    state.source = fact.source;
    for (const statistic of fact.notRecorded) state.notRecorded.add(statistic);
  },
  mismatch: nothing,

  note: nothing,
  "most-valuable-player": nothing,
  "video.mark": nothing,
};

/** Takes one play into the game. The state is the fold's own and changes in place. LOG1 */
export function evolve(state: GameState, play: Play): void {
  const { period, gameClockMs } = play.moment;
  const handler = handlers[play.fact.type] as Handler<FactType> | undefined;
  // Written by a newer program than this one: whatever it is, the rest of the game goes on. LOG8
  if (!handler) return;
  if (standsBeside(play.fact.type)) return handler(state, play.fact, state.nowMs, play);
  const current = state.periods[state.periodIndex]?.period;
  if (current !== period && !(current && current.kind === period.kind && current.number === period.number)) enterPeriod(state, period);
  const atMs = momentMs(state, period, gameClockMs);
  state.nowMs = atMs;
  if (atMs > state.latestMs) state.latestMs = atMs;
  if (!isTouchOfClocks(play.fact.type)) state.playMs = atMs;
  if (gameClockMs !== null) state.clock.remainingMs = possibleMs(period, gameClockMs, state.rules.format);
  handler(state, play.fact, atMs, play);
}

function isTouchOfClocks(type: FactType): boolean {
  return type.startsWith("clock.") || type.startsWith("shot-clock.") || type === "horn";
}

/** A whole game from its log, corrections applied. Folding one by one and folding all at once give the same. */
export function foldGame(events: readonly GameEvent[], rules: RuleSet): GameState {
  return foldPlays(playsInForce(events), rules);
}

/** A whole game from plays that are already in force and in order. */
export function foldPlays(plays: readonly Play[], rules: RuleSet): GameState {
  const state = newGame(rules);
  for (const play of plays) evolve(state, play);
  return state;
}

/** Points without a basket: no run, no lead, no line of the score comes of them. RESULT2 */
function addScore(state: GameState, { homePoints, awayPoints }: { readonly homePoints: number; readonly awayPoints: number }): void {
  state.home.points += homePoints;
  state.away.points += awayPoints;
  state.scoreAlone = true;
}

function confirmPeriod(state: GameState, { moment }: Play, confirmed: boolean): void {
  const period = state.periods[periodIndex(moment.period, state.rules.format)];
  if (period) period.confirmed = confirmed;
}

/** Whoever comes has no fouls; those of whoever goes went with him. SET9 */
function changeCoach(state: GameState, { side, coach, assistantCoaches }: FactOf<"coach.change">): void {
  const team = state[side];
  if (team.sheet === null) return;
  if (coach !== team.sheet.coach) team.coachFouls = noCoachFouls();
  if (!state.periods.some(({ started }) => started)) team.firstCoach = coach;
  team.sheet = { ...team.sheet, coach, assistantCoaches };
}

function setRoster(state: GameState, sheet: TeamSheet): void {
  const team = state[sheet.side];
  if (team.sheet === null || team.sheet.coach === team.firstCoach) team.firstCoach = sheet.coach;
  team.sheet = sheet;
  const listed = new Set(sheet.players.map(({ key }) => key));
  // Whoever is on the newer list no more, and has not played, does not belong to the game. SET7
  for (const [key, { played }] of team.players) if (!played && !listed.has(key)) team.players.delete(key);
  for (const player of sheet.players) {
    const known = team.players.get(player.key);
    if (known) known.player = player;
    else team.players.set(player.key, newPlayer(sheet.side, player));
  }
}

function setLineup(state: GameState, side: Side, keys: readonly PlayerKey[], atMs: number): void {
  for (const player of state[side].players.values()) {
    if (keys.includes(player.player.key)) enterCourt(state, player, atMs);
    else leaveCourt(state, player, atMs);
  }
}
