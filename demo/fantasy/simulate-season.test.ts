import { describe, expect, it } from "vitest";
import type { Squad } from "#core/fantasy/squad.ts";
import { belgrade } from "../leagues/belgrade.ts";
import { playSeasons, type SeasonWorld } from "../world.ts";
import { playedRounds, pointsOf } from "./season-figures.ts";
import { mean, measuresOf, randomSquads, type SeasonMeasures } from "./season-measures.ts";
import { type SeasonQuestion, simulateSeason, untouchedPoints } from "./simulate-season.ts";

/** So many managers a seed; the study had a thousand. */
const count = 300;
const seeds = ["one", "two", "three"];

const [before, season] = playSeasons(belgrade, Date.UTC(2026, 10, 18, 12), "full") as unknown as Iterable<SeasonWorld>;
const league = season?.leagues[0];
if (before === undefined || league === undefined) throw new Error("the demo has no two seasons");
const rounds = playedRounds(league, belgrade.tenant.timeZone);
const lastSeason = pointsOf(before.leagues.flatMap((one) => one.rounds.flatMap(({ games }) => games)));

type Measured = SeasonMeasures & { readonly untouched: number; readonly random: number };

function measured(seed: string): Measured {
  const question: SeasonQuestion = { rounds, lastSeason, seed, count };
  const played = simulateSeason(question);
  const first = simulateSeason({ ...question, rounds: rounds.slice(0, 1) }).managers.flatMap(({ squad }) => squad ?? []);
  const perRound = (squads: readonly Squad[]) => mean(untouchedPoints(question, squads).flat()) / 10;
  return { ...measuresOf(played), untouched: perRound(first), random: perRound(randomSquads(played.opening, seed, count)) };
}

const all = seeds.map(measured);

/** What each seed comes to lies within a band; beside it stands the study's figure. */
const bands: readonly (readonly [name: string, of: (one: Measured) => number, least: number, most: number, study: string])[] = [
  ["points a round of a random legal squad", ({ random }) => random, 70, 82, "76.6"],
  ["points a round of a squad that is never touched", ({ untouched }) => untouched, 89, 101, "93.0"],
  ["points a round of all managers", (one) => one.mean, 99, 110, "106.9"],
  ["points a round of the worst tenth by skill", ({ worstTenth }) => worstTenth, 94, 103, "97.8"],
  ["points a round of the best tenth by skill", ({ bestTenth }) => bestTenth, 100, 119, "115.5"],
  ["deviation of one manager's round", ({ deviation }) => deviation, 21, 29, "26.2"],
  ["rank correlation with skill after one round", ({ correlations }) => correlations[0] ?? 0, -0.25, 0.3, "-0.03"],
  ["rank correlation with skill after all rounds", ({ correlations }) => correlations.at(-1) ?? 0, 0.2, 0.65, "0.58"],
  ["budget unspent, median", ({ unspentMedian }) => unspentMedian, 0.2, 0.9, "0.3 to 0.6"],
  ["share of squads that have the most owned player", ({ owned }) => owned[0] ?? 0, 0.27, 0.5, "0.39"],
  ["share of squads with the favourite captain", ({ favouriteCaptain }) => favouriteCaptain, 0.08, 0.35, "0.18"],
  ["players that two squads share", ({ shared }) => shared, 1.1, 1.7, "1.4"],
];

describe("the managers of the demo's fantasy game, over a whole season", () => {
  it("FAN9 a season has a fantasy round for each of its league's, moved games in the windows in which they were played", () => {
    expect(rounds).toHaveLength(22);
    const games = rounds.map(({ clubs }) => clubs.size);
    expect(games.filter((clubs) => clubs === 12).length).toBeGreaterThan(17);
    expect(Math.max(...rounds.flatMap(({ points }) => [...points.values()].map(({ length }) => length)))).toBe(2);
  });

  it.each(bands)("DEMO5 %s", (_, of, least, most) => {
    for (const one of all) {
      expect(of(one)).toBeGreaterThan(least);
      expect(of(one)).toBeLessThan(most);
    }
  });

  it("DEMO5 half a season tells more of skill than one round", () => {
    const after = (round: number) => mean(all.map(({ correlations }) => correlations[round - 1] ?? 0));
    expect(after(22)).toBeGreaterThan(after(1) + 0.15);
  });

  it("DEMO4 FAN2 nobody is over the budget, and the same seed plays the same season", () => {
    const question = { rounds: rounds.slice(0, 6), lastSeason, seed: "again", count: 40 };
    const [one, other] = [simulateSeason(question), simulateSeason(question)];
    const told = ({ managers }: typeof one) => managers.map(({ points, squad }) => ({ points, squad }));
    expect(told(one)).toEqual(told(other));
    for (const { squad } of one.managers) expect(squad?.paid.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(1000);
  });
});
