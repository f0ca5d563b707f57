import type { Impossibility } from "./findings.ts";
import type { ScheduleProblem, Slot, WishOf, Wish } from "./schedule-problem.ts";

type Placed<Kind extends Wish["kind"]> = { readonly wish: WishOf<Kind>; readonly index: number };

/**
 * Hard wishes that contradict each other or the table, whatever is drawn. What is not here may still be impossible, only
 * nobody has a short reason for it: then the report's broken wishes tell. SCHED15
 */
export function impossibleWishes(problem: ScheduleProblem): Impossibility[] {
  return [...blockedRounds(problem), ...contradictions(problem), ...byesOfEven(problem), ...tooManyHomes(problem), ...fullHalls(problem)];
}

function hard<Kind extends Wish["kind"]>({ wishes }: ScheduleProblem, kind: Kind): Placed<Kind>[] {
  return wishes.flatMap((wish, index) => (wish.kind === kind && wish.weight === "hard" ? [{ wish: wish as WishOf<Kind>, index }] : []));
}

/** A team that must play a round on days on which it must not. */
function blockedRounds(problem: ScheduleProblem): Impossibility[] {
  if (problem.teams.length % 2 === 1) return [];
  const blocked = hard(problem, "blocked").filter(({ wish }) => wish.venues.length === 0);
  return problem.rounds.flatMap(({ slots }, round) =>
    problem.teams.flatMap(({ slug }): Impossibility[] => {
      const own = blocked.filter(({ wish }) => wish.teams.length === 0 || wish.teams.includes(slug));
      const inTheWay = own.filter(({ wish }) => slots.some((slot) => isOn(slot, wish)));
      const isFree = slots.length === 0 || slots.some((slot) => !own.some(({ wish }) => isOn(slot, wish)));
      if (isFree) return [];
      return [{ key: "impossibleRound", values: { team: slug, round: round + 1 }, wishes: inTheWay.map(({ index }) => index) }];
    }),
  );
}

function isOn({ day }: Slot, { from, to }: WishOf<"blocked">): boolean {
  return from <= day && day <= to;
}

/** At home and away in one round, or against two. */
function contradictions(problem: ScheduleProblem): Impossibility[] {
  const plays = hard(problem, "plays");
  return plays.flatMap(({ wish, index }, place) =>
    plays.slice(0, place).flatMap((before): Impossibility[] => {
      if (before.wish.team !== wish.team) return [];
      const differs =
        (wish.at !== before.wish.at && wish.at !== "either" && before.wish.at !== "either") ||
        (wish.against !== null && before.wish.against !== null && wish.against !== before.wish.against);
      const round = wish.rounds.find((number) => differs && before.wish.rounds.includes(number));
      if (round === undefined) return [];
      return [{ key: "impossibleTwoWishes", values: { team: wish.team, round }, wishes: [before.index, index] }];
    }),
  );
}

/** With an even number of teams everybody plays in every round. */
function byesOfEven(problem: ScheduleProblem): Impossibility[] {
  if (problem.teams.length % 2 === 1) return [];
  return hard(problem, "plays").flatMap(({ wish, index }): Impossibility[] => {
    const [round] = wish.rounds;
    if (wish.at !== "bye" || round === undefined) return [];
    return [{ key: "impossibleBye", values: { team: wish.team, round }, wishes: [index] }];
  });
}

/** Teams of which one at most may be at home in a round, with more home games than rounds in which any of their halls is open. */
function tooManyHomes(problem: ScheduleProblem): Impossibility[] {
  const closing = hard(problem, "blocked").filter(({ wish }) => wish.venues.length > 0);
  return hard(problem, "not-both-home").flatMap(({ wish, index }): Impossibility[] => {
    const halls = problem.teams.filter(({ slug }) => wish.teams.includes(slug)).map(({ venue }) => venue);
    const closings = closing.filter(({ wish: closed }) => halls.some((hall) => hall !== null && closed.venues.includes(hall)));
    const isOpen = (hall: string | null, slot: Slot) =>
      !closings.some(({ wish: closed }) => hall !== null && closed.venues.includes(hall) && isOn(slot, closed));
    const open = problem.rounds.filter(({ slots }) => slots.length === 0 || slots.some((slot) => halls.some((hall) => isOpen(hall, slot))));
    const [games, rounds] = [wish.teams.length * homeGames(problem), open.length];
    if (wish.within !== "round" || games <= rounds) return [];
    return [
      { key: "impossibleHomes", values: { teams: wish.teams, games, rounds }, wishes: [index, ...closings.map((closed) => closed.index)] },
    ];
  });
}

/** Home games that a team has at least. */
function homeGames({ teams, legs }: ScheduleProblem): number {
  const pairs = teams.length - 1;
  return Math.floor(legs / 2) * pairs + (legs % 2) * Math.floor(pairs / 2);
}

/** A hall with more games than can follow one another in it. */
function fullHalls(problem: ScheduleProblem): Impossibility[] {
  // Where a time is to follow a day has room for whoever is given one.
  if (problem.rounds.some(({ slots }) => slots.length === 0 || slots.some(({ time }) => time === null))) return [];
  return hard(problem, "venue-clash").flatMap(({ wish, index }) => {
    const venues = [...new Set(problem.teams.flatMap(({ venue }) => venue ?? []))];
    return venues.flatMap((venue): Impossibility[] => {
      const hosts = problem.teams.filter((team) => team.venue === venue).length;
      const closed = hard(problem, "blocked").filter(({ wish: blocked }) => blocked.venues.includes(venue));
      const open = problem.rounds.flatMap(({ slots }) => slots.filter((slot) => !closed.some((blocked) => isOn(slot, blocked.wish))));
      const [games, slots] = [hosts * homeGames(problem), inARow(open, wish.hours)];
      if (hosts < 2 || games <= slots) return [];
      return [{ key: "impossibleHall", values: { venue, games, slots }, wishes: [index, ...closed.map((blocked) => blocked.index)] }];
    });
  });
}

/** How many games can tip off one after the other in a hall: always the earliest that the last one leaves room for. */
function inARow(slots: readonly Slot[], hours: number): number {
  let [count, last] = [0, -Infinity];
  for (const { about } of slots.toSorted((one, other) => one.about - other.about)) {
    if (about - last < hours * 3_600_000) continue;
    count += 1;
    last = about;
  }
  return count;
}
