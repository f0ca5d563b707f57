import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { decide } from "#core/game/decide.ts";
import { foldGame } from "#core/game/evolve.ts";
import type { GameEvent } from "#core/game/events.ts";
import { newGame } from "#core/game/game-state.ts";
import { fiba } from "#core/rules/fiba.ts";
import { squadOn } from "./seasons/team.ts";
import { buildWorld, type LeagueSeason, type TenantWorld, type WorldGame } from "./world.ts";

const now = Date.UTC(2026, 10, 18, 12);
const weekMs = 7 * 86_400_000;
const world = buildWorld(now);
const patience = 60_000;

function leaguesOf(tenant: TenantWorld): { season: TenantWorld["seasons"][number]; league: LeagueSeason }[] {
  return tenant.seasons.flatMap((season) => season.leagues.map((league) => ({ season, league })));
}

function gamesOf({ rounds }: LeagueSeason): WorldGame[] {
  return rounds.flatMap(({ games }) => games);
}

const leagues = world.flatMap((tenant) =>
  leaguesOf(tenant).map(
    ({ season, league }) =>
      [`${tenant.blueprint.tenant.slug} ${season.slug} ${league.competition.slug}`, { tenant, season, league }] as const,
  ),
);

/** All that is so in a world, without when and by whom it was written down. */
function digest(part: unknown): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("hex");
}

describe("the demo's world", () => {
  // A change of the simulator changes the world, and with it what everybody sees and every picture shows: let it be meant.
  it(
    "is the same on every machine",
    () => {
      expect(digest(world)).toBe("05287822298eb174c10dc20f778f59619ab132d91849571a0b292a09316c724d");
    },
    patience,
  );

  it("is about a thousand games in two tenants, two finished seasons and a running one each", () => {
    const games = leagues.flatMap(([, { league }]) => gamesOf(league));
    expect(games).toHaveLength(1054);
    expect(games.filter(({ result }) => result !== null).length).toBeGreaterThan(850);
    for (const { seasons } of world)
      expect(seasons.map(({ slug, isRunning }) => [slug, isRunning])).toEqual([
        ["2024-25", false],
        ["2025-26", false],
        ["2026-27", true],
      ]);
  });

  it(
    "keeps its past when time goes on: only the running season's games come nearer",
    () => {
      const later = buildWorld(now + 3 * weekMs);
      for (const [index, tenant] of world.entries()) {
        expect(digest(later[index]?.seasons.slice(0, 2))).toBe(digest(tenant.seasons.slice(0, 2)));
        const [before, after] = [tenant, later[index] as TenantWorld].map(({ seasons }) => seasons[2]?.leagues.flatMap(gamesOf) ?? []);
        for (const [place, game] of (before ?? []).entries()) {
          const moved = after?.[place] as WorldGame;
          expect([moved.slug, moved.plan, moved.result?.homePoints]).toEqual([game.slug, game.plan, game.result?.homePoints]);
          expect(Math.abs(moved.tipOff - game.tipOff - 3 * weekMs)).toBeLessThanOrEqual(2 * weekMs + 3_600_000);
        }
      }
    },
    patience,
  );

  it.each(["2025-07-14", "2026-12-27", "2027-02-05T23:30", "2027-08-30", "2031-10-03T18:30"])(
    "is alive on %s",
    (day) => {
      const at = Date.parse(day);
      for (const { seasons } of buildWorld(at, { extent: "running-season" })) {
        const games = seasons.flatMap((season) => season.leagues.flatMap(gamesOf));
        const ahead = games.filter(({ plan }) => plan === "to-come");
        const behind = games.filter(({ result }) => result !== null);
        expect(Math.min(...ahead.map(({ tipOff }) => tipOff)) - at).toBeLessThan(4 * weekMs);
        expect(at - Math.max(...behind.map(({ tipOff }) => tipOff))).toBeLessThan(4 * weekMs);
        expect(ahead.every(({ tipOff }) => tipOff > at - 3 * 3_600_000)).toBe(true);
        expect(behind.every(({ tipOff }) => tipOff < at)).toBe(true);
      }
    },
    patience,
  );

  it("plays part of a round when a weekend is in its midst", () => {
    const [{ seasons } = { seasons: [] }] = buildWorld(Date.UTC(2026, 10, 21, 20), { extent: "running-season" });
    const round = seasons[0]?.leagues[0]?.rounds[9];
    expect(new Set(round?.games.map(({ plan }) => plan))).toEqual(new Set(["played", "to-come"]));
  });
});

