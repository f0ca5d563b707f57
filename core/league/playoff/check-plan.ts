import { isSlug } from "../../kernel/slug.ts";
import { leagueTable, type PlannedDuel, type PlannedRound, type PlayoffPlan, type SlotSource, winsNeeded } from "./playoff-plan.ts";

export type PlanProblemKind =
  | "nothing-to-play"
  | "slug-malformed"
  | "slug-twice"
  | "source-unknown"
  | "source-not-before"
  | "source-cycle"
  | "source-twice"
  | "seed-malformed"
  | "seed-beyond-table"
  | "bye-against-bye"
  | "best-of-even"
  | "pattern-malformed"
  | "pattern-length"
  | "carried-decides"
  | "ruling-without-team"
  | "place-twice"
  | "forfeit-rule-malformed"
  | "meetings-malformed";

/** What is wrong with a plan, and where: `round`, `round/duel`, or the place it is about. The detail is for an operator. */
export type PlanProblem = { readonly kind: PlanProblemKind; readonly at: string; readonly detail: string };

/** How many teams each table has, by name; `league` is the league's own. */
export type TableSizes = Readonly<Record<string, number>>;

/**
 * All that is wrong with a plan; an empty list: `bracketOf` may have it. Without `tables` seeds are not held against
 * the number of teams. BRACKET1, BRACKET2
 */
export function checkPlan(plan: PlayoffPlan, tables: TableSizes | null): PlanProblem[] {
  const check = new PlanCheck(plan, tables);
  check.run();
  return check.problems;
}

const longestSeries = 15;

class PlanCheck {
  readonly problems: PlanProblem[] = [];
  private readonly plan: PlayoffPlan;
  private readonly tables: TableSizes | null;
  /** Who consumes a team: a place in the table, or the winner or loser of a pairing, feeds one slot only. */
  private readonly consumed = new Map<string, string>();

  constructor(plan: PlayoffPlan, tables: TableSizes | null) {
    this.plan = plan;
    this.tables = tables;
  }

  run(): void {
    const { plan } = this;
    if (plan.rounds.length === 0) this.tell("nothing-to-play", "plan", "there is no round");
    this.slugs(
      plan.rounds.map(({ slug }) => slug),
      "plan",
    );
    plan.rounds.forEach((round, index) => this.round(round, index));
    this.cycles();
    this.places();
    const { losesSeriesUpToBestOf, outAfter } = plan.forfeits;
    const counts = Number.isInteger(losesSeriesUpToBestOf) && losesSeriesUpToBestOf >= 0;
    if (!counts || (outAfter !== null && !(Number.isInteger(outAfter) && outAfter >= 1))) {
      this.tell("forfeit-rule-malformed", "forfeits", `up to best of ${losesSeriesUpToBestOf}, out after ${outAfter}`);
    }
    const { meetings = 1 } = plan;
    if (!(Number.isInteger(meetings) && meetings >= 1)) this.tell("meetings-malformed", "plan", `every two teams meet ${meetings} times`);
  }

  private tell(kind: PlanProblemKind, at: string, detail: string): void {
    this.problems.push({ kind, at, detail });
  }

  private slugs(slugs: readonly string[], at: string): void {
    for (const [index, slug] of slugs.entries()) {
      if (!isSlug(slug)) this.tell("slug-malformed", at, `${JSON.stringify(slug)} is no address: small letters, digits, hyphens`);
      if (slugs.indexOf(slug) !== index) this.tell("slug-twice", at, `${slug} stands twice`);
    }
  }

  private round(round: PlannedRound, index: number): void {
    if (round.duels.length === 0) this.tell("nothing-to-play", round.slug, "the round has no pairing");
    this.slugs(
      round.duels.map(({ slug }) => slug),
      round.slug,
    );
    for (const duel of round.duels) {
      const at = `${round.slug}/${duel.slug}`;
      for (const source of [duel.first, duel.second]) {
        this.source(source, index, at);
        this.consume(source, at);
      }
      if (duel.first.kind === "bye" && duel.second.kind === "bye") this.tell("bye-against-bye", at, "nobody would play nobody");
      if (duel.first.kind === "bye" || duel.second.kind === "bye") {
        if (duel.ruling !== null) this.tell("ruling-without-team", at, "a bye needs no ruling");
      }
      this.format(duel, at);
    }
  }

