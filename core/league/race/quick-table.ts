import type { Criterion } from "../ranking-policy.ts";
import { primaryValue, type SeasonRace } from "./season-race.ts";

/** Sums that grow with every game. */
class Sums {
  readonly wins: Float64Array;
  readonly losses: Float64Array;
  readonly points: Float64Array;
  readonly scored: Float64Array;
  readonly allowed: Float64Array;

  constructor(size: number) {
    this.wins = new Float64Array(size);
    this.losses = new Float64Array(size);
    this.points = new Float64Array(size);
    this.scored = new Float64Array(size);
    this.allowed = new Float64Array(size);
  }

  set(from: Sums): void {
    this.wins.set(from.wins);
    this.losses.set(from.losses);
    this.points.set(from.points);
    this.scored.set(from.scored);
    this.allowed.set(from.allowed);
  }

  add(at: number, won: boolean, points: number, scored: number, allowed: number): void {
    (won ? this.wins : this.losses)[at]! += 1;
    this.points[at]! += points;
    this.scored[at]! += scored;
    this.allowed[at]! += allowed;
  }
}

/**
 * The table of `classify` in plain numbers, for seasons that are played to their end thousands of times: same policy, same
 * ties, without reasons, decisions to come, divisions and conferences. Teams are known by their place in the rows. RACE5
 */
export class QuickTable<Team extends string> {
  private readonly size: number;
  /** Of each team, and of each against each. */
  private readonly own: Sums;
  private readonly pair: Sums;
  private readonly quotients: Float64Array;
  private readonly start: { readonly own: Sums; readonly pair: Sums; readonly quotients: Float64Array };
  private readonly clean: readonly boolean[];
  private readonly race: SeasonRace<Team>;
  private readonly values: Float64Array;
  private readonly order: number[];
  private readonly known: readonly Map<number, number>[];

  constructor(race: SeasonRace<Team>) {
    this.race = race;
    this.values = new Float64Array(race.table.rows.length);
    this.order = [...race.table.rows.keys()];
    this.known = race.table.rows.map(() => new Map<number, number>());
    const { rows, results } = race.table;
    this.size = rows.length;
    this.own = new Sums(this.size);
    this.pair = new Sums(this.size ** 2);
    this.quotients = new Float64Array(this.size);
    const indexOf = new Map(rows.map(({ team }, index) => [team, index]));
    for (const [index, { team }] of rows.entries()) {
      for (const { opponent, outcome, classificationPoints, pointsFor, pointsAgainst } of results.get(team) ?? []) {
        if (outcome === "level") continue;
        this.note(index, indexOf.get(opponent) ?? -1, outcome === "won", classificationPoints, pointsFor, pointsAgainst);
      }
    }
    const start = { own: new Sums(this.size), pair: new Sums(this.size ** 2), quotients: this.quotients.slice() };
    start.own.set(this.own);
    start.pair.set(this.pair);
    this.start = start;
    this.clean = rows.map(({ team }) => !(results.get(team) ?? []).some(({ lostAward }) => lostAward));
  }

  /** Back to what has been played. */
  reset(): void {
    this.own.set(this.start.own);
    this.pair.set(this.start.pair);
    this.quotients.set(this.start.quotients);
  }

  /** A game that was played out; -1: a team that is not in the table. */
  add(home: number, away: number, homePoints: number, awayPoints: number): void {
    const { win, loss } = this.race.policy.points;
    const homeWon = homePoints > awayPoints;
    if (home >= 0) this.note(home, away, homeWon, homeWon ? win : loss, homePoints, awayPoints);
    if (away >= 0) this.note(away, home, !homeWon, homeWon ? loss : win, awayPoints, homePoints);
  }

  /** Best first. Whom nothing separates is in one group. */
  places(): number[][] {
    const { own, start, values } = this;
    for (let index = 0; index < this.size; index++) {
      const won = own.wins[index]! - start.own.wins[index]!;
      const lost = own.losses[index]! - start.own.losses[index]!;
      values[index] = this.valueOf(index, won, lost);
    }
    const order = this.order.sort((one, other) => values[other]! - values[one]! || one - other);
    const places: number[][] = [];
    for (let from = 0; from < this.size;) {
      let to = from + 1;
      while (to < this.size && values[order[to]!] === values[order[from]!]) to++;
      const level = order.slice(from, to);
      if (level.length === 1) places.push(level);
      else places.push(...this.part(level, level, 0));
      from = to;
    }
    return places;
  }

