import { beforeEach, expect, it } from "vitest";
import { databaseForThisFile } from "../support/database/database.ts";
import { siteWithBoxes, smallSite, wordPressSite } from "../support/office/wordpress-site.ts";
import { keepRouteRule } from "#server/league-office/route-rules.ts";
import { liveStatsAnswer } from "#server/api/public-api/livestats-answer.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { changeThing } from "#server/office/change.ts";
import { fixtures } from "#server/office/fixtures.ts";
import { seasons as seasonStore } from "#server/office/seasons.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { importOfficeFile } from "#server/office/import/import-office-file.ts";
import { dryRunOfFile } from "#server/office/import/dry-run-of-file.ts";
import { importsOf, tryTakeBack } from "#server/office/import/import-history.ts";
import { sumUndone, takeBackImport } from "#server/office/import/take-back-import.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { importingLeague } from "../support/database/importing-league.ts";

const database = databaseForThisFile();
let emptyLeague: Awaited<ReturnType<typeof importingLeague>>;

beforeEach(async () => {
  emptyLeague = await importingLeague(database.db);
});

it("WXR7 a league moves in from SportsPress with both its seasons, once, and gives them back", async () => {
  const { hand, importing, ports, whole } = emptyLeague;
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
  const { hand, importing, leads, ports, whole } = emptyLeague;
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
  const { hand } = emptyLeague;
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
  const { hand, importing, leads } = emptyLeague;
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

it("WXR16 whoever may not say where addresses lead brings no redirect with a file", async () => {
  const { hand, importing, leads } = emptyLeague;
  const site = wordPressSite(siteWithBoxes());
  await importing(site.replace(/<link>[^<]*<\/link>/g, "<link></link>"));
  const { accountId } = await signedInAccount(database.db, hand.tenantId);
  const order = { bytes: new TextEncoder().encode(site), answers: [], place: { season: null, competition: null }, isTry: false };
  const told = await importOfficeFile(database.db, { ...hand, accountId }, { ...order, importId: crypto.randomUUID() }, dryRunOfFile);
  expect([told.kind, told.refused]).toEqual(["refused", [{ at: "", thing: "old-address", why: "no-role" }]]);
  expect(await leads("/team/zelengora")).toBeNull();
});

it("WXR12 a later file with another score, or a ruling, takes the box score away that does not fit it, and tells; one that fits it stays", async () => {
  const { hand, importing } = emptyLeague;
  await importing(wordPressSite(siteWithBoxes()));
  const heads = ["Sezona", "Kolo", "Datum", "Domaćin", "Gost", "Rezultat", "Četvrtine"];
  const results = (score: string) => ({ Arhiva: [heads, ["2024-25", 1, "4.10.2024", "KK Zelengora", "Star & Moon", score, ""]] });
  const row = async () =>
    (await thingRows(database.db, fixtures, hand.tenantId)).find(({ values }) => values.round === 1 && values.box !== null);
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
  const { hand, importing, leads } = emptyLeague;
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
  const { hand, importing, leads } = emptyLeague;
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
  const { hand, importing } = emptyLeague;
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
  const { hand, importing, ports } = emptyLeague;
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
