import type { AddEvent } from "#core/game/events.ts";
import type { Fact, Official } from "#core/game/facts.ts";
import { periodAt } from "#core/game/period.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { ClubBlueprint, LeagueBlueprint } from "./leagues/league-blueprint.ts";
import { nameDrawer } from "./leagues/person-names.ts";
import { drawPerson, drawSquad, fullName, teamOf, type Person, type Squad } from "./leagues/squad.ts";
import { seededRandom, type Random } from "./random.ts";
import { doubleRoundRobin, tipOffs } from "./schedule.ts";
import { simulateGame } from "./simulate-game.ts";
import { openGameLog } from "./simulation/game-log.ts";

export type DemoGame = {
  readonly slug: string;
  readonly home: Squad;
  readonly away: Squad;
  readonly venue: ClubBlueprint["venue"];
  /** Epoch milliseconds. */
  readonly tipOff: number;
  readonly plan: "played" | "to-come" | "postponed" | "forfeited";
  /** What the table wrote down; nothing for a game to come. */
  readonly events: readonly AddEvent[];
};

export type DemoRound = { readonly number: number; readonly slug: string; readonly games: readonly DemoGame[] };

export type DemoLeague = {
  readonly blueprint: LeagueBlueprint;
  readonly squads: readonly Squad[];
  readonly referees: readonly Person[];
  readonly rounds: readonly DemoRound[];
};

/** Rounds that are over: fourteen games played, one forfeited, one postponed. */
const playedRounds = 4;
const forfeited = { round: 3, game: 2 };
const postponed = { round: 4, game: 3 };
/** The game that is played again with other luck until it is level after forty minutes, should no other have been. */
const longGame = { round: 2, game: 1 };

/** A whole league from its blueprint as it stands at `now` (epoch milliseconds): the same for the same two. */
export function buildLeague(blueprint: LeagueBlueprint, now: number): DemoLeague {
  const random = seededRandom(blueprint.seed);
  const drawName = nameDrawer(random.fork("names"));
  const squads = blueprint.clubs.map((club) => drawSquad(random.fork(club.slug), club, blueprint.culture, drawName));
  const referees = Array.from({ length: 10 }, () => drawPerson(random, drawName(blueprint.culture), [26, 48]));
  const order = random.shuffled(squads);
  const pairings = doubleRoundRobin(squads.length);
  const times = tipOffs(pairings.length, playedRounds, now, blueprint.tenant.timeZone);
  const rounds = pairings.map((round, index): DemoRound => {
    const number = index + 1;
    const games = random.shuffled(round).map(({ home, away }, place) =>
      playGame({
        blueprint,
        referees,
        random,
        number,
        place,
        home: order[home] as Squad,
        away: order[away] as Squad,
        tipOff: times[index]?.[place] as number,
      }),
    );
    return { number, slug: String(number), games };
  });
  return { blueprint, squads, referees, rounds: withOvertime(rounds, { blueprint, referees, random }) };
}

type Surroundings = { readonly blueprint: LeagueBlueprint; readonly referees: readonly Person[]; readonly random: Random };
type Fixture = Surroundings & {
  readonly number: number;
  readonly place: number;
  readonly home: Squad;
  readonly away: Squad;
  readonly tipOff: number;
};

function playGame(fixture: Fixture): DemoGame {
  const { home, away, tipOff } = fixture;
  const plan = planOf(fixture);
  const slug = `${home.club.slug}-${away.club.slug}`;
  return { slug, home, away, venue: home.club.venue, tipOff, plan, events: eventsOf(fixture, plan, slug) };
}

function planOf({ number, place }: Fixture): DemoGame["plan"] {
  if (number === forfeited.round && place === forfeited.game) return "forfeited";
  if (number === postponed.round && place === postponed.game) return "postponed";
  return number <= playedRounds ? "played" : "to-come";
}

function eventsOf(fixture: Fixture, plan: DemoGame["plan"], luck: string): readonly AddEvent[] {
  const { texts } = fixture.blueprint;
  switch (plan) {
    case "played":
      return simulate(fixture, luck);
    case "forfeited":
      return decree(fixture, { type: "game.forfeit", by: "away", reason: texts.forfeit });
    case "postponed":
      return decree(fixture, { type: "game.status", status: "postponed", reason: texts.postponement });
    case "to-come":
      return [];
  }
}

/** What the league writes into the log of a game nobody played, on the day before. */
function decree({ tipOff }: Fixture, fact: Fact): readonly AddEvent[] {
  const log = openGameLog(fiba);
  const moment = { period: periodAt(0, fiba.format), gameClockMs: null, shotClockMs: null, clockQuality: "hand" } as const;
  log.write(fact, moment, null, tipOff - 86_400_000);
  return log.events;
}

function simulate(
  { referees, random, home, away, tipOff }: Pick<Fixture, "referees" | "random" | "home" | "away" | "tipOff">,
  luck: string,
): readonly AddEvent[] {
  const chance = random.fork(luck);
  const attendance = Math.round(home.club.venue.capacity * chance.between(0.35, 0.95));
  const setUp = {
    rules: fiba,
    home: teamOf(home, "home"),
    away: teamOf(away, "away"),
    officials: appoint(referees, chance),
    attendance,
    tipOff,
  };
  return simulateGame(setUp, chance).events;
}

function appoint(referees: readonly Person[], chance: Random): readonly Official[] {
  const roles = ["crew-chief", "umpire-1", "umpire-2", "commissioner"] as const;
  const crew = chance.shuffled(referees);
  return roles.map((role, place) => ({ role, name: fullName(crew[place] as Person) }));
}

/** Every demo shows an overtime. */
function withOvertime(rounds: readonly DemoRound[], surroundings: Surroundings): readonly DemoRound[] {
  if (rounds.some((round) => round.games.some(({ events }) => hasOvertime(events)))) return rounds;
  return rounds.map((round) => {
    if (round.number !== longGame.round) return round;
    return { ...round, games: round.games.map((game, place) => (place === longGame.game ? playedToOvertime(game, surroundings) : game)) };
  });
}

function playedToOvertime(game: DemoGame, surroundings: Surroundings): DemoGame {
  for (let attempt = 1; ; attempt++) {
    const events = simulate({ ...surroundings, ...game }, `${game.slug} again ${attempt}`);
    if (hasOvertime(events)) return { ...game, events };
  }
}

function hasOvertime(events: readonly AddEvent[]): boolean {
  return events.at(-1)?.moment.period.kind === "overtime";
}
