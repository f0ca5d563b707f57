import type { Recordable } from "../game/facts.ts";

/**
 * `count`: adds up over games. `share`: between 0 and 1, shown as per cent. `rate`: one thing per another, or per so many
 * minutes or possessions. `index`: one number for a performance; never added to another. `time`: seconds.
 */
export type StatisticKind = "count" | "share" | "rate" | "index" | "time";

export type StatisticEntry = {
  readonly kind: StatisticKind;
  /** Which way a list of the best is sorted; `neither` where more is only different. */
  readonly better: "higher" | "lower" | "neither";
  /** Places shown after the point: of an average for a count, of the per cent for a share. */
  readonly decimals: 0 | 1 | 2;
  readonly of: "player" | "team" | "both";
  /** What a source must record, else the figure is blank. */
  readonly needs: readonly Recordable[];
  /** Which area of messages names it, and under which key: `short` and `long`, and `formula` in `statistics`. */
  readonly words: { readonly area: "game" | "statistics"; readonly key: string };
  /** Fitted to another league, or estimated from estimates: shown apart, and said so. */
  readonly experimental: boolean;
};

const rebounds = ["offensiveRebounds", "defensiveRebounds"] as const;
const efficiency = [...rebounds, "assists", "steals", "blocks", "turnovers"] as const;
const everything = [...efficiency, "blocksReceived", "foulsCommitted", "foulsDrawn"] as const;
const possession = [...rebounds, "turnovers"] as const;

type Rest = Partial<Pick<StatisticEntry, "better" | "decimals" | "of" | "needs" | "experimental">>;

function inGame(key: string, kind: StatisticKind, rest: Rest = {}): StatisticEntry {
  return { kind, ...defaults(kind), ...rest, words: { area: "game", key: `statistics.${key}` } };
}

function inStatistics(key: string, kind: StatisticKind, rest: Rest = {}): StatisticEntry {
  return { kind, ...defaults(kind), ...rest, words: { area: "statistics", key } };
}

function defaults(kind: StatisticKind): Omit<StatisticEntry, "kind" | "words"> {
  return { better: "higher", decimals: kind === "rate" ? 2 : kind === "time" ? 0 : 1, of: "both", needs: [], experimental: false };
}

const rebounded = { needs: rebounds } satisfies Rest;
const used = { needs: ["turnovers"] } satisfies Rest;
const player = { of: "player" } satisfies Rest;
const team = { of: "team" } satisfies Rest;
const estimated = { decimals: 1, needs: possession } satisfies Rest;
const experiment = { of: "player", needs: [...everything, "minutes"], decimals: 1, experimental: true } satisfies Rest;

/**
 * Every statistic there is, so that tables, filters and legends are made from data: no page holds a list of its own. The
 * words are in messages; the formula of each is held by one function of `core/stats`. CAT1
 */
