import type { EventId } from "../kernel/ids.ts";
import type { Play } from "./events.ts";

/** Whether the table stands by score and clock. */
export type FeedQuality = "ok" | "score-uncertain" | "clock-uncertain";

type Doubt = {
  readonly about: "score" | "clock";
  readonly what: string;
  readonly endsWithClock: boolean;
  /** What the board tells otherwise; of the score it is shown at first, and no doubt before it is queried. */
  readonly mismatch?: Mismatch;
};

/** One thing as the table has it and as the board shows it. */
export type Mismatch = { readonly table: string; readonly board: string };

/** What is open between the table, the board and the clocks, by the event that raised it. */
export type Doubts = Map<EventId, Doubt>;

/** QUALITY1, QUALITY2 */
export function weighDoubts(doubts: Doubts, { eventId, fact }: Play): void {
  switch (fact.type) {
    case "score.query":
      doubts.set(eventId, { about: "score", what: "score", endsWithClock: false });
      return;
    case "mismatch":
      // While they differ, what was queried stays queried.
      for (const [id, { what, mismatch }] of doubts) {
        if (what === fact.what && (mismatch !== undefined || fact.table === fact.board)) doubts.delete(id);
      }
      if (fact.table !== fact.board) {
        const { what, table, board } = fact;
        doubts.set(eventId, { about: subjectOf(what), what, endsWithClock: false, mismatch: { table, board } });
      }
      return;
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

/** A doubt about the score weighs more. */
export function feedQuality(doubts: Doubts): FeedQuality {
  let quality: FeedQuality = "ok";
  for (const { about, mismatch } of doubts.values()) {
    if (about === "clock") quality = "clock-uncertain";
    else if (mismatch === undefined) return "score-uncertain";
  }
  return quality;
}

/** The score as the board shows it, where that is another one. */
export function scoreMismatch(doubts: Doubts): Mismatch | null {
  for (const { about, mismatch } of doubts.values()) if (about === "score" && mismatch) return mismatch;
  return null;
}

function subjectOf(what: string): Doubt["about"] {
  return what.includes("clock") ? "clock" : "score";
}
