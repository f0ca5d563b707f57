import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import type { FixtureTeam } from "./fixture-teams.ts";

/** One side of a made-up game: who is on court, since when, and everybody's line. Players go by their place in the team. */
export type Court = { readonly side: Side; readonly team: FixtureTeam; five: number[]; readonly lines: PlayerLine[]; since: number[] };

/** What a line counts apart from shots. */
export const countedStatistics = [
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
] as const;
export type Counted = (typeof countedStatistics)[number];

export function sum(line: PlayerLine, ...statistics: Counted[]): number {
  return statistics.reduce((all, statistic) => all + (line[statistic] ?? 0), 0);
}

export function keyOf(side: Side, index: number): PlayerKey {
  return `${side}-${index}` as PlayerKey;
}

export function courtOf(side: Side, team: FixtureTeam): Court {
  return {
    side,
    team,
    five: [0, 1, 2, 3, 4],
    since: Array.from({ length: 12 }, () => 0),
    lines: team.players.map((_, index) => emptyLine(side, team, index)),
  };
}

/** Players 10 and 11 never enter: they did not play. */
function emptyLine(side: Side, team: FixtureTeam, index: number): PlayerLine {
  const player = team.players[index];
  const played = index < 10;
  const none = played ? 0 : null;
  return {
    key: keyOf(side, index),
    shirt: player?.shirt ?? "",
    givenName: player?.givenName.text ?? "",
    familyName: player?.familyName.text ?? "",
    position: null,
    captain: index === 2,
    starter: index < 5,
    played,
    seconds: none,
    plusMinus: none,
    efficiencyIndex: none,
    pointsInThePaint: none,
    fastBreakPoints: none,
    secondChancePoints: none,
    pointsFromTurnovers: none,
    technicalFouls: none,
    unsportsmanlikeFouls: none,
    offensiveFouls: none,
    disqualified: false,
    onCourt: false,
    points: 0,
    twoPointersMade: 0,
    twoPointersAttempted: 0,
    threePointersMade: 0,
    threePointersAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    ...(Object.fromEntries(countedStatistics.map((statistic) => [statistic, none])) as Record<Counted, number | null>),
  };
}
