import type { Play } from "../game/events.ts";
import { type FactOf, otherSide, type Side } from "../game/facts.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";

/** Free throws of one foul that are still to be shot. `shooter`: who was fouled, where that was told. */
export type OpenThrows = {
  readonly foul: EventId;
  readonly side: Side;
  readonly shooter: PlayerKey | null;
  readonly taken: number;
  readonly of: number;
  readonly kind: FactOf<"free-throw">["kind"];
};

/**
 * Free throws that fouls have given and nobody has shot, in the order of the fouls. Substitutions and time-outs leave them open;
 * the next live play ends them. TABLE12
 */
export function openThrows(plays: readonly Play[]): readonly OpenThrows[] {
  const taken = new Map<EventId, { count: number; shooter: PlayerKey | null }>();
  const fouled = new Map<EventId, PlayerKey | null>();
  const open: OpenThrows[] = [];
  for (let index = plays.length - 1; index >= 0; index--) {
    const { eventId, fact, link } = plays[index]!;
    if (isLive(fact, link?.kind === "turnover-of")) break;
    if (fact.type === "free-throw" && link) {
      const before = taken.get(link.to);
      taken.set(link.to, { count: (before?.count ?? 0) + 1, shooter: before?.shooter ?? fact.player });
    } else if (fact.type === "foul.drawn" && link) {
      fouled.set(link.to, fact.player);
    } else if (fact.type === "foul" && fact.freeThrows) {
      const shot = taken.get(eventId);
      if ((shot?.count ?? 0) >= fact.freeThrows) continue;
      // Anybody may shoot for a technical foul; for the others it is who was fouled.
      const shooter = shot?.shooter ?? (kindOf(fact) === "technical" ? null : (fouled.get(eventId) ?? null));
      open.unshift({
        foul: eventId,
        side: otherSide(fact.side),
        shooter,
        taken: shot?.count ?? 0,
        of: fact.freeThrows,
        kind: kindOf(fact),
      });
    }
  }
  return open;
}

function isLive(fact: Play["fact"], isOfFoul: boolean): boolean {
  if (fact.type === "turnover") return !isOfFoul;
  return (
    fact.type === "field-goal" || fact.type === "jump-ball" || fact.type === "period.end" || (fact.type === "rebound" && !fact.deadBall)
  );
}

/** After throws for a disruptive or a flagrant foul the ball stays, as after those for an unsportsmanlike one, and they are told as such. */
const kinds: Readonly<Partial<Record<FactOf<"foul">["kind"], OpenThrows["kind"]>>> = {
  technical: "technical",
  "technical-minor": "technical",
  unsportsmanlike: "unsportsmanlike",
  disruptive: "unsportsmanlike",
  flagrant: "unsportsmanlike",
  disqualifying: "disqualifying",
};

function kindOf({ kind }: FactOf<"foul">): OpenThrows["kind"] {
  return kinds[kind] ?? "personal";
}
