import type { Side } from "#core/game/facts.ts";
import type { CountingLine, Count, PlayerLine, TeamBox, TeamTotals } from "#core/stats/box-score.ts";
import type { GamePlayer, GameView } from "#contract/queries.ts";
import { phaseOf } from "./game-phase.ts";
import { foreignNameOf, shortName } from "../clubs/player-name.ts";
import type { PageLanguage } from "../page-language.ts";

/** Columns of a box score in their order. Pairs are made and attempted. */
export const boxColumns = [
  { key: "seconds", group: "main" },
  { key: "points", group: "always" },
  { key: "twoPointers", group: "shooting" },
  { key: "threePointers", group: "shooting" },
  { key: "freeThrows", group: "shooting" },
  { key: "offensiveRebounds", group: "more" },
  { key: "defensiveRebounds", group: "more" },
  { key: "rebounds", group: "main" },
  { key: "assists", group: "main" },
  { key: "steals", group: "more" },
  { key: "turnovers", group: "more" },
  { key: "blocks", group: "more" },
  { key: "blocksReceived", group: "more" },
  { key: "foulsCommitted", group: "more" },
  { key: "foulsDrawn", group: "more" },
  { key: "plusMinus", group: "main" },
  { key: "efficiencyIndex", group: "main" },
] as const;

export type BoxColumn = (typeof boxColumns)[number];
export type BoxColumnKey = BoxColumn["key"];

/** A figure, a pair of made and attempted, or `null` where nothing was recorded. */
export type BoxFigure = number | readonly [made: number, attempted: number] | null;

export type BoxRow = {
  readonly shirt: string;
  readonly name: string;
  readonly starter: boolean;
  readonly captain: boolean;
  readonly onCourt: boolean;
  /** By column; `null`: did not play. */
  readonly figures: readonly BoxFigure[] | null;
};

export type TeamBoxModel = {
  readonly side: Side;
  readonly points: number;
  readonly coach: string | null;
  readonly rows: readonly BoxRow[];
  /** What the team as such did: rebounds and turnovers of no player. */
  readonly team: readonly BoxFigure[];
  readonly totals: readonly BoxFigure[];
};

export type PlayerStats = { readonly home: TeamBoxModel; readonly away: TeamBoxModel } | null;

export function playerStats({ box, players, summary }: GameView, language: PageLanguage): PlayerStats {
  const isLive = phaseOf(summary.status) === "live";
  const model = (team: TeamBox) => teamBox(team, players, isLive, language);
  return box && { home: model(box.teams.home), away: model(box.teams.away) };
}

function teamBox(team: TeamBox, people: readonly GamePlayer[], isLive: boolean, language: PageLanguage): TeamBoxModel {
  return {
    side: team.side,
    points: team.points,
    coach: team.coach,
    rows: team.players.map((line) => boxRow(line, people, isLive, language)).toSorted(byBoxOrder),
    team: teamRow(team.totals),
    totals: totalsRow(team.totals),
  };
}

function boxRow(line: PlayerLine, people: readonly GamePlayer[], isLive: boolean, language: PageLanguage): BoxRow {
  const person = people.find(({ key }) => key === line.key) ?? foreignNameOf(line);
  return {
    shirt: line.shirt,
    name: shortName(person, language),
    starter: line.starter,
    captain: line.captain,
    // Who stood there when the horn went is of no use to anybody afterwards.
    onCourt: isLive && line.onCourt,
    figures: !line.played ? null : [line.seconds, ...counting(line), line.plusMinus, line.efficiencyIndex],
  };
}

/** From points to fouls drawn, in the order of the columns. */
function counting(line: CountingLine): BoxFigure[] {
  return [
    line.points,
    [line.twoPointersMade, line.twoPointersAttempted],
    [line.threePointersMade, line.threePointersAttempted],
    [line.freeThrowsMade, line.freeThrowsAttempted],
    line.offensiveRebounds,
    line.defensiveRebounds,
    sum(line.offensiveRebounds, line.defensiveRebounds),
    line.assists,
    line.steals,
    line.turnovers,
    line.blocks,
    line.blocksReceived,
    line.foulsCommitted,
    line.foulsDrawn,
  ];
}

function totalsRow(totals: TeamTotals): BoxFigure[] {
  return [null, ...counting(totals), null, totals.efficiencyIndex];
}

function teamRow(totals: TeamTotals): BoxFigure[] {
  const figures: Partial<Record<BoxColumnKey, Count>> = {
    offensiveRebounds: totals.teamOffensiveRebounds,
    defensiveRebounds: totals.teamDefensiveRebounds,
    rebounds: sum(totals.teamOffensiveRebounds, totals.teamDefensiveRebounds),
    turnovers: totals.teamTurnovers,
    foulsCommitted: totals.benchFouls,
  };
  return boxColumns.map(({ key }) => figures[key] ?? null);
}

function sum(one: Count, other: Count): Count {
  return one === null || other === null ? null : one + other;
}

/** Starters, then the bench by number, then those who did not play. */
function byBoxOrder(one: BoxRow, other: BoxRow): number {
  return place(one) - place(other) || Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length;
}

function place({ starter, figures }: BoxRow): number {
  return figures === null ? 2 : starter ? 0 : 1;
}
