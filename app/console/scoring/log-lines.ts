import type { Play } from "#core/game/events.ts";
import type { Fact, FactType, Side } from "#core/game/facts.ts";
import type { FlagKind } from "#core/game/flag-kinds.ts";
import { isBlocking, openFlags } from "#core/game/game-faults.ts";
import { isCorrected } from "#core/game/is-corrected.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { Period } from "#core/game/period.ts";
import { type RemarkKind, remarksOf } from "#core/table/remarks.ts";

/** Where a line has come to: kept on this device, on the server; or the server has refused it, or it is flagged. */
export type LineStanding = "kept" | "written" | "flagged";

/** Who does what, as the words of the page put it. */
export type LinePart = { readonly what: WhatKey; readonly side: Side | null; readonly player: PlayerKey | null };

export type LogLine = {
  readonly eventId: EventId;
  readonly period: Period;
  readonly gameClockMs: number | null;
  readonly side: Side | null;
  readonly player: PlayerKey | null;
  readonly what: WhatKey;
  /** Of free throws: which of how many; of a foul: how many throws it gives. */
  readonly number: number | null;
  readonly of: number | null;
  readonly out: readonly PlayerKey[];
  readonly in: readonly PlayerKey[];
  /** Of somebody who is no player: the new head coach. */
  readonly name: string | null;
  /** What hangs on it and is said in the same breath. */
  readonly parts: readonly LinePart[];
  /** After a play that scores. */
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly isCorrected: boolean;
  readonly standing: LineStanding;
  /** Why it is worth a look: its weightiest flag, else what the order of plays makes doubtful. SETTLE4 */
  readonly doubt: Doubt | null;
};

export type Doubt = { readonly flag: FlagKind } | { readonly remark: RemarkKind };

/** What a line says, by the key of its words. */
export type WhatKey =
  | `shot.${"made" | "missed"}${2 | 3}`
  | `throw.${"made" | "missed"}`
  | `foul.${Extract<Fact, { type: "foul" }>["kind"]}`
  | `rebound.${"offensive" | "defensive"}`
  | "turnover"
  | "assist"
  | "block"
  | "steal"
  | "fouled"
  | "substitution"
  | "newCoach"
  | "timeout"
  | "mediaTimeout"
  | "jumpBall"
  | "challenge"
  | "challengeUpheld"
  | "challengeRefused"
  | "review"
  | "periodStart"
  | "periodEnd"
  | "gameEnd"
  | "signed"
  | "doubt"
  | "note"
  | "other";

/** What hangs on another line and is told in it. */
const insideOf: ReadonlySet<FactType> = new Set<FactType>(["assist", "block", "steal", "foul.drawn"]);

const quiet: ReadonlySet<FactType> = new Set<FactType>([
  "game.status",
  "game.delay",
  "roster.set",
  "roster.change",
  "starters.set",
  "starters.confirm",
  "countdown.set",
  "captain.set",
  "officials.set",
  "colours.set",
  "sides.set",
  "arrow.set",
  "arrow.flip",
  "possession",
  "horn",
  "block.received",
  "flag.raise",
  "flag.clear",
  "source.change",
  "mismatch",
  "timeout.end",
  "video.mark",
  "game.start",
  "most-valuable-player",
  "game.amend",
  "signature.set",
]);

/** Whether a play has a line of its own: neither the clocks' own facts nor what is said of a game beside it. */
export function isLogLine({ fact: { type }, link }: Play): boolean {
  if (quiet.has(type) || type.startsWith("clock.") || type.startsWith("shot-clock.")) return false;
  if (type === "turnover") return link?.kind !== "turnover-of";
  return link === null || !insideOf.has(type);
}

