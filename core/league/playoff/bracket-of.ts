import type { LeagueResult } from "../league-result.ts";
import type { Bracket, BracketDuel, BracketRound, BracketSlot, Circumstances, PlayoffResult, StrayGame } from "./bracket.ts";
import { duelOf, type NumberedResult } from "./duel-of.ts";
import { leagueTable, type PlannedRound, type PlayoffPlan, type Seeds, type SlotSource } from "./playoff-plan.ts";
import { duelValues, slotLabel } from "./slot-label.ts";

const nothingElse: Circumstances<never> = { withdrawn: new Set(), meetings: [] };

/**
 * The play-offs as they stand: slots, series, games and final places, folded from a plan (free of problems, `checkPlan`),
 * the final tables (`null` while they are open) and the results in any order. Take a result away, or annul it, and what
 * came of it is gone; put it back, and all is as it was. BRACKET3–BRACKET8
 */
export function bracketOf<Team extends string>(
  plan: PlayoffPlan<Team>,
  seeds: Seeds<Team> | null,
  results: readonly PlayoffResult<Team>[],
  { withdrawn, meetings }: Circumstances<Team> = nothingElse,
): Bracket<Team> {
  const fold = new BracketFold(plan, seeds, withdrawn, meetings);
  const rounds: BracketRound<Team>[] = [];
  for (const round of plan.rounds) {
    rounds.push(
      fold.play(
        round,
        results.filter((each) => each.round === round.slug),
      ),
    );
  }
  const known = new Set(plan.rounds.map(({ slug }) => slug));
  const strays = [...fold.strays, ...results.filter(({ round }) => !known.has(round)).map((each) => stray(each, "not-in-plan"))];
  return { rounds, places: fold.places(), strays: strays.toSorted(byPlaceInPlan) };
}

/** One pass over the rounds, each from what the ones before came to. */
class BracketFold<Team extends string> {
  readonly strays: StrayGame<Team>[] = [];
  private readonly decided = new Map<string, BracketDuel<Team>>();
  private readonly rounds = new Map<string, readonly BracketDuel<Team>[]>();
  private readonly seedOf = new Map<Team, { readonly seed: number; readonly table: number }>();
  private readonly forfeits = new Map<Team, number>();
  private readonly plan: PlayoffPlan<Team>;
  private readonly seeds: Seeds<Team> | null;
  private readonly withdrawn: ReadonlySet<Team>;
  private readonly meetings: readonly LeagueResult<Team>[];

  constructor(plan: PlayoffPlan<Team>, seeds: Seeds<Team> | null, withdrawn: ReadonlySet<Team>, meetings: readonly LeagueResult<Team>[]) {
    this.plan = plan;
    this.seeds = seeds;
    this.withdrawn = withdrawn;
    this.meetings = meetings;
    Object.keys(seeds ?? {})
      .toSorted()
      .forEach((name, table) => {
        seeds?.[name]?.forEach((team, index) => this.seedOf.set(team, { seed: index + 1, table }));
      });
  }

  play(round: PlannedRound<Team>, results: readonly PlayoffResult<Team>[]): BracketRound<Team> {
    const out = this.outBefore();
    const forfeitsBefore = new Map(this.forfeits);
    const duels = round.duels.map((planned) => {
      const own = results.filter(({ duel }) => duel === planned.slug).map(({ game, result }) => ({ game, result }));
      const slots = { first: this.slot(planned.first), second: this.slot(planned.second) };
      const { duel, forfeits, placed } = duelOf(planned, {
        ...slots,
        values: duelValues(round.duels, planned),
        results: own,
        meetings: this.meetings,
        out,
        forfeitsBefore,
        rule: this.plan.forfeits,
      });
      this.addForfeits(duel.first.team, forfeits.first);
      this.addForfeits(duel.second.team, forfeits.second);
      this.noteStrays(round.slug, duel, own, placed);
      return duel;
    });
    for (const duel of duels) this.decided.set(`${round.slug}/${duel.slug}`, duel);
    this.rounds.set(round.slug, duels);
    const slugs = new Set(duels.map(({ slug }) => slug));
    this.strays.push(...results.filter(({ duel }) => !slugs.has(duel)).map((each) => stray(each, "not-in-plan")));
    return { slug: round.slug, stage: round.stage, duels };
  }