  /** The same few records come again in every ending. */
  private valueOf(index: number, won: number, lost: number): number {
    const key = won * 1024 + lost;
    const known = this.known[index]!.get(key);
    if (known !== undefined) return known;
    const value = primaryValue(this.race.table.rows[index]!, won, lost, this.race.policy);
    this.known[index]!.set(key, value);
    return value;
  }

  private note(index: number, other: number, won: boolean, points: number, scored: number, allowed: number): void {
    this.own.add(index, won, points, scored, allowed);
    if (other >= 0) this.pair.add(index * this.size + other, won, points, scored, allowed);
    this.quotients[index]! += scored / Math.max(1, allowed);
  }

  /** RANK2 RANK4 */
  private part(tied: readonly number[], mutual: readonly number[], from: number): number[][] {
    if (tied.length === 1) return [[...tied]];
    const { policy } = this.race;
    const list = mutual.length === 2 ? (policy.criteriaForTwo ?? policy.criteria) : policy.criteria;
    const criteria = this.size === 3 ? [...list, ...(policy.criteriaForThreeTeams ?? [])] : list;
    for (let at = from; at < criteria.length; at++) {
      const measure = this.measure(criteria[at]!, mutual);
      const parts = measure ? grouped(tied, measure) : [];
      if (parts.length < 2) continue;
      return parts.flatMap((level) => (policy.restart === "from-first" ? this.part(level, level, 0) : this.part(level, mutual, at + 1)));
    }
    return [[...tied]];
  }

  private measure(criterion: Criterion, mutual: readonly number[]): ((index: number) => number) | null {
    const { own, pair } = this;
    const among = (index: number, of: Float64Array) => {
      let sum = 0;
      for (const other of mutual) sum += of[index * this.size + other]!;
      return sum;
    };
    if (criterion.startsWith("head-to-head-") && !this.counts(mutual)) return null;
    switch (criterion) {
      case "head-to-head-points":
        return (index) => among(index, pair.points);
      case "head-to-head-wins":
        return (index) => among(index, pair.wins);
      case "head-to-head-win-percentage":
        return (index) => share(among(index, pair.wins), among(index, pair.losses));
      case "head-to-head-difference":
        return (index) => among(index, pair.scored) - among(index, pair.allowed);
      case "head-to-head-points-for":
        return (index) => among(index, pair.scored);
      case "head-to-head-goal-average":
        return (index) => quotient(among(index, pair.scored), among(index, pair.allowed));
      case "difference":
        return (index) => own.scored[index]! - own.allowed[index]!;
      case "points-for":
        return (index) => own.scored[index]!;
      case "goal-average":
        return (index) => quotient(own.scored[index]!, own.allowed[index]!);
      case "sum-of-quotients":
        // Rounded: added in another order the same sum may differ in its last digit.
        return (index) => Math.round(this.quotients[index]! * 1e9);
      case "no-lost-award":
        return (index) => (this.clean[index] ? 1 : 0);
      default:
        return null;
    }
  }

  /** RANK3 */
  private counts(mutual: readonly number[]): boolean {
    const { policy, meetings } = this.race;
    const { wins, losses } = this.pair;
    if (policy.headToHead === "as-played") return true;
    return mutual.every((one) =>
      mutual.every((other) => one === other || wins[one * this.size + other]! + losses[one * this.size + other]! >= meetings),
    );
  }
}

function share(wins: number, losses: number): number {
  return wins + losses === 0 ? 0 : wins / (wins + losses);
}

function quotient(scored: number, allowed: number): number {
  return scored === 0 && allowed === 0 ? 0 : scored / allowed;
}

/** By the measure, most first; in the order given where it is the same. */
function grouped(indexes: readonly number[], measure: (index: number) => number): number[][] {
  const measured = indexes.map((index) => ({ index, value: measure(index) }));
  measured.sort((one, other) => other.value - one.value || 0);
  const groups: number[][] = [];
  let before: number | null = null;
  for (const { index, value } of measured) {
    if (value === before) groups.at(-1)!.push(index);
    else groups.push([index]);
    before = value;
  }
  return groups;
}
