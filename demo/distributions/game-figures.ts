import type { FactOf, Side } from "#core/game/facts.ts";
import { otherSide } from "#core/game/facts.ts";
import type { BoxScore, PlayerLine, TeamBox, TeamTotals } from "#core/stats/box-score.ts";
import { simplePossessions } from "#core/stats/possessions.ts";
import { ratio } from "#core/stats/ratio.ts";
import { fieldGoalsAttempted, freeThrowShare, threePointAttemptRate, threePointerShare, twoPointerShare } from "#core/stats/shooting.ts";
import { shotZones, zoneOf, type ShotZone } from "../simulation/shot-position.ts";

/** A game as far as its source tells it. */
export type FiguredGame = { readonly box: BoxScore; readonly shots: readonly FactOf<"field-goal">[] };

export type Figure = {
  readonly name: string;
  /** How it is printed; a share is 0 to 1. */
  readonly unit: "count" | "share";
  /** Its values in one game: one for each team, player or game. What a source does not record gives none. */
  readonly of: (game: FiguredGame) => readonly (number | null)[];
};

const sides: readonly Side[] = ["home", "away"];

function ofTeams(of: (own: TeamTotals, other: TeamTotals, team: TeamBox) => number | null): Figure["of"] {
  return ({ box }) => sides.map((side) => of(box.teams[side].totals, box.teams[otherSide(side)].totals, box.teams[side]));
}

function ofGame(of: (box: BoxScore) => number | null): Figure["of"] {
  return ({ box }) => [of(box)];
}

/** What a team does and how a game goes. */
export const teamFigures: readonly Figure[] = [
  { name: "points of a team", unit: "count", of: ofTeams(({ points }) => points) },
  { name: "possessions in 40 minutes", unit: "count", of: ofTeams((own, _other, team) => perFortyMinutes(simplePossessions(own), team)) },
  { name: "two-pointers made", unit: "share", of: ofTeams((own) => twoPointerShare(own)) },
  { name: "three-pointers made", unit: "share", of: ofTeams((own) => threePointerShare(own)) },
  { name: "free throws made", unit: "share", of: ofTeams((own) => freeThrowShare(own)) },
  { name: "three-pointers among shots", unit: "share", of: ofTeams((own) => threePointAttemptRate(own)) },
  { name: "field goals attempted", unit: "count", of: ofTeams((own) => fieldGoalsAttempted(own)) },
  { name: "free throws attempted", unit: "count", of: ofTeams((own) => own.freeThrowsAttempted) },
  { name: "offensive rebounds among own misses", unit: "share", of: ofTeams(reboundShare) },
  { name: "turnovers a possession", unit: "share", of: ofTeams((own) => ratioOf(own.turnovers, simplePossessions(own))) },
  { name: "assists", unit: "count", of: ofTeams((own) => own.assists) },
  { name: "steals", unit: "count", of: ofTeams((own) => own.steals) },
  { name: "blocks", unit: "count", of: ofTeams((own) => own.blocks) },
  { name: "fouls", unit: "count", of: ofTeams((own) => own.foulsCommitted) },
  { name: "points in the paint", unit: "count", of: ofTeams((own) => own.pointsInThePaint) },
  { name: "fast-break points", unit: "count", of: ofTeams((own) => own.fastBreakPoints) },
  { name: "second-chance points", unit: "count", of: ofTeams((own) => own.secondChancePoints) },
  { name: "points from turnovers", unit: "count", of: ofTeams((own) => own.pointsFromTurnovers) },
  { name: "points off the bench", unit: "count", of: ofTeams((own) => own.benchPoints) },
  { name: "time-outs", unit: "count", of: ofTeams((own) => own.timeouts) },
  { name: "biggest run", unit: "count", of: ofTeams((own) => own.biggestRun) },
  { name: "margin", unit: "count", of: ofGame(({ teams }) => Math.abs(teams.home.points - teams.away.points)) },
  { name: "home win", unit: "share", of: ofGame(({ teams }) => Number(teams.home.points > teams.away.points)) },
  { name: "home margin", unit: "count", of: ofGame(({ teams }) => teams.home.points - teams.away.points) },
  { name: "overtime", unit: "share", of: ofGame(({ periods }) => Number(periods.length > 4)) },
  { name: "lead changes", unit: "count", of: ofGame(({ teams }) => teams.home.totals.leadChanges) },
  { name: "times level", unit: "count", of: ofGame(({ teams }) => teams.home.totals.timesLevel) },
  ...shotZones.map((zone): Figure => ({ name: `shots from ${zoneNames()[zone]}`, unit: "share", of: (game) => zoneShares(game, zone) })),
  ...shotZones.map((zone): Figure => ({ name: `made from ${zoneNames()[zone]}`, unit: "share", of: (game) => zoneAccuracy(game, zone) })),
];

