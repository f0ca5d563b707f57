import { breaksOf, minimumBreaks } from "./breaks-of.ts";
import { type Draft, type DraftGame, gamesOf } from "./draft.ts";
import { improve } from "./improve.ts";
import { changeSlot, type Chance, exchangeNumbers, exchangeRounds, reverseTable, turnPair, turnTable } from "./draft-moves.ts";
import { impossibleWishes } from "./impossible-wishes.ts";
import { bentPenalty, compiledWishes, hardPenalty, wishPenalty } from "./penalty.ts";
import { roundRobin } from "./round-robin.ts";
import type { BrokenWish, PlannedRound, SchedulePlan, ScheduleReport } from "./schedule-plan.ts";
import { roundsNeeded, type ScheduleProblem } from "./schedule-problem.ts";
import { wishCheck } from "./wish-checks.ts";

/** How many changes are tried before the search is content with what it has. */
export const defaultTries = 20_000;
/** How often the search draws anew while hard wishes are broken, before it leaves Berger's table. */
const starts = 5;

/**
 * Makes a schedule: Berger's table, its numbers drawn and its games put into slots so that as many wishes as possible are
 * kept. Only where hard wishes stay broken, rounds and halls are exchanged too, at the price of breaks. Every game of the
 * table is in the plan, and what could not be kept is in its report. The same chance gives the same plan. SCHED13–SCHED15
 *
 * @throws RangeError where the rounds are not as many as the table has, or a round's slots do not hold its games.
 */
export function planSchedule(problem: ScheduleProblem, chance: Chance, tries: number = defaultTries): SchedulePlan {
  refuseUnfit(problem);
  const wishes = compiledWishes(problem);
  const berger = [
    { move: exchangeNumbers, share: 0.45 },
    { move: changeSlot, share: 0.5 },
    { move: turnTable, share: 0.03 },
    { move: reverseTable, share: 0.02 },
  ];
  const searchFrom = (draft: Draft) =>
    improve({
      problem,
      draft,
      moves: berger,
      chance,
      tries,
      penaltyOf: (tried, limit) => wishPenalty(wishes, gamesOf(problem, tried), limit),
    });
  let best = searchFrom(firstDraft(problem, chance));
  for (let start = 1; start < starts && best.penalty >= hardPenalty; start++) {
    const again = searchFrom(firstDraft(problem, chance));
    if (again.penalty < best.penalty) best = again;
  }
  if (best.penalty < hardPenalty) return planOf(problem, best.draft, false);
  const bending = [...berger, { move: exchangeRounds, share: 0.15 }, { move: turnPair, share: 0.35 }];
  const penaltyOf = (tried: Draft, limit: number) => bentPenalty(wishes, problem, tried, limit);
  const tried = improve({ problem, draft: best.draft, moves: bending, chance, tries, penaltyOf });
  const bent = hardBroken(tried.penalty) < hardBroken(best.penalty);
  return planOf(problem, (bent ? tried : best).draft, bent);
}

function hardBroken(penalty: number): number {
  return Math.floor(penalty / hardPenalty);
}

function refuseUnfit({ teams, legs, rounds }: ScheduleProblem): void {
  const needed = roundsNeeded(teams.length, legs);
  if (rounds.length !== needed) throw new RangeError(`${teams.length} teams need ${needed} rounds, not ${rounds.length}`);
  const games = Math.floor(teams.length / 2);
  for (const [index, { slots }] of rounds.entries()) {
    const room = slots.reduce((sum, slot) => sum + (slot.games ?? Infinity), 0);
    if (slots.length > 0 && room < games) throw new RangeError(`Round ${index + 1} has slots for ${room} games, and ${games} to play`);
  }
}

/** Numbers are drawn; slots are filled one after the other, each as evenly as its room allows. */
function firstDraft({ teams, legs, secondHalf, rounds }: ScheduleProblem, chance: Chance): Draft {
  const draw = teams.map((_, index) => index);
  for (let place = draw.length - 1; place > 0; place--) {
    const other = Math.floor(chance() * (place + 1));
    [draw[place], draw[other]] = [draw[other] as number, draw[place] as number];
  }
  const table = roundRobin(teams.length, legs, secondHalf);
  const slots = table.map((games, round) => {
    const room = (rounds[round]?.slots ?? []).map((slot) => slot.games ?? Infinity);
    let next = -1;
    return games.map(() => {
      if (room.length === 0) return -1;
      do next = (next + 1) % room.length;
      while ((room[next] as number) <= 0);
      room[next] = (room[next] as number) - 1;
      return next;
    });
  });
  return { table, draw, slots };
}

function planOf(problem: ScheduleProblem, draft: Draft, bent: boolean): SchedulePlan {
  const { games, byTeam } = gamesOf(problem, draft);
  const team = (index: number) => problem.teams[index] as ScheduleProblem["teams"][number];
  const rounds = draft.table.map((_, round): PlannedRound => {
    const planned = games
      .filter((game) => game.round === round)
      .toSorted(inTime)
      .map(({ home, away, slot }) => ({
        home: team(home).slug,
        away: team(away).slug,
        venue: team(home).venue,
        tipOff: slot?.tipOff ?? null,
        day: slot?.day ?? null,
        time: slot?.time ?? null,
      }));
    return {
      number: round + 1,
      games: planned,
      byes: problem.teams.filter((_team, index) => byTeam[index]?.[round] === null).map(({ slug }) => slug),
    };
  });
  return { rounds, report: reportOf(problem, draft, bent) };
}

/** By day, on a day by tip-off, those whose time is to follow behind; without a day first. SCHED24 */
function inTime({ slot: one }: DraftGame, { slot: other }: DraftGame): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return (one.tipOff ?? Infinity) - (other.tipOff ?? Infinity) || 0;
}

/** SCHED14 */
function reportOf(problem: ScheduleProblem, draft: Draft, bent: boolean): ScheduleReport {
  const read = gamesOf(problem, draft);
  const broken = problem.wishes.flatMap((wish, index) => {
    const findings: BrokenWish[] = [];
    wishCheck(wish, problem)(read, (finding) => findings.push({ ...finding(), wish: index, hard: wish.weight === "hard" }));
    return findings;
  });
  const teams = problem.teams.length;
  const { total, longestRun, byTeam } = breaksOf(drawn(draft), teams);
  return {
    broken: broken.toSorted((one, other) => Number(other.hard) - Number(one.hard)),
    impossible: impossibleWishes(problem),
    breaks: {
      total,
      minimum: minimumBreaks(teams, problem.legs, problem.secondHalf),
      bent,
      longestRun,
      byTeam: problem.teams.map(({ slug }, index) => ({ team: slug, breaks: byTeam[index] ?? 0 })),
    },
  };
}

function drawn({ table, draw }: Draft) {
  return table.map((round) => round.map(({ home, away }) => ({ home: draw[home] as number, away: draw[away] as number })));
}
