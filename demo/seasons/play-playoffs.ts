import type { Bracket, BracketDuel, BracketGame, PlayoffResult } from "#core/league/playoff/bracket.ts";
import { bracketOf } from "#core/league/playoff/bracket-of.ts";
import { leagueTable, type PlayoffPlan, type Stage } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import type { CompetitionBlueprint } from "../leagues/tenant-blueprint.ts";
import { type Calendar, playoffTipOff } from "./calendar.ts";
import { playGame, type Surroundings } from "./play-game.ts";
import type { Team } from "./team.ts";
import type { WorldGame, WorldRound } from "./world-game.ts";

export type PlayoffFrame = {
  readonly competition: CompetitionBlueprint;
  readonly surroundings: Surroundings;
  readonly calendar: Calendar;
  readonly teams: readonly Team[];
  /** Club slugs, best first. */
  readonly table: readonly string[];
  /** Number of the last round before the play-offs. */
  readonly after: number;
};

export type PlayedPlayoffs = { readonly plan: PlayoffPlan; readonly bracket: Bracket<string>; readonly rounds: readonly WorldRound[] };

/** Plays the play-offs to their end, round by round and day by day; games nobody needed are cancelled. */
export function playPlayoffs(frame: PlayoffFrame): PlayedPlayoffs {
  const plan = presetPlan(frame.competition.playoffs);
  const seeds = { [leagueTable]: frame.table };
  const played = new Map<string, WorldGame>();
  const results: PlayoffResult<string>[] = [];
  let bracket = bracketOf(plan, seeds, results);
  const firstDays = firstDaysOf(plan);
  for (;;) {
    const next = nextGame(bracket);
    if (next === null) break;
    const game = playDuelGame(frame, firstDays, next);
    played.set(placeOf(next), game);
    if (game.result === null) throw new Error(`A play-off game without a result: ${game.slug}`);
    results.push({ round: next.round, duel: next.duel.slug, game: next.game.number, result: game.result });
    bracket = bracketOf(plan, seeds, results);
  }
  const rounds = bracket.rounds.map((round, index) => ({
    ...emptyRound(frame, round, index),
    games: round.duels.flatMap((duel) =>
      duel.games.map((game) => {
        const next = { round: round.slug, index, duel, game };
        return played.get(placeOf(next)) ?? cancelledGame(frame, firstDays, next);
      }),
    ),
  }));
  return { plan, bracket, rounds };
}

/** The play-offs of a season that is not over: rounds without games, slots without teams. */
export function planPlayoffs(frame: Pick<PlayoffFrame, "competition" | "surroundings" | "after">): PlayedPlayoffs {
  const plan = { ...presetPlan(frame.competition.playoffs), meetings: 2 };
  return { plan, bracket: bracketOf(plan, null, []), rounds: plan.rounds.map((round, index) => emptyRound(frame, round, index)) };
}

function emptyRound(
  { after }: Pick<PlayoffFrame, "after">,
  { slug, stage }: Pick<WorldRound, "slug"> & { readonly stage: Stage },
  index: number,
): WorldRound {
  return { number: after + index + 1, slug, kind: "playoff", stage, games: [] };
}

type Next = { readonly round: string; readonly index: number; readonly duel: BracketDuel<string>; readonly game: BracketGame };

function placeOf({ round, duel, game }: Next): string {
  return `${round}/${duel.slug}/${game.number}`;
}

/** The first game that has to be played and is not. */
function nextGame({ rounds }: Bracket<string>): Next | null {
  for (const [index, { slug, duels }] of rounds.entries()) {
    for (const duel of duels) {
      const game = duel.games.find(({ number }) => number === duel.nextGame);
      if (game) return { round: slug, index, duel, game };
    }
  }
  return null;
}

/** On which evening of the play-offs each round begins: the one before has had all its games, needed or not. */
function firstDaysOf(plan: PlayoffPlan): readonly number[] {
  let day = 0;
  return plan.rounds.map(({ duels }) => {
    const first = day;
    day += Math.max(...duels.map(({ format }) => (format.kind === "series" ? format.bestOf : format.pattern.length)));
    return first;
  });
}

function fixtureOf({ teams, after, calendar }: PlayoffFrame, firstDays: readonly number[], { index, duel, game }: Next) {
  const [first, second] = [duel.first.team, duel.second.team].map((slug) => teams.find(({ club }) => club.slug === slug) as Team);
  const [home, away] = (game.home === "first" ? [first, second] : [second, first]) as [Team, Team];
  const place = Number.parseInt(duel.slug, 10) - 1;
  const tipOff = playoffTipOff(calendar, (firstDays[index] as number) + game.number - 1, Number.isNaN(place) ? 0 : place);
  const slug = [home.club.slug, away.club.slug, ...(duel.games.length > 1 ? [game.number] : [])].join("-");
  return { slug, round: after + index + 1, home, away, tipOff };
}

function playDuelGame(frame: PlayoffFrame, firstDays: readonly number[], next: Next): WorldGame {
  const fixture = { ...fixtureOf(frame, firstDays, next), playoff: true, oddity: null };
  const { slug, round, home, away, tipOff } = fixture;
  const duel = { slug: next.duel.slug, game: next.game.number };
  return { slug, round, home, away, tipOff, plan: "played", moves: [], duel, ...playGame(frame.surroundings, fixture) };
}

function cancelledGame(frame: PlayoffFrame, firstDays: readonly number[], next: Next): WorldGame {
  const duel = { slug: next.duel.slug, game: next.game.number };
  return { ...fixtureOf(frame, firstDays, next), plan: "cancelled", moves: [], events: [], result: null, duel };
}
