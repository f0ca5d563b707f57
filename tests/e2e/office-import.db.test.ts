import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { databaseForThisFile } from "../support/database/database.ts";
import { branding } from "../support/database/league-in-database.ts";
import { sharedDataFolder, sharedGames } from "../support/games/shared-data.ts";
import { xlsxOf } from "../support/office/small-files.ts";
import { saveBranding, saveTenant } from "#server/db/repositories/tenants.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { changeThing } from "#server/office/change.ts";
import type { OfficeHand } from "#server/office/office-change.ts";
import { persons } from "#server/office/persons.ts";
import { thingRows } from "#server/office/thing-rows.ts";
import { allStores } from "#server/office/things.ts";
import { type ImportedFile, importOfficeFile } from "#server/office/import/import-office-file.ts";
import { readOfficeFile } from "#server/office/import/read-office-file.ts";
import type { OfficeFileOrder } from "#server/office/import/try-office-file.ts";
import { dryRun, type DryRun } from "#server/office/import/dry-run.ts";
import type { GivenAnswer } from "#server/office/import/question-book.ts";
import { importsOf, tryTakeBack } from "#server/office/import/import-history.ts";
import { takeBackImport } from "#server/office/import/take-back-import.ts";

const database = databaseForThisFile();
const place = { season: "2026/27", competition: "Prva liga" };
let hand: OfficeHand;
let leagues = 0;

/** A league that has nothing but its name. */
async function emptyLeague(): Promise<OfficeHand> {
  leagues += 1;
  const slug = `empty-${leagues}`;
  const tenantId = await saveTenant(database.db, { slug, defaultLocale: "sr", timeZone: "Europe/Belgrade", hosts: [`${slug}.localhost`] });
  await saveBranding(database.db, tenantId, branding);
  return { tenantId, timeZone: "Europe/Belgrade", now: () => Date.UTC(2026, 10, 25, 12), accountId: null, source: "command" };
}

beforeEach(async () => {
  hand = await emptyLeague();
});

async function importing(
  bytes: Uint8Array,
  answers: readonly GivenAnswer[] = [],
  isTry = false,
): Promise<ImportedFile & { readonly importId: string }> {
  const importId = crypto.randomUUID();
  return { importId, ...(await importOfficeFile(database.db, hand, { bytes, answers, place, isTry, importId }, readHere)) };
}

/** As the thread does, without starting one for each small file. */
async function readHere({ bytes, world, answers }: OfficeFileOrder): Promise<DryRun> {
  return dryRun({ workbook: await readOfficeFile(bytes), world, answers });
}

/** All rows of all things, without what the database has called them by itself. */
async function whole(): Promise<string> {
  const things = await Promise.all(
    allStores().map(async (store) => (await thingRows(database.db, store, hand.tenantId)).map(({ values }) => JSON.stringify(values))),
  );
  return things.map((rows) => rows.toSorted().join("\n")).join("\n\n");
}

const schedule = {
  Raspored: [
    ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Hala"],
    [1, "3.10.2026", "19:00", "KK Zelengora", "KK Meteor 88", "Hala Zelengrad"],
    [1, "4.10.2026", "", "OKK Đerdan", "KK Ljiljan", "Hala Đerdap"],
    [2, "10.10.2026", "20:30", "KK Meteor 88", "OKK Đerdan", ""],
  ],
};
const lists = {
  "KK Zelengora": [
    ["Broj", "Prezime", "Ime", "Datum rođenja", "Pozicija"],
    ["4", "Žikić", "Ognjen", "9.2.1998", "PG"],
    ["00", "Perić", "Marko", "1.5.2001", "C"],
  ],
};

