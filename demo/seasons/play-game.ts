import type { GameEvent } from "#core/game/events.ts";
import type { Official } from "#core/game/facts.ts";
import type { GameState } from "#core/game/game-state.ts";
import type { LeagueResult } from "#core/league/league-result.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import { seededRandom, type Random } from "../random.ts";
import { simulateGame, type SimulatedGame } from "../simulate-game.ts";
import { awardAgainst, correctRebound, decree, protestOf, ruleAfterwards } from "./after-the-game.ts";
import { drawAttendance } from "./attendance.ts";
import { dayOf } from "./calendar.ts";
import { fullName, type Person } from "./crowd.ts";
import { fit, type Injury } from "./injuries.ts";
import type { Oddity } from "./oddities.ts";
import { simulatedTeam, squadOn, type Team } from "./team.ts";

/** What a league brings to each of its games. */
export type Surroundings = {
  readonly blueprint: TenantBlueprint;
  readonly referees: readonly Person[];
  readonly injuries: readonly Injury[];
  /** Names the league and season: the same game in another season falls otherwise. */
  readonly seed: string;
};

export type Fixture = {
  readonly round: number;
  readonly slug: string;
  readonly home: Team;
  readonly away: Team;
  readonly tipOff: number;
  readonly playoff: boolean;
  readonly oddity: Oddity | null;
};

export type PlayedGame = { readonly events: readonly GameEvent[]; readonly result: LeagueResult<string> };

/** The log of a game and what the league counts of it: the same for the same two. */
export function playGame(surroundings: Surroundings, fixture: Fixture): PlayedGame {
  const { texts } = surroundings.blueprint;
  if (fixture.oddity === "forfeited") {
    const events = decree(fiba, { type: "game.forfeit", by: "away", reason: texts.forfeit }, fixture.tipOff);
    return { events, result: { ...facing(fixture), homePoints: 20, awayPoints: 0, regulation: null, kind: "forfeit", atFault: "away" } };
  }
  const random = seededRandom([surroundings.seed, fixture.round, fixture.slug].join("/"));
  const game = simulate(surroundings, fixture, random);
  const result = resultOf(fixture, game.state);
  switch (fixture.oddity) {
    case "corrected":
      return { events: correctRebound(game, random, texts.wrongRebounder), result };
    case "under-protest":
      return { events: ruleAfterwards(game, [protestOf(game)]).events, result };
    case "protest-rejected": {
      const signer = game.state.officials[0]?.name ?? "";
      return { events: ruleAfterwards(game, [protestOf(game), { type: "game.confirm", signer, digest: null }]).events, result };
    }
    case "awarded": {
      const award = awardAgainst("home", texts.ineligible);
      const { homePoints, awayPoints } = award;
      return {
        events: ruleAfterwards(game, [award]).events,
        result: { ...result, homePoints, awayPoints, regulation: null, kind: "administrative", atFault: "home" },
      };
    }
    default:
      return { events: game.events, result };
  }
}

function simulate({ blueprint, referees, injuries }: Surroundings, fixture: Fixture, random: Random): SimulatedGame {
  const { home, away, tipOff, round, playoff } = fixture;
  const day = dayOf(tipOff, blueprint.tenant.timeZone);
  const attendance = drawAttendance(random.fork("attendance"), blueprint, home, away, playoff);
  const setUp = {
    rules: fiba,
    home: simulatedTeam(home, "home", fit(squadOn(home, day), injuries, round)),
    away: simulatedTeam(away, "away", fit(squadOn(away, day), injuries, round)),
    officials: appoint(referees, random.fork("officials")),
    attendance,
    tipOff,
  };
  return simulateGame(setUp, random);
}

function appoint(referees: readonly Person[], random: Random): readonly Official[] {
  const roles = ["crew-chief", "umpire-1", "umpire-2", "commissioner"] as const;
  const crew = random.shuffled(referees);
  return roles.map((role, place) => ({ role, name: fullName(crew[place] as Person) }));
}

function facing({ round, home, away, tipOff }: Fixture): Pick<LeagueResult<string>, "home" | "away" | "round" | "playedAt"> {
  return { home: home.club.slug, away: away.club.slug, round, playedAt: tipOff };
}

function resultOf(fixture: Fixture, { home, away, periods }: GameState): LeagueResult<string> {
  const regular = periods.filter(({ period }) => period.kind === "regular");
  const long = regular.length < periods.length;
  const sum = (side: "home" | "away") => regular.reduce((points, period) => points + period[side], 0);
  return {
    ...facing(fixture),
    homePoints: home.points,
    awayPoints: away.points,
    regulation: long ? { home: sum("home"), away: sum("away") } : null,
    kind: "played",
    atFault: null,
  };
}
