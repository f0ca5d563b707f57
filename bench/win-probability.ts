import {
  type EarlierMargins,
  expectedMargin,
  type GameStanding,
  type Strengths,
  winProbability,
  winProbabilityFigures,
  type WinProbabilityFigures,
} from "#core/stats/win-probability.ts";
import { csvCourses, type GameCourse, quarterCourses } from "#tests/support/games/game-courses.ts";

/**
 * Fits the figures of the win probability on past games and says how good it is on games it has not seen: the Brier score
 * (mean square of estimate less result; less is better) beside two baselines, and how often what was called likely came about.
 */
type Moment = { readonly standing: GameStanding; readonly home: EarlierMargins; readonly away: EarlierMargins; readonly homeWon: boolean };

const fittedSeasons = new Set(["2014", "2015", "2016"]);
const unknown: EarlierMargins = { games: 0, margin: 0 };

function endOf({ points }: GameCourse): number {
  const last = points.at(-1);
  return last ? last.home - last.away : 0;
}

/** So many moments of regular time, evenly apart, from the first whistle. */
function momentsOf(course: GameCourse, home: EarlierMargins, away: EarlierMargins, count: number): Moment[] {
  const regularMs = course.format.regularPeriods * course.format.regularMs;
  return Array.from({ length: count }, (_, index) => {
    const atMs = (index * regularMs) / count;
    const point = course.points.findLast(({ elapsedMs }) => elapsedMs <= atMs);
    const lead = index === 0 || !point ? 0 : point.home - point.away;
    return { standing: { lead, left: 1 - index / count }, home, away, homeWon: endOf(course) > 0 };
  });
}

/** Each game with what was known of its teams before it. */
function moments(courses: readonly GameCourse[], count = 40): Moment[] {
  const known = new Map<string, EarlierMargins>();
  return courses.flatMap((course) => {
    const margin = endOf(course);
    if (margin === 0) return [];
    const [home, away] = [`${course.season} ${course.home}`, `${course.season} ${course.away}`];
    const [ofHome, ofAway] = [known.get(home) ?? unknown, known.get(away) ?? unknown];
    known.set(home, { games: ofHome.games + 1, margin: ofHome.margin + margin });
    known.set(away, { games: ofAway.games + 1, margin: ofAway.margin - margin });
    return momentsOf(course, ofHome, ofAway, count);
  });
}

const overtime = 5 / 40;

function estimate({ standing, home, away }: Moment, figures: WinProbabilityFigures): number {
  const strengths: Strengths = { expected: expectedMargin(home, away, figures), overtime };
  return winProbability(standing, strengths, figures);
}

function brier(all: readonly Moment[], estimated: (moment: Moment) => number): number {
  return all.reduce((sum, moment) => sum + (estimated(moment) - Number(moment.homeWon)) ** 2, 0) / all.length;
}

function* grid(from: number, to: number, step: number): Generator<number> {
  for (let value = from; value <= to; value += step) yield value;
}

function fitted(all: readonly Moment[]): WinProbabilityFigures {
  let best = { score: Infinity, figures: winProbabilityFigures };
  for (const homeAdvantage of grid(0, 6, 0.5)) {
    for (const deviation of grid(9, 18, 0.5)) {
      for (const priorGames of [0.5, 1, 2, 3, 4, 6, 8, 12, 20]) {
        const figures = { homeAdvantage, deviation, priorGames };
        const score = brier(all, (moment) => estimate(moment, figures));
        if (score < best.score) best = { score, figures };
      }
    }
  }
  return best.figures;
}

function report(name: string, all: readonly Moment[]): void {
  if (all.length === 0) return;
  const homeShare = all.filter(({ homeWon }) => homeWon).length / all.length;
  const leader = ({ standing: { lead } }: Moment): number => (lead > 0 ? 1 : lead < 0 ? 0 : homeShare);
  const [own, always, leads] = [
    brier(all, (moment) => estimate(moment, winProbabilityFigures)),
    brier(all, () => homeShare),
    brier(all, leader),
  ].map((score) => score.toFixed(4));
  console.log(`\n${name}: ${all.length} moments, home won ${(homeShare * 100).toFixed(1)} %`);
  console.log(`Brier ${own}; always the home share ${always}; who leads wins ${leads}`);
  for (const from of grid(0, 0.9, 0.1)) {
    const within = all.filter((moment) => {
      const value = estimate(moment, winProbabilityFigures);
      return value >= from && (value < from + 0.1 || from > 0.85);
    });
    if (within.length === 0) continue;
    const mean = within.reduce((sum, moment) => sum + estimate(moment, winProbabilityFigures), 0) / within.length;
    const won = within.filter(({ homeWon }) => homeWon).length / within.length;
    console.log(`| ${(mean * 100).toFixed(0)} % | ${(won * 100).toFixed(0)} % | ${within.length} |`);
  }
}

const seasons = csvCourses();
const seen = moments(seasons.filter(({ season }) => fittedSeasons.has(season)));
console.log("fitted", fitted(seen), "in use", winProbabilityFigures);
report("fitted on (2014–2016)", seen);
report("not seen (2017, 2018)", moments(seasons.filter(({ season }) => !fittedSeasons.has(season))));
report("a season of men, not seen, at the ends of quarters", moments(quarterCourses(), 4));