/** The log as it is read: oldest first. `kept`: events that only this device has. */
export function logLines(game: StandingGame, kept: ReadonlySet<EventId>): readonly LogLine[] {
  const hanging = new Map<EventId, LinePart[]>();
  for (const { fact, link } of game.plays) {
    if (link === null || !insideOf.has(fact.type) || !("side" in fact)) continue;
    const part = { what: whatOf(fact), side: fact.side, player: "player" in fact ? fact.player : null } as LinePart;
    hanging.set(link.to, [...(hanging.get(link.to) ?? []), part]);
  }
  const doubts = doubtsOf(game);
  const score = { home: 0, away: 0 };
  const lines: LogLine[] = [];
  for (const play of game.plays) {
    const { eventId, fact } = play;
    const scored = pointsOf(fact);
    if (scored > 0 && "side" in fact && fact.side !== null) score[fact.side] += scored;
    if (!isLogLine(play)) continue;
    const doubt = doubts.get(eventId) ?? null;
    const isKept = kept.has(eventId) || (play.corrected !== undefined && kept.has(play.corrected));
    lines.push({
      ...lineOf(play),
      parts: hanging.get(eventId) ?? [],
      score: scored > 0 ? { ...score } : null,
      isCorrected: isCorrected(play),
      standing: doubt !== null && "flag" in doubt ? "flagged" : isKept ? "kept" : "written",
      doubt,
    });
  }
  return lines;
}

/** What each play is worth a look for; a flag comes before a remark, one that holds up the signatures before others. */
export function doubtsOf(game: StandingGame): ReadonlyMap<EventId, Doubt> {
  const doubts = new Map<EventId, Doubt>(remarksOf(game).map(({ kind, play }) => [play.eventId, { remark: kind }]));
  const flags = openFlags(game.plays).toSorted((one, other) => Number(isBlocking(one.kind)) - Number(isBlocking(other.kind)));
  for (const { kind, about } of flags) if (about !== null) doubts.set(about, { flag: kind });
  return doubts;
}

function lineOf({ eventId, moment, fact }: Play): Omit<LogLine, "parts" | "score" | "isCorrected" | "standing" | "doubt"> {
  const isWave = fact.type === "substitution";
  return {
    eventId,
    period: moment.period,
    gameClockMs: moment.gameClockMs,
    side: "side" in fact ? fact.side : fact.type === "jump-ball" ? fact.winner : null,
    player: "player" in fact && typeof fact.player === "string" ? fact.player : null,
    what: whatOf(fact),
    number: fact.type === "free-throw" ? fact.number : fact.type === "foul" ? fact.freeThrows : null,
    of: fact.type === "free-throw" ? fact.of : null,
    out: isWave ? fact.out : [],
    in: isWave ? fact.in : [],
    name: fact.type === "coach.change" ? fact.coach : null,
  };
}

const whats: Readonly<Partial<Record<FactType, WhatKey>>> = {
  turnover: "turnover",
  assist: "assist",
  block: "block",
  steal: "steal",
  "foul.drawn": "fouled",
  substitution: "substitution",
  "lineup.set": "substitution",
  "coach.change": "newCoach",
  timeout: "timeout",
  "media-timeout": "mediaTimeout",
  "jump-ball": "jumpBall",
  review: "review",
  "period.start": "periodStart",
  "period.end": "periodEnd",
  "game.end": "gameEnd",
  "period.confirm": "signed",
  "game.confirm": "signed",
  "score.query": "doubt",
  note: "note",
};

/** By which words a fact is told. */
export function whatOf(fact: Fact): WhatKey {
  switch (fact.type) {
    case "field-goal":
      return `shot.${fact.made ? "made" : "missed"}${fact.value}`;
    case "free-throw":
      return `throw.${fact.made ? "made" : "missed"}`;
    case "foul":
      return `foul.${fact.kind}`;
    case "rebound":
      return `rebound.${fact.kind}`;
    case "challenge":
      return fact.successful === null ? "challenge" : fact.successful ? "challengeUpheld" : "challengeRefused";
    default:
      return whats[fact.type] ?? "other";
  }
}

function pointsOf(fact: Fact): number {
  if (fact.type === "field-goal") return fact.made ? fact.value : 0;
  return fact.type === "free-throw" && fact.made ? 1 : 0;
}

/** The events that only this device has. */
export function keptEvents(pending: readonly { readonly changes: readonly { readonly eventId: EventId }[] }[]): ReadonlySet<EventId> {
  return new Set(pending.flatMap(({ changes }) => changes.map(({ eventId }) => eventId)));
}