describe.each(leagues)("%s", (_name, { tenant, season, league }) => {
  const games = gamesOf(league);

  it("has every log accepted line by line by the rules, and what it folds to is the result", () => {
    for (const { slug, events, result } of games) {
      if (result === null) continue;
      expect([slug, refusals(events)]).toEqual([slug, []]);
      const state = foldGame(events, fiba);
      const score = state.award ?? { homePoints: state.home.points, awayPoints: state.away.points };
      expect([slug, score.homePoints, score.awayPoints]).toEqual([slug, result.homePoints, result.awayPoints]);
      expect(state.ended).toBe(true);
    }
  });

  it("plays every pairing at home and away, nobody twice in a round", () => {
    const regular = league.rounds.filter(({ kind }) => kind === "regular");
    const { teams } = league.competition;
    expect(regular).toHaveLength(2 * (teams - 1));
    expect(new Set(regular.flatMap((round) => round.games.map(({ slug }) => slug))).size).toBe(teams * (teams - 1));
    for (const round of regular)
      expect(new Set(round.games.flatMap(({ home, away }) => [home.club.slug, away.club.slug])).size).toBe(teams);
  });

  it("gives everybody twelve players and one captain on any day, and every shirt once", () => {
    const days = [
      season.startsOn,
      ...games.filter(({ plan }) => plan === "played").map(({ tipOff }) => new Date(tipOff).toISOString().slice(0, 10)),
    ];
    for (const team of league.teams) {
      for (const day of new Set(days)) {
        const squad = squadOn(team, day);
        expect([team.club.slug, day, squad.length]).toEqual([team.club.slug, day, 12]);
        expect(new Set(squad.map(({ shirt }) => shirt)).size).toBe(12);
        expect(squad.filter(({ captain }) => captain)).toHaveLength(1);
      }
      if (team.club.bothZeros) expect(["0", "00"].every((shirt) => team.signings.some((signing) => signing.shirt === shirt))).toBe(true);
    }
  });

  it("nobody is in two teams of the tenant on one day", () => {
    const all = season.leagues.flatMap(({ teams }) => teams.flatMap(({ signings }) => signings));
    for (const day of [season.startsOn, "2024-12-31", "2025-12-31"]) {
      const people = all
        .filter(({ validFrom, validTo }) => validFrom <= day && (validTo ?? "9999") >= day)
        .map(({ player }) => player.person.slug);
      expect(new Set(people).size).toBe(people.length);
    }
  });

  it("fills no hall beyond its seats", () => {
    for (const { events, home } of games) {
      const attendance = foldGame(events, fiba).attendance ?? 0;
      expect(attendance).toBeLessThanOrEqual(home.club.venue.capacity);
    }
  });

  it("ends in a champion when the season is over", () => {
    const champion = league.playoffs.bracket.places.find(({ place }) => place === 1)?.team ?? null;
    expect(champion !== null).toBe(!season.isRunning);
    if (season.isRunning) return;
    const cancelled = games.filter(({ plan }) => plan === "cancelled");
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.every(({ duel, events }) => duel !== null && events.length === 0)).toBe(true);
    expect(games.every(({ plan }) => plan !== "to-come")).toBe(true);
  });

  it("names each of its people once", () => {
    expect(new Set(tenant.people.map(({ slug }) => slug)).size).toBe(tenant.people.length);
  });
});

