import type { TwoTeams } from "./euroleague-answers.ts";
import type { Lists } from "./euroleague-rosters.ts";
import { type Columns, type PlayerStatistic, printedFigures, type PrintedLine, type TeamStatistic } from "./printed-box.ts";
import { sourceObject } from "./source-text.ts";

const playerColumns: Columns<PlayerStatistic> = {
  Points: "points",
  FieldGoalsMade2: "twoPointersMade",
  FieldGoalsAttempted2: "twoPointersAttempted",
  FieldGoalsMade3: "threePointersMade",
  FieldGoalsAttempted3: "threePointersAttempted",
  FreeThrowsMade: "freeThrowsMade",
  FreeThrowsAttempted: "freeThrowsAttempted",
  OffensiveRebounds: "offensiveRebounds",
  DefensiveRebounds: "defensiveRebounds",
  Assistances: "assists",
  Steals: "steals",
  Turnovers: "turnovers",
  BlocksFavour: "blocks",
  BlocksAgainst: "blocksReceived",
  FoulsCommited: "foulsCommitted",
  FoulsReceived: "foulsDrawn",
};

/** Of the team's own row (`tmr`), which is in no player's line. */
const teamColumns: Columns<TeamStatistic> = {
  OffensiveRebounds: "teamOffensiveRebounds",
  DefensiveRebounds: "teamDefensiveRebounds",
  Turnovers: "teamTurnovers",
};

/** The box score that comes beside the plays. */
export function euroleagueBox(teams: TwoTeams, lists: Lists): PrintedLine[] {
  return (["home", "away"] as const).flatMap((side): PrintedLine[] => [
    ...lists[side].map(({ player, line }): PrintedLine => ({ side, player: player.key, figures: printedFigures(line, playerColumns) })),
    { side, player: null, figures: printedFigures(sourceObject(teams[side]["tmr"]), teamColumns) },
  ]);
}
