import { describe, expect, it } from "vitest";
import type { BracketDuel, BracketGame, DecidedBy } from "#core/league/playoff/bracket.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { stages } from "#core/league/playoff/playoff-plan.ts";
import { presetNames, presetPlan } from "#core/league/playoff/preset-plans.ts";
import type { SlotLabelKey } from "#core/league/playoff/slot-label.ts";
import english from "#messages/en/playoffs.ts";

/** The words of a key such as `slots.winnerOf.final`. */
function wordsOf(key: SlotLabelKey): unknown {
  return key.split(".").reduce<unknown>((words, part) => (words as Record<string, unknown> | undefined)?.[part], english);
}

// A way to decide, a state or a stage without words does not compile.
english.decidedBy satisfies Readonly<Record<DecidedBy, string>>;
english.states satisfies Readonly<Record<BracketDuel<string>["state"], string>>;
english.games satisfies Readonly<Record<Exclude<BracketGame["state"], "needed" | "played">, string>>;

describe("words of the play-offs", () => {
  it("BRACKET8 every stage has its words, alone and as where a team comes from", () => {
    for (const words of [english.rounds, english.duels, english.slots.winnerOf, english.slots.loserOf]) {
      expect(Object.keys(words).toSorted()).toEqual(stages.toSorted());
    }
  });

  it.each(presetNames)("BRACKET8 every slot and every place of %s has words for what it waits for, and the values they need", (name) => {
    const { rounds, places } = bracketOf(presetPlan(name), null, []);
    const labels = [
      ...rounds.flatMap(({ duels }) => duels.flatMap(({ first, second }) => [first.label, second.label])),
      ...places.map(({ label }) => label),
    ];
    for (const { key, values } of labels) {
      const words = wordsOf(key);
      expect(words, key).toBeTypeOf("string");
      for (const [, value = ""] of String(words).matchAll(/\{(\w+)/g)) expect(values, key).toHaveProperty(value);
    }
  });
});
