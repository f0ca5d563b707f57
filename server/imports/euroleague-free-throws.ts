import type { FactOf, FoulKind, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { QualityFlag } from "./imported-game.ts";
import type { DraftEvent } from "./draft-event.ts";

type Award = { readonly kind: FoulKind; readonly byPlayer: boolean };
type Trip = { readonly side: Side; readonly player: PlayerKey | null; readonly throws: DraftEvent[]; readonly awards: Award[] };

/**
 * Gives free throws their "n of m", which the source leaves out. A trip is one shooter's throws until the ball is live
 * again, a further foul is called or somebody else shoots; substitutions, time-outs and assists do not end it. Groups
 * that hold more than one award and cannot be told apart keep their throws, unnumbered, and are flagged. IMP4
 */
export function numberFreeThrows(events: readonly DraftEvent[]): QualityFlag[] {
  const flags: QualityFlag[] = [];
  let awards: { home: Award[]; away: Award[] } = { home: [], away: [] };
  let trip: Trip | null = null;
  for (const event of events) {
    const { fact } = event;
    if (fact.type === "free-throw") {
      if (trip && (trip.side !== fact.side || trip.player !== fact.player)) {
        closeTrip(trip, flags);
        trip = null;
      }
      if (!trip) {
        trip = { side: fact.side, player: fact.player, throws: [], awards: awards[fact.side] };
        awards[fact.side] = [];
      }
      trip.throws.push(event);
      continue;
    }
    if (!endsTrip(event)) continue;
    if (trip) closeTrip(trip, flags);
    trip = null;
    if (fact.type !== "foul") awards = { home: [], away: [] };
    else if (fact.kind !== "offensive")
      awards[fact.side === "home" ? "away" : "home"].push({ kind: fact.kind, byPlayer: fact.offender === "player" });
  }
  if (trip) closeTrip(trip, flags);
  return flags;
}

function endsTrip({ fact }: DraftEvent): boolean {
  return (
    fact.type === "foul" || fact.type === "field-goal" || fact.type === "rebound" || fact.type === "turnover" || fact.type === "period.end"
  );
}

function closeTrip({ throws, awards, player }: Trip, flags: QualityFlag[]): void {
  const technicals = awards.filter(({ kind }) => kind === "technical").length;
  const single = awards.length < 2;
  const kind = kindOf(awards.at(-1));
  if (awards.length > 1 && technicals === awards.length && technicals === throws.length) {
    for (const event of throws) number(event, 1, 1, "technical");
  } else if (throws.length <= 2 || (throws.length === 3 && single)) {
    throws.forEach((event, index) => number(event, index + 1, throws.length, kind));
  } else {
    const first = throws[0]?.eventId ?? null;
    flags.push({
      kind: "free-throw-group-unresolved",
      detail: `${throws.length} throws of ${player ?? "nobody"} from ${first}`,
      about: first,
    });
  }
}

function kindOf(award: Award | undefined): FactOf<"free-throw">["kind"] {
  if (!award) return "unknown";
  if (award.kind === "technical" || award.kind === "unsportsmanlike" || award.kind === "disqualifying") return award.kind;
  return "personal";
}

function number(event: DraftEvent, place: number, of: number, kind: FactOf<"free-throw">["kind"]): void {
  event.fact = { ...(event.fact as FactOf<"free-throw">), number: place, of, kind };
}
