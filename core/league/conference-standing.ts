import type { LeagueDecision } from "./league-decision.ts";
import { breakTie } from "./tie-break.ts";
import type { TableFigures } from "./tie-break-measures.ts";

/**
 * Adds who wins each division and who plays on in each conference, as the table stands; nothing where teams have no
 * divisions. Division winners come first of all, their ties broken without that criterion (NBA guideline c.1). On the
 * last place of those who play on, all who are level count.
 */
export function conferenceStanding<Team extends string>(
  figures: TableFigures<Team>,
  decisions: readonly LeagueDecision<Team>[],
  levelGroups: (teams: readonly Team[]) => readonly (readonly Team[])[],
): TableFigures<Team> {
  const { policy } = figures;
  const withoutWinner = {
    ...policy,
    criteria: policy.criteria.filter((criterion) => criterion !== "division-winner"),
    ...(policy.criteriaForTwo && { criteriaForTwo: policy.criteriaForTwo.filter((criterion) => criterion !== "division-winner") }),
  };
  const postseason = new Set<Team>();
  for (const teams of teamsBy(figures, "conference")) {
    let places = 0;
    for (const level of levelGroups(teams)) {
      if (places >= policy.postseasonPlaces) break;
      for (const team of level) postseason.add(team);
      places += level.length;
    }
  }
  const known = { ...figures, postseason };
  const divisionWinners = new Set<Team>();
  for (const teams of teamsBy(figures, "division")) {
    const [first] = breakTie(levelGroups(teams)[0] ?? [], { ...known, policy: withoutWinner }, decisions);
    if (first?.teams.length === 1) for (const team of first.teams) divisionWinners.add(team);
  }
  return { ...known, divisionWinners };
}

function teamsBy<Team extends string>({ teams }: TableFigures<Team>, key: "division" | "conference"): Team[][] {
  const groups = new Map<string, Team[]>();
  for (const [team, entry] of teams) {
    const name = entry[key];
    if (name === undefined) continue;
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(team);
  }
  return [...groups.values()];
}
