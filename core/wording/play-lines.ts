import { chargeCoach, noCoachFouls } from "../game/coach-fouls.ts";
import type { Play } from "../game/events.ts";
import type { Fact, FactOf, FactType, Link, Side } from "../game/facts.ts";
import { isCorrected } from "../game/is-corrected.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import { fiba } from "../rules/fiba.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { PlayLine, PlayMessageKey, Wording } from "./play-line.ts";
import { foulKey, shotKey, turnoverKey } from "./play-keys.ts";

type Said = { readonly side: Side | null; readonly player: PlayerKey | null; readonly wording: Wording };
type Sayer<T extends FactType> = (fact: FactOf<T>) => readonly Said[];
type Detail = PlayLine["details"][number];
type Line = Omit<PlayLine, "details" | "corrected" | "correctedBy"> & {
  readonly details: Detail[];
  corrected: boolean;
  correctedBy?: readonly EventId[];
};

function unsaid(): readonly Said[] {
  return [];
}

/** What each fact says on its own. Total over the union: a new type does not compile until it is filed here. */
const sayers: { readonly [T in FactType]: Sayer<T> } = {
  "game.status": unsaid,
  "game.delay": unsaid,
  "game.start": unsaid,
  "game.end": () => neutral("gameEnd"),
  "game.confirm": unsaid,
  "signature.set": unsaid,
  "game.amend": unsaid,
  "game.forfeit": unsaid,
  "game.default": unsaid,
  "game.award": unsaid,
  "game.abandon": unsaid,
  "game.protest": unsaid,
  "score.period": unsaid,
  "score.total": unsaid,
  "line.typed": unsaid,
  "roster.set": unsaid,
  "roster.change": unsaid,
  "starters.set": unsaid,
  "starters.confirm": unsaid,
  "coach.change": (fact) => [{ side: fact.side, player: null, wording: wording("coachChanged") }],
  "captain.set": unsaid,
  "officials.set": unsaid,
  "colours.set": unsaid,
  "sides.set": unsaid,
  "arrow.set": unsaid,
  "countdown.set": unsaid,
  "period.start": () => neutral("periodStart"),
  "period.end": () => neutral("periodEnd"),
  "period.confirm": unsaid,
  "period.reopen": unsaid,
  "clock.start": unsaid,
  "clock.stop": unsaid,
  "clock.set": unsaid,
  "clock.correct": unsaid,
  "clock.expired": unsaid,
  horn: unsaid,
  "shot-clock.start": unsaid,
  "shot-clock.stop": unsaid,
  "shot-clock.reset": unsaid,
  "shot-clock.set": unsaid,
  "shot-clock.blank": unsaid,
  "shot-clock.revert": unsaid,
  "shot-clock.violation": unsaid,
  "field-goal": (fact) => said(fact, shotKey(fact.value, fact.kind, fact.made)),
  "free-throw": (fact) => freeThrow(fact),
  rebound: (fact) => rebound(fact),
  assist: (fact) => said(fact, "assist"),
  block: (fact) => said(fact, "block"),
  // The shooter's half of a block, which the blocker's line tells already.
  "block.received": unsaid,
  steal: (fact) => said(fact, "steal"),
  "foul.drawn": (fact) => said(fact, "foulDrawn"),
  turnover: (fact) => said(fact, turnoverKey(fact.kind)),
  foul: (fact) => said(fact, foulKey(fact.offender, fact.kind)),
  substitution: (fact) => [
    ...fact.in.map((player) => ({ side: fact.side, player, wording: wording("substitutionIn") })),
    ...fact.out.map((player) => ({ side: fact.side, player, wording: wording("substitutionOut") })),
  ],
  "lineup.set": unsaid,
  timeout: (fact) => [{ side: fact.side, player: null, wording: wording("timeout") }],
  "timeout.end": unsaid,
  "media-timeout": () => neutral("mediaTimeout"),
  stoppage: unsaid,
  challenge: ({ side, successful }) => [{ side, player: null, wording: wording(challengeKey(successful)) }],
  review: unsaid,
  "jump-ball": (fact) =>
    fact.winner === null ? neutral("jumpBall") : [{ side: fact.winner, player: fact[fact.winner], wording: wording("jumpBallWon") }],
  possession: unsaid,
  "arrow.flip": unsaid,
  "flag.raise": unsaid,
  "flag.clear": unsaid,
  "score.query": unsaid,
  "source.change": unsaid,
  mismatch: unsaid,
  note: unsaid,
  "most-valuable-player": unsaid,
  "video.mark": unsaid,
};