  /** A slot is fed by an earlier round, or by a table. */
  private source(source: SlotSource, before: number, at: string): void {
    if (source.kind === "seed") return this.seed(source.seed, source.table ?? leagueTable, at);
    if (source.kind === "team" || source.kind === "bye") return;
    const index = this.plan.rounds.findIndex(({ slug }) => slug === source.round);
    const round = this.plan.rounds[index];
    const known = round && (source.kind === "remaining" || round.duels.some(({ slug }) => slug === source.duel));
    if (!known) return this.tell("source-unknown", at, `${sourceText(source)}: there is no such pairing`);
    if (source.kind === "remaining" && !(Number.isInteger(source.place) && source.place >= 1 && source.place <= round.duels.length)) {
      return this.tell("source-unknown", at, `${sourceText(source)}: the round has ${round.duels.length} winners`);
    }
    if (index >= before) this.tell("source-not-before", at, `${sourceText(source)} is known only in the same round or a later one`);
  }

  private seed(seed: number, table: string, at: string): void {
    if (!Number.isInteger(seed) || seed < 1) return this.tell("seed-malformed", at, `seed ${seed} is no place in a table`);
    const teams = this.tables?.[table];
    if (this.tables && teams === undefined) this.tell("seed-beyond-table", at, `there is no table ${table}`);
    else if (teams !== undefined && seed > teams) this.tell("seed-beyond-table", at, `seed ${seed}: the table ${table} has ${teams} teams`);
  }

  private consume(source: SlotSource, at: string): void {
    if (source.kind === "bye") return;
    const other = this.consumed.get(sourceText(source));
    if (other !== undefined) this.tell("source-twice", at, `${sourceText(source)} is in ${other} already`);
    this.consumed.set(sourceText(source), at);
    if (source.kind === "remaining") this.reseededAndDirect(source.round, at);
  }

  /** Who is reseeded out of a round cannot also go on by his pairing. */
  private reseededAndDirect(round: string, at: string): void {
    for (const duel of this.plan.rounds.find(({ slug }) => slug === round)?.duels ?? []) {
      const name = sourceText({ kind: "winner", round, duel: duel.slug });
      const direct = this.plan.rounds.some(({ duels }) =>
        duels.some(({ first, second }) => sourceText(first) === name || sourceText(second) === name),
      );
      if (direct) this.tell("source-twice", at, `${name} goes on by itself and is reseeded`);
    }
  }

