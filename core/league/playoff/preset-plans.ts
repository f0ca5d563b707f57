import { usualPattern } from "./home-pattern.ts";
import {
  type DuelFormat,
  fibaForfeits,
  type PlannedDuel,
  type PlannedRound,
  type PlayoffPlan,
  type SlotSource,
  type Stage,
} from "./playoff-plan.ts";

export const presetNames = ["top-8", "play-in-and-final-four", "two-leg-cup", "top-4", "final-eight"] as const;
export type PresetName = (typeof presetNames)[number];

/** A finished plan by name; change it as data where a league does it otherwise. */
export function presetPlan(name: PresetName): PlayoffPlan {
  return presets[name]();
}

const presets: Readonly<Record<PresetName, () => PlayoffPlan>> = {
  "top-8": topEight,
  "play-in-and-final-four": playInAndFinalFour,
  "two-leg-cup": twoLegCup,
  "top-4": topFour,
  "final-eight": finalEight,
};

/** Quarter-finals and semi-finals best of three (1-1-1), final best of five (2-2-1), one game for third place. */
function topEight(): PlayoffPlan {
  return plan(
    [
      round("quarter-finals", "quarterFinal", bestOf(3), quarterFinalSeeds),
      round("semi-finals", "semiFinal", bestOf(3), winnersOf("quarter-finals")),
      finals(bestOf(5), bestOf(1)),
    ],
    quarterFinalLosersShare,
  );
}

/** Semi-finals best of three, final best of five, among the first four. */
function topFour(): PlayoffPlan {
  return plan(
    [
      round("semi-finals", "semiFinal", bestOf(3), [
        [seed(1), seed(4)],
        [seed(2), seed(3)],
      ]),
      finals(bestOf(5), null),
    ],
    semiFinalLosersShare,
  );
}

/**
 * EuroLeague since 2024: 7th and 9th at home in the play-in, its first winner is 7th, the loser at home to the other
 * winner for 8th; quarter-finals best of five (2-2-1); a final four on neutral ground, which 1–8 and 4–5, 2–7 and 3–6 meet in.
 */
function playInAndFinalFour(): PlayoffPlan {
  const playIn = round("play-in", "playIn", bestOf(1), [
    [seed(7), seed(8)],
    [seed(9), seed(10)],
  ]);
  const decider = round("play-in-decider", "playInDecider", bestOf(1), [[loser("play-in", "1"), winner("play-in", "2")]]);
  const quarterFinals = round("quarter-finals", "quarterFinal", bestOf(5), [
    [seed(1), winner("play-in-decider", "1")],
    [seed(4), seed(5)],
    [seed(2), winner("play-in", "1")],
    [seed(3), seed(6)],
  ]);
  return plan(
    [playIn, decider, quarterFinals, round("semi-finals", "semiFinal", neutral, winnersOf("quarter-finals")), finals(neutral, neutral)],
    quarterFinalLosersShare,
  );
}

/** Sixteen teams in two legs, first at the lower seed's; semi-finals and final likewise. */
function twoLegCup(): PlayoffPlan {
  const pairs = [1, 8, 4, 5, 2, 7, 3, 6].map((best): Pair => [seed(best), seed(17 - best)]);
  const legs: DuelFormat = { kind: "aggregate", pattern: "AH" };
  return plan(
    [
      round("eighth-finals", "eighthFinal", legs, pairs),
      round("quarter-finals", "quarterFinal", legs, winnersOf("eighth-finals", 4)),
      round("semi-finals", "semiFinal", legs, winnersOf("quarter-finals")),
      finals(legs, null),
    ],
    semiFinalLosersShare,
  );
}