function challengeKey(successful: boolean | null): PlayMessageKey {
  if (successful === null) return "challenge";
  return successful ? "challengeUpheld" : "challengeRefused";
}

/**
 * The play-by-play in game order, before any language. What belongs to a play by its link (the assist, the block, the
 * steal, the foul drawn, the turnover of an offensive foul) becomes a detail of that play's line; without a link it has
 * a line of its own. PBP1–PBP3
 */
export function playLines(plays: readonly Play[]): readonly PlayLine[] {
  const inStep = new PlayLinesInStep();
  inStep.follow(plays);
  return inStep.lines;
}

/** The same of a game that goes on, without telling all of it again for every play. */
export class PlayLinesInStep {
  #plays: readonly Play[] = [];
  #taken = 0;
  #lines: Line[] = [];
  /** Where the line of a play stands. */
  #homes = new Map<EventId, number>();
  #present = new Map<EventId, Play>();
  /** What plays belong to that are not there: should one come, they may be told otherwise. */
  #missed = new Set<EventId>();
  #score = { home: 0, away: 0 };
  #coachFouls = { home: noCoachFouls(), away: noCoachFouls() };
  #coaches: Record<Side, string | null> = { home: null, away: null };
  readonly #coachFoulLimits: RuleSet["coachFoulLimits"];

  constructor({ coachFoulLimits }: Pick<RuleSet, "coachFoulLimits"> = fiba) {
    this.#coachFoulLimits = coachFoulLimits;
  }

  get lines(): readonly PlayLine[] {
    return this.#lines;
  }

