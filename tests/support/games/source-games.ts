import type { EuroleagueAnswers, EuroleagueRow } from "#server/imports/euroleague-answers.ts";
import type { LiveStatsAction, LiveStatsData } from "#server/imports/fiba-livestats-data.ts";

/** Small invented games in the sources' own forms. Names and numbers belong to nobody. */

const codes = { A: "AAA       ", B: "BBB       " } as const;

/** One EuroLeague row: `row(7, "09:40", "A4", "2FGM")`; the letter is the team, the digits the shirt. */
export function row(number: number, clock: string, who: string, type: string): EuroleagueRow {
  const team = who[0] as "A" | "B" | undefined;
  const shirt = who.slice(1);
  return {
    NUMBEROFPLAY: number,
    CODETEAM: team ? codes[team] : "          ",
    PLAYER_ID: shirt === "" ? "          " : `P${team}${shirt}   `,
    PLAYTYPE: type,
    PLAYER: shirt === "" ? null : `SURNAME ${shirt}, NAME`,
    DORSAL: shirt === "" ? null : shirt,
    MARKERTIME: clock,
  };
}

export function euroleagueAnswers(
  quarters: readonly (readonly EuroleagueRow[])[] = [ordinaryQuarter()],
  extraTime: readonly EuroleagueRow[] = [],
): EuroleagueAnswers {
  const team = (letter: "A" | "B") => ({
    Team: `TEAM ${letter}`,
    Coach: `COACH ${letter}, NAME`,
    PlayersStats: ["0", "00", "4", "5", "6", "7", "8"].map((shirt, index) => ({
      Player_ID: `P${letter}${shirt}   `,
      IsStarter: index < 5 ? 1 : 0,
      Team: codes[letter],
      Dorsal: shirt,
      Player: `SURNAME ${shirt}, NAME`,
      Minutes: "DNP",
    })),
  });
  return {
    PlaybyPlay: {
      TeamA: "Team A",
      TeamB: "Team B",
      CodeTeamA: codes.A,
      CodeTeamB: codes.B,
      FirstQuarter: quarters[0] ?? [],
      SecondQuarter: quarters[1] ?? [],
      ThirdQuarter: quarters[2] ?? [],
      ForthQuarter: quarters[3] ?? [],
      ExtraTime: extraTime,
    },
    Boxscore: { Referees: "ONE, REFEREE, TWO, REFEREE", Attendance: "1234", Stats: [team("A"), team("B")] },
    Points: { Rows: [{ NUM_ANOT: 3, COORD_X: -56, COORD_Y: 120, FASTBREAK: "1", SECOND_CHANCE: "0", POINTS_OFF_TURNOVER: "0" }] },
  };
}

export function ordinaryQuarter(): EuroleagueRow[] {
  return [
    row(1, "", "", "BP"),
    row(2, "09:58", "A", "JB"),
    row(3, "09:40", "A4", "2FGM"),
    row(4, "09:38", "A5", "AS"),
    row(5, "09:10", "B4", "3FGA"),
    row(6, "09:07", "A00", "D"),
    row(7, "08:50", "A0", "TO"),
    row(8, "08:48", "B6", "ST"),
    row(9, "08:30", "A6", "CM"),
    row(10, "08:30", "B6", "RV"),
    row(11, "08:30", "B6", "FTM"),
    row(12, "08:30", "B6", "FTA"),
    row(13, "08:28", "A", "D"),
    row(14, "", "", "EG"),
  ];
}

let nextAction = 1;

/** One LiveStats action: `action("09:40:00", 1, 4, "2pt", "layup", { success: 1 })`. */
export function action(
  clock: string,
  tno: number,
  pno: number,
  actionType: string,
  subType = "",
  more: Partial<LiveStatsAction> = {},
): LiveStatsAction {
  return {
    actionNumber: nextAction++,
    previousAction: "",
    period: 1,
    periodType: "REGULAR",
    clock,
    s1: 0,
    s2: 0,
    tno,
    pno,
    success: 1,
    actionType,
    subType,
    qualifier: [],
    ...more,
  };
}

/** A LiveStats file from actions in game order; written newest first, as the source does. */
export function liveStatsData(actions: (() => LiveStatsAction[]) | undefined = ordinaryActions): LiveStatsData {
  nextAction = 1;
  const team = (number: number) => ({
    name: `Team ${number}`,
    code: `T${number}`,
    coach: `Coach ${number}`,
    score: number === 1 ? 2 : 1,
    pl: Object.fromEntries(
      ["0", "00", "4", "5", "6", "7", "8"].map((shirtNumber, index) => [
        String(index + 1),
        {
          firstName: "Name",
          familyName: `Surname ${shirtNumber}`,
          name: `N. Surname ${shirtNumber}`,
          shirtNumber,
          starter: index < 5 ? 1 : 0,
        },
      ]),
    ),
    shot: number === 1 ? [{ actionNumber: 3, x: 5.6, y: 50 }] : [],
  });
  return {
    periodsMax: 4,
    periodLengthREGULAR: 10,
    periodLengthOVERTIME: 5,
    attendance: 99,
    tm: { "1": team(1), "2": team(2) },
    pbp: actions().toReversed(),
  };
}

export function ordinaryActions(): LiveStatsAction[] {
  return [
    action("10:00:00", 0, 0, "game", "start"),
    action("10:00:00", 0, 0, "period", "start"),
    action("09:40:00", 1, 3, "2pt", "layup", { s1: 2, qualifier: ["pointsinthepaint", "fastbreak"] }),
    action("09:40:00", 1, 4, "assist", "", { s1: 2, previousAction: 3 }),
    action("09:10:00", 2, 5, "foul", "personal", { s1: 2, qualifier: ["shooting", "2freethrow"] }),
    action("09:10:00", 1, 3, "foulon", "", { s1: 2, previousAction: 5 }),
    action("08:30:00", 1, 1, "foul", "personal", { s1: 2, qualifier: ["1freethrow"] }),
    action("08:30:00", 2, 2, "freethrow", "1of1", { s1: 2, s2: 1, previousAction: 7 }),
    action("00:00:00", 0, 0, "period", "end", { s1: 2, s2: 1 }),
    action("00:00:00", 0, 0, "game", "end", { s1: 2, s2: 1 }),
  ];
}
