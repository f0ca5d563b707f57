import type { LeagueDecision } from "#core/league/league-decision.ts";
import type { Bracket } from "#core/league/playoff/bracket.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { doubleRoundRobin } from "#core/league/schedule/round-robin.ts";
import type { CompetitionBlueprint } from "../leagues/tenant-blueprint.ts";
import { seededRandom } from "../random.ts";
import { type Calendar, gameMs, midweekAfter, tipOffAt, tuesdayAfter } from "./calendar.ts";
import { drawInjuries, type Injury } from "./injuries.ts";
import type { Market } from "./market.ts";
import { type Oddity, oddityOf } from "./oddities.ts";
import { type Fixture, playGame, type Surroundings } from "./play-game.ts";
import { planPlayoffs, playPlayoffs } from "./play-playoffs.ts";
import { tableOf } from "./table-of.ts";
import type { Team } from "./team.ts";
import { type Transfer, transferPlayers } from "./transfers.ts";
import type { Person } from "./crowd.ts";
import type { WorldGame, WorldRound } from "./world-game.ts";

/** One league in one season. Everything names teams by their club's slug. */
export type LeagueSeason = {
  readonly competition: CompetitionBlueprint;
  readonly teams: readonly Team[];
  /** Of the regular season, then those of the play-offs. */
  readonly rounds: readonly WorldRound[];
  readonly decisions: readonly { readonly decision: LeagueDecision<string>; readonly reason: string; readonly decidedAt: number }[];
  /** Club slugs, best first, after the regular season or as it stands. */
  readonly order: readonly string[];
  /** While a season is running: the plan, and slots without teams. */
  readonly playoffs: { readonly plan: PlayoffPlan; readonly bracket: Bracket<string> };
  readonly injuries: readonly Injury[];
  readonly transfers: readonly Transfer[];
};

export type LeagueFrame = {
  readonly competition: CompetitionBlueprint;
  readonly seasonYear: number;
  readonly isRunning: boolean;
  readonly isLowest: boolean;
  readonly calendar: Calendar;
  /** Rounds that lie behind a running season. */
  readonly roundsBehind: number;
  readonly teams: readonly Team[];
  readonly referees: readonly Person[];
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** After these rounds clubs change players. */
const transferRounds = [6, 13];
/** A series takes up to five rounds' worth of dates, and there are three. */
const playoffRounds = 15;

/** Plays a league through, or as far as it has come. */
export function playSeason(frame: LeagueFrame): LeagueSeason {
  const { competition, market, seasonYear, calendar, isRunning } = frame;
  const seed = [market.blueprint.seed, seasonYear, competition.slug].join("/");
  const { teams, transfers } = withTransfers(frame);
  const pairings = doubleRoundRobin(competition.teams);
  const injuries = teams.flatMap((team) =>
    drawInjuries(seededRandom(`${seed}/injuries/${team.club.slug}`), team, pairings.length + playoffRounds),
  );
  const surroundings: Surroundings = { blueprint: market.blueprint, referees: frame.referees, injuries, seed };
  const random = seededRandom(`${seed}/fixtures`);
  const order = random.shuffled(teams);
  const regular = pairings.map((pairing, index): WorldRound => {
    const number = index + 1;
    const games = random
      .shuffled(pairing)
      .map(({ home, away }, place) =>
        scheduledGame(frame, surroundings, { round: number, place, home: order[home] as Team, away: order[away] as Team }),
      );
    return { number, slug: String(number), kind: "regular", stage: null, games };
  });
  const decisions = decisionsOf(frame, teams);
  const table = tableOf(
    teams,
    regular.flatMap(({ games }) => games),
    decisions.map(({ decision }) => decision),
  ).map(({ team }) => team);
  const frameOfPlayoffs = { competition, surroundings, calendar, teams, table, after: pairings.length };
  const { plan, bracket, rounds } = isRunning ? planPlayoffs(frameOfPlayoffs) : playPlayoffs(frameOfPlayoffs);
  return {
    competition,
    teams,
    rounds: [...regular, ...rounds],
    decisions,
    order: table,
    playoffs: { plan, bracket },
    injuries,
    transfers,
  };
}

function withTransfers({ teams, market, calendar, isRunning, roundsBehind }: LeagueFrame): {
  teams: readonly Team[];
  transfers: Transfer[];
} {
  let changed = teams;
  const all: Transfer[] = [];
  for (const round of transferRounds) {
    if (isRunning && round >= roundsBehind) continue;
    const { teams: after, transfers } = transferPlayers(market, changed, tuesdayAfter(calendar, round));
    changed = after;
    all.push(...transfers);
  }
  return { teams: changed, transfers: all };
}

/** Once a season somebody has not paid or not written in time. */
function decisionsOf(
  { seasonYear, isLowest, market, now, isRunning, calendar }: LeagueFrame,
  teams: readonly Team[],
): LeagueSeason["decisions"] {
  if (seasonYear !== 2025 || !isLowest) return [];
  const decidedAt = isRunning ? now : tipOffAt(calendar, 11, 0);
  const decision = { kind: "deduction", team: (teams.at(-3) as Team).club.slug, points: 1 } as const;
  return [{ decision, reason: market.blueprint.texts.licence, decidedAt }];
}

type Place = { readonly round: number; readonly place: number; readonly home: Team; readonly away: Team };

function scheduledGame(frame: LeagueFrame, surroundings: Surroundings, { round, place, home, away }: Place): WorldGame {
  const { calendar, now, isRunning } = frame;
  const planned = tipOffAt(calendar, round, place);
  const oddity = oddityOf(frame.seasonYear, isRunning, frame.isLowest, round, place);
  const moved = moveOf(frame, surroundings, { oddity, planned, round });
  const slug = `${home.club.slug}-${away.club.slug}`;
  const tipOff = moved?.toTipOff ?? planned;
  const bare = { slug, round, home, away, tipOff, moves: moved ? [moved] : [], duel: null };
  if (oddity === "postponed") return { ...bare, plan: "postponed", events: [], result: null };
  if (tipOff + gameMs > now && isRunning) return { ...bare, plan: "to-come", events: [], result: null };
  const fixture: Fixture = { round, slug, home, away, tipOff, playoff: false, oddity };
  return { ...bare, plan: oddity === "forfeited" ? "forfeited" : "played", ...playGame(surroundings, fixture) };
}

type Planned = { readonly oddity: Oddity | null; readonly planned: number; readonly round: number };

/** The heating fails, or the school needs its hall. */
function moveOf(
  { calendar }: LeagueFrame,
  { blueprint }: Surroundings,
  { oddity, planned, round }: Planned,
): WorldGame["moves"][number] | null {
  if (oddity !== "moved" && oddity !== "postponed") return null;
  const { texts } = blueprint;
  const toTipOff = oddity === "moved" ? midweekAfter(calendar, round, 1) : null;
  return {
    movedAt: planned - 3 * 86_400_000,
    fromTipOff: planned,
    toTipOff,
    fromStatus: "scheduled",
    toStatus: toTipOff === null ? "postponed" : "scheduled",
    reason: toTipOff === null ? texts.heating : texts.hallTaken,
  };
}
