import type { Draft } from "./draft.ts";
import type { Chance, Move } from "./draft-moves.ts";
import type { ScheduleProblem } from "./schedule-problem.ts";

type Search = {
  readonly problem: ScheduleProblem;
  readonly draft: Draft;
  readonly moves: readonly { readonly move: Move; readonly share: number }[];
  readonly chance: Chance;
  readonly tries: number;
  /** May answer with anything above the limit for a draft that costs more. */
  readonly penaltyOf: (draft: Draft, limit: number) => number;
};

export type Improved = { readonly draft: Draft; readonly penalty: number };

/** What a change for the worse may cost, measured in soft wishes, when the search begins and when it ends. */
const warmest = 60;
const coldest = 0.5;
/** So many times the warmth: a change for the worse that would be kept once in a hundred million tries. */
const hopeless = 18;

/**
 * Simulated annealing (Kirkpatrick, Gelatt, Vecchi, Science 220, 1983): tries small changes, keeps those that help, and
 * early on also some that do not. Answers with the best draft that it came by; ends at once where nothing is left to mend.
 */
export function improve({ problem, draft, moves, chance, tries, penaltyOf }: Search): Improved {
  const current = copyOf(draft);
  let penalty = penaltyOf(current, Infinity);
  let best = { draft: copyOf(current), penalty };
  const shares = moves.reduce((sum, { share }) => sum + share, 0);
  for (let tried = 0; tried < tries && best.penalty > 0; tried++) {
    const undo = pick(moves, chance() * shares)(current, problem, chance);
    if (!undo) continue;
    const warmth = warmest * (coldest / warmest) ** (tried / tries);
    const after = penaltyOf(current, penalty + hopeless * warmth);
    if (after <= penalty || chance() < Math.exp((penalty - after) / warmth)) {
      penalty = after;
      if (penalty < best.penalty) best = { draft: copyOf(current), penalty };
    } else {
      undo();
    }
  }
  return best;
}

function pick(moves: Search["moves"], at: number): Move {
  let left = at;
  for (const { move, share } of moves) {
    left -= share;
    if (left < 0) return move;
  }
  return (moves.at(-1) as Search["moves"][number]).move;
}

/** Rounds of a table are never written to, only exchanged. */
function copyOf({ table, draw, slots }: Draft): Draft {
  return { table: [...table], draw: [...draw], slots: slots.map((round) => [...round]) };
}
