import type { LiveStatsData } from "./fiba-livestats-data.ts";
import { playerKey, slotsOf } from "./fiba-livestats-rosters.ts";
import { type Columns, type PlayerStatistic, printedFigures, type PrintedLine, type TeamStatistic } from "./printed-box.ts";
import { sourceObject } from "./source-text.ts";

const playerColumns: Columns<PlayerStatistic> = {
  sPoints: "points",
  sTwoPointersMade: "twoPointersMade",
  sTwoPointersAttempted: "twoPointersAttempted",
  sThreePointersMade: "threePointersMade",
  sThreePointersAttempted: "threePointersAttempted",
  sFreeThrowsMade: "freeThrowsMade",
  sFreeThrowsAttempted: "freeThrowsAttempted",
  sReboundsOffensive: "offensiveRebounds",
  sReboundsDefensive: "defensiveRebounds",
  sAssists: "assists",
  sSteals: "steals",
  sTurnovers: "turnovers",
  sBlocks: "blocks",
  sBlocksReceived: "blocksReceived",
  sFoulsPersonal: "foulsCommitted",
  sFoulsOn: "foulsDrawn",
};

const teamColumns: Columns<TeamStatistic> = {
  tot_sReboundsTeamOffensive: "teamOffensiveRebounds",
  tot_sReboundsTeamDefensive: "teamDefensiveRebounds",
  tot_sTurnoversTeam: "teamTurnovers",
  tot_sFoulsTeam: "benchFouls",
};

/** The box score that the file prints beside its plays. */
export function liveStatsBox(data: LiveStatsData): PrintedLine[] {
  return (["home", "away"] as const).flatMap((side, index): PrintedLine[] => {
    const number = index + 1;
    const team = sourceObject(data.tm[String(number)]);
    const players = slotsOf(team).map(([slot, line]): PrintedLine => {
      return { side, player: playerKey(number, slot), figures: printedFigures(line, playerColumns) };
    });
    return [...players, { side, player: null, figures: printedFigures(team, teamColumns) }];
  });
}
