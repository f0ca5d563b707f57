import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { foldGame } from "#core/game/evolve.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { DemoGame, DemoLeague } from "./season.ts";
import { buildWorld } from "./world.ts";

const now = Date.UTC(2026, 10, 18, 12);
const world = buildWorld(now);

function gamesOf(league: DemoLeague): DemoGame[] {
  return league.rounds.flatMap((round) => round.games);
}

describe("the demo's world", () => {
  // A change of the simulator changes the world, and with it what everybody sees and every picture shows: let it be meant.
  it("is the same on every machine", () => {
    expect(createHash("sha256").update(JSON.stringify(world)).digest("hex")).toBe(
      "c2894979b8d8c754aa4b2047711070e15e802a72c502f9d397237fba7d4ed189",
    );
  });

  it("moves with the calendar in whole weeks, and nothing else in it changes", () => {
    const later = buildWorld(now + 7 * 86_400_000);
    const after = later.flatMap(gamesOf);
    for (const [index, game] of world.flatMap(gamesOf).entries()) {
      const moved = after[index] as DemoGame;
      // The same hour in the hall; between summer and winter time that is an hour more or less.
      expect(Math.abs(moved.tipOff - game.tipOff - 7 * 86_400_000)).toBeLessThanOrEqual(3_600_000);
      expect(moved.events.map(({ fact }) => fact)).toEqual(game.events.map(({ fact }) => fact));
    }
  });

  it.each(world.map((league) => [league.blueprint.tenant.host, league] as const))(
    "%s has played a dozen games, one of them long, one forfeited, one postponed",
    (_host, league) => {
      const games = gamesOf(league);
      const played = games.filter(({ plan }) => plan === "played");
      expect(games).toHaveLength(56);
      expect(played).toHaveLength(14);
      expect(played.map(({ events }) => foldGame(events, fiba).status)).toEqual(played.map(() => "final"));
      expect(played.some(({ events }) => events.some(({ moment }) => moment.period.kind === "overtime"))).toBe(true);
      expect(games.filter(({ plan }) => plan === "forfeited").map(({ events }) => foldGame(events, fiba).status)).toEqual(["forfeited"]);
      expect(games.filter(({ plan }) => plan === "postponed").map(({ events }) => foldGame(events, fiba).status)).toEqual(["postponed"]);
      expect(played.every(({ tipOff }) => tipOff < now)).toBe(true);
      expect(games.filter(({ plan }) => plan === "to-come").every(({ tipOff }) => tipOff > now)).toBe(true);
    },
  );

  it.each(world.map((league) => [league.blueprint.tenant.host, league] as const))(
    "%s gives everybody a slug of his own and every shirt once",
    (_host, league) => {
      const people = [
        ...league.squads.flatMap((squad) => [squad.coach, squad.assistant, ...squad.players.map(({ person }) => person)]),
        ...league.referees,
      ];
      expect(new Set(people.map(({ slug }) => slug)).size).toBe(people.length);
      for (const { players } of league.squads) {
        expect(players).toHaveLength(12);
        expect(new Set(players.map(({ roster }) => roster.shirt)).size).toBe(12);
        expect(players.filter(({ roster }) => roster.captain)).toHaveLength(1);
      }
      const zeros = league.squads.filter(({ players }) =>
        ["0", "00"].every((shirt) => players.some(({ roster }) => roster.shirt === shirt)),
      );
      expect(zeros).not.toEqual([]);
    },
  );

  it("has names of both scripts' letters and of none", () => {
    const names = world.flatMap(({ squads }) => squads.flatMap(({ players }) => players.map(({ person }) => person)));
    const serbian = names.filter(({ transliterable }) => transliterable).map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    for (const letter of "čćžšđ") expect(serbian.join("").toLowerCase()).toContain(letter);
    expect(serbian.filter((name) => /[wxyq]/i.test(name))).toEqual([]);
    expect(names.filter(({ transliterable, familyName }) => !transliterable && /[wxyq]/i.test(familyName))).not.toEqual([]);
  });
});
