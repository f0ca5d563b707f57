import type { Play } from "../game/events.ts";
import type { FactType } from "../game/facts.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";

/** What two players had to do with one another, told by the links of the log. */
export type PairingKind = "assist" | "block" | "steal" | "foul-drawn";

/** `by` passed, blocked, stole or was fouled; `on` scored from the pass, was blocked, lost the ball or fouled. */
export type Pairing = { readonly kind: PairingKind; readonly by: PlayerKey; readonly on: PlayerKey; readonly count: number };

const kinds: Partial<Record<FactType, PairingKind>> = { assist: "assist", block: "block", steal: "steal", "foul.drawn": "foul-drawn" };

/** Who did what to whom, most often first. What a source does not link, or credits to nobody, is not in it. BOX12 */
export function pairingsOf(plays: readonly Play[]): Pairing[] {
  const players = new Map<EventId, PlayerKey>();
  for (const { eventId, fact } of plays) if ("player" in fact && typeof fact.player === "string") players.set(eventId, fact.player);
  const counts = new Map<string, { kind: PairingKind; by: PlayerKey; on: PlayerKey; count: number }>();
  for (const { eventId, fact, link } of plays) {
    const kind = kinds[fact.type];
    const by = players.get(eventId);
    const on = link ? players.get(link.to) : undefined;
    if (!kind || !by || !on) continue;
    const name = `${kind} ${by} ${on}`;
    const pairing = counts.get(name) ?? { kind, by, on, count: 0 };
    pairing.count++;
    counts.set(name, pairing);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || (`${a.kind}${a.by}${a.on}` < `${b.kind}${b.by}${b.on}` ? -1 : 1));
}
