import type { PlayerKey } from "#core/kernel/ids.ts";
import type { Fixture } from "./genius-fixture-data.ts";
import { sides } from "./imported-game.ts";
import { type Columns, type PlayerStatistic, printedFigures, type PrintedLine, type TeamStatistic } from "./printed-box.ts";
import { sourceObject, sourceText } from "./source-text.ts";

const playerColumns: Columns<PlayerStatistic> = {
  points: "points",
  pointsTwoMade: "twoPointersMade",
  pointsTwoAttempted: "twoPointersAttempted",
  pointsThreeMade: "threePointersMade",
  pointsThreeAttempted: "threePointersAttempted",
  freeThrowsMade: "freeThrowsMade",
  freeThrowsAttempted: "freeThrowsAttempted",
  reboundsOffensive: "offensiveRebounds",
  reboundsDefensive: "defensiveRebounds",
  assists: "assists",
  steals: "steals",
  turnovers: "turnovers",
  blocks: "blocks",
  blocksReceived: "blocksReceived",
  foulsTotal: "foulsCommitted",
  foulsDrawn: "foulsDrawn",
};

const teamColumns: Columns<TeamStatistic> = {
  reboundsOffensive: "teamOffensiveRebounds",
  reboundsDefensive: "teamDefensiveRebounds",
  turnovers: "teamTurnovers",
};

/** The box score that the answers print beside their plays; empty where there is none. */
export function fixtureBox(fixture: Fixture): PrintedLine[] {
  return sides.flatMap((side): PrintedLine[] => {
    const { persons, extra } = fixture[side];
    const players = (persons ?? []).flatMap((person): PrintedLine[] => {
      const id = sourceText(person["personId"]);
      const figures = printedFigures(sourceObject(person["statistics"]), playerColumns);
      return id === "" ? [] : [{ side, player: id as PlayerKey, figures }];
    });
    return [...players, { side, player: null, figures: printedFigures(extra, teamColumns) }];
  });
}