it("IMPW1 IMPW2 IMPW3 IMPW4 IMPW6 IMPW9 an empty league takes a schedule and lists, once, and gives them back", async () => {
  const before = await whole();
  const file = await xlsxOf(schedule);
  const tried = await importing(file, [], true);
  expect([tried.kind, tried.refused, tried.counts["fixture"]]).toEqual(["tried", [], { made: 3, changed: 0, same: 0 }]);
  expect(await whole()).toBe(before);

  const stored = await importing(file);
  expect(stored.kind).toBe("stored");
  expect(stored.counts).toMatchObject({
    season: { made: 1 },
    competition: { made: 1 },
    club: { made: 4 },
    team: { made: 4 },
    hall: { made: 2 },
  });
  const ports = tenantPortsFor(database.db, hand.tenantId, () => undefined);
  const league = await ports.site.league({ seasonSlug: "2026-27", leagueSlug: "prva-liga" });
  expect(league?.standings).toHaveLength(4);
  expect(league?.rounds.flatMap(({ games }) => games)).toHaveLength(3);
  expect((await ports.clubs.clubs()).map(({ name }) => name.text)).toContain("OKK Đerdan");
  expect(await ports.venues.venues()).toHaveLength(2);

  const again = await importing(file);
  expect(Object.values(again.counts).map(({ made, changed }) => made + changed)).toEqual(Object.values(again.counts).map(() => 0));

  const moved = await importing(
    await xlsxOf({ Raspored: [...schedule.Raspored.slice(0, 3), [2, "11.10.2026", "18:00", "KK Meteor 88", "OKK Đerdan", ""]] }),
  );
  expect(moved.counts["fixture"]).toEqual({ made: 0, changed: 1, same: 2 });
  expect((await takeBackImport(database.db, hand, moved.importId))?.kept).toEqual([]);

  const people = await importing(await xlsxOf(lists));
  expect(people.counts).toMatchObject({ person: { made: 2 }, "roster-entry": { made: 2 } });
  expect((await importing(await xlsxOf(lists))).counts).toMatchObject({
    person: { made: 0, changed: 0 },
    "roster-entry": { made: 0, changed: 0 },
  });
  const team = await ports.clubs.team({ seasonSlug: "2026-27", leagueSlug: "prva-liga", teamSlug: "kk-zelengora" });
  expect(JSON.stringify(team)).toContain("Perić");

  // What somebody has touched since stays, and is named; with it what it stands on.
  const rename = {
    changeId: crypto.randomUUID(),
    reason: null,
    act: "set",
    slug: "marko-peric",
    seen: null,
    typed: { height: 205 },
  } as const;
  const touched = await changeThing(database.db, persons, hand, rename);
  if (touched.kind !== "stored") throw new Error(touched.kind);
  const listed = await whole();
  // Told before it is done, by whom it was, what goes and what stays.
  expect(await tryTakeBack(database.db, hand, people.importId)).toMatchObject({
    counts: { goes: 3, restored: 0, returns: 0 },
    kept: [{ thing: "person", slug: "marko-peric", called: "Marko Perić", why: "built-on" }],
  });
  expect(await whole()).toBe(listed);
  const backId = crypto.randomUUID();
  const back = await takeBackImport(database.db, hand, people.importId, { backId });
  expect([back?.undone.length, back?.kept.map(({ after, outcome }) => [after?.slug, outcome])]).toEqual([
    3,
    [["marko-peric", expect.objectContaining({ why: "built-on" })]],
  ]);
  // What took it back is in the list too, and is taken back the same way; then the file can go once more.
  expect((await importsOf(database.db, hand, { isOwnAlone: false }))[0]).toMatchObject({
    importId: backId,
    isTakeBack: true,
    isTakenBack: false,
    counts: { person: 1, "roster-entry": 2 },
  });
  expect((await takeBackImport(database.db, hand, backId))?.kept).toEqual([]);
  expect(await whole()).toBe(listed);
  expect((await takeBackImport(database.db, hand, people.importId))?.undone).toHaveLength(3);
  expect((await takeBackImport(database.db, hand, people.importId))?.undone).toHaveLength(0);
  await changeThing(database.db, persons, hand, {
    changeId: crypto.randomUUID(),
    reason: null,
    act: "remove",
    slug: "marko-peric",
    seen: null,
  });
  expect((await takeBackImport(database.db, hand, stored.importId))?.kept).toEqual([]);
  expect(await whole()).toBe(before);
  const [whichOne] = await importsOf(database.db, hand, { isOwnAlone: false, importId: stored.importId });
  expect(whichOne).toMatchObject({ isTakeBack: false, isTakenBack: true, who: null, actedAs: "operator", source: "file" });
  expect(await takeBackImport(database.db, hand, crypto.randomUUID())).toBeNull();
});

it("IMPW2 IMPW5 what is no table, what asks and what is refused in part changes nothing; an import sent twice is one", async () => {
  const before = await whole();
  const broken = { bytes: new TextEncoder().encode("\u0000\u0001\u0002"), answers: [], place, isTry: false, importId: crypto.randomUUID() };
  expect(await importOfficeFile(database.db, hand, broken)).toMatchObject({ kind: "unreadable", counts: {} });
  const spoiled = { List: [...lists["KK Zelengora"], ["5", "x".repeat(200), "Ana", "1.1.2000", "C"]] };
  const refused = await importing(await xlsxOf(spoiled));
  expect(refused).toMatchObject({ kind: "refused", refused: [{ at: "List!A4", thing: "person" }] });
  expect(await whole()).toBe(before);
  const importId = crypto.randomUUID();
  const send = async () =>
    importOfficeFile(database.db, hand, { bytes: await xlsxOf(schedule), answers: [], place, isTry: false, importId }, readHere);
  expect([(await send()).kind, (await send()).kind]).toEqual(["stored", "stored-before"]);
});

type Expected = {
  readonly file: string;
  readonly questions: readonly GivenAnswer[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};
const given = sharedGames("office", (name) => name.endsWith(".expected.json"));

describe.skipIf(given.length === 0)("files that no developer wrote", () => {
  const read = (start: string) => {
    const { name } = given.find((each) => each.name.startsWith(start))!;
    const expected = JSON.parse(readFileSync(join(sharedDataFolder, "office", name), "utf8")) as Expected;
    return { expected, bytes: readFileSync(join(sharedDataFolder, "office", expected.file)) };
  };

  it("IMPW1 IMPW3 move into an empty league one after another, and once more without a change", { timeout: 60_000 }, async () => {
    for (const start of ["12-", "11-", "08-", "05-"]) {
      const { expected, bytes } = read(start);
      const asked = await importing(bytes, expected.questions, true);
      // A hall near another one's town is asked about: here it is none that the league has.
      const open =
        asked.kind === "asks" ? asked.dryRun.questions.filter(({ answer, proposal }) => (answer ?? proposal ?? null) === null) : [];
      const answers = [...expected.questions, ...open.map(({ kind, at, name }) => ({ kind, at, answer: name }))];
      const told = await importing(bytes, answers);
      expect([start, told.kind, told.refused]).toEqual([start, "stored", []]);
      const again = await importing(bytes, answers);
      expect([start, Object.entries(again.counts).filter(([, { made, changed }]) => made + changed > 0)]).toEqual([start, []]);
    }
    const ports = tenantPortsFor(database.db, hand.tenantId, () => undefined);
    expect(await ports.clubs.clubs()).toHaveLength(10);
    const league = await ports.site.league({ seasonSlug: "2026-27", leagueSlug: "prva-liga" });
    expect(league?.rounds.flatMap(({ games }) => games)).toHaveLength(read("05-").expected.rows.length);
  });
});
