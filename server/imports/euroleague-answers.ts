/** The parts of `live.euroleague.net/api` answers that are read. Codes and ids are padded with spaces. */
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
