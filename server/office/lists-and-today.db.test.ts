import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { countedTrips } from "#tests/support/database/counted-trips.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { type HeldRole, rolesFor } from "../accounts/roles.ts";
import { scorerLinksFor } from "../live/scorer-links.ts";
import { officeDesk } from "./office-desk.ts";
import type { OfficeStore } from "./office-store.ts";
import { everything, rowsOfPage } from "./thing-list.ts";
import { storeOf, type ThingName } from "./things.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 28, 15);
/** Nine in the evening in Belgrade, of this day and of the one before. */
const tonight = Date.UTC(2026, 10, 28, 20);
const yesterday = Date.UTC(2026, 10, 27, 20);
const people = 2000;
const pieces = 120;

let league: LeagueInDatabase;

function store(thing: ThingName): OfficeStore<Fields> {
  return storeOf(thing) as OfficeStore<Fields>;
}

async function holding(role: HeldRole["role"], scope?: HeldRole["scope"]): Promise<SignedInVisitor> {
  const { tenantId, db } = league;
  const { accountId, sessionId } = await signedInAccount(db, tenantId, role);
  await rolesFor(db, tenantId).grant(accountId, { role, scope: scope ?? { kind: "tenant", id: tenantId } }, "test");
  return { tenantId, accountId, sessionId };
}

beforeAll(async () => {
  const { db } = database;
  league = await LeagueInDatabase.founded(db, "lists", ["Avala", "Banjica", "Cer", "Dunav"]);
  const { tenantId } = league;
  await sql`insert into persons (tenant_id, slug, given_name, latin_given_name, family_name, latin_family_name)
    select ${tenantId}, 'p-' || number, 'Mina', 'Mina', 'Minić ' || number, 'Minić' from generate_series(1, ${people}) number`.execute(db);
  await sql`insert into news_items (tenant_id, slug, kind, published_at)
    select ${tenantId}, 'n-' || number, 'feature', now() - number * interval '1 day' from generate_series(1, ${pieces}) number`.execute(db);
  await sql`insert into news_texts (tenant_id, news_id, locale, slug, title, summary, body)
    select tenant_id, news_id, locale, slug, 'Vest ' || slug, repeat('s', 400),
      json_build_array(json_build_object('kind', 'paragraph', 'content', json_build_array(repeat('t', 5000))))
    from news_items, unnest(array['sr', 'en', 'ru']) locale where tenant_id = ${tenantId}`.execute(db);
});

it("OFF78 of a list its page is read, and of the others what a question asks; no long text", async () => {
  const { db, during } = countedTrips(database.db);
  const { lists } = officeDesk(db, () => now);
  const owner = await holding("owner");
  /** Who asks, as what, in whose part of the league. */
  const asides = 6;

  const first = await during(async () => {
    const page = await lists.page(owner, store("person"), everything);
    expect([page.total, page.rows.length, page.rows[0]?.values["familyName"]]).toEqual([people, rowsOfPage, "Minić 1"]);
  });
  expect(first.rows).toBeLessThan(rowsOfPage + asides);
  const last = await lists.page(owner, store("person"), { ...everything, page: 1000 });
  expect([last.page, last.rows.length]).toEqual([people / rowsOfPage, rowsOfPage]);

  const sought = await during(async () => {
    const page = await lists.page(owner, store("person"), { ...everything, words: "minic 1999" });
    expect(page.rows.map(({ slug }) => slug)).toEqual(["p-1999"]);
  });
  // An id, a slug and two names: whatever else a person has.
  expect(sought.characters / people).toBeLessThan(140);

  for (const words of ["", "vest n-7"]) {
    const news = await during(async () => {
      const page = await lists.page(owner, store("news"), { ...everything, words });
      expect(JSON.stringify(page.rows[0]?.values["title"])).toMatch(/"sr":"Vest n-/);
      expect(page.rows[0]?.values["text"]).toEqual({});
    });
    expect(news.characters).toBeLessThan(pieces * 600);
  }
  const [piece] = (await lists.page(owner, store("news"), everything)).rows;
  const whole = await officeDesk(db, () => now).row(owner, store("news"), piece?.slug ?? "");
  expect(JSON.stringify(whole)).toContain("ttttt");
});

it("OFF21 OFF77 the first page tells this day’s games with what their tables lack, games without a result and teams that wait", async () => {
  const { tenantId, leagueId } = league;
  const game = (home: string, away: string, tipOff: number | null, more: object = {}) => league.game({ home, away, tipOff, ...more });
  const bare = await game("Avala", "Banjica", tonight, { venue: "Hala Sever" });
  const ready = await game("Cer", "Dunav", tonight + 3_600_000);
  await game("Avala", "Cer", tonight, { status: "postponed" });
  await game("Avala", "Dunav", tonight + 86_400_000);
  const late = await game("Banjica", "Cer", yesterday);
  await prepared(ready);
  for (const [status, submitted] of [
    ["submitted", new Date(now)],
    ["draft", null],
  ] as const)
    await sql`insert into team_applications (tenant_id, league_id, status, submitted_at, entry) values (${tenantId}, ${leagueId}, ${status},
      ${submitted}, ${JSON.stringify({ clubName: "KK Zora", teamName: "", players: [{}, {}] })})`.execute(database.db);

  const { db, during } = countedTrips(database.db);
  const { today } = officeDesk(db, () => now);
  const owner = await holding("owner");
  const cost = await during(async () => {
    const { games, late: over, applications, counts, gaps } = await today.seen(owner);
    expect(games).toMatchObject([
      {
        gameId: bare,
        home: "Avala",
        hall: "Hala Sever",
        tipOff: tonight,
        state: "to-come",
        hasLink: false,
        checklist: { done: 0, all: 10 },
      },
      { gameId: ready, hasLink: true, checklist: { done: 2, all: 10 }, referees: 1, mayPrepare: true },
    ]);
    expect([over.total, over.games.map(({ gameId }) => gameId)]).toEqual([1, [late]]);
    expect(applications).toMatchObject([{ team: "KK Zora", competition: "Prva liga 2026/27", players: 2, at: now }]);
    expect(Object.fromEntries(counts.map(({ thing, count }) => [thing, count]))).toMatchObject({ person: people, news: pieces, club: 4 });
    expect(gaps).toContainEqual({ thing: "person", field: "nationality", count: people });
  });
  // Who asks and when (2), games and what their tables were told (2), how much there is (1), who waits (1); texts of news are not read.
  expect(cost.trips).toBe(6);
  expect([cost.rows < 40, cost.characters < 12_000]).toEqual([true, true]);

  const { rows } = await sql<{ id: string }>`select club_id as id from clubs where tenant_id = ${tenantId} and slug = 'dunav'`.execute(db);
  const club = await today.seen(await holding("club-office", { kind: "club", id: rows[0]?.id ?? "" }));
  expect([club.games?.map(({ gameId, mayPrepare }) => [gameId, mayPrepare]), club.applications]).toEqual([[[ready, false]], null]);
  expect((await today.seen(await holding("editor"))).games).toBeNull();
});

/** A link for its scorer, a referee, and one side's list and five told at its table. */
async function prepared(gameId: GameId): Promise<void> {
  const { tenantId, db } = league;
  await scorerLinksFor(db, tenantId).issue({ gameId, role: "statistics", label: "Ana", expiresAt: "with-game" });
  await sql`insert into game_appointments (tenant_id, game_id, role, name) values (${tenantId}, ${gameId}, 'crew-chief', 'M. Marić')`.execute(
    db,
  );
  await league.append(gameId, Scoresheet.begun().events.slice(0, 2));
}
