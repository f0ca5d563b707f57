import type { Refusal } from "./decide.ts";
import type { Play } from "./events.ts";
import { type Fact, type FactOf, type FactType, type Link, otherSide, type Side } from "./facts.ts";

/** What a play says of the one it hangs on, or `null` where it can hang on it. `fact` is the one with the link. */
type Fits = (fact: Fact & { readonly side?: Side }, target: Fact) => string | null;
type End = { readonly rule: "PLAY1" | "PLAY2" | "PLAY3" | "PLAY4" | "PLAY5"; readonly from: readonly FactType[]; readonly fits: Fits };

/**
 * What each link asks of its two ends. A pass also counts where the shooter was fouled and made a throw, so an assist may
 * hang on a free throw (FIBA Statisticians' Manual 2024, Assists). PLAY1–PLAY5
 */
const ends: Readonly<Record<Link["kind"], End>> = {
  "assist-of": {
    rule: "PLAY1",
    from: ["assist"],
    fits: (fact, target) => {
      if (!isThrow(target) || !target.made) return "an assist belongs to a basket that was made";
      if (target.side !== fact.side) return "an assist belongs to a basket of one's own side";
      return "player" in fact && fact.player !== null && fact.player === target.player ? "nobody assists himself" : null;
    },
  },
  "block-of": {
    rule: "PLAY2",
    from: ["block", "block.received"],
    fits: (fact, target) => {
      if (target.type !== "field-goal" || target.made) return "a block belongs to a shot that was missed";
      const blocker = fact.type === "block.received" ? otherSide(fact.side) : fact.side;
      return target.side === blocker ? "nobody blocks his own side" : null;
    },
  },
  "rebound-of": {
    rule: "PLAY3",
    from: ["rebound"],
    fits: (fact, target) => {
      if (!isThrow(target) || target.made) return "a rebound belongs to a shot that was missed";
      if (fact.type !== "rebound") return null;
      const kind = target.side === fact.side ? "offensive" : "defensive";
      return fact.kind === kind ? null : `a rebound of this shot by ${fact.side} is ${kind}`;
    },
  },
  "steal-of": {
    rule: "PLAY4",
    from: ["steal"],
    fits: (fact, target) =>
      target.type === "turnover" && target.side !== fact.side ? null : "a steal belongs to a turnover of the other side",
  },
  "foul-drawn-of": {
    rule: "PLAY5",
    from: ["foul.drawn"],
    fits: (fact, target) => (target.type === "foul" && target.side !== fact.side ? null : "a foul is drawn from the other side"),
  },
  "free-throw-of": {
    rule: "PLAY5",
    from: ["free-throw"],
    fits: (fact, target) => (target.type === "foul" && target.side !== fact.side ? null : "free throws are for a foul of the other side"),
  },
  "turnover-of": {
    rule: "PLAY5",
    from: ["turnover"],
    fits: (fact, target) => (target.type === "foul" && target.side === fact.side ? null : "a turnover belongs to a foul of the same side"),
  },
};

/** Why a play cannot hang on another; `null`: it can. PLAY1–PLAY5 */
export function linkRefusal(fact: Fact, link: Link, target: Fact): Refusal | null {
  const { rule, from, fits } = ends[link.kind];
  const detail = from.includes(fact.type) ? fits(fact, target) : `a ${fact.type} is no ${from.join(" and no ")}`;
  return detail === null ? null : { rule, flag: "play-impossible", detail };
}

/** Why it cannot hang there beside the others that do: of each sort but free throws there is one. PLAY6 */
export function secondRefusal(fact: Fact, link: Link, others: readonly Pick<Play, "link" | "fact">[]): Refusal | null {
  if (link.kind === "free-throw-of") return null;
  const isTaken = others.some((other) => other.link?.to === link.to && other.link.kind === link.kind && other.fact.type === fact.type);
  return isTaken ? { rule: "PLAY6", flag: "play-impossible", detail: `another ${fact.type} belongs to that play already` } : null;
}

function isThrow(fact: Fact): fact is FactOf<"field-goal"> | FactOf<"free-throw"> {
  return fact.type === "field-goal" || fact.type === "free-throw";
}
