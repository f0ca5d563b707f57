import { beforeEach, expect, it } from "vitest";
import { databaseForThisFile } from "../support/database/database.ts";
import { branding } from "../support/database/league-in-database.ts";
import { xlsxOf } from "../support/office/small-files.ts";
import { siteWithBoxes, smallSite, wordPressSite } from "../support/office/wordpress-site.ts";
import { redirectOf } from "#contract/route-rules.ts";
import { listTenants, saveBranding, saveTenant } from "#server/db/repositories/tenants.ts";
import { keepRouteRule } from "#server/league-office/route-rules.ts";
import { liveStatsAnswer } from "#server/api/public-api/livestats-answer.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { changeThing } from "#server/office/change.ts";
import { fixtures } from "#server/office/fixtures.ts";
import type { OfficeHand } from "#server/office/office-change.ts";
import { seasons as seasonStore } from "#server/office/seasons.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { importOfficeFile } from "#server/office/import/import-office-file.ts";
import { dryRunOfFile } from "#server/office/import/dry-run-of-file.ts";
import { importsOf, tryTakeBack } from "#server/office/import/import-history.ts";
import { sumUndone, takeBackImport } from "#server/office/import/take-back-import.ts";
import { allStores, storeOf } from "#server/office/things.ts";

const database = databaseForThisFile();
let hand: OfficeHand;

beforeEach(async () => {
  const slug = `old-${Math.random().toString(36).slice(2)}`;
  const tenantId = await saveTenant(database.db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
  await saveBranding(database.db, tenantId, branding);
  hand = { tenantId, timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 25, 12), accountId: null, source: "command" };
});

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

async function importing(sheets: Sheets | string, season: string | null = null) {
  const importId = crypto.randomUUID();
  const bytes = typeof sheets === "string" ? new TextEncoder().encode(sheets) : await xlsxOf(sheets);
  const place = { season, competition: typeof sheets === "string" ? null : "Prva liga" };
  const told = await importOfficeFile(database.db, hand, { bytes, answers: [], place, isTry: false, importId }, dryRunOfFile);
  return { importId, ...told };
}

function ports() {
  return tenantPortsFor(database.db, hand.tenantId, () => undefined);
}

/** Where an address of the old site leads. */
async function leads(path: string) {
  const { routeRules } = (await listTenants(database.db)).find(({ id }) => id === hand.tenantId)!;
  return redirectOf(routeRules, path);
}

async function whole(): Promise<string> {
  const things = allStores().map(async (store) => {
    const rows = await thingRows(database.db, store, hand.tenantId);
    return rows.map(({ values }) => JSON.stringify(values)).toSorted();
  });
  return JSON.stringify(await Promise.all(things));
}

const old = [
  ["Sezona", "Kolo", "Datum", "Domaćin", "Gost", "Rezultat", "Četvrtine"],
  ["2024/25", 1, "4.10.2024", "KK Zelengora", "KK Meteor 88", "88:85", "20:18, 19:16, 22:18, 12:21, 15:12"],
  ["2024/25", 1, "5.10.2024", "OKK Đerdan", "KK Ljiljan", "71:68", ""],
  ["2024/25", 2, "12.10.2024", "KK Meteor 88", "OKK Đerdan", "20:0 službeno", ""],
  ["2024/25", 2, "12.10.2024", "KK Ljiljan", "KK Zelengora", "poništena", ""],
  ["2023/24", 1, "7.10.2023", "KK Zelengora", "KK Meteor 88", "60:61", ""],
];

it("IMPW7 RESULT1 RESULT2 RESULT5 RESULT7 old seasons come with periods, overtime and forfeits, once, and go again", async () => {
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
  const scores = ["71:68", "80:77", "64:59", "90:81", "55:54"];
  const rows = scores.map((score) => ["1973/74", 2, "27.9.1973", "KK Zelengora", "KK Meteor 88", score, ""]);
  const sheets = { Arhiva: [old[0]!, ...rows] };
  expect((await importing(sheets)).counts["fixture"]).toEqual({ made: 5, changed: 0, same: 0 });
  expect((await importing(sheets)).counts["fixture"]).toEqual({ made: 0, changed: 0, same: 5 });
});

