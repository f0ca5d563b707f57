import type { Count, CountingLine } from "./box-score.ts";
import { turnoverRate } from "./four-factors.ts";
import { ratio, sumOf } from "./ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade, trueShootingAttempts } from "./shooting.ts";
import { assistRatio } from "./team-rates.ts";

/** What a player did and what went on around him, in one game or summed over the games he played in. */
export type PlayerInTeam = {
  readonly player: Readonly<CountingLine> & { readonly seconds: Count; readonly plusMinus?: Count };
  readonly team: Readonly<CountingLine>;
  readonly opponents: Readonly<CountingLine>;
  /** The opponents' possessions, counted or estimated; `null` where neither could be. */
  readonly opponentPossessions: number | null;
  /** Game time, overtimes included: a fifth of the team's playing time. */
  readonly gameSeconds: number;
};

/** All shares between 0 and 1 and of what happened while he played, as far as the box score lets guess. RATE4 */
export type PlayerRates = {
  readonly usage: number | null;
  readonly assistShare: number | null;
  readonly assistRatio: number | null;
  readonly offensiveReboundShare: number | null;
  readonly defensiveReboundShare: number | null;
  readonly reboundShare: number | null;
  readonly stealShare: number | null;
  readonly blockShare: number | null;
  readonly turnoverRate: number | null;
  readonly assistsPerTurnover: number | null;
  readonly stealsPerTurnover: number | null;
};

/** Every rate of a player at once. Formulas: basketball-reference.com/about/glossary.html. RATE4 */
export function playerRates(game: PlayerInTeam): PlayerRates {
  const { player } = game;
  return {
    usage: usage(game),
    assistShare: assistShare(game),
    assistRatio: assistRatio(player),
    offensiveReboundShare: offensiveReboundShare(game),
    defensiveReboundShare: defensiveReboundShare(game),
    reboundShare: reboundShare(game),
    stealShare: stealShare(game),
    blockShare: blockShare(game),
    turnoverRate: turnoverRate(player),
    assistsPerTurnover: assistsPerTurnover(player),
    stealsPerTurnover: ratio(player.steals, player.turnovers),
  };
}

/** Assists / turnovers; `null` for one who never lost the ball: that is not "infinitely good". RATE4 */
export function assistsPerTurnover(line: Pick<CountingLine, "assists" | "turnovers">): number | null {
  return ratio(line.assists, line.turnovers);
}

/** Share of the team's shots, free-throw trips and turnovers that were his. USG% = (FGA + 0.44 FTA + TO) × T.MIN/5 / (MIN × T.same). RATE4 */
export function usage({ player, team, gameSeconds }: PlayerInTeam): number | null {
  if (player.turnovers === null || team.turnovers === null || player.seconds === null) return null;
  const used = trueShootingAttempts(player) + player.turnovers;
  return ratio(used * gameSeconds, player.seconds * (trueShootingAttempts(team) + team.turnovers));
}

/** Share of team-mates' baskets that he assisted: AST / (MIN / (T.MIN/5) × T.FGM − FGM). RATE4 */
export function assistShare({ player, team, gameSeconds }: PlayerInTeam): number | null {
  const here = presence(player.seconds, gameSeconds);
  if (here === null) return null;
  const others = here * fieldGoalsMade(team) - fieldGoalsMade(player);
  // In a few minutes a player may make more than his part of the team's baskets: then there is nothing to divide by.
  return others > 0 ? ratio(player.assists, others) : null;
}

/** Share of the rebounds at the opponents' basket that he took: OR × T.MIN/5 / (MIN × (T.OR + O.DR)). RATE4 */
export function offensiveReboundShare({ player, team, opponents, gameSeconds }: PlayerInTeam): number | null {
  return sharePlayed(player, player.offensiveRebounds, sumOf(team.offensiveRebounds, opponents.defensiveRebounds), gameSeconds);
}

