import { isSlug } from "#core/kernel/slug.ts";
import { officeThing } from "./office-thing.ts";

export const decisionKinds = ["deduction", "withdrawal", "draw"] as const;
/** What becomes of the games of a team that withdrew. RANK8 */
export const withdrawnGames = ["annul", "forfeit-rest"] as const;

const mostPoints = 999;
const longestOrder = 2000;
const longestGrounds = 500;

/**
 * What the league decides that no game's log can say: points deducted, a team withdrawn, the order that a draw gave to teams that nothing
 * else separates. Taken away it is in force no longer, and tables of the days between still know it. OFF90, RANK21
 */
export const decision = officeThing({
  name: "decision",
  writers: ["league-office"],
  within: { "competition-manager": ["make", "set", "remove"] },
  fields: {
    competition: { kind: "reference", to: "competition", required: true, fixed: true, list: 2, search: true },
    kind: { kind: "choice", of: decisionKinds, required: true, fixed: true, list: 3 },
    team: { kind: "reference", to: "team", fixed: true, list: 4, search: true },
    points: { kind: "count", least: 1, most: mostPoints, fixed: true, list: 5 },
    games: { kind: "choice", of: withdrawnGames, fixed: true },
    // The best first.
    order: { kind: "line", most: longestOrder, fixed: true },
    grounds: { kind: "line", most: longestGrounds, required: true, list: 1, search: true },
  },
  tidied: ({ team, points, games, order, ...values }) => ({
    ...values,
    team: values.kind === "draw" ? null : team,
    points: values.kind === "deduction" ? points : null,
    games: values.kind === "withdrawal" ? games : null,
    order:
      values.kind === "draw"
        ? drawnIn(order)
            .map((drawn) => inCompetition(drawn, values.competition))
            .join(", ") || null
        : null,
  }),
  called: ({ grounds }) => grounds,
  faults: ({ kind, team, points, games, order }) => {
    const teams = drawnIn(order);
    const isDrawn = teams.length > 1 && new Set(teams).size === teams.length && teams.every(isSlug);
    return {
      ...(kind !== "draw" && kind !== null && team === null && { team: "OFF90" }),
      ...(kind === "deduction" && points === null && { points: "OFF90" }),
      ...(kind === "withdrawal" && games === null && { games: "OFF90" }),
      ...(kind === "draw" && !isDrawn && { order: "OFF91" }),
    };
  },
  // The table, and every figure and page that depends on it.
  shownOn: () => null,
  removal: "unless-named",
});

/** A team is called by its competition and itself; its own part of that is enough. OFF44 */
function inCompetition(team: string, competition: string): string {
  return team.startsWith(`${competition}-`) ? team : `${competition}-${team}`;
}

/** The teams that a draw puts in order, as they were typed. */
export function drawnIn(order: string | null): readonly string[] {
  return (order ?? "").split(/[\s,;]+/).filter((team) => team !== "");
}