export const statisticCatalogue = {
  seconds: inGame("seconds", "time", { better: "neither", needs: ["minutes"] }),
  points: inGame("points", "count"),
  fieldGoalsMade: inGame("fieldGoalsMade", "count"),
  fieldGoalsAttempted: inGame("fieldGoalsAttempted", "count", { better: "neither" }),
  twoPointersMade: inGame("twoPointersMade", "count"),
  twoPointersAttempted: inGame("twoPointersAttempted", "count", { better: "neither" }),
  threePointersMade: inGame("threePointersMade", "count"),
  threePointersAttempted: inGame("threePointersAttempted", "count", { better: "neither" }),
  freeThrowsMade: inGame("freeThrowsMade", "count"),
  freeThrowsAttempted: inGame("freeThrowsAttempted", "count"),
  rebounds: inGame("rebounds", "count", rebounded),
  offensiveRebounds: inGame("offensiveRebounds", "count", { needs: ["offensiveRebounds"] }),
  defensiveRebounds: inGame("defensiveRebounds", "count", { needs: ["defensiveRebounds"] }),
  assists: inGame("assists", "count", { needs: ["assists"] }),
  steals: inGame("steals", "count", { needs: ["steals"] }),
  turnovers: inGame("turnovers", "count", { better: "lower", needs: ["turnovers"] }),
  blocks: inGame("blocks", "count", { needs: ["blocks"] }),
  blocksReceived: inGame("blocksReceived", "count", { better: "lower", needs: ["blocksReceived"] }),
  foulsCommitted: inGame("foulsCommitted", "count", { better: "lower", needs: ["foulsCommitted"] }),
  foulsDrawn: inGame("foulsDrawn", "count", { needs: ["foulsDrawn"] }),
  technicalFouls: inGame("technicalFouls", "count", { ...player, better: "lower", needs: ["foulsCommitted"] }),
  unsportsmanlikeFouls: inGame("unsportsmanlikeFouls", "count", { ...player, better: "lower", needs: ["foulsCommitted"] }),
  offensiveFouls: inGame("offensiveFouls", "count", { ...player, better: "lower", needs: ["foulsCommitted"] }),
  plusMinus: inGame("plusMinus", "count", { ...player, needs: ["plusMinus"] }),
  pointsInThePaint: inGame("pointsInThePaint", "count"),
  fastBreakPoints: inGame("fastBreakPoints", "count"),
  secondChancePoints: inGame("secondChancePoints", "count"),
  pointsFromTurnovers: inGame("pointsFromTurnovers", "count"),
  benchPoints: inGame("benchPoints", "count", team),
  starterPoints: inGame("starterPoints", "count", { ...team, better: "neither" }),
  teamOffensiveRebounds: inGame("teamOffensiveRebounds", "count", { ...team, needs: ["offensiveRebounds"] }),
  teamDefensiveRebounds: inGame("teamDefensiveRebounds", "count", { ...team, needs: ["defensiveRebounds"] }),
  teamTurnovers: inGame("teamTurnovers", "count", { ...team, better: "lower", needs: ["turnovers"] }),
  benchFouls: inGame("benchFouls", "count", { ...team, better: "lower", needs: ["foulsCommitted"] }),
  timeouts: inGame("timeouts", "count", { ...team, better: "neither" }),
  biggestLead: inGame("biggestLead", "count", team),
  biggestRun: inGame("biggestRun", "count", team),
  leadChanges: inGame("leadChanges", "count", { ...team, better: "neither" }),
  timesLevel: inGame("timesLevel", "count", { ...team, better: "neither" }),
  secondsLeading: inGame("secondsLeading", "time", team),
  longestDrought: inStatistics("longestDrought", "time", { ...team, better: "lower" }),
  comeback: inStatistics("comeback", "count", team),
  clutchPoints: inStatistics("clutchPoints", "count"),

  doubleDoubles: inStatistics("doubleDoubles", "count", player),
  tripleDoubles: inStatistics("tripleDoubles", "count", player),
  quadrupleDoubles: inStatistics("quadrupleDoubles", "count", player),
  fiveByFives: inStatistics("fiveByFives", "count", player),
  twentyPointGames: inStatistics("twentyPointGames", "count", player),
  thirtyPointGames: inStatistics("thirtyPointGames", "count", player),
  fortyPointGames: inStatistics("fortyPointGames", "count", player),

  performanceIndexRating: inStatistics("performanceIndexRating", "index", { needs: everything }),
  fibaEfficiency: inStatistics("fibaEfficiency", "index", { needs: efficiency }),
  gameScore: inStatistics("gameScore", "index", { needs: [...efficiency, "foulsCommitted"] }),
  floorImpactCounter: inStatistics("floorImpactCounter", "index", { needs: [...efficiency, "foulsCommitted"] }),
  offensiveEfficiencyRatio: inStatistics("offensiveEfficiencyRatio", "rate", { needs: ["turnovers", "offensiveRebounds"] }),

  fieldGoalPercentage: inStatistics("fieldGoalPercentage", "share"),
  twoPointPercentage: inStatistics("twoPointPercentage", "share"),
  threePointPercentage: inStatistics("threePointPercentage", "share"),
  freeThrowPercentage: inStatistics("freeThrowPercentage", "share"),
  effectiveFieldGoalPercentage: inStatistics("effectiveFieldGoalPercentage", "share"),
  trueShootingPercentage: inStatistics("trueShootingPercentage", "share"),
  threePointAttemptRate: inStatistics("threePointAttemptRate", "share", { better: "neither" }),
  freeThrowRate: inStatistics("freeThrowRate", "rate"),
  pointsPerShot: inStatistics("pointsPerShot", "rate"),
  pointsFromTwoPointersShare: inStatistics("pointsFromTwoPointersShare", "share", { better: "neither" }),
  pointsFromThreePointersShare: inStatistics("pointsFromThreePointersShare", "share", { better: "neither" }),
  pointsFromFreeThrowsShare: inStatistics("pointsFromFreeThrowsShare", "share", { better: "neither" }),

  assistsPerTurnover: inStatistics("assistsPerTurnover", "rate", { needs: ["assists", "turnovers"] }),
  stealsPerTurnover: inStatistics("stealsPerTurnover", "rate", { needs: ["steals", "turnovers"] }),
  usage: inStatistics("usage", "share", { ...player, better: "neither", needs: ["turnovers", "minutes"] }),
  assistShare: inStatistics("assistShare", "share", { ...player, needs: ["assists", "minutes"] }),
  assistRatio: inStatistics("assistRatio", "share", { needs: ["assists", "turnovers"] }),
  turnoverRate: inStatistics("turnoverRate", "share", { ...used, better: "lower" }),
  offensiveReboundShare: inStatistics("offensiveReboundShare", "share", rebounded),
  defensiveReboundShare: inStatistics("defensiveReboundShare", "share", rebounded),
  reboundShare: inStatistics("reboundShare", "share", rebounded),
  stealShare: inStatistics("stealShare", "share", { ...player, needs: ["steals", ...possession, "minutes"] }),
  blockShare: inStatistics("blockShare", "share", { ...player, needs: ["blocks", "minutes"] }),
  onOff: inStatistics("onOff", "rate", { ...player, ...estimated, needs: [...possession, "minutes", "plusMinus"] }),

  possessions: inStatistics("possessions", "count", { ...team, ...estimated, better: "neither" }),
  pace: inStatistics("pace", "rate", { ...team, ...estimated, better: "neither" }),
  offensiveRating: inStatistics("offensiveRating", "rate", { ...team, ...estimated }),
  defensiveRating: inStatistics("defensiveRating", "rate", { ...team, ...estimated, better: "lower" }),
  netRating: inStatistics("netRating", "rate", { ...team, ...estimated }),
  pointsPerPossession: inStatistics("pointsPerPossession", "rate", { ...team, needs: possession }),
  assistedShare: inStatistics("assistedShare", "share", { ...team, better: "neither", needs: ["assists"] }),
  marginOfVictory: inStatistics("marginOfVictory", "rate", { ...team, decimals: 1 }),
  strengthOfSchedule: inStatistics("strengthOfSchedule", "rate", { ...team, better: "neither" }),
  simpleRating: inStatistics("simpleRating", "rate", team),
  pythagoreanWins: inStatistics("pythagoreanWins", "rate", { ...team, decimals: 1 }),

  playerEfficiencyRating: inStatistics("playerEfficiencyRating", "index", experiment),
  individualOffensiveRating: inStatistics("individualOffensiveRating", "rate", experiment),
  individualDefensiveRating: inStatistics("individualDefensiveRating", "rate", { ...experiment, better: "lower" }),
  winShares: inStatistics("winShares", "index", experiment),
} as const satisfies Readonly<Record<string, StatisticEntry>>;

export type StatisticId = keyof typeof statisticCatalogue;

export const statisticIds = Object.keys(statisticCatalogue) as readonly StatisticId[];

export function isStatisticId(id: string): id is StatisticId {
  return Object.hasOwn(statisticCatalogue, id);
}

export function statisticEntry(id: StatisticId): StatisticEntry {
  return statisticCatalogue[id];
}
