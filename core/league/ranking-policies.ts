import type { PointsTable, RankingPolicy } from "./ranking-policy.ts";

const fibaPoints: PointsTable = { win: 2, loss: 1, level: null, default: 1, forfeit: 0, administrative: 1 };
/** Points are wins. */
const winsOnly: PointsTable = { win: 1, loss: 0, level: null, default: 0, forfeit: 0, administrative: 0 };

/**
 * FIBA Official Basketball Rules, Appendix D.1: 2 points for a win, 1 for a loss, also by default, 0 for a forfeit; then
 * the games between those who are level, then all games. At any step that parts somebody, D.1.4 begins anew.
 */
const fiba: RankingPolicy = {
  id: "fiba",
  edition: "FIBA Official Basketball Rules, Appendix D, since 2010",
  primary: ["classification-points"],
  points: fibaPoints,
  forfeitPoints: 20,
  criteria: ["head-to-head-points", "head-to-head-difference", "head-to-head-points-for", "difference", "points-for"],
  countsOvertime: true,
  headToHead: "as-played",
  meetings: 1,
  meetingsFromGames: true,
  restart: "from-first",
  postseasonPlaces: 0,
};

/** FIBA Official Basketball Rules 2008, D.1.1–D.1.8 and D.2: goal average, always by division. */
const fibaBefore2010: RankingPolicy = {
  ...fiba,
  id: "fiba-before-2010",
  edition: "FIBA Official Basketball Rules, Appendix D, until 2010",
  criteria: ["head-to-head-points", "head-to-head-goal-average", "goal-average"],
  criteriaForThreeTeams: ["points-for"],
};

/**
 * EuroLeague Bylaws, tie-breaks "when all teams have played each other twice"; until then the whole phase decides.
 * Points scored in extra periods count neither in the standings nor in a tie.
 */
const euroleague: RankingPolicy = {
  id: "euroleague",
  edition: "EuroLeague Bylaws, tie-breaks and extra periods (art. 19 and 20), as since 2017-18",
  primary: ["wins", "fewer-losses"],
  points: winsOnly,
  forfeitPoints: 20,
  criteria: ["head-to-head-wins", "head-to-head-difference", "difference", "points-for", "sum-of-quotients"],
  countsOvertime: false,
  headToHead: "all-meetings",
  meetings: 2,
  meetingsFromGames: false,
  restart: "from-first",
  postseasonPlaces: 0,
};

/**
 * Spanish league: who lost a game by a decision stands last of those level with him; points of the games between them count
 * too. The season is a double round robin, the final phase of 2020 was a single one whose games between the tied counted.
 */
const acb: RankingPolicy = {
  ...euroleague,
  id: "acb",
  edition: "ACB, Normas de competición, as of 2020",
  criteria: [
    "no-lost-award",
    "head-to-head-wins",
    "head-to-head-difference",
    "head-to-head-points-for",
    "difference",
    "points-for",
    "sum-of-quotients",
  ],
  countsOvertime: true,
  meetingsFromGames: true,
};

/** German league from 2022/23 to 2024/25: by the share of games won. */
const bbl: RankingPolicy = {
  ...euroleague,
  id: "bbl",
  edition: "easyCredit BBL, 2022/23 to 2024/25",
  primary: ["win-percentage"],
  criteria: ["head-to-head-win-percentage", "head-to-head-difference", "difference", "goal-average"],
  countsOvertime: true,
  headToHead: "as-played",
};

/** German league since 2025/26: two points for a win, two against for a loss; level in the first, fewer of the second. */
const bblSince2025: RankingPolicy = {
  ...bbl,
  id: "bbl-since-2025",
  edition: "easyCredit BBL, since 2025/26",
  primary: ["classification-points", "fewer-losses"],
  points: { win: 2, loss: 0, level: null, default: 0, forfeit: 0, administrative: 0 },
};

/** NBA tie-break procedures: two teams and more than two have lists of their own; a part of a tie begins from the top of its list. */
const nba: RankingPolicy = {
  ...euroleague,
  id: "nba",
  edition: "NBA tie-break procedures, with ten postseason places a conference",
  primary: ["win-percentage"],
  forfeitPoints: 2,
  criteria: [
    "division-winner",
    "head-to-head-win-percentage",
    "division-win-percentage",
    "conference-win-percentage",
    "conference-postseason-win-percentage",
    "difference",
  ],
  criteriaForTwo: [
    "head-to-head-win-percentage",
    "division-winner",
    "division-win-percentage",
    "conference-win-percentage",
    "conference-postseason-win-percentage",
    "other-conference-postseason-win-percentage",
    "difference",
  ],
  countsOvertime: true,
  headToHead: "as-played",
  postseasonPlaces: 10,
};

export const rankingPolicies: readonly RankingPolicy[] = [fiba, fibaBefore2010, euroleague, acb, bbl, bblSince2025, nba];

/** `null` for a policy nobody knows. */
export function rankingPolicyOf(id: string): RankingPolicy | null {
  return rankingPolicies.find((policy) => policy.id === id) ?? null;
}
