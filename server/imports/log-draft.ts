import type { Recording } from "#core/game/events.ts";
import type { Fact, GameMoment, Link, Side } from "#core/game/facts.ts";
import { orderKeyAt } from "#core/game/order-key.ts";
import type { Period } from "#core/game/period.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { DraftEvent } from "./draft-event.ts";
import type { QualityFlag } from "./imported-game.ts";
import { withTidyNames } from "./tidy-names.ts";
import { SubstitutionBatch, type SubstitutionHalf } from "./substitution-batch.ts";

/** A log while a reader writes it: events in the order of writing, ids from the source's own numbers, flags beside them. */
export class LogDraft {
  readonly events: DraftEvent[] = [];
  readonly flags: QualityFlag[] = [];
  private readonly recording: Recording;
  private readonly clockQuality: GameMoment["clockQuality"];
  /** Plays that part one wave of substitutions from the next: all but substitutions and lines of a list. */
  private partingPlays = 0;
  private readonly timesSeen = new Map<string, number>();
  private readonly batches = { home: new SubstitutionBatch("home", []), away: new SubstitutionBatch("away", []) };

  constructor(recording: Recording, clockQuality: GameMoment["clockQuality"]) {
    this.recording = recording;
    this.clockQuality = clockQuality;
  }

  /** Writes a fact down. A number the source uses again gets a suffix: `43`, `43#2`. */
  add(id: string, told: Fact, period: Period, gameClockMs: number | null, link: Link | null = null): DraftEvent {
    const fact = withTidyNames(told, this.flags);
    const times = this.timesSeen.get(id) ?? 0;
    this.timesSeen.set(id, times + 1);
    if (fact.type === "starters.set") this.batches[fact.side] = new SubstitutionBatch(fact.side, fact.players);
    const event: DraftEvent = {
      op: "add",
      eventId: (times === 0 ? id : `${id}#${times + 1}`) as EventId,
      recording: this.recording,
      reason: null,
      orderKey: orderKeyAt(this.events.length),
      moment: { period, gameClockMs, shotClockMs: null, clockQuality: this.clockQuality },
      link,
      fact,
    };
    this.events.push(event);
    if (fact.type !== "substitution" && fact.type !== "roster.change") this.partingPlays++;
    return event;
  }

  /** Takes one printed half of a substitution into the wave it belongs to. IMP3 */
  substitute(id: string, side: Side, half: SubstitutionHalf, player: PlayerKey, period: Period, gameClockMs: number | null): void {
    const open = () => this.add(id, { type: "substitution", side, out: [], in: [] }, period, gameClockMs);
    this.batches[side].row(half, player, { period, gameClockMs }, this.partingPlays, open);
  }

  /** Keeps what nobody can read: its words as a note, and a flag. IMP1 */
  keepUnknown(id: string, what: string, who: string, period: Period, gameClockMs: number | null): void {
    this.flag("event-unknown", `${what.slice(0, 60)} at ${id}`);
    this.add(id, { type: "note", text: `${what} ${who}`.trim(), language: null, key: "unknown-event" }, period, gameClockMs);
  }

  flag(kind: QualityFlag["kind"], detail: string): void {
    this.flags.push({ kind, detail, about: null });
  }
}
