import type { Play } from "./events.ts";
import type { Fact, FactOf, FactType, GameMoment } from "./facts.ts";
import { countRefusal } from "./count-refusal.ts";
import { type Refusal, refusalOf, type RuleId, sharedNumber } from "./decide.ts";
import type { GameState } from "./game-state.ts";
import { momentRefusal } from "./live-moment.ts";
import { periodIndex } from "./period.ts";
import { detailRefusal } from "./sheet-details.ts";

type Check<T extends FactType> = (state: GameState, fact: FactOf<T>, moment: GameMoment) => Refusal | null;

/**
 * What a table can only do wrong while it happens. A game that was written down elsewhere is not held to it: its source
 * may keep no clock and confirm nothing.
 */
const checks: { readonly [T in FactType]?: Check<T> } = {
  "starters.set": (state) =>
    hasBegun(state) ? refuse("SET3", "the game has begun: lineup.set tells who is on court, an amend who started") : null,
  "starters.confirm": (state, { side }) => (state[side].startersKnown ? null : refuse("SET6", `${side} has set no starters yet`)),
  "coach.change": (state, { side }) => (state[side].sheet === null ? refuse("SET9", `${side} has no list of players yet`) : null),
  "roster.set": (state, { side, players }) => {
    const shared = sharedNumber(side, players);
    if (shared) return shared;
    if (players.filter(({ captain }) => captain).length > 1) return refuse("SET4", `${side} has two captains`);
    if (!hasBegun(state)) return null;
    const listed = new Set(players.map(({ key }) => key));
    const gone = [...state[side].players.values()].find(({ onCourt, player }) => onCourt && !listed.has(player.key))?.player;
    return gone ? refuse("SET5", `${side} #${gone.shirt} ${gone.familyName} is on court`) : null;
  },
  "countdown.set": (state) => (hasBegun(state) || state.ended ? refuse("CLOCK21", "the game has begun") : null),
  "clock.expired": (state, _fact, { gameClockMs }) =>
    (gameClockMs ?? 0) > state.rules.clockToleranceMs
      ? refuse("PERIOD9", `the period has ${Math.ceil((gameClockMs ?? 0) / 1000)} s left`)
      : null,
  "period.end": (state, _fact, moment) => {
    const period = periodOf(state, moment);
    if (!period?.started) return refuse("PERIOD4", `period ${numberOf(state, moment)} has not begun`);
    if (period.ended) return refuse("PERIOD4", `period ${numberOf(state, moment)} has ended already`);
    const leftMs = moment.gameClockMs ?? 0;
    return leftMs > state.rules.clockToleranceMs ? refuse("PERIOD4", `the period has ${Math.ceil(leftMs / 1000)} s left`) : null;
  },
  "period.confirm": (state, _fact, moment) => {
    const period = periodOf(state, moment);
    if (!period?.ended) return refuse("PERIOD5", `period ${numberOf(state, moment)} is not over`);
    return period.confirmed ? refuse("PERIOD5", `period ${numberOf(state, moment)} is confirmed already`) : null;
  },
  "period.reopen": (state, _fact, moment) =>
    periodOf(state, moment)?.confirmed ? null : refuse("PERIOD5", `period ${numberOf(state, moment)} is not confirmed`),
  "clock.start": (state, _fact, { gameClockMs }) => {
    if (state.clock.running) return refuse("LIVE18", "the clock runs already");
    const period = state.periods[state.periodIndex];
    if (!period?.started || period.ended) return refuse("LIVE19", "no period is being played");
    return (gameClockMs ?? state.clock.remainingMs) > 0 ? null : refuse("LIVE19", "the period has no time left");
  },
  "clock.stop": (state) => (state.clock.running ? null : refuse("LIVE18", "the clock stands already")),
  "shot-clock.start": (state) => (runsForShot(state) ? refuse("LIVE18", "the shot clock runs already") : null),
  "shot-clock.stop": (state) => (runsForShot(state) ? null : refuse("LIVE18", "the shot clock stands already")),
  "game.start": (state) => (hasBegun(state) || state.ended ? refuse("END2", "the game has begun") : null),
  "game.end": (state) => {
    if (state.ended) return refuse("END2", "the game is over already");
    const last = state.periods.at(-1);
    const played = state.periods.length >= state.rules.format.regularPeriods && last?.ended === true;
    return played ? null : refuse("END2", `${lastPeriodText(state)} is not over: it ends (period.end) before the game does`);
  },
  "game.confirm": (state) => (state.ended ? null : refuse("END3", "the game is not over")),
};

/** Facts that a game which is over may still take: what the table signs, says and looks at afterwards. */
const afterTheEnd: ReadonlySet<FactType> = new Set<FactType>([
  "game.status",
  "game.confirm",
  "signature.set",
  "game.amend",
  "game.forfeit",
  "game.award",
  "game.protest",
  "officials.set",
  "captain.set",
  "colours.set",
  "period.confirm",
  "period.reopen",
  "flag.raise",
  "flag.clear",
  "score.query",
  "mismatch",
  "note",
  "most-valuable-player",
  "video.mark",
]);

/** Whether the table may write this now: its own rules first, then those of every game. */
export function liveRefusalOf(state: GameState, fact: Fact, moment: GameMoment): Refusal | null {
  const check = checks[fact.type] as Check<FactType> | undefined;
  const own = check?.(state, fact, moment) ?? null;
  if (own) return own;
  const moved = momentRefusal(state, fact, moment);
  if (moved) return moved;
  if (state.ended && fact.type !== "game.end" && !afterTheEnd.has(fact.type)) return refuse("END2", "the game is over");
  return detailRefusal(state, fact) ?? refusalOf(state, fact, moment) ?? countRefusal(state, fact);
}

/** The first period of these that is confirmed: what stands in it is not touched before it is reopened. PERIOD6 */
export function confirmedPeriodOf(state: GameState, plays: readonly Pick<Play, "moment" | "fact">[]): Refusal | null {
  for (const { moment, fact } of plays) {
    // That the game is over is no part of what was signed for its last period.
    if (afterTheEnd.has(fact.type) || fact.type === "game.end" || !periodOf(state, moment)?.confirmed) continue;
    return refuse("PERIOD6", `period ${numberOf(state, moment)} is confirmed; period.reopen, with a reason, opens it`);
  }
  return null;
}

/** The shot clock runs with the game clock unless its operator holds it. CLOCK3 */
function runsForShot({ clock, shotClock }: GameState): boolean {
  return clock.running && !shotClock.isHeld;
}

function hasBegun({ periods }: GameState): boolean {
  return periods.some(({ started }) => started);
}

function refuse(rule: RuleId, detail: string): Refusal {
  return { rule, flag: "period-order", detail };
}

function periodOf(state: GameState, { period }: GameMoment) {
  return state.periods[periodIndex(period, state.rules.format)];
}

/** The one that is played, or that has to be played yet before a game may end. */
function lastPeriodText({ periods, rules: { format } }: GameState): string {
  return `period ${Math.max(periods.length, format.regularPeriods)}`;
}

function numberOf(state: GameState, { period }: GameMoment): number {
  return periodIndex(period, state.rules.format) + 1;
}