  /**
   * Tells what was added to this list of plays since it was followed last; another list is told from its beginning. Answers
   * with the place of the first line that is new, or says something else than before.
   */
  follow(plays: readonly Play[]): number {
    if (plays !== this.#plays || plays.length < this.#taken) this.#forget();
    this.#plays = plays;
    const added = plays.slice(this.#taken);
    if (added.some(({ eventId }) => this.#missed.has(eventId))) {
      this.#forget();
      return this.follow(plays);
    }
    this.#taken = plays.length;
    return this.#take(added);
  }

  #take(added: readonly Play[]): number {
    let firstChanged = this.#lines.length;
    for (const play of added) this.#present.set(play.eventId, play);
    const belonging: Play[] = [];
    for (const play of added) {
      if (attaches(play.link, play.fact) && !this.#present.has(play.link.to)) this.#missed.add(play.link.to);
      if (isDetail(play, this.#present)) belonging.push(play);
      else this.#tell(play);
    }
    for (const play of belonging) {
      const place = this.#homes.get(rootOf(play, this.#present));
      const detail = detailOf(play.fact);
      const line = place === undefined ? undefined : this.#lines[place];
      if (place === undefined || !line || !detail) continue;
      firstChanged = Math.min(firstChanged, place);
      line.details.push(detail);
      if (play.corrected) markCorrected(line, play.corrected);
    }
    return firstChanged;
  }

  #tell(play: Play): void {
    if (!this.#saysOfCoaches(play.fact)) return;
    const points = pointsOf(play.fact);
    if (points && (play.fact.type === "field-goal" || play.fact.type === "free-throw")) this.#score[play.fact.side] += points;
    const own = linesOf(play, points ? { ...this.#score } : null);
    if (play.fact.type === "foul" && this.#sendsCoachOff(play.fact))
      own[0]?.details.push({ wording: wording("coachDisqualified"), player: null, side: play.fact.side });
    if (own.length > 0) this.#homes.set(play.eventId, this.#lines.length);
    this.#lines.push(...own);
  }

  /** Who is head coach; another one has no fouls, and of assistants nothing is said. SET9 */
  #saysOfCoaches(fact: Fact): boolean {
    if (fact.type !== "roster.set" && fact.type !== "coach.change") return true;
    const { side, coach } = fact;
    const isAnother = coach !== this.#coaches[side];
    this.#coaches[side] = coach;
    if (fact.type === "roster.set") return true;
    if (isAnother) this.#coachFouls[side] = noCoachFouls();
    // Before the game there is nothing to tell it of.
    return isAnother && this.#lines.length > 0;
  }

  /** PBP8 */
  #sendsCoachOff(fact: FactOf<"foul">): boolean {
    const fouls = this.#coachFouls[fact.side];
    if (fact.offender === "player" || fouls.disqualified) return false;
    chargeCoach(fouls, fact, this.#coachFoulLimits);
    // A disqualifying foul says so itself.
    return fouls.disqualified && fact.kind === "technical";
  }

  #forget(): void {
    this.#taken = 0;
    this.#lines = [];
    this.#homes = new Map();
    this.#present = new Map();
    this.#missed = new Set();
    this.#score = { home: 0, away: 0 };
    this.#coachFouls = { home: noCoachFouls(), away: noCoachFouls() };
    this.#coaches = { home: null, away: null };
  }
}

function markCorrected(line: Line, correction: EventId): void {
  line.corrected = true;
  line.correctedBy = [...(line.correctedBy ?? []), correction];
}

function linesOf(play: Play, score: PlayLine["score"]): Line[] {
  const { eventId, moment, fact } = play;
  const correction = isCorrected(play) ? play.corrected : undefined;
  // A type that a newer program wrote says nothing here. LOG8
  const says = sayers[fact.type] as Sayer<FactType> | undefined;
  return (says?.(fact) ?? []).map(({ side, player, wording: words }, index) => ({
    // PBP3: several lines of one event are told apart, so that each can be addressed.
    eventId: index === 0 ? eventId : (`${eventId}~${index + 1}` as EventId),
    period: moment.period,
    clockMs: moment.gameClockMs,
    side,
    player,
    wording: words,
    details: [],
    score,
    corrected: correction !== undefined,
    ...(correction !== undefined && { correctedBy: [correction] }),
  }));
}

/** A link counts when its target stands in the log and says something itself, or is a detail of what does. */
function isDetail(play: Play, present: ReadonlyMap<EventId, Play>): boolean {
  if (detailOf(play.fact) === null || !attaches(play.link, play.fact)) return false;
  const root = present.get(rootOf(play, present));
  return root !== undefined && root !== play && (sayers[root.fact.type] as Sayer<FactType>)(root.fact).length > 0;
}

function rootOf(play: Play, present: ReadonlyMap<EventId, Play>): EventId {
  const passed = new Set<EventId>([play.eventId]);
  let at = play;
  while (attaches(at.link, at.fact)) {
    const target = present.get(at.link.to);
    if (!target || passed.has(target.eventId)) break;
    passed.add(target.eventId);
    at = target;
  }
  return at.eventId;
}

/** A turnover hangs on an offensive foul only; rebounds and free throws are plays of their own. */
function attaches(link: Link | null, fact: Fact): link is Link {
  if (link === null) return false;
  return fact.type === "turnover"
    ? link.kind === "turnover-of"
    : fact.type === "assist" || fact.type === "block" || fact.type === "steal" || fact.type === "foul.drawn";
}

function detailOf(fact: Fact): Detail | null {
  switch (fact.type) {
    case "assist":
      return by(fact, "assistBy", "assist");
    case "block":
      return by(fact, "blockBy", "block");
    case "steal":
      return by(fact, "stealBy", "steal");
    case "foul.drawn":
      return by(fact, "foulDrawnBy", "foulDrawn");
    case "turnover":
      return { wording: wording("turnover"), player: fact.player, side: fact.side };
    default:
      return null;
  }
}

function by({ side, player }: { side: Side; player: PlayerKey | null }, named: PlayMessageKey, unnamed: PlayMessageKey): Detail {
  return { wording: player === null ? wording(unnamed) : wording(named, { player }), player, side };
}

function said({ side, player }: { readonly side: Side; readonly player: PlayerKey | null }, key: PlayMessageKey): readonly Said[] {
  return [{ side, player, wording: wording(key) }];
}

function neutral(key: PlayMessageKey): readonly Said[] {
  return [{ side: null, player: null, wording: wording(key) }];
}

function wording(key: PlayMessageKey, values: Wording["values"] = {}): Wording {
  return { key, values };
}

function freeThrow(fact: FactOf<"free-throw">): readonly Said[] {
  const { side, player, made, number, of } = fact;
  if (number === null || of === null) return said(fact, made ? "freeThrowMade" : "freeThrowMissed");
  return [{ side, player, wording: wording(made ? "freeThrowMadeOf" : "freeThrowMissedOf", { number, of }) }];
}

/** BOX4: a dead-ball rebound is bookkeeping between two free throws; nobody saw it. */
function rebound(fact: FactOf<"rebound">): readonly Said[] {
  if (fact.deadBall) return [];
  if (fact.player === null) return said(fact, fact.kind === "offensive" ? "teamOffensiveRebound" : "teamDefensiveRebound");
  return said(fact, fact.kind === "offensive" ? "offensiveRebound" : "defensiveRebound");
}

function pointsOf(fact: Fact): number {
  if (fact.type === "field-goal") return fact.made ? fact.value : 0;
  return fact.type === "free-throw" && fact.made ? 1 : 0;
}
