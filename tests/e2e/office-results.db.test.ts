import { beforeEach, expect, it } from "vitest";
import { databaseForThisFile } from "../support/database/database.ts";
import { liveStatsAnswer } from "#server/api/public-api/livestats-answer.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { changeThing } from "#server/office/change.ts";
import { fixtures } from "#server/office/fixtures.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { takeBackImport } from "#server/office/import/take-back-import.ts";
import { storeOf } from "#server/office/things.ts";
import { importingLeague } from "../support/database/importing-league.ts";

const database = databaseForThisFile();
let emptyLeague: Awaited<ReturnType<typeof importingLeague>>;

beforeEach(async () => {
  emptyLeague = await importingLeague(database.db);
});

const old = [
  ["Sezona", "Kolo", "Datum", "Domaćin", "Gost", "Rezultat", "Četvrtine"],
  ["2024/25", 1, "4.10.2024", "KK Zelengora", "KK Meteor 88", "88:85", "20:18, 19:16, 22:18, 12:21, 15:12"],
  ["2024/25", 1, "5.10.2024", "OKK Đerdan", "KK Ljiljan", "71:68", ""],
  ["2024/25", 2, "12.10.2024", "KK Meteor 88", "OKK Đerdan", "20:0 službeno", ""],
  ["2024/25", 2, "12.10.2024", "KK Ljiljan", "KK Zelengora", "poništena", ""],
  ["2023/24", 1, "7.10.2023", "KK Zelengora", "KK Meteor 88", "60:61", ""],
];

it("IMPW7 RESULT1 RESULT2 RESULT5 RESULT7 old seasons come with periods, overtime and forfeits, once, and go again", async () => {
  const { hand, importing, ports, whole } = emptyLeague;
  const before = await whole();
  const stored = await importing({ Arhiva: old });
  expect([stored.kind, stored.refused, stored.unkept]).toEqual(["stored", [], {}]);
  expect(stored.counts).toMatchObject({ season: { made: 2 }, competition: { made: 2 }, club: { made: 4 }, fixture: { made: 5 } });

  const at = { seasonSlug: "2024-25", leagueSlug: "prva-liga" };
  const league = await ports().site.league(at);
  expect(league?.standings.map(({ team, wins, losses, pointsFor }) => [team.name.text, wins, losses, pointsFor])).toEqual([
    ["KK Meteor 88", 1, 1, 105],
    ["KK Zelengora", 1, 0, 88],
    ["OKK Đerdan", 1, 1, 71],
    ["KK Ljiljan", 0, 1, 68],
  ]);
  const game = (roundSlug: string, gameSlug: string) => ports().site.game({ ...at, roundSlug, gameSlug }, { plays: true, lineups: true });
  const inPeriods = await game("1", "kk-zelengora-kk-meteor-88");
  expect(inPeriods).toMatchObject({ box: null, flow: null, hasPlays: false, plays: [], award: null, fanVote: null });
  expect(inPeriods?.periods.map(({ home, away }) => [home, away])).toEqual([
    [20, 18],
    [19, 16],
    [22, 18],
    [12, 21],
    [15, 12],
  ]);
  expect(inPeriods?.summary).toMatchObject({ status: "final", overtimes: 1, home: { points: 88 }, away: { points: 85 } });
  expect(await game("1", "okk-djerdan-kk-ljiljan")).toMatchObject({ box: null, periods: [], summary: { home: { points: 71 } } });
  expect(await game("2", "kk-meteor-88-okk-djerdan")).toMatchObject({ award: { kind: "forfeit", atFault: "away" } });
  expect(await game("2", "kk-ljiljan-kk-zelengora")).toMatchObject({ summary: { status: "annulled" } });

  const request = { ports: ports(), path: { season: "2024-25", league: "prva-liga", round: "1", game: "okk-djerdan-kk-ljiljan" } };
  expect(await liveStatsAnswer(request as never)).toBeNull();

  // What a rebuild makes is what was made.
  const table = JSON.stringify(league);
  await rebuildTenant(database.db, hand.tenantId);
  expect(JSON.stringify(await ports().site.league(at))).toBe(table);

  const again = await importing({ Arhiva: old });
  expect(again.counts["fixture"]).toEqual({ made: 0, changed: 0, same: 5 });
  const mended = await importing({
    Arhiva: [...old.slice(0, 5), ["2023/24", 1, "7.10.2023", "KK Zelengora", "KK Meteor 88", "62:61", ""]],
  });
  expect(mended.counts["fixture"]).toEqual({ made: 0, changed: 1, same: 4 });
  // What is changed together is told as if each had been changed alone: by its log, and by all that is read of it.
  const mendedPlace = { seasonSlug: "2023-24", leagueSlug: "prva-liga" };
  const mendedLeague = await ports().site.league(mendedPlace);
  expect(mendedLeague?.standings.map(({ team, wins }) => [team.name.text, wins])).toEqual([
    ["KK Zelengora", 1],
    ["KK Meteor 88", 0],
  ]);
  await rebuildTenant(database.db, hand.tenantId);
  expect(JSON.stringify(await ports().site.league(mendedPlace))).toBe(JSON.stringify(mendedLeague));
  expect((await takeBackImport(database.db, hand, mended.importId))?.kept).toEqual([]);
  expect((await takeBackImport(database.db, hand, stored.importId))?.kept).toEqual([]);
  expect(await whole()).toBe(before);
});