/** What its players do. */
const playerFigures: readonly Figure[] = [
  {
    name: "points of the best scorer",
    unit: "count",
    of: ofTeams((_own, _other, team) => ranked(team, ({ points }) => points)[0] ?? null),
  },
  {
    name: "points of the third scorer",
    unit: "count",
    of: ofTeams((_own, _other, team) => ranked(team, ({ points }) => points)[2] ?? null),
  },
  ...[0, 4, 7, 9].map((rank): Figure => ({
    name: `minutes, ${rank + 1}. of a team`,
    unit: "count",
    of: ofTeams((_own, _other, team) => minutesOf(team, rank)),
  })),
  {
    name: "players used",
    unit: "count",
    of: ofTeams((_own, _other, { players }) => players.filter(({ seconds }) => (seconds ?? 0) > 0).length),
  },
  { name: "double-doubles in a game", unit: "count", of: ofGame((box) => countPlayers(box, isDoubleDouble)) },
  {
    name: "fouled out in a game",
    unit: "count",
    of: ofGame((box) => countPlayers(box, ({ foulsCommitted }) => (foulsCommitted ?? 0) >= 5)),
  },
  { name: "technical fouls in a game", unit: "count", of: ofGame(technicalFouls) },
  {
    name: "unsportsmanlike fouls in a game",
    unit: "count",
    of: ofGame((box) => sum(playersOf(box).map(({ unsportsmanlikeFouls }) => unsportsmanlikeFouls ?? 0))),
  },
];

/** What basketball is compared in, from the score down to the last man of a bench. */
export const figures: readonly Figure[] = [...teamFigures, ...playerFigures];

function zoneNames(): Readonly<Record<ShotZone, string>> {
  return { rim: "under the ring", paint: "the paint", midRange: "mid-range", corner: "the corners", arc: "behind the arc" };
}

function perFortyMinutes(possessions: number | null, { players }: TeamBox): number | null {
  const minutes = sum(players.map(({ seconds }) => seconds ?? 0)) / 300;
  return ratioOf(possessions === null ? null : possessions * 40, minutes);
}

function reboundShare(own: TeamTotals, other: TeamTotals): number | null {
  const { offensiveRebounds } = own;
  return offensiveRebounds === null || other.defensiveRebounds === null
    ? null
    : ratio(offensiveRebounds, offensiveRebounds + other.defensiveRebounds);
}

function ratioOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null ? null : ratio(part, whole);
}

/** Of each team's shots that have a place. */
function zoneShares({ shots }: FiguredGame, zone: ShotZone): (number | null)[] {
  return sides.map((side) => {
    const placed = shots.filter((shot) => shot.side === side && shot.position !== null);
    return ratio(placed.filter(({ position }) => position && zoneOf(position) === zone).length, placed.length);
  });
}

/** Of both teams' shots: a side may have none from a corner. */
function zoneAccuracy({ shots }: FiguredGame, zone: ShotZone): (number | null)[] {
  const from = shots.filter(({ position }) => position !== null && zoneOf(position) === zone);
  return [ratio(from.filter(({ made }) => made).length, from.length)];
}

function ranked({ players }: TeamBox, of: (player: PlayerLine) => number): number[] {
  return players.map(of).toSorted((one, other) => other - one);
}

function minutesOf(team: TeamBox, rank: number): number | null {
  const seconds = ranked(team, (player) => player.seconds ?? 0)[rank];
  return seconds === undefined ? null : seconds / 60;
}

function playersOf({ teams }: BoxScore): PlayerLine[] {
  return sides.flatMap((side) => teams[side].players);
}

function countPlayers(box: BoxScore, has: (player: PlayerLine) => boolean): number {
  return playersOf(box).filter(has).length;
}

function isDoubleDouble({ points, offensiveRebounds, defensiveRebounds, assists, steals, blocks }: PlayerLine): boolean {
  const rebounds = (offensiveRebounds ?? 0) + (defensiveRebounds ?? 0);
  return [points, rebounds, assists ?? 0, steals ?? 0, blocks ?? 0].filter((figure) => figure >= 10).length >= 2;
}

function technicalFouls(box: BoxScore): number {
  const ofPlayers = sum(playersOf(box).map((player) => player.technicalFouls ?? 0));
  return ofPlayers + sum(sides.map((side) => box.teams[side].totals.benchFouls ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