describe("what happens besides games", () => {
  const running = leagues.filter(([, { season }]) => season.isRunning).map(([, { league }]) => gamesOf(league));
  const finished = leagues.filter(([, { season }]) => !season.isRunning).map(([, { league }]) => gamesOf(league));
  const statusesOf = (games: readonly WorldGame[]) =>
    new Set(games.filter(({ events }) => events.length > 0).map(({ events }) => foldGame(events, fiba).status));
  const kindsOf = (games: readonly WorldGame[]) => new Set(games.flatMap(({ result }) => result?.kind ?? []));
  const factsOf = (games: readonly WorldGame[]) =>
    games.flatMap(({ events }) => events).flatMap((event) => ("fact" in event ? [event.fact] : []));

  it("every running league has a forfeit, a postponed and a moved game, a protest, a corrected game and an overtime", () => {
    for (const games of running) {
      expect(statusesOf(games)).toEqual(new Set(["final", "forfeited", "under-protest"]));
      expect(games.filter(({ plan, moves }) => plan === "postponed" && moves.length === 1)).toHaveLength(1);
      expect(games.filter(({ plan, moves }) => plan === "played" && moves.length === 1)).toHaveLength(1);
      expect(games.some(({ events }) => events.some(({ op }) => op === "amend"))).toBe(true);
      expect(games.some(({ result }) => result?.regulation)).toBe(true);
    }
  });

  it("finished seasons have seen a forfeit, an award and a deduction", () => {
    expect(kindsOf(finished.flat())).toEqual(new Set(["played", "forfeit", "administrative"]));
    expect(leagues.filter(([, { league }]) => league.decisions.length > 0)).toHaveLength(2);
  });

  it("a correction moves one rebound to a teammate and changes no score", () => {
    for (const { events } of running.flat().filter(({ events: log }) => log.some(({ op }) => op === "amend"))) {
      const uncorrected = foldGame(
        events.filter(({ op }) => op !== "amend"),
        fiba,
      );
      const corrected = foldGame(events, fiba);
      for (const side of ["home", "away"] as const) {
        const changes = [...corrected[side].players.values()].map(
          (player) => player.defensiveRebounds - (uncorrected[side].players.get(player.player.key)?.defensiveRebounds ?? 0),
        );
        expect(corrected[side].points).toBe(uncorrected[side].points);
        expect(changes.reduce((sum, change) => sum + change, 0)).toBe(0);
      }
      expect(corrected.status).toBe("final");
    }
  });

  it("somebody fouls out, is called for a technical and for an unsportsmanlike foul", () => {
    const facts = factsOf(finished.flat());
    const kinds = new Set(facts.flatMap((fact) => (fact.type === "foul" ? [fact.kind] : [])));
    for (const kind of ["personal", "offensive", "technical", "unsportsmanlike"] as const) expect(kinds).toContain(kind);
  });

  it("careers go on: most players return, some change clubs, some stop, new ones come", () => {
    for (const { seasons } of world) {
      const clubs = seasons.map(
        ({ leagues: played }) =>
          new Map(
            played.flatMap(({ teams }) =>
              teams.flatMap(({ club, signings }) =>
                signings.filter(({ validTo }) => validTo === null).map(({ player }) => [player.person.slug, club.slug] as const),
              ),
            ),
          ),
      );
      for (const [index, before] of clubs.slice(0, -1).entries()) {
        const after = clubs[index + 1] as Map<string, string>;
        const stayed = [...before].filter(([person, club]) => after.get(person) === club).length / before.size;
        const changed = [...before].filter(([person, club]) => after.has(person) && after.get(person) !== club).length / before.size;
        expect(stayed).toBeGreaterThan(0.3);
        expect(changed).toBeGreaterThan(0.05);
        expect(stayed + changed).toBeLessThan(0.95);
      }
    }
  });

  it("clubs go up and down between the leagues", () => {
    const [klb] = world;
    const first = klb?.seasons.map(({ leagues: [league] }) => new Set(league?.teams.map(({ club }) => club.slug)));
    const gone = (year: number) => [...(first?.[year] ?? [])].filter((club) => !first?.[year + 1]?.has(club));
    expect([gone(0).length, gone(1).length]).toEqual([2, 2]);
  });

  it("has names of both scripts' letters and of none", () => {
    const people = world.flatMap((tenant) => tenant.people);
    const serbian = people.filter(({ transliterable }) => transliterable).map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    for (const letter of "čćžšđ") expect(serbian.join("").toLowerCase()).toContain(letter);
    expect(serbian.filter((name) => /[wxyq]/i.test(name))).toEqual([]);
    expect(people.filter(({ transliterable, familyName }) => !transliterable && /[wxyq]/i.test(familyName))).not.toEqual([]);
  });
});

/** What the rules would refuse of the lines as they were written, one after the other. */
function refusals(events: readonly GameEvent[]): string[] {
  const state = newGame(fiba);
  return events.flatMap((event) => {
    if (event.op !== "add") return [];
    const decision = decide(state, event);
    return decision.accepted ? [] : [decision.refusal.detail];
  });
}
