import { describe, expect, it } from "vitest";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { fixtureEvent, fixtureSource, newerFixtureSource, olderFixtureSource } from "#tests/support/fixtures/fixture-source.ts";
import { expectMadeUpBox } from "#tests/support/fixtures/made-up-box.ts";
import { readFixture } from "./genius-fixture.ts";
import { admitGame, UnreadableGame, type QualityFlag } from "./imported-game.ts";

type Json = Record<string, unknown>;

function read(...answers: unknown[]) {
  const game = readFixture(
    answers.map((json, index) => ({ name: `${index}.json`, json })),
    "file",
  );
  const { state, flags } = admitGame(game);
  return { game, state, flags, box: boxScoreOf(state) };
}

/** What is flagged, without what the printed box score of the whole game has otherwise than a part of its plays. */
function kindsOf(flags: readonly QualityFlag[]): string[] {
  return flags.map(({ kind }) => kind).filter((kind) => kind !== "box-mismatch");
}

/** The made-up fixture with other plays in its one period. */
function withPlays(events: readonly unknown[], more: Json = {}): Json {
  const { data } = fixtureSource() as { data: Json };
  return { ...data, pbp: { "1": { events } }, fixture: { ...(data["fixture"] as Json), status: "IN_PROGRESS" }, ...more };
}

function only(answer: Json, ...keys: string[]): Json {
  const { data } = answer as { data: Json };
  return { data: Object.fromEntries(Object.entries(data).filter(([key]) => key === "fixture" || keys.includes(key))) };
}

/** What each play hangs on, as "2 rebound-of 1". */
function links({ game }: ReturnType<typeof read>): string[] {
  return game.events.flatMap(({ eventId, link }) => (link ? [`${eventId} ${link.kind} ${link.to}`] : []));
}