/** Share of the rebounds at the own basket that he took: DR × T.MIN/5 / (MIN × (T.DR + O.OR)). RATE4 */
export function defensiveReboundShare({ player, team, opponents, gameSeconds }: PlayerInTeam): number | null {
  return sharePlayed(player, player.defensiveRebounds, sumOf(team.defensiveRebounds, opponents.offensiveRebounds), gameSeconds);
}

/** Share of all rebounds that he took. RATE4 */
export function reboundShare({ player, team, opponents, gameSeconds }: PlayerInTeam): number | null {
  const all = sumOf(team.offensiveRebounds, team.defensiveRebounds, opponents.offensiveRebounds, opponents.defensiveRebounds);
  return sharePlayed(player, sumOf(player.offensiveRebounds, player.defensiveRebounds), all, gameSeconds);
}

/** Share of the opponents' possessions that ended with his steal: STL × T.MIN/5 / (MIN × O.Poss). RATE4 */
export function stealShare({ player, opponentPossessions, gameSeconds }: PlayerInTeam): number | null {
  return sharePlayed(player, player.steals, opponentPossessions, gameSeconds);
}

/** Share of the opponents' two-point attempts that he blocked: BLK × T.MIN/5 / (MIN × (O.FGA − O.3PA)). RATE4 */
export function blockShare({ player, opponents, gameSeconds }: PlayerInTeam): number | null {
  return sharePlayed(player, player.blocks, fieldGoalsAttempted(opponents) - opponents.threePointersAttempted, gameSeconds);
}

/** A count at the pace of so many seconds, forty minutes unless told otherwise: figure × 2400 / seconds. RATE5 */
export function perPlayingTime(figure: Count, seconds: Count, perSeconds = 2400): number | null {
  return figure === null || seconds === null ? null : ratio(figure * perSeconds, seconds);
}

/** A count at the pace of a hundred possessions of his team: figure × 100 / (seconds × the team's possessions in a second). RATE7 */
export function perHundredPossessions(figure: Count, seconds: Count, possessionsPerSecond: number | null): number | null {
  if (figure === null || seconds === null || possessionsPerSecond === null) return null;
  return ratio(100 * figure, seconds * possessionsPerSecond);
}

/**
 * How much better the team did in a hundred possessions with him than without:
 * 100 / pace × game length × (± / MIN − (margin − ±) / (T.MIN/5 − MIN)). basketball-reference.com/about/glossary.html (On-Off).
 * Only where `courtRecordOf` says that the substitutions reconcile; `null` for one who played throughout, or not at all. RATE6
 */
export function onOffPerHundred(figures: {
  readonly plusMinus: Count;
  readonly seconds: Count;
  readonly teamMargin: number;
  readonly gameSeconds: number;
  /** Of one side in the whole time, the mean of both. */
  readonly possessions: number | null;
}): { readonly on: number; readonly off: number; readonly difference: number } | null {
  const { plusMinus, seconds, teamMargin, gameSeconds, possessions } = figures;
  if (plusMinus === null || seconds === null || possessions === null) return null;
  const perSecond = ratio(100 * gameSeconds, possessions);
  const on = ratio(plusMinus, seconds);
  const off = ratio(teamMargin - plusMinus, gameSeconds - seconds);
  if (perSecond === null || on === null || off === null) return null;
  return { on: on * perSecond, off: off * perSecond, difference: (on - off) * perSecond };
}

/** The part of the game that he was on court; `null` where nobody kept it, or he was not. */
function presence(seconds: Count, gameSeconds: number): number | null {
  const part = ratio(seconds, gameSeconds);
  return part === 0 ? null : part;
}

function sharePlayed(player: PlayerInTeam["player"], own: Count, whole: Count, gameSeconds: number): number | null {
  const here = presence(player.seconds, gameSeconds);
  return here === null || whole === null ? null : ratio(own, here * whole);
}