  /** BRACKET7 */
  places(): Bracket<Team>["places"] {
    return this.plan.places
      .toSorted((one, other) => one.place - other.place)
      .flatMap(({ place, from, order }) => {
        const slots = from.map((source) => this.slot(source));
        if (order === "shared") return slots.map(({ team, label }) => ({ place, team, label }));
        const complete = slots.every(({ state }) => state !== "open");
        // Before all are known nobody can be told his place by the table.
        const ordered = complete ? this.bySeed(slots.flatMap(({ team }) => team ?? [])) : [];
        return slots.map(({ label }, index) => ({ place: place + index, team: ordered[index] ?? null, label }));
      });
  }

  private slot(source: SlotSource<Team>): BracketSlot<Team> {
    const found = this.occupant(source);
    const team = found === "nobody" ? null : found;
    const seed = team === null ? null : (this.seedOf.get(team)?.seed ?? null);
    return { state: found === "nobody" ? "nobody" : team === null ? "open" : "filled", team, seed, label: slotLabel(this.plan, source) };
  }

  private occupant(source: SlotSource<Team>): Team | "nobody" | null {
    switch (source.kind) {
      case "bye":
        return "nobody";
      case "team":
        return source.team;
      case "seed":
        return this.seeds?.[source.table ?? leagueTable]?.[source.seed - 1] ?? null;
      case "remaining":
        return this.remaining(source.round, source.place);
      default:
        return outcome(this.decided.get(`${source.round}/${source.duel}`), source.kind);
    }
  }

  /** BRACKET3: known when all of the round is decided; who is missing then is missing at the end. */
  private remaining(round: string, place: number): Team | "nobody" | null {
    const winners = (this.rounds.get(round) ?? []).map((duel) => outcome(duel, "winner"));
    if (winners.includes(null)) return null;
    const teams = winners.filter((winner) => winner !== "nobody") as Team[];
    return this.bySeed(teams)[place - 1] ?? "nobody";
  }

  private bySeed(teams: readonly Team[]): readonly Team[] {
    const last = { seed: Number.MAX_SAFE_INTEGER, table: 0 };
    return teams.toSorted((one, other) => {
      const [a, b] = [this.seedOf.get(one) ?? last, this.seedOf.get(other) ?? last];
      return a.seed - b.seed || a.table - b.table || (one < other ? -1 : 1);
    });
  }

  /** Who loses all that is not decided: the office's list, and who has forfeited too often. */
  private outBefore(): ReadonlySet<Team> {
    const { outAfter } = this.plan.forfeits;
    const disqualified = [...this.forfeits].flatMap(([team, count]) => (outAfter !== null && count >= outAfter ? [team] : []));
    return new Set([...this.withdrawn, ...disqualified]);
  }

  private addForfeits(team: Team | null, count: number): void {
    if (team !== null && count > 0) this.forfeits.set(team, (this.forfeits.get(team) ?? 0) + count);
  }

  /** BRACKET5: what has lost its place is told, except what was annulled anyway. */
  private noteStrays(
    round: string,
    duel: BracketDuel<Team>,
    results: readonly NumberedResult<Team>[],
    placed: ReadonlySet<NumberedResult<Team>>,
  ): void {
    for (const numbered of results) {
      if (placed.has(numbered) || numbered.result.kind === "annulled") continue;
      const why = duel.games.some(({ number }) => number === numbered.game) ? "other-teams" : "not-in-plan";
      this.strays.push(stray({ round, duel: duel.slug, ...numbered }, why));
    }
  }
}

function outcome<Team extends string>(duel: BracketDuel<Team> | undefined, which: "winner" | "loser"): Team | "nobody" | null {
  if (!duel?.decision) return null;
  const { winner } = duel.decision;
  // Nobody won: both are out, and neither plays for a lesser place.
  if (winner === null) return "nobody";
  const first = (winner === "first") === (which === "winner");
  return (first ? duel.first : duel.second).team ?? "nobody";
}

function stray<Team extends string>({ round, duel, game, result }: PlayoffResult<Team>, why: StrayGame<Team>["why"]): StrayGame<Team> {
  return { round, duel, game, home: result.home, away: result.away, why };
}

/** The same list whatever the order of the results. */
function byPlaceInPlan(one: StrayGame<string>, other: StrayGame<string>): number {
  const text = ({ round, duel, game, home, away }: StrayGame<string>) =>
    [round, duel, String(game).padStart(3, "0"), home, away].join("\n");
  return text(one) < text(other) ? -1 : 1;
}