describe("fixtures of Genius and Atrium", () => {
  it("BOX1–BOX7 IMP12 a whole game equals its box score counted by hand, final and without a flag", () => {
    const { game, box, flags, state } = read(fixtureSource());
    expectMadeUpBox(box);
    expect(flags).toEqual([]);
    expect(state.status).toBe("final");
    expect(game).toMatchObject({ sourceGameId: "fixture-1", ruleProfile: "fiba", printedScore: { home: 13, away: 10 } });
    expect(game.about).toEqual({ date: "2026-10-03", time: "18:30", venue: "Made-up Hall", round: null, phase: null });
    expect(box.teams.home).toMatchObject({ name: "Club A", code: "CLA", teamKey: "entity-a" });
    expect(box.teams.home.players.find(({ captain }) => captain)?.shirt).toBe("4");
  });

  it("reads the plays of older answers by their words, and of newer ones wherever they stand", () => {
    expectMadeUpBox(read(newerFixtureSource()).box);
    const older = read(olderFixtureSource());
    expectMadeUpBox(older.box);
    expect(older.flags.map(({ kind, detail }) => [kind, detail])).toEqual([["event-unknown", "Challenge at 1-37"]]);
  });

  it("takes the plays and the box score from two answers, in any order or in a list", () => {
    const [plays, sheet] = [only(fixtureSource(), "pbp"), only(fixtureSource(), "statistics")];
    for (const { box, flags } of [read(plays, sheet), read(sheet, plays), read([plays, sheet])]) {
      expectMadeUpBox(box);
      expect(flags).toEqual([]);
    }
  });

  it("IMP22 without a box score the plays say who began and who plays, which is told", () => {
    const { box, flags } = read(only(fixtureSource(), "pbp"));
    expect(box.teams.home.points).toBe(13);
    const starters = box.teams.home.players.filter(({ starter }) => starter).map(({ shirt }) => shirt);
    expect(starters.toSorted()).toEqual(["4", "5", "6", "7", "8"]);
    expect(flags.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
      "player-unknown: no box score names the players of Club A: they are taken from the plays",
      "player-unknown: no box score names the players of Club B: they are taken from the plays",
    ]);
  });

  it("IMP23 rows of one moment stand in any order: each is linked to its own, and follows it", () => {
    const result = read(
      withPlays([
        fixtureEvent({ who: "B8", what: "block" }, "block"),
        fixtureEvent({ who: "A4", what: "offensive rebound" }, "rebound"),
        fixtureEvent({ who: "A8", what: "2-", kind: "layup" }, "miss"),
        fixtureEvent({ who: "A4", what: "foul drawn", clock: "4:00" }, "drawn"),
        fixtureEvent({ who: "B7", what: "foul", clock: "4:00" }, "foul"),
        fixtureEvent({ who: "A4", what: "FT+", kind: "1/2", clock: "4:00" }, "first"),
        fixtureEvent({ who: "A4", what: "FT-", kind: "2/2", clock: "4:00" }, "second"),
        fixtureEvent({ who: "B8", what: "defensive rebound", clock: "3:59" }, "board"),
      ]),
    );
    expect(links(result)).toEqual([
      "block block-of miss",
      "rebound rebound-of miss",
      "drawn foul-drawn-of foul",
      "first free-throw-of foul",
      "second free-throw-of foul",
      "board rebound-of second",
    ]);
    expect(result.game.events.flatMap(({ fact }) => (fact.type === "field-goal" ? [fact.blocked] : []))).toEqual([true]);
  });

  it("IMP4 the throw of a technical and those of a personal foul in one stoppage go each with their own", () => {
    const result = read(
      withPlays([
        fixtureEvent({ who: "B7", what: "foul" }, "personal"),
        fixtureEvent({ who: "B", what: "coach technical" }, "technical"),
        fixtureEvent({ who: "A5", what: "FT+", kind: "1/1" }, "of-technical"),
        fixtureEvent({ who: "A4", what: "FT+", kind: "1/2" }, "one"),
        fixtureEvent({ who: "A4", what: "FT+", kind: "2/2" }, "two"),
      ]),
    );
    expect(links(result)).toEqual(["of-technical free-throw-of technical", "one free-throw-of personal", "two free-throw-of personal"]);
    const kinds = result.game.events.flatMap(({ fact }) => (fact.type === "free-throw" ? [fact.kind] : []));
    expect(kinds).toEqual(["technical", "personal", "personal"]);
  });

  it("IMP5 whom a foul of coach or bench names is no player, and no foul of his", () => {
    const coach = { ...fixtureEvent({ who: "A", what: "coach technical" }, 1), personId: "coach-1", name: "The Coach" };
    const bench = { ...fixtureEvent({ who: "A", what: "foul" }, 2), eventSubType: "benchTechnical", personId: "person-a9" };
    const { box, flags } = read(withPlays([coach, bench]));
    expect(box.teams.home.totals).toMatchObject({ benchFouls: 2, foulsCommitted: 0 });
    expect(box.teams.home.players).toHaveLength(7);
    expect(kindsOf(flags)).toEqual(["game-not-ended", "score-mismatch"]);
  });

  it("IMP16 no time is longer than its period, whose length the fixture tells", () => {
    const { game, flags } = read(
      withPlays([fixtureEvent({ who: "A4", what: "2+", clock: "10:01" }, 1), fixtureEvent({ who: "A4", what: "2+", clock: "8:00" }, 2)]),
    );
    expect(game.events.filter(({ fact }) => fact.type === "field-goal").map(({ moment }) => moment.gameClockMs)).toEqual([null, 480_000]);
    expect(flags).toContainEqual({ kind: "event-malformed", detail: 'clock "PT10M1S" at 1', about: null });
    const profile = { numberOfPeriods: 4, periodLength: 8, overtimeLength: 4 };
    const short = read(withPlays([fixtureEvent({ who: "A4", what: "2+", clock: "8:01" }, 1)], { fixture: { ...fixtureOf(), profile } }));
    expect(short.game.ruleProfile).toBe("fiba/4x8+4");
    expect(short.flags.map(({ detail }) => detail)).toContain('clock "PT8M1S" at 1');
  });

  it("reads clocks with tenths, without seconds, and with a colon", () => {
    const at = (clock: string) => ({ ...fixtureEvent({ who: "A4", what: "2+" }, clock), clock });
    const { game } = read(withPlays(["PT9M", "PT0M59.6S", "PT0.4S", "PT08:23"].map(at)));
    const clocks = game.events.filter(({ fact }) => fact.type === "field-goal").map(({ moment }) => moment.gameClockMs);
    expect(clocks).toEqual([540_000, 59_600, 400, 503_000]);
  });

  it("IMP1 IMP8 rows that say nothing, are unknown, repeated or of strangers cost a flag, never the game", () => {
    const known = fixtureEvent({ who: "A4", what: "2+", kind: "layup" }, 1);
    const { box, flags } = read(
      withPlays([
        known,
        { ...known },
        null,
        { clock: "PT5M" },
        { ...known, eventId: "2", eventType: "moonwalk" },
        { ...known, eventId: "3", entityId: "elsewhere", personId: "stranger" },
        { ...known, eventId: "4", eventSubType: "constructor", personId: "new", name: "Somebody New", bib: "99" },
      ]),
    );
    expect(box.teams.home.points).toBe(4);
    expect(box.teams.home.players.at(-1)).toMatchObject({ shirt: "99", givenName: "Somebody", familyName: "New" });
    expect(kindsOf(flags)).toEqual([
      "possible-duplicate",
      "event-malformed",
      "event-malformed",
      "player-unknown",
      "event-unknown",
      "event-unknown",
      "player-not-on-court",
      "game-not-ended",
      "score-mismatch",
    ]);
  });

  it("names in capitals are written as people write them, Turkish ones by their own letters", () => {
    const { data } = fixtureSource() as { data: { statistics: { home: { persons: Json[] } } } };
    const names = [
      "WAYNE MC CULLOUGH II",
      "TARIK BİBEROVİÇ",
      "Vincent van den Berg",
      "İSMET AKPINAR",
      "NENE",
      "RIDVAN ÖNCEL",
      "Đorđe Đurić",
    ];
    data.statistics.home.persons.forEach((person, index) => (person["personName"] = names[index]));
    const written = read({ data }).box.teams.home.players.map(({ givenName, familyName }) => `${givenName}|${familyName}`);
    expect(written).toEqual([
      "Wayne|Mc Cullough II",
      "Tarık|Biberoviç",
      "Vincent|van den Berg",
      "İsmet|Akpınar",
      "|Nene",
      "Ridvan|Öncel",
      "Đorđe|Đurić",
    ]);
  });

  it("BOX2 what neither the plays nor the box score tell is blank, not 0", () => {
    const persons = (side: string) => [{ personId: `person-${side}4`, personName: "Name Surname", starter: true }];
    const statistics = { home: { persons: persons("a") }, away: { persons: persons("b") } };
    const { box } = read(withPlays([fixtureEvent({ who: "A4", what: "2+", kind: "layup" }, 1)], { statistics }));
    const { assists, steals, blocksReceived, fastBreakPoints, pointsInThePaint } = box.teams.home.totals;
    expect([assists, steals, blocksReceived, fastBreakPoints, pointsInThePaint]).toEqual([null, null, null, null, null]);
    expect(box.teams.home.players[0]).toMatchObject({ points: 2, seconds: null, plusMinus: null });
  });

  it("IMP15 the printed box score is compared with the plays, of players and of what is the team's alone", () => {
    const { data } = fixtureSource() as { data: { statistics: { home: { persons: Json[]; extra: Json } } } };
    const [first = {}] = data.statistics.home.persons;
    Object.assign(first["statistics"] as Json, { assists: 2 });
    data.statistics.home.extra["turnovers"] = 0;
    expect(read({ data }).flags.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["box-mismatch", "home #4 SurnameA4: 1 assists by the plays, 2 printed"],
      ["box-mismatch", "home team: 1 teamTurnovers by the plays, 0 printed"],
    ]);
  });

  it.each([
    ["null", null, "no fixture with competitors"],
    ["a list of nothing", [], "no fixture with competitors"],
    ["one competitor", { fixture: { competitors: [{ entityId: "a", name: "A" }] }, pbp: {} }, "1 competitors, not 2"],
    ["no plays", { ...withPlays([]) }, "no plays"],
    [
      "a team without a name",
      { fixture: { competitors: [{ entityId: "a" }, { entityId: "b", name: "B" }] }, pbp: {} },
      "a has neither a name nor a code",
    ],
    [
      "a team twice",
      {
        fixture: {
          competitors: [
            { entityId: "a", name: "A" },
            { entityId: "a", name: "B" },
          ],
        },
        pbp: {},
      },
      "named twice",
    ],
    [
      "words nobody knows",
      withPlays([{ desc: "Kaksi pistettä", clock: "PT9M", entityId: "entity-a" }]),
      "speak a language that is not read",
    ],
  ])("IMP7 refuses %s in a line", (_what, json, message) => {
    expect(() => read(json)).toThrow(message);
    expect(() => read(json)).toThrow(UnreadableGame);
  });

  it("IMP7 refuses the answers of two fixtures", () => {
    const other = structuredClone(fixtureSource()) as { data: { fixture: Json } };
    other.data.fixture["fixtureId"] = "fixture-2";
    expect(() => read(fixtureSource(), other)).toThrow("answers of 2 fixtures (fixture-1, fixture-2)");
  });
});

function fixtureOf(): Json {
  return { ...(fixtureSource() as { data: { fixture: Json } }).data.fixture, status: "IN_PROGRESS" };
}
