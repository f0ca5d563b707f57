import { compareFractions, decimalOf, type Fraction } from "./fraction.ts";
import type { LeagueDecision } from "./league-decision.ts";
import type { Criterion } from "./ranking-policy.ts";
import { type Measure, measuresOf, type TableFigures } from "./tie-break-measures.ts";

/** Why a team stands apart from others it was level with: one step of its tie, with the figure that counted for it. */
export type TieBreak<Team extends string> = {
  readonly criterion: Criterion | "draw";
  /** All who were level before this step, itself among them. */
  readonly among: readonly Team[];
  /** What was compared: a number, a share or an average, rounded only here. `null`: points against none. A draw: the place drawn. */
  readonly value: number | null;
  /** Games won and lost, where these were compared. */
  readonly wins: number | null;
  readonly losses: number | null;
};

/** Teams that stand on the same place, with what brought them there. */
export type Place<Team extends string> = {
  readonly teams: readonly Team[];
  readonly decidedBy: ReadonlyMap<Team, readonly TieBreak<Team>[]>;
};

type Step<Team extends string> = { readonly mutual: readonly Team[]; readonly from: number; readonly list: readonly Criterion[] };

/**
 * Parts teams that are level by the policy's criteria, best first. The first criterion in which they differ parts them;
 * those who are still level then begin again among themselves, or go on, as the policy says. Who nothing separates
 * shares a place, unless the office has drawn. RANK2 RANK3 RANK4 RANK10
 */
export function breakTie<Team extends string>(
  tied: readonly Team[],
  figures: TableFigures<Team>,
  decisions: readonly LeagueDecision<Team>[],
): Place<Team>[] {
  return partFrom(tied, figures, decisions, { mutual: tied, from: 0, list: criteriaFor(tied, figures) });
}

function criteriaFor<Team extends string>(tied: readonly Team[], { policy, teams }: TableFigures<Team>): readonly Criterion[] {
  const list = tied.length === 2 ? (policy.criteriaForTwo ?? policy.criteria) : policy.criteria;
  return teams.size === 3 ? [...list, ...(policy.criteriaForThreeTeams ?? [])] : list;
}

function partFrom<Team extends string>(
  tied: readonly Team[],
  figures: TableFigures<Team>,
  decisions: readonly LeagueDecision<Team>[],
  { mutual, from, list }: Step<Team>,
): Place<Team>[] {
  if (tied.length === 1) return [{ teams: tied, decidedBy: new Map() }];
  for (const [index, criterion] of list.entries()) {
    if (index < from) continue;
    const measures = measuresOf(criterion, tied, mutual, figures);
    if (!measures) continue;
    const parts = inOrder(tied, measures);
    if (parts.length === 1) continue;
    const next = (part: readonly Team[]): Step<Team> =>
      figures.policy.restart === "from-first"
        ? { mutual: part, from: 0, list: criteriaFor(part, figures) }
        : { mutual, from: index + 1, list };
    const reasonOf = (team: Team) => reason(criterion, tied, measures.get(team));
    return parts.flatMap((part) => because(partFrom(part, figures, decisions, next(part)), reasonOf));
  }
  return drawn(tied, decisions);
}

/** Groups of equal measure, best first. */
function inOrder<Team extends string>(tied: readonly Team[], measures: ReadonlyMap<Team, Measure>): Team[][] {
  const zero: Fraction = { numerator: 0n, denominator: 1n };
  const valueOf = (team: Team | undefined) => (team === undefined ? zero : (measures.get(team)?.value ?? zero));
  const parts: Team[][] = [];
  for (const team of tied.toSorted((one, other) => compareFractions(valueOf(other), valueOf(one)))) {
    const last = parts.at(-1);
    if (last && compareFractions(valueOf(last[0]), valueOf(team)) === 0) last.push(team);
    else parts.push([team]);
  }
  return parts;
}

function drawn<Team extends string>(tied: readonly Team[], decisions: readonly LeagueDecision<Team>[]): Place<Team>[] {
  const draw = decisions.findLast((decision) => decision.kind === "draw" && tied.every((team) => decision.order.includes(team)));
  if (draw?.kind !== "draw") return [{ teams: tied, decidedBy: new Map() }];
  const places = draw.order.filter((team) => tied.includes(team));
  return places.map((team, index) => ({
    teams: [team],
    decidedBy: new Map([[team, [{ criterion: "draw", among: tied, value: index + 1, wins: null, losses: null }]]]),
  }));
}

function reason<Team extends string>(criterion: Criterion, among: readonly Team[], measure: Measure | undefined): TieBreak<Team> {
  const { value, wins, losses } = measure ?? { value: null, wins: null, losses: null };
  return { criterion, among, value: value && decimalOf(value), wins, losses };
}

function because<Team extends string>(places: readonly Place<Team>[], reasonOf: (team: Team) => TieBreak<Team>): Place<Team>[] {
  return places.map(({ teams, decidedBy }) => ({
    teams,
    decidedBy: new Map(teams.map((team) => [team, [reasonOf(team), ...(decidedBy.get(team) ?? [])]])),
  }));
}
