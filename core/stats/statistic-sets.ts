import type { StatisticId } from "./statistic-catalogue.ts";

/*
 * Which statistics are shown together, in their order: a page or a question names a set and holds no list of its own, so that
 * what is said in several places is said alike. Each is a value of its own, for browsers load only those they name. CAT2
 */

/** Made and attempted in one figure, how games ended, what the other team did: columns beside the statistics. */
type Beside = "games" | "starts" | "record" | "fieldGoals" | "twoPointers" | "threePointers" | "freeThrows" | "pointsAgainst";
type Ids = readonly StatisticId[];
type Columns = readonly (StatisticId | Beside)[];

/** Made and attempted, by what a shot counts. */
const shotCounts = [
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
] as const satisfies Ids;

/** What everybody asks first of a performance. */
export const pointsReboundsAssists = ["points", "rebounds", "assists"] as const satisfies Ids;
/** The same with the index: the best of a game, of a team, of a season. */
export const leadingStatistics = [...pointsReboundsAssists, "performanceIndexRating"] as const satisfies Ids;
/** The same of somebody who stands in a list: how long he plays for it. */
export const shortAverages = ["seconds", ...leadingStatistics] as const satisfies Ids;
/** A fantasy game goes by the index. */
export const fantasyStatistics = ["performanceIndexRating", ...pointsReboundsAssists] as const satisfies Ids;
/** Of a box score the columns in which most is best. */
export const boxScorePraise = [
  ...pointsReboundsAssists,
  "twoPointers",
  "threePointers",
  "freeThrows",
  "offensiveRebounds",
  "defensiveRebounds",
  "steals",
  "blocks",
  "foulsDrawn",
  "plusMinus",
  "performanceIndexRating",
] as const;

/** Ten in two of them make a double-double. */
export const doubleDoubleStatistics = [...pointsReboundsAssists, "steals", "blocks"] as const satisfies Ids;
/** What is ranked of careers by their totals. */
export const careerTotalStatistics = [...doubleDoubleStatistics, "threePointersMade"] as const satisfies Ids;
/** What news tell of and lists of all time begin with. */
export const headlineStatistics = [...careerTotalStatistics, "performanceIndexRating"] as const satisfies Ids;

export const shootingShares = [
  "fieldGoalPercentage",
  "twoPointPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "effectiveFieldGoalPercentage",
  "trueShootingPercentage",
] as const satisfies Ids;
/** Feats that are listed; the rarer ones are told when they happen. */
export const listedFeats = ["doubleDoubles", "tripleDoubles", "twentyPointGames", "thirtyPointGames"] as const satisfies Ids;
/** Estimated of a season, by a league's own averages. EXPER6 */
export const estimatedStatistics = [
  "playerEfficiencyRating",
  "winShares",
  "individualOffensiveRating",
  "individualDefensiveRating",
] as const satisfies Ids;

/** The columns of a line of the box score, in the order of a scoresheet. */
export const boxScoreColumns = [
  "seconds",
  "points",
  "twoPointers",
  "threePointers",
  "freeThrows",
  "offensiveRebounds",
  "defensiveRebounds",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
  "performanceIndexRating",
] as const satisfies Columns;
/** The same of a player's games, one a line. What is not summed over games has no place there. */
export const gameLogColumns = boxScoreColumns;
/** Of these phones show first, behind minutes and points. */
export const boxScoreFirstOnPhones = ["rebounds", "assists", "performanceIndexRating"] as const satisfies Ids;
/** What every source counts, so that two logs of one game can be held against each other. */
export const countedByEverySource = [
  "points",
  ...shotCounts,
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "foulsCommitted",
] as const satisfies Ids;

/** Two teams in one game. */
export const comparedCounts = [
  "rebounds",
  "offensiveRebounds",
  "assists",
  "turnovers",
  "steals",
  "blocks",
  "foulsCommitted",
] as const satisfies Ids;
/** Where the points of a game came from, besides its kinds of shots. */
export const sourcesOfPoints = [
  "pointsInThePaint",
  "fastBreakPoints",
  "secondChancePoints",
  "pointsFromTurnovers",
  "benchPoints",
] as const satisfies Ids;

/** A team's season beside the other teams of its league. */
export const teamAverages = [
  "points",
  "pointsAgainst",
  "pace",
  "offensiveRating",
  "defensiveRating",
  "netRating",
  "effectiveFieldGoalPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
] as const satisfies Columns;
/** Of these what is counted, and so told in a hundred possessions as well. */
export const countedTeamAverages = ["points", "rebounds", "assists", "steals", "turnovers"] as const satisfies Ids;
/** The seasons of two teams that will meet. */
export const teamsAheadOfGame = [
  "points",
  "pointsAgainst",
  "offensiveRating",
  "defensiveRating",
  "pace",
  "effectiveFieldGoalPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
] as const satisfies Columns;

