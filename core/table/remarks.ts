import type { Play } from "../game/events.ts";
import type { FactType, Side } from "../game/facts.ts";
import { whoMustLeave } from "../game/court.ts";
import { openFlags } from "../game/game-faults.ts";
import { isOnlyPlayed } from "../game/live-moment.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { EventId } from "../kernel/ids.ts";
import { ballAfter } from "./ball-side.ts";

/** What may be doubtful of a play although no rule was broken. SETTLE2, SETTLE4 */
export const remarkKinds = [
  "miss-without-rebound",
  "written-twice",
  "possession-order",
  "ahead-of-clock",
  "time-zero",
  "throws-missing",
  "throws-too-many",
  "must-leave",
  "not-five",
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** Something that the order of plays makes doubtful: worth a look, and never in the way. SETTLE2 */
export type Remark = { readonly kind: RemarkKind; readonly play: Play };

type Plays = readonly Play[];
type Game = Pick<StandingGame, "plays" | "state">;

/** All of a game, in the order of its plays, one of a play. What a flag says already is not said once more. */
export function remarksOf(game: Game): readonly Remark[] {
  const { plays } = game;
  const found: Remark[] = [
    ...playersWhoMustLeave(game),
    ...missesWithoutRebound(plays),
    ...playsWrittenTwice(plays),
    ...playsOutOfTurn(plays),
    ...playsAheadOfClock(game),
    ...plays.filter(isAtZero).map((play): Remark => ({ kind: "time-zero", play })),
    ...throwsThatDiffer(plays),
    ...sidesNotFive(game),
  ];
  const byPlay = new Map<EventId, Remark>();
  for (const remark of found) if (!byPlay.has(remark.play.eventId)) byPlay.set(remark.play.eventId, remark);
  return plays.flatMap(({ eventId }) => byPlay.get(eventId) ?? []);
}

function missesWithoutRebound(plays: Plays): Remark[] {
  const remarks: Remark[] = [];
  let miss: Play | null = null;
  for (const play of plays) {
    const { fact } = play;
    if (miss !== null && (fact.type === "field-goal" || (fact.type === "turnover" && fact.kind !== "shot-clock"))) {
      remarks.push({ kind: "miss-without-rebound", play: miss });
      miss = null;
    } else if (miss !== null && endsMiss.has(fact.type)) miss = null;
    if (fact.type === "field-goal" && !fact.made) miss = play;
  }
  return remarks;
}

/** Where the ball went after a miss is told by these, or does not matter any more. */
const endsMiss: ReadonlySet<Play["fact"]["type"]> = new Set<Play["fact"]["type"]>([
  "rebound",
  "foul",
  "jump-ball",
  "possession",
  "free-throw",
  "period.end",
  "period.start",
  "timeout",
]);

/** Two lines of one player this near to each other may be one play. */
const sameWithinMs = 1000;

function playsWrittenTwice(plays: Plays): Remark[] {
  const last = new Map<string, Play>();
  return plays.flatMap((play): Remark[] => {
    const name = nameOfPlay(play);
    if (name === null) return [];
    const before = last.get(name);
    last.set(name, play);
    return before && isNear(before, play) ? [{ kind: "written-twice", play }] : [];
  });
}

/** What cannot be so twice at once; a miss that is tipped again can, and so can free throws. */
function nameOfPlay({ fact, link }: Play): string | null {
  switch (fact.type) {
    case "field-goal":
      return fact.made && fact.player !== null ? `${fact.type} ${fact.side} ${fact.player} ${fact.value}` : null;
    case "turnover":
    case "steal":
    case "block":
      return fact.player !== null && link?.kind !== "turnover-of" ? `${fact.type} ${fact.side} ${fact.player}` : null;
    case "foul":
      return fact.player !== null ? `${fact.type} ${fact.side} ${fact.player} ${fact.kind}` : null;
    case "timeout":
      return `${fact.type} ${fact.side}`;
    default:
      return null;
  }
}

function isNear(before: Play, play: Play): boolean {
  const [one, other] = [before.moment.gameClockMs, play.moment.gameClockMs];
  return one !== null && other !== null && isSamePeriod(before, play) && Math.abs(one - other) <= sameWithinMs;
}

function isSamePeriod({ moment: { period: one } }: Play, { moment: { period: other } }: Play): boolean {
  return one.kind === other.kind && one.number === other.number;
}

/** Shots and lost balls of the side that has not got the ball: something before them was not written, or of the other side. TABLE8 */
function playsOutOfTurn(plays: Plays): Remark[] {
  const remarks: Remark[] = [];
  let ball: Side | null = null;
  for (const play of plays) {
    const { fact } = play;
    if (fact.type === "period.start" || (fact.type === "jump-ball" && fact.winner === null)) ball = null;
    if (ball !== null && isOfAttackers(play) && "side" in fact && fact.side !== ball) remarks.push({ kind: "possession-order", play });
    // After a miss the ball is nobody's; what is missing then is the rebound.
    ball = isMiss(play) ? null : (ballAfter(fact) ?? ball);
  }
  return remarks;
}

function isMiss({ fact }: Play): boolean {
  return (fact.type === "field-goal" || fact.type === "free-throw") && !fact.made;
}

/** The turnover of an offensive foul was lost with the foul. */
function isOfAttackers({ fact, link }: Play): boolean {
  return fact.type === "field-goal" || (fact.type === "turnover" && fact.kind !== "offensive-foul" && link?.kind !== "turnover-of");
}

/** Plays at a time that the clock's own seat says, later, had not come yet. */
function playsAheadOfClock({ plays, state: { rules } }: Game): Remark[] {
  const remarks: Remark[] = [];
  let touch: { readonly play: Play; readonly remainingMs: number } | null = null;
  for (const play of plays.toReversed()) {
    const { fact, moment } = play;
    if (fact.type.startsWith("clock.")) {
      const told = "remainingMs" in fact ? fact.remainingMs : moment.gameClockMs;
      const isSame: boolean = touch !== null && isSamePeriod(touch.play, play);
      if (told !== null && (!isSame || told > (touch?.remainingMs ?? 0))) touch = { play, remainingMs: told };
      continue;
    }
    if (touch === null || moment.gameClockMs === null || play.link !== null || !isStamped(fact.type)) continue;
    const isAhead = isSamePeriod(touch.play, play) && moment.gameClockMs < touch.remainingMs - rules.clockToleranceMs;
    if (isAhead) remarks.push({ kind: "ahead-of-clock", play });
  }
  return remarks;
}

/** What hangs on another play has that one's time. */
function isStamped(type: FactType): boolean {
  return isOnlyPlayed(type) || type === "foul" || type === "free-throw" || type === "substitution";
}

/** A basket with nothing left on the clock: whether the ball had left the hand is worth a second look. */
function isAtZero({ fact, moment }: Play): boolean {
  return fact.type === "field-goal" && fact.made && moment.gameClockMs === 0;
}

/** Fouls of which fewer free throws were shot than they give, once the game has gone on, or more. */
function throwsThatDiffer(plays: Plays): Remark[] {
  const shot = new Map<EventId, number>();
  for (const { fact, link } of plays)
    if (fact.type === "free-throw" && link?.kind === "free-throw-of") shot.set(link.to, (shot.get(link.to) ?? 0) + 1);
  const flagged = new Set(openFlags(plays).flatMap(({ kind, about }) => (kind === "free-throw-group-unresolved" ? [about] : [])));
  const lastPlayed = plays.findLastIndex(
    ({ fact }) => fact.type === "field-goal" || fact.type === "turnover" || fact.type === "period.end",
  );
  return plays.flatMap((play, place): Remark[] => {
    const { fact, eventId } = play;
    if (fact.type !== "foul" || fact.freeThrows === null || flagged.has(eventId)) return [];
    const taken = shot.get(eventId) ?? 0;
    if (taken > fact.freeThrows) return [{ kind: "throws-too-many", play }];
    return taken < fact.freeThrows && place < lastPlayed ? [{ kind: "throws-missing", play }] : [];
  });
}

/** Whoever's game is over, and is still on court although it has gone on: at the foul that ended it. FOUL5 */
function playersWhoMustLeave({ plays, state }: Game): Remark[] {
  return whoMustLeave(state).flatMap(({ side, player }): Remark[] => {
    const place = plays.findLastIndex(({ fact }) => fact.type === "foul" && fact.side === side && fact.player === player.key);
    const play = plays[place];
    return play && hasGoneOn(plays, place) ? [{ kind: "must-leave", play }] : [];
  });
}

/** A side that has gone on with another number of players than five, where nothing flags it: at its last change. COURT4 */
function sidesNotFive({ plays, state }: Game): Remark[] {
  if (state.ended) return [];
  const flagged = new Set(openFlags(plays).map(({ about }) => about));
  return (["home", "away"] as const).flatMap((side): Remark[] => {
    if (!state[side].startersKnown || state[side].onCourt === state.rules.playersOnCourt) return [];
    const place = plays.findLastIndex(({ fact }) => (fact.type === "substitution" || fact.type === "lineup.set") && fact.side === side);
    const play = plays[place];
    return play && hasGoneOn(plays, place) && !flagged.has(play.eventId) ? [{ kind: "not-five", play }] : [];
  });
}

function hasGoneOn(plays: Plays, place: number): boolean {
  return plays.slice(place + 1).some(({ fact }) => isOnlyPlayed(fact.type));
}
