import type { EventId } from "../kernel/ids.ts";
import type { Play } from "./events.ts";
import type { Fact } from "./facts.ts";

/** Whether the table stands by score, clock, and what else a board counts: team fouls and time-outs. */
export type FeedQuality = "ok" | "score-uncertain" | "clock-uncertain" | "count-uncertain";

type Doubt = {
  readonly about: "score" | "clock" | "count";
  readonly what: string;
  readonly endsWithClock: boolean;
  /** What the board tells otherwise; of the score it is shown at first, and no doubt before it is queried. */
  readonly mismatch?: Mismatch;
  /** Of counts: no slowness of the table's any more. */
  readonly lasting?: boolean;
};

/** One thing as the table has it and as the board shows it. */
export type Mismatch = { readonly table: string; readonly board: string };

/** What boards count beside the score. BRIDGE8 */
const counted = ["team-fouls", "timeouts"] as const;

/** The same of both sides' team fouls or time-outs; `lasting`: for so long that one of the two is wrong. */
export type CountMismatch = Mismatch & { readonly what: (typeof counted)[number]; readonly lasting: boolean };

/** What is open between the table, the board and the clocks, by the event that raised it. */
export type Doubts = Map<EventId, Doubt>;

/** QUALITY1, QUALITY2 */
export function weighDoubts(doubts: Doubts, { eventId, fact }: Play): void {
  switch (fact.type) {
    case "score.query":
      doubts.set(eventId, { about: "score", what: "score", endsWithClock: false });
      return;
    case "mismatch":
      return weighMismatch(doubts, eventId, fact);
    case "flag.raise":
      if (fact.kind === "score-mismatch") doubts.set(eventId, { about: "score", what: "", endsWithClock: false });
      if (fact.kind === "clock-uncertain") doubts.set(eventId, { about: "clock", what: "", endsWithClock: true });
      return;
    case "flag.clear":
      doubts.delete(fact.about);
      return;
    case "period.confirm":
    case "game.confirm":
      doubts.clear();
      return;
    case "clock.start":
    case "clock.stop":
    case "clock.set":
    case "clock.correct":
    case "clock.expired":
      for (const [id, { endsWithClock }] of doubts) if (endsWithClock) doubts.delete(id);
      return;
    default:
  }
}

function weighMismatch(
  doubts: Doubts,
  eventId: EventId,
  { what, table, board, lasting }: Extract<Fact, { readonly type: "mismatch" }>,
): void {
  const agree = table === board;
  let hasLasted = lasting === true;
  // While they differ, what was queried stays queried, and what has lasted lasts.
  for (const [id, doubt] of doubts) {
    if (doubt.what !== what || (doubt.mismatch === undefined && !agree)) continue;
    hasLasted ||= doubt.lasting === true;
    doubts.delete(id);
  }
  if (!agree) doubts.set(eventId, { about: subjectOf(what), what, endsWithClock: false, mismatch: { table, board }, lasting: hasLasted });
}

/** A doubt about the score weighs more than one about a clock, and that more than one about counts. */
export function feedQuality(doubts: Doubts): FeedQuality {
  let quality: FeedQuality = "ok";
  for (const { about, mismatch, lasting } of doubts.values()) {
    if (about === "score" && mismatch === undefined) return "score-uncertain";
    if (about === "clock") quality = "clock-uncertain";
    else if (about === "count" && lasting && quality === "ok") quality = "count-uncertain";
  }
  return quality;
}

/** The score as the board shows it, where that is another one. */
export function scoreMismatch(doubts: Doubts): Mismatch | null {
  for (const { about, mismatch } of doubts.values()) if (about === "score" && mismatch) return mismatch;
  return null;
}

/** Team fouls and time-outs as the board shows them, where those are others. */
export function countMismatches(doubts: Doubts): readonly CountMismatch[] {
  const open = [...doubts.values()];
  return counted.flatMap((what) => {
    const doubt = open.find((each) => each.what === what);
    return doubt?.mismatch === undefined ? [] : [{ what, ...doubt.mismatch, lasting: doubt.lasting === true }];
  });
}

function subjectOf(what: string): Doubt["about"] {
  if (counted.some((name) => name === what)) return "count";
  return what.includes("clock") ? "clock" : "score";
}