/** At the head of a player's page. */
export const playerHeadAverages = [...leadingStatistics, "threePointPercentage", "seconds"] as const satisfies Ids;
/** A player's best games, figure by figure. */
export const careerBests = [
  "points",
  "performanceIndexRating",
  "rebounds",
  "assists",
  "threePointersMade",
  "steals",
  "blocks",
  "seconds",
] as const satisfies Ids;
/** A player's seasons, per game. */
export const seasonAverages = [
  "seconds",
  "points",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "fieldGoalPercentage",
  "twoPointPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "plusMinus",
  "performanceIndexRating",
] as const satisfies Ids;
/** A player's seasons, added up. */
export const seasonTotals = [
  "seconds",
  "points",
  ...shotCounts,
  "offensiveRebounds",
  "defensiveRebounds",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
  "performanceIndexRating",
  "doubleDoubles",
] as const satisfies Ids;
/** A player's seasons, in a hundred possessions of his team. RATE7 */
export const seasonPerHundred = [
  "points",
  ...shotCounts,
  "offensiveRebounds",
  "defensiveRebounds",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "foulsCommitted",
  "foulsDrawn",
  "performanceIndexRating",
] as const satisfies Ids;
/** A career parted by circumstances, months and opponents. */
export const splitAverages = [
  "seconds",
  "points",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "fieldGoalPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
  "performanceIndexRating",
] as const satisfies Ids;
/** Players side by side. */
export const comparedAverages = [
  "games",
  "starts",
  "seconds",
  "points",
  "performanceIndexRating",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "foulsCommitted",
  "foulsDrawn",
  ...shootingShares,
  "assistsPerTurnover",
] as const satisfies Columns;
/** Two players in the games they played against each other. */
export const comparedInMeetings = [
  "seconds",
  "points",
  "performanceIndexRating",
  "rebounds",
  "assists",
  "fieldGoalPercentage",
] as const satisfies Ids;

/** Of any table of what was done late in close games. FLOW15 */
export const clutchColumnKeys = [
  "games",
  "record",
  "seconds",
  "points",
  "fieldGoals",
  "fieldGoalPercentage",
  "threePointers",
  "freeThrows",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "plusMinus",
] as const satisfies Columns;
/** The big table of a league and of all time, before the index. */
export const perGameColumnsBeforeIndex = [
  "games",
  "starts",
  "seconds",
  "points",
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "fieldGoalPercentage",
  "twoPointersMade",
  "twoPointersAttempted",
  "twoPointPercentage",
  "threePointersMade",
  "threePointersAttempted",
  "threePointPercentage",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "freeThrowPercentage",
  "trueShootingPercentage",
  "offensiveRebounds",
  "defensiveRebounds",
  "rebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "blocksReceived",
  "foulsCommitted",
  "foulsDrawn",
  "plusMinus",
] as const satisfies Columns;
/** The best of a league by its index, before the index. */
export const bestPlayersColumnsBeforeIndex = [
  "games",
  "seconds",
  "points",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fieldGoalPercentage",
  "threePointPercentage",
  "freeThrowPercentage",
] as const satisfies Columns;

/** What a league's lists of leaders begin with, by their titles. */
export const leagueLeaderGroups = {
  main: ["points", "rebounds", "assists", "seconds", "threePointersMade"],
  ball: ["steals", "blocks", "offensiveRebounds", "defensiveRebounds", "foulsDrawn", "plusMinus"],
  shooting: shootingShares,
  feats: listedFeats,
} as const satisfies Readonly<Record<string, Ids>>;
/** Lists of all time besides the headlines. */
export const furtherAllTimeStatistics = [
  "seconds",
  "offensiveRebounds",
  "defensiveRebounds",
  "foulsDrawn",
  "plusMinus",
] as const satisfies Ids;

/** A club's own records, by who holds them; records have more categories than there are statistics. */
export const clubRecords = {
  player: [...headlineStatistics, "pointsOnDebut", "youngest", "oldest"],
  team: [
    "points",
    "margin",
    "combinedPoints",
    "pointsInQuarter",
    "biggestComeback",
    "rebounds",
    "assists",
    "steals",
    "threePointersMade",
    "fewestPoints",
  ],
} as const;