/** Eight teams in one hall within days, every place played out. */
function finalEight(): PlayoffPlan {
  const losers: readonly Pair[] = [
    [loser("quarter-finals", "1"), loser("quarter-finals", "2")],
    [loser("quarter-finals", "3"), loser("quarter-finals", "4")],
  ];
  const semiFinals = round("semi-finals", "semiFinal", neutral, winnersOf("quarter-finals"));
  const placing = losers.map((pair, index) => duel(`places-5-8-${index + 1}`, "placement", neutral, pair, [5, 8]));
  const last = finals(neutral, neutral);
  const [one, other] = ["places-5-8-1", "places-5-8-2"];
  return plan(
    [
      round("quarter-finals", "quarterFinal", neutral, quarterFinalSeeds),
      { ...semiFinals, duels: [...semiFinals.duels, ...placing] },
      {
        ...last,
        duels: [
          ...last.duels,
          duel("fifth-place", "placement", neutral, [winner("semi-finals", one), winner("semi-finals", other)], [5, 6]),
          duel("seventh-place", "placement", neutral, [loser("semi-finals", one), loser("semi-finals", other)], [7, 8]),
        ],
      },
    ],
    [
      place(5, [winner("final", "fifth-place")]),
      place(6, [loser("final", "fifth-place")]),
      place(7, [winner("final", "seventh-place")]),
      place(8, [loser("final", "seventh-place")]),
    ],
  );
}

type Pair = readonly [SlotSource, SlotSource];

const quarterFinalSeeds: readonly Pair[] = [
  [seed(1), seed(8)],
  [seed(4), seed(5)],
  [seed(2), seed(7)],
  [seed(3), seed(6)],
];
const quarterFinalLosersShare: PlayoffPlan["places"] = [
  place(
    5,
    ["1", "2", "3", "4"].map((slug) => loser("quarter-finals", slug)),
  ),
];
const semiFinalLosersShare: PlayoffPlan["places"] = [
  place(
    3,
    ["1", "2"].map((slug) => loser("semi-finals", slug)),
  ),
];
const neutral: DuelFormat = { kind: "series", bestOf: 1, pattern: "N" };

function bestOf(games: number): DuelFormat {
  return { kind: "series", bestOf: games, pattern: usualPattern(games) };
}

function seed(number: number): SlotSource {
  return { kind: "seed", seed: number, table: null };
}

function winner(roundSlug: string, duelSlug = "1"): SlotSource {
  return { kind: "winner", round: roundSlug, duel: duelSlug };
}

function loser(roundSlug: string, duelSlug = "1"): SlotSource {
  return { kind: "loser", round: roundSlug, duel: duelSlug };
}

/** Winners of neighbouring pairings of a round meet: 1 and 2, 3 and 4. */
function winnersOf(roundSlug: string, pairs = 2): readonly Pair[] {
  return Array.from({ length: pairs }, (_none, index) => [
    winner(roundSlug, String(2 * index + 1)),
    winner(roundSlug, String(2 * index + 2)),
  ]);
}

function duel(slug: string, stage: Stage, format: DuelFormat, [first, second]: Pair, places: PlannedDuel["places"] = null): PlannedDuel {
  return { slug, stage, places, first, second, format, carried: { kind: "nothing" }, tipOffs: [], ruling: null };
}

function round(slug: string, stage: Stage, format: DuelFormat, pairs: readonly Pair[]): PlannedRound {
  return { slug, stage, duels: pairs.map((pair, index) => duel(String(index + 1), stage, format, pair)) };
}

/** The final, and a game for third place where there is one. */
function finals(format: DuelFormat, third: DuelFormat | null): PlannedRound {
  const pair = (outcome: typeof winner): Pair => [outcome("semi-finals", "1"), outcome("semi-finals", "2")];
  const duels = [duel("final", "final", format, pair(winner))];
  if (third) duels.push(duel("third-place", "thirdPlace", third, pair(loser)));
  return { slug: "final", stage: "final", duels };
}

function place(number: number, from: readonly SlotSource[]): PlayoffPlan["places"][number] {
  return { place: number, from, order: "shared" };
}

/** First to third or fourth follow from the final round; the rest is given. */
function plan(rounds: readonly PlannedRound[], rest: PlayoffPlan["places"]): PlayoffPlan {
  const third = rounds.at(-1)?.duels.some(({ slug }) => slug === "third-place")
    ? [place(3, [winner("final", "third-place")]), place(4, [loser("final", "third-place")])]
    : [];
  const places = [place(1, [winner("final", "final")]), place(2, [loser("final", "final")]), ...third, ...rest];
  return { rounds, places, forfeits: fibaForfeits };
}
