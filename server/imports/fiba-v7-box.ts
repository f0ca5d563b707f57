import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { V7Team } from "./fiba-v7-data.ts";
import { sides } from "./imported-game.ts";
import { type Columns, type PlayerStatistic, printedFigures, type PrintedLine, type TeamStatistic } from "./printed-box.ts";

/** The data service writes its names out; the results service and the pages abbreviate them. */
const playerColumns: Columns<PlayerStatistic> = {
  points: "points",
  PTS: "points",
  twoPointsMade: "twoPointersMade",
  FG2M: "twoPointersMade",
  twoPointsAttempted: "twoPointersAttempted",
  FG2A: "twoPointersAttempted",
  threePointsMade: "threePointersMade",
  FG3M: "threePointersMade",
  threePointsAttempted: "threePointersAttempted",
  FG3A: "threePointersAttempted",
  freeThrowsMade: "freeThrowsMade",
  FTM: "freeThrowsMade",
  freeThrowsAttempted: "freeThrowsAttempted",
  FTA: "freeThrowsAttempted",
  offensiveRebounds: "offensiveRebounds",
  OR: "offensiveRebounds",
  defensiveRebounds: "defensiveRebounds",
  DR: "defensiveRebounds",
  assists: "assists",
  AS: "assists",
  steals: "steals",
  ST: "steals",
  turnovers: "turnovers",
  TO: "turnovers",
  blockedShots: "blocks",
  BS: "blocks",
  BSR: "blocksReceived",
  personalFouls: "foulsCommitted",
  PF: "foulsCommitted",
  FD: "foulsDrawn",
};

/** The data service's line without a player: its fouls are those of coach and bench. */
const teamColumns: Columns<TeamStatistic> = {
  offensiveRebounds: "teamOffensiveRebounds",
  defensiveRebounds: "teamDefensiveRebounds",
  turnovers: "teamTurnovers",
  personalFouls: "benchFouls",
};

/** The box score that the answers print beside their plays; empty where there is none. */
export function v7Box(teams: Readonly<Record<Side, V7Team>>): PrintedLine[] {
  return sides.flatMap((side): PrintedLine[] => {
    const { players, own } = teams[side];
    const lines = players.flatMap(({ id, statistics }): PrintedLine[] =>
      id === "" ? [] : [{ side, player: id as PlayerKey, figures: printedFigures(statistics, playerColumns) }],
    );
    return [...lines, { side, player: null, figures: printedFigures(own, teamColumns) }];
  });
}
