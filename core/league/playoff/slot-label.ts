import type { PlannedDuel, PlayoffPlan, SlotSource, Stage } from "./playoff-plan.ts";

/** What stands in a slot until its team is known: a key of the `playoffs` messages, and its values. */
export type SlotLabel = {
  readonly key: SlotLabelKey;
  readonly values: Readonly<Record<string, string | number>>;
};

export type SlotLabelKey =
  | "slots.seed"
  | "slots.seedOfGroup"
  | "slots.remaining"
  | "slots.bye"
  | "slots.team"
  | `slots.${"winnerOf" | "loserOf"}.${Stage}`;

/** The label of a source. Numbers of pairings count those of one stage within their round, from 1. BRACKET8 */
export function slotLabel(plan: PlayoffPlan, source: SlotSource): SlotLabel {
  switch (source.kind) {
    case "seed":
      return source.table === null
        ? { key: "slots.seed", values: { seed: source.seed } }
        : { key: "slots.seedOfGroup", values: { seed: source.seed, group: source.table.toUpperCase() } };
    case "remaining":
      return { key: "slots.remaining", values: { place: source.place } };
    case "team":
      return { key: "slots.team", values: {} };
    case "bye":
      return { key: "slots.bye", values: {} };
    default:
      return outcomeLabel(plan, source);
  }
}

/** What a pairing is called: its stage, its number among those of its stage in the round, the places it is for. */
export function duelValues(duels: readonly PlannedDuel[], duel: PlannedDuel): SlotLabel["values"] {
  const alike = duels.filter(({ stage }) => stage === duel.stage);
  const number = alike.indexOf(duel) + 1;
  const [best, worst] = duel.places ?? [0, 0];
  return { number, of: alike.length, best, worst };
}

function outcomeLabel(plan: PlayoffPlan, { kind, round, duel }: Extract<SlotSource, { readonly duel: string }>): SlotLabel {
  const duels = plan.rounds.find(({ slug }) => slug === round)?.duels ?? [];
  const planned = duels.find(({ slug }) => slug === duel);
  if (!planned) throw new Error(`slot of a pairing that is not in the plan: ${round}/${duel}`);
  return { key: `slots.${kind === "winner" ? "winnerOf" : "loserOf"}.${planned.stage}`, values: duelValues(duels, planned) };
}
