/** What a table ranks by before any tie is looked at. */
export type PrimaryKey = "classification-points" | "wins" | "fewer-losses" | "win-percentage";

/** How a tie may be broken, as a key that is stored, printed and put into words. */
export const criteria = [
  /** In the games between those who are level: */
  "head-to-head-points",
  "head-to-head-wins",
  "head-to-head-win-percentage",
  "head-to-head-difference",
  "head-to-head-points-for",
  "head-to-head-goal-average",
  /** In all games of the group: */
  "difference",
  "points-for",
  "goal-average",
  "sum-of-quotients",
  /** Nobody who lost a game at a desk stands above one who did not. */
  "no-lost-award",
  /** Where a league has divisions and conferences: */
  "division-winner",
  "division-win-percentage",
  "conference-win-percentage",
  "conference-postseason-win-percentage",
  "other-conference-postseason-win-percentage",
] as const;
export type Criterion = (typeof criteria)[number];

/** Classification points for each way a game can end. `default` is a game lost with too few players, `forfeit` one not played. */
export type PointsTable = {
  readonly win: number;
  readonly loss: number;
  /** `null`: nothing ends level; a first leg that does is played and no more. */
  readonly level: number | null;
  readonly default: number;
  readonly forfeit: number;
  readonly administrative: number;
};

/**
 * How a competition ranks its teams: a value with an edition, never a branch in code. A rule that changes from a season
 * on is a new policy; archives keep the one they were played under.
 */
export type RankingPolicy = {
  readonly id: string;
  /** Which text it follows, and since when. */
  readonly edition: string;
  /** Compared one after the other; who is level in all of them is tied. */
  readonly primary: readonly PrimaryKey[];
  readonly points: PointsTable;
  /** What a forfeit is lost by. */
  readonly forfeitPoints: number;
  /** Best first; each among exactly those who are level. */
  readonly criteria: readonly Criterion[];
  /** Where ties of two have a procedure of their own. */
  readonly criteriaForTwo?: readonly Criterion[];
  /** Looked at last in a competition of three teams only, where every game is one between the tied (FIBA until 2010, D.2). */
  readonly criteriaForThreeTeams?: readonly Criterion[];
  /** Whether points of extra periods count, in the table and in ties. Who has won is not touched by it. */
  readonly countsOvertime: boolean;
  /**
   * `as-played`: games between those who are level count as far as they were played. `all-meetings`: they count when
   * every two of them have met as often as the competition has it; before that their criteria are passed over.
   */
  readonly headToHead: "as-played" | "all-meetings";
  /** How often two teams meet. */
  readonly meetings: number;
  /** Whether a complete round robin, single or more, says otherwise; `false`: the text has a number of its own. */
  readonly meetingsFromGames: boolean;
  /**
   * `from-first`: whenever somebody stands apart, those who are still level begin again, among themselves.
   * `continue`: they go on with the next criterion, in the games of all who were level at first.
   */
  readonly restart: "from-first" | "continue";
  /** Best places of a conference that play on, for criteria against such teams. */
  readonly postseasonPlaces: number;
};
