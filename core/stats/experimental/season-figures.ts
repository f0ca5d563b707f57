import type { CountingLine } from "../box-score.ts";
import { seasonAsGame, seasonLine } from "../history/possession-pace.ts";
import type { PlayerSums, TeamSums } from "../history/sums.ts";
import { pace, paceSeconds } from "../team-rates.ts";
import { individualDefensiveRating, individualOffensiveRating, pointsProduced, type PlayerAmongTeam } from "./individual-ratings.ts";
import { playerEfficiencyRatings, type LeagueSeason, type PlayerSeason } from "./player-efficiency-rating.ts";
import { recordedLine, type RecordedLine } from "./recorded-line.ts";
import { defensiveWinShares, offensiveWinShares, type WinShareSetting } from "./win-shares.ts";

/** What a player did for one team of a league. */
export type SeasonStay = { readonly person: string; readonly team: string; readonly sums: PlayerSums };

export type SeasonFigures = {
  readonly person: string;
  readonly team: string;
  readonly games: number;
  readonly seconds: number;
  readonly playerEfficiencyRating: number | null;
  readonly individualOffensiveRating: number | null;
  readonly individualDefensiveRating: number | null;
  readonly winShares: number | null;
};

/** Who was on court for less of his team's time is not listed: so little says nothing of him. EXPER5 */
export const leastShareOfTime = 0.2;

type TeamSeason = {
  readonly own: RecordedLine;
  readonly opponents: RecordedLine;
  readonly possessions: number;
  readonly gameSeconds: number;
  readonly pace: number;
};

type RecordedStay = { readonly stay: SeasonStay; readonly seconds: number; readonly player: RecordedLine; readonly team: TeamSeason };

/**
 * The experimental figures of all who played in a league, team by team, in the order given: the league is the average they are
 * measured by, so they are made of all or of none. Empty where anything was not recorded of some team or player. EXPER1 EXPER5
 */
export function seasonFigures(stays: readonly SeasonStay[], teams: ReadonlyMap<string, TeamSums>): readonly SeasonFigures[] {
  const seasons = new Map([...teams].map(([team, sums]) => [team, teamSeason(sums)]));
  const known = [...seasons.values()].filter((season) => season !== null);
  const league = known.length === teams.size ? leagueSeason(known) : null;
  const recorded = stays.filter(({ sums }) => sums.games > 0).map((stay) => recordedStay(stay, seasons.get(stay.team) ?? null));
  const complete = recorded.filter((stay) => stay !== null);
  if (league === null || complete.length < recorded.length) return [];
  const ratings = playerEfficiencyRatings(complete.map(ratedSeason), league);
  const leaguePointsPerGame = league.totals.points / [...teams.values()].reduce((sum, { counts }) => sum + counts.points.games, 0);
  const leaguePossessions = known.reduce((sum, { possessions }) => sum + possessions, 0);
  return complete.map(({ stay, seconds, player, team }, index) => {
    const figures: PlayerAmongTeam = { ...team, player, team: team.own, seconds };
    const setting = {
      leaguePointsPerPossession: league.totals.points / leaguePossessions,
      leaguePointsPerGame,
      teamPace: team.pace,
      leaguePace: league.pace,
    };
    return {
      person: stay.person,
      team: stay.team,
      games: stay.sums.games,
      seconds,
      playerEfficiencyRating: ratings[index] ?? null,
      individualOffensiveRating: individualOffensiveRating(figures),
      individualDefensiveRating: individualDefensiveRating(figures),
      winShares: winShares(figures, setting),
    };
  });
}

/** Those who were on court long enough to be listed. EXPER5 */
export function longEnough(figures: readonly SeasonFigures[], teams: ReadonlyMap<string, TeamSums>): readonly SeasonFigures[] {
  return figures.filter(({ team, seconds }) => seconds >= leastShareOfTime * (teams.get(team)?.counts.seconds.total ?? Infinity));
}

function winShares(figures: PlayerAmongTeam, setting: WinShareSetting): number | null {
  const [produced, defensiveRating] = [pointsProduced(figures), individualDefensiveRating(figures)];
  if (produced === null || defensiveRating === null) return null;
  return offensiveWinShares(produced, setting) + defensiveWinShares({ ...figures, defensiveRating }, setting);
}

function teamSeason(sums: TeamSums): TeamSeason | null {
  const game = seasonAsGame(sums);
  const [own, opponents] = [recordedLine(game.own), recordedLine(game.opponents)];
  const quickness = pace(game);
  if (own === null || opponents === null || quickness === null || game.possessions === null) return null;
  return { own, opponents, possessions: game.possessions.own, gameSeconds: game.gameSeconds, pace: quickness };
}

function leagueSeason(teams: readonly TeamSeason[]): LeagueSeason | null {
  const totals = teams.map(({ own }) => own).reduce<RecordedLine | null>((sum, line) => (sum === null ? line : added(sum, line)), null);
  if (totals === null) return null;
  const seconds = teams.reduce((sum, { gameSeconds }) => sum + gameSeconds, 0);
  const possessions = teams.reduce((sum, team) => sum + team.possessions, 0);
  return { totals, pace: (paceSeconds * possessions) / seconds };
}

function added(one: RecordedLine, other: RecordedLine): RecordedLine {
  const names = Object.keys(one) as (keyof CountingLine)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as RecordedLine;
}

function recordedStay(stay: SeasonStay, team: TeamSeason | null): RecordedStay | null {
  const player = recordedLine(seasonLine(stay.sums));
  const { seconds, points } = stay.sums.counts;
  return player === null || team === null || seconds.games < points.games ? null : { stay, seconds: seconds.total, player, team };
}

function ratedSeason({ player, seconds, team }: RecordedStay): PlayerSeason {
  return { player, seconds, team: team.own, teamPace: team.pace };
}