it("RESULT4 RESULT6 the office types, corrects and takes back a result; one of a game to come is refused", async () => {
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

it("WXR7 a league moves in from SportsPress with both its seasons, once, and gives them back", async () => {
  const before = await whole();
  const site = wordPressSite(smallSite.filter(({ id }) => id !== 54));
  const stored = await importing(site);
  expect([stored.kind, stored.refused]).toEqual(["stored", []]);
  expect(stored.unkept).toEqual({ coach: 1 });
  expect(stored.counts).toMatchObject({
    club: { made: 2 },
    hall: { made: 1 },
    season: { made: 2 },
    competition: { made: 2 },
    team: { made: 4 },
    person: { made: 2 },
    "roster-entry": { made: 2 },
    fixture: { made: 3 },
    news: { made: 2 },
  });
  const news = await tenantPortsFor(database.db, hand.tenantId, () => {}).editorial.latestNews("en", 9);
  expect(news.map(({ slug, title }) => [slug, title])).toEqual([["a-new-hall", "A new hall"]]);
  const seasons = await thingRows(database.db, seasonStore, hand.tenantId);
  expect(seasons.map(({ slug, values }) => [slug, values.current])).toEqual([
    ["2025-26", true],
    ["2024-25", false],
  ]);
  const league = await ports().site.league({ seasonSlug: "2025-26", leagueSlug: "prva-liga" });
  expect(league?.standings.map(({ team, wins }) => [team.name.text, wins])).toEqual([
    ["Star & Moon", 1],
    ["KK Zelengora", 0],
  ]);
  const again = await importing(site);
  expect(Object.values(again.counts).reduce((sum, { made, changed }) => sum + made + changed, 0)).toBe(0);
  expect((await takeBackImport(database.db, hand, stored.importId))?.kept).toEqual([]);
  expect(await whole()).toBe(before);
});

it("WXR9 WXR11 WXR15 WXR16 WXR17 box scores and old addresses come with the export, once, and go with it", async () => {
  const before = await whole();
  const site = wordPressSite(siteWithBoxes());
  const stored = await importing(site);
  expect([stored.kind, stored.refused, stored.unkept]).toEqual(["stored", [], {}]);
  expect(stored.counts).toMatchObject({ person: { made: 3 }, "roster-entry": { made: 6 }, "old-address": { made: 11, changed: 0 } });

  const at = { seasonSlug: "2024-25", leagueSlug: "prva-liga", roundSlug: "1", gameSlug: "kk-zelengora-star-moon" };
  const game = async () => ports().site.game(at, { plays: true, lineups: true });
  const view = await game();
  expect(view).toMatchObject({
    flow: null,
    hasPlays: false,
    plays: [],
    clutch: null,
    summary: { home: { points: 88 }, away: { points: 85 } },
  });
  expect(view?.box?.teams.home.players.map(({ familyName, points, seconds }) => [familyName, points, seconds])).toEqual([
    ["Žikić", 88, null],
    ["Lazić", 0, null],
  ]);
  expect(view?.players.map(({ personSlug }) => personSlug)).toEqual(["ognjen-zikic", "sava-lazic", "marko-peric"]);
  const lines = await database.db
    .selectFrom("box_player_lines")
    .select(["counted", "points", "assists", "defensive_rebounds as defensive"])
    .where("tenant_id", "=", hand.tenantId)
    .where("played", "=", true)
    .orderBy("points", "desc")
    .execute();
  expect(lines).toEqual([
    { counted: true, points: 88, assists: 21, defensive: null },
    { counted: true, points: 85, assists: 0, defensive: null },
  ]);
  await rebuildTenant(database.db, hand.tenantId);
  expect(JSON.stringify(await game())).toBe(JSON.stringify(view));
  const request = { ports: ports(), path: { season: "2024-25", league: "prva-liga", round: "1", game: at.gameSlug } };
  expect(await liveStatsAnswer(request as never)).toBeNull();

  const wanted = [
    ["/ru/team/zelengora", "/ru/clubs/kk-zelengora"],
    ["/player/ognjen-zikic", "/players/ognjen-zikic"],
    ["/event/51", "/seasons/2024-25/leagues/prva-liga/rounds/1/games/kk-zelengora-star-moon"],
    ["/post/61", "/news/a-new-hall"],
    ["/table/prva-liga-2024-25", "/seasons/2024-25/leagues/prva-liga/tabs/Standings"],
  ] as const;
  for (const [path, location] of wanted) expect([path, await leads(path)]).toEqual([path, { location, status: 301, isExternal: false }]);

  const again = await importing(site);
  expect(Object.values(again.counts).reduce((sum, { made, changed }) => sum + made + changed, 0)).toBe(0);
  expect(again.counts["old-address"]).toEqual({ made: 0, changed: 0, same: 11 });

  const backId = crypto.randomUUID();
  expect((await takeBackImport(database.db, hand, stored.importId, { backId }))?.kept).toEqual([]);
  expect(await whole()).toBe(before);
  expect(await leads("/team/zelengora")).toBeNull();
  // What the take back has taken comes again with it.
  expect((await takeBackImport(database.db, hand, backId))?.kept).toEqual([]);
  expect((await leads("/team/zelengora"))?.location).toBe("/clubs/kk-zelengora");
  expect((await game())?.box?.teams.away.totals.points).toBe(85);
});

it("WXR16 what the office has said of an address stays, and nothing that is only tried is kept", async () => {
  const rule = { kind: "redirect", path: "/team/zelengora", destination: "/clubs", status: 302 } as const;
  expect((await keepRouteRule(database.db, hand.tenantId, rule)).kind).toBe("kept");
  const bytes = new TextEncoder().encode(wordPressSite(siteWithBoxes()));
  const order = { bytes, answers: [], place: { season: null, competition: null }, importId: crypto.randomUUID() };
  const tried = await importOfficeFile(database.db, hand, { ...order, isTry: true }, dryRunOfFile);
  expect([tried.kind, tried.counts["old-address"]]).toEqual(["tried", { made: 10, changed: 0, same: 1 }]);
  const rules = async () =>
    database.db.selectFrom("route_rules").select(["path", "destination"]).where("tenant_id", "=", hand.tenantId).execute();
  expect(await rules()).toEqual([{ path: "/team/zelengora", destination: "/clubs" }]);
  expect((await importOfficeFile(database.db, hand, { ...order, isTry: false }, dryRunOfFile)).kind).toBe("stored");
  expect((await rules()).length).toBe(11);
  expect((await rules()).find(({ path }) => path === "/team/zelengora")?.destination).toBe("/clubs");
});

it("WXR16 IMPW9 an import of nothing but redirects is among the files that were stored, and goes and comes again like any other", async () => {
  const site = wordPressSite(siteWithBoxes());
  await importing(site.replace(/<link>[^<]*<\/link>/g, "<link></link>"));
  const { importId, counts } = await importing(site);
  expect(Object.entries(counts).filter(([, { made, changed }]) => made + changed > 0)).toEqual([
    ["old-address", { made: 11, changed: 0, same: 0 }],
  ]);
  const listed = async (id: string) => (await importsOf(database.db, hand, { isOwnAlone: false, importId: id }))[0];
  const told = { counts: { "old-address": 11 }, isTakenBack: false, actedAs: "operator", source: "file" };
  expect((await importsOf(database.db, hand, { isOwnAlone: false }))[0]).toMatchObject({ importId, ...told });
  const would = await tryTakeBack(database.db, hand, importId);
  expect([would?.counts, would?.rows.length, would?.kept]).toEqual([{ goes: 11, restored: 0, returns: 0 }, 11, []]);
  expect(would?.rows).toContainEqual({ thing: "old-address", slug: "", called: "/team/zelengora", fate: "goes" });
  const backId = crypto.randomUUID();
  const gone = async (id: string, manner?: { readonly backId: string }) => {
    const back = await takeBackImport(database.db, hand, id, manner);
    return back && [back.addresses.gone.length, back.addresses.back.length, sumUndone(back)];
  };
  expect(await gone(importId, { backId })).toEqual([11, 0, 11]);
  expect(await leads("/team/zelengora")).toBeNull();
  expect(await listed(importId)).toMatchObject({ ...told, isTakenBack: true });
  expect(await listed(backId)).toMatchObject({ counts: told.counts, isTakeBack: true, isTakenBack: false });
  // Done twice it is done once; sent twice it is stored once.
  expect(await gone(importId)).toEqual([0, 0, 0]);
  const place = { season: null, competition: null };
  const twice = { bytes: new TextEncoder().encode(site), answers: [], place, isTry: false, importId };
  expect((await importOfficeFile(database.db, hand, twice, dryRunOfFile)).kind).toBe("stored-before");
  expect(await gone(backId)).toEqual([0, 11, 11]);
  expect((await leads("/team/zelengora"))?.location).toBe("/clubs/kk-zelengora");
  expect(await listed(importId)).toMatchObject(told);
});

it("WXR12 a later file with another score, or a ruling, takes the box score away that does not fit it, and tells; one that fits it stays", async () => {
  await importing(wordPressSite(siteWithBoxes()));
  const results = (score: string) => ({ Arhiva: [old[0]!, ["2024-25", 1, "4.10.2024", "KK Zelengora", "Star & Moon", score, ""]] });
  const row = async () => (await thingRows(database.db, fixtures, hand.tenantId)).find(({ values }) => values.round === 1 && values.box !== null);
  const told = async (score: string) => {
    const { importId, kind, refused, counts, dryRun } = await importing(results(score));
    return { importId, told: [kind, refused, counts["fixture"]?.changed, dryRun.warnings.map((warning) => warning.kind)] };
  };
  const before = await row();
  expect((await told("88:85")).told).toEqual(["stored", [], 1, []]);
  expect((await row())?.values).toMatchObject({ score: "88:85", box: before?.values.box });
  for (const score of ["89:85", "20:0 službeno"]) {
    const later = await told(score);
    expect([score, later.told]).toEqual([score, ["stored", [], 1, ["box-dropped"]]]);
    expect(await row()).toBeUndefined();
    expect((await takeBackImport(database.db, hand, later.importId))?.kept).toEqual([]);
    expect((await row())?.values.box).toBe(before?.values.box);
  }
});

it("WXR16 redirects that a take back of a take back has brought again go with it, and with the import itself", async () => {
  const first = (await importing(wordPressSite(siteWithBoxes()))).importId;
  const back = async (id: string) => {
    const backId = crypto.randomUUID();
    expect((await takeBackImport(database.db, hand, id, { backId }))?.kept).toEqual([]);
    return backId;
  };
  const stands = async () => (await leads("/team/zelengora")) !== null && (await leads("/table/71")) !== null;
  const again = await back(await back(first));
  expect(await stands()).toBe(true);
  const gone = await back(again);
  expect([await stands(), await leads("/post/61")]).toEqual([false, null]);
  await back(gone);
  expect(await stands()).toBe(true);
  await back(first);
  expect([await stands(), await leads("/post/61")]).toEqual([false, null]);
});

it("WXR16 a redirect that a later import leads elsewhere stays its first import’s: it stands when the later one goes", async () => {
  const site = wordPressSite(siteWithBoxes());
  const first = await importing(site);
  // Another club has the address that was the first one's; what is new besides goes with the later file alone.
  const moved = site.replaceAll("/team/zelengora/", "/team/other/").replaceAll("/team/star-moon/", "/team/zelengora/");
  const later = await importing(moved);
  expect(later.counts["old-address"]).toEqual({ made: 1, changed: 1, same: 9 });
  expect((await leads("/team/zelengora"))?.location).toBe("/clubs/star-moon");
  await takeBackImport(database.db, hand, later.importId);
  expect((await leads("/team/zelengora"))?.location).toBe("/clubs/star-moon");
  expect(await leads("/team/other")).toBeNull();
  await takeBackImport(database.db, hand, first.importId);
  expect(await leads("/team/zelengora")).toBeNull();
  // One that had gone is the later import's.
  const again = await importing(site);
  expect(again.counts["old-address"]).toMatchObject({ made: 0, changed: 11 });
  expect((await takeBackImport(database.db, hand, again.importId))?.addresses.gone.length).toBe(11);
});

it("WXR13 WXR15 the table of a season that has no game yet makes neither season nor competition; its address is counted", async () => {
  const terms = [["sp_season", "2026-27"] as const, ["sp_league", "Prva liga"] as const];
  const stored = await importing(wordPressSite([...siteWithBoxes(), { id: 72, type: "sp_table", title: "Next", terms }]));
  expect([stored.kind, stored.refused, stored.unkept]).toEqual(["stored", [], { "old-address": 1 }]);
  expect(stored.counts).toMatchObject({ season: { made: 2 }, competition: { made: 2 }, "old-address": { made: 11 } });
  const seasons = await thingRows(database.db, seasonStore, hand.tenantId);
  expect(seasons.map(({ slug, values }) => [slug, values.current])).toEqual([
    ["2025-26", true],
    ["2024-25", false],
  ]);
});

it("WXR10 the office types a box score beside a score, corrects it and takes it back; one that does not come to it is refused", async () => {
  await importing(wordPressSite(siteWithBoxes()));
  const row = async () => (await thingRows(database.db, fixtures, hand.tenantId)).find(({ values }) => values.score?.startsWith("71:68"))!;
  const { slug } = await row();
  const set = async (typed: Readonly<Record<string, unknown>>) =>
    changeThing(database.db, fixtures, hand, { act: "set", changeId: crypto.randomUUID(), reason: null, slug, seen: null, typed });
  const box = "home; 12; Perić; Marko; 2P 34/50; FT 3/4\naway; 7; Žikić; Ognjen; 2P 34/60";
  expect(await set({ box: box.replace("3/4", "2/4") })).toMatchObject({ kind: "faults", faults: { box: { rule: "WXR10" } } });
  expect(await set({ box: "12 points" })).toMatchObject({ kind: "faults", faults: { box: { rule: "WXR10" } } });
  expect(await set({ box })).toMatchObject({ kind: "stored" });
  expect((await row()).values.box).toBe(
    "home; 12; Perić; Marko; 2P 34/50; 3P 0/0; FT 3/4\naway; 7; Žikić; Ognjen; 2P 34/60; 3P 0/0; FT 0/0",
  );
  expect(await set({ score: "70:68" })).toMatchObject({ kind: "faults", faults: { box: { rule: "WXR10" } } });
  expect(await set({ box: null })).toMatchObject({ kind: "stored" });
  const at = { seasonSlug: "2025-26", leagueSlug: "prva-liga", roundSlug: "1", gameSlug: "star-moon-kk-zelengora" };
  expect(await ports().site.game(at, { plays: false })).toMatchObject({ box: null, summary: { home: { points: 71 } } });
});