it("IMPW3 games of one pair in one round and on one day find themselves again, each with its own score", async () => {
  const { importing } = emptyLeague;
  const scores = ["71:68", "80:77", "64:59", "90:81", "55:54"];
  const rows = scores.map((score) => ["1973/74", 2, "27.9.1973", "KK Zelengora", "KK Meteor 88", score, ""]);
  const sheets = { Arhiva: [old[0]!, ...rows] };
  expect((await importing(sheets)).counts["fixture"]).toEqual({ made: 5, changed: 0, same: 0 });
  expect((await importing(sheets)).counts["fixture"]).toEqual({ made: 0, changed: 0, same: 5 });
});

it("RESULT4 RESULT6 the office types, corrects and takes back a result; one of a game to come is refused", async () => {
  const { hand, importing, ports } = emptyLeague;
  const schedule = [
    ["Kolo", "Datum", "Vreme", "Domaćin", "Gost"],
    [1, "3.10.2026", "19:00", "KK Zelengora", "KK Meteor 88"],
    [2, "10.4.2027", "19:00", "KK Meteor 88", "KK Zelengora"],
  ];
  expect((await importing({ Raspored: schedule }, "2026/27")).kind).toBe("stored");
  const rows = await thingRows(database.db, fixtures, hand.tenantId);
  const slugOf = (round: number) => rows.find(({ values }) => values.round === round)?.slug ?? "";
  const set = async (round: number, typed: Readonly<Record<string, unknown>>) =>
    changeThing(database.db, fixtures, hand, {
      act: "set",
      changeId: crypto.randomUUID(),
      reason: null,
      slug: slugOf(round),
      seen: null,
      typed,
    });
  const points = async () => {
    const league = await ports().site.league({ seasonSlug: "2026-27", leagueSlug: "prva-liga" });
    return league?.standings.map(({ pointsFor }) => pointsFor).toSorted();
  };
  expect(await set(2, { score: "78:70" })).toMatchObject({ kind: "faults", faults: { score: { rule: "RESULT3" } } });
  expect(await set(1, { score: "78:78" })).toMatchObject({ kind: "faults", faults: { score: { rule: "RESULT3" } } });
  expect(await set(1, { score: "78:70", ruling: "annulled" })).toMatchObject({ faults: { ruling: { rule: "RESULT3" } } });
  const typed = await set(1, { score: "78 - 70" });
  expect(typed).toMatchObject({ kind: "stored", values: { score: "78:70" } });
  expect(await points()).toEqual([70, 78]);
  expect(await set(1, { score: "78:71 (20:18, 19:16, 22:19, 17:18)", tipOff: "2026-10-04T18:00" })).toMatchObject({ kind: "stored" });
  expect(await points()).toEqual([71, 78]);
  expect(await set(1, { score: null, ruling: "away-forfeits" })).toMatchObject({ kind: "stored" });
  expect(await points()).toEqual([0, 20]);
  expect(await set(1, { score: null, ruling: null })).toMatchObject({ kind: "stored", values: { score: null, ruling: null } });
  expect(await points()).toEqual([0, 0]);
  expect(await database.db.selectFrom("games").select(["status", "home_points"]).where("tenant_id", "=", hand.tenantId).execute()).toEqual(
    rows.map(() => ({ status: "scheduled", home_points: null })),
  );
});

it("IMPW8 what the office has put right since stays when the file comes again; what the file says anew is taken, what was removed made again", async () => {
  const { hand, importing, whole } = emptyLeague;
  const schedule = (day: string) => ({
    Raspored: [
      ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Hala"],
      [1, day, "19:00", "KK Zelengora", "KK Meteor 88", "Hala Zelengrad"],
    ],
  });
  const list = (born: string) => ({
    "KK Zelengora": [
      ["Broj", "Prezime", "Ime", "Datum rođenja"],
      ["4", "Žikic", "Ognen", born],
    ],
  });
  await importing(schedule("3.10.2026"), "2026/27");
  await importing(list("9.2.1998"), "2026/27");
  const set = async (store: Parameters<typeof changeThing>[1], slug: string, typed: Readonly<Record<string, unknown>>) =>
    expect(
      await changeThing(database.db, store, hand, { act: "set", changeId: crypto.randomUUID(), reason: null, slug, seen: null, typed }),
    ).toMatchObject({ kind: "stored" });
  const [game] = await thingRows(database.db, fixtures, hand.tenantId);
  const [halls, clubs, persons] = ["hall", "club", "person"].map((name) => storeOf(name)!);
  await set(fixtures as never, game!.slug, { tipOff: "2026-10-04T18:00" });
  await set(halls!, "hala-zelengrad", { name: "Hala sportova Zelengrad" });
  await set(clubs!, "kk-zelengora", { name: "Košarkaški klub Zelengora" });
  await set(persons!, "ognen-zikic", { givenName: "Ognjen", familyName: "Žikić", born: "1998-02-19" });
  const corrected = await whole();
  const changes = ({ counts }: { readonly counts: Readonly<Record<string, { made: number; changed: number }>> }) =>
    Object.values(counts).reduce((sum, { made, changed }) => sum + made + changed, 0);
  const again = [await importing(schedule("3.10.2026"), "2026/27"), await importing(list("9.2.1998"), "2026/27")];
  expect(again.map((told) => [told.kind, changes(told)])).toEqual([
    ["stored", 0],
    ["stored", 0],
  ]);
  expect(again.map((told) => told.corrected > 0)).toEqual([true, true]);
  expect(await whole()).toBe(corrected);
  expect(changes(await importing(schedule("10.10.2026"), "2026/27"))).toBe(1);
  const remove = { act: "remove", changeId: crypto.randomUUID(), reason: null, slug: game!.slug, seen: null } as const;
  expect((await changeThing(database.db, fixtures, hand, remove)).kind).toBe("stored");
  expect((await importing(schedule("10.10.2026"), "2026/27")).counts["fixture"]).toEqual({ made: 1, changed: 0, same: 0 });
});
