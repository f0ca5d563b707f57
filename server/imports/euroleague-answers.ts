import { UnreadableGame } from "./imported-game.ts";
import { sourceList, sourceObject, type SourceObject, sourceText } from "./source-text.ts";

/**
 * The parts of `live.euroleague.net/api` answers that are read, as they are when all is well. Codes and ids are padded
 * with spaces; any value may be missing or anything else.
 */
export type EuroleagueRow = {
  readonly NUMBEROFPLAY: number;
  readonly CODETEAM: string | null;
  readonly PLAYER_ID: string | null;
  readonly PLAYTYPE: string;
  readonly PLAYER: string | null;
  readonly DORSAL: string | null;
  readonly MARKERTIME: string | null;
};

export type EuroleaguePlayByPlay = {
  readonly TeamA?: string;
  readonly TeamB?: string;
  readonly CodeTeamA: string;
  readonly CodeTeamB: string;
  readonly FirstQuarter?: readonly EuroleagueRow[] | null;
  readonly SecondQuarter?: readonly EuroleagueRow[] | null;
  readonly ThirdQuarter?: readonly EuroleagueRow[] | null;
  readonly ForthQuarter?: readonly EuroleagueRow[] | null;
  readonly ExtraTime?: readonly EuroleagueRow[] | null;
};

export type EuroleaguePlayer = {
  readonly Player_ID: string;
  readonly IsStarter: number;
  readonly Team: string;
  readonly Dorsal: string;
  readonly Player: string;
  readonly Minutes: string | null;
};

export type EuroleagueTeamBox = {
  readonly Team: string;
  readonly Coach: string | null;
  readonly PlayersStats: readonly EuroleaguePlayer[];
  readonly totr?: { readonly Points: number } | null;
};

export type EuroleagueBoxscore = {
  readonly Live?: boolean;
  readonly Referees?: string | null;
  readonly Attendance?: string | null;
  readonly Stats: readonly EuroleagueTeamBox[];
};

export type EuroleagueShot = {
  readonly NUM_ANOT: number;
  readonly COORD_X: number;
  readonly COORD_Y: number;
  readonly FASTBREAK: string;
  readonly SECOND_CHANCE: string;
  readonly POINTS_OFF_TURNOVER: string;
};

export type EuroleagueHeader = {
  readonly Round?: string;
  readonly Date?: string;
  readonly Hour?: string;
  readonly Stadium?: string;
  readonly Phase?: string;
  readonly Referee1?: string | null;
  readonly Referee2?: string | null;
  readonly Referee3?: string | null;
};

/** One folder of answers. `Points` and `Header` are missing from many collections. */
export type EuroleagueAnswers = {
  readonly PlaybyPlay: EuroleaguePlayByPlay;
  readonly Boxscore: EuroleagueBoxscore;
  readonly Points?: { readonly Rows: readonly EuroleagueShot[] } | null;
  readonly Header?: EuroleagueHeader | null;
};

/** Whatever stands where an object should. */
export type Loose = SourceObject;
export type TwoTeams = { readonly home: Loose; readonly away: Loose };

/**
 * The two teams of the box score, home first: each is the club that its players' lines name, in whichever order the file
 * lists them. Refuses a box score of other clubs than the plays', and one whose two teams are one club. IMP19
 */
export function boxTeams(boxscore: unknown, home: string, away: string): TwoTeams {
  const stats = sourceObject(boxscore)["Stats"];
  if (!Array.isArray(stats)) throw new UnreadableGame("Boxscore holds no Stats");
  if (stats.length !== 2) throw new UnreadableGame(`Boxscore holds ${stats.length} teams, not 2`);
  const [first = {}, second = {}] = stats.map(sourceObject);
  const [one, other] = [clubOf(first), clubOf(second)];
  if (one !== "" && one === other) throw new UnreadableGame(`both teams of Boxscore are ${one}`);
  const foreign = [one, other].filter((club) => club !== "" && club !== home && club !== away);
  if (foreign.length > 0) throw new UnreadableGame(`Boxscore is of ${foreign.join(" and ")}, PlaybyPlay of ${home} and ${away}`);
  return one === away || other === home ? { home: second, away: first } : { home: first, away: second };
}

/** The club most of a team's lines name; empty where none does. */
function clubOf(team: Loose): string {
  const lines = new Map<string, number>();
  for (const line of sourceList(team["PlayersStats"])) {
    const club = sourceText(sourceObject(line)["Team"]);
    if (club !== "") lines.set(club, (lines.get(club) ?? 0) + 1);
  }
  return [...lines].toSorted(([, few], [, many]) => many - few)[0]?.[0] ?? "";
}