  private format({ format, carried }: PlannedDuel, at: string): void {
    const { pattern } = format;
    if (!/^[HAN]+$/.test(pattern)) {
      this.tell("pattern-malformed", at, `${JSON.stringify(pattern)}: one letter for each game, H, A or N`);
      return;
    }
    if (format.kind === "aggregate") {
      if (pattern.length !== 2) this.tell("pattern-length", at, `an aggregate is of two games, ${pattern} of ${pattern.length}`);
      return;
    }
    const { bestOf } = format;
    if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf % 2 === 0 || bestOf > longestSeries) {
      return this.tell("best-of-even", at, `best of ${bestOf}: an odd number up to ${longestSeries}`);
    }
    const fixed = carried.kind === "fixed" ? carried : { first: 0, second: 0 };
    const whole = [fixed.first, fixed.second].every((wins) => Number.isInteger(wins) && wins >= 0);
    if (!whole || Math.max(fixed.first, fixed.second) >= winsNeeded(bestOf)) {
      return this.tell("carried-decides", at, `${fixed.first}:${fixed.second} leaves nothing to play in a best of ${bestOf}`);
    }
    const games = bestOf - fixed.first - fixed.second;
    if (pattern.length !== games) this.tell("pattern-length", at, `${pattern} is for ${pattern.length} games, there are up to ${games}`);
  }

  private places(): void {
    const taken = new Map<number, true>();
    const used = new Set<string>();
    for (const { place, from, order } of this.plan.places) {
      const at = `place ${place}`;
      if (!Number.isInteger(place) || place < 1) this.tell("place-twice", at, "places are counted from 1");
      if (from.length === 0) this.tell("nothing-to-play", at, "nobody can take the place");
      for (let index = 0; index < (order === "by-seed" ? from.length : 1); index++) {
        if (taken.has(place + index)) this.tell("place-twice", at, `place ${place + index} is given twice`);
        taken.set(place + index, true);
      }
      for (const source of from) {
        this.source(source, this.plan.rounds.length, at);
        if (used.has(sourceText(source))) this.tell("source-twice", at, `${sourceText(source)} has a place already`);
        used.add(sourceText(source));
      }
    }
  }

  /** A pairing that waits for itself, by way of others. */
  private cycles(): void {
    const waitsFor = new Map<string, readonly string[]>();
    for (const { slug, duels } of this.plan.rounds) {
      for (const duel of duels)
        waitsFor.set(
          `${slug}/${duel.slug}`,
          [duel.first, duel.second].flatMap((source) => this.sources(source)),
        );
    }
    const done = new Set<string>();
    const visit = (duel: string, path: readonly string[]): void => {
      if (path.includes(duel)) {
        this.tell("source-cycle", duel, `waits for itself: ${[...path.slice(path.indexOf(duel)), duel].join(" → ")}`);
        return;
      }
      if (done.has(duel)) return;
      done.add(duel);
      for (const next of waitsFor.get(duel) ?? []) visit(next, [...path, duel]);
    };
    for (const duel of waitsFor.keys()) visit(duel, []);
  }

  private sources(source: SlotSource): readonly string[] {
    if (source.kind === "winner" || source.kind === "loser") return [`${source.round}/${source.duel}`];
    if (source.kind !== "remaining") return [];
    return this.plan.rounds
      .filter(({ slug }) => slug === source.round)
      .flatMap(({ slug, duels }) => duels.map((duel) => `${slug}/${duel.slug}`));
  }
}

/** What feeds a slot, in words of the plan: `winner of semi-finals/1`. */
export function sourceText(source: SlotSource): string {
  switch (source.kind) {
    case "seed":
      return `seed ${source.seed} of ${source.table ?? leagueTable}`;
    case "remaining":
      return `remaining ${source.place} of ${source.round}`;
    case "team":
      return `team ${source.team}`;
    case "bye":
      return "bye";
    default:
      return `${source.kind} of ${source.round}/${source.duel}`;
  }
}

/** What keeps final tables from being seeded by: too short for the plan, or a team that would stand in two slots. BRACKET2 */
export function checkSeeds<Team extends string>(plan: PlayoffPlan<Team>, seeds: Readonly<Record<string, readonly Team[]>>): PlanProblem[] {
  const sizes = Object.fromEntries(Object.entries(seeds).map(([table, teams]) => [table, teams.length]));
  const problems = checkPlan(plan, sizes).filter(({ kind }) => kind === "seed-beyond-table");
  const named = new Set<Team>();
  for (const { slug, duels } of plan.rounds) {
    for (const duel of duels) {
      for (const source of [duel.first, duel.second]) {
        const team =
          source.kind === "team" ? source.team : source.kind === "seed" ? seeds[source.table ?? leagueTable]?.[source.seed - 1] : undefined;
        if (team === undefined) continue;
        if (named.has(team))
          problems.push({ kind: "source-twice", at: `${slug}/${duel.slug}`, detail: `${team} stands in another slot already` });
        named.add(team);
      }
    }
  }
  return problems;
}
