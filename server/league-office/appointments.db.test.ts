import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { type PageTag, pageTagChannel, type PageTagNotice, pageTags } from "#contract/page-tags.ts";
import type { GameEvent } from "#core/game/events.ts";
import type { Official } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { askedOfPages } from "#tests/support/servers/asked-of-pages.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { joinNames } from "../projections/joined-names.ts";
import { type Appointment, appointmentsFor } from "./appointments.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "whistles", ["Avala", "Cer", "Dunav", "Gavran"]);
});

let round = 0;
/** A game of its own, with what a page of it says and from what that was read. */
async function newGame(home = "Avala", away = "Cer") {
  round += 1;
  const gameId = await league.game({ home, away, round, tipOff: Date.UTC(2026, 11, 20 + round) });
  const gameSlug = `${home}-${away}`.toLowerCase();
  const address = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: String(round), gameSlug };
  async function page() {
    const { answer: view, tags } = await askedOfPages(database.db, league.tenantId, async ({ site }) => site.game(address));
    return { appointed: view!.appointed, officials: view!.officials, links: view!.pagesOfNamed.referee, tags };
  }
  return { gameId, page };
}

function office() {
  return appointmentsFor(database.db, league.tenantId);
}

async function referee(slug: string) {
  const { answer: view, tags } = await askedOfPages(database.db, league.tenantId, async ({ staff }) => staff.referee(slug, null));
  return { view, tags };
}

/** A log up to the start of the game, which these officials are said to lead. */
function beforeTipOff(seed: string, officials: readonly Official[]): GameEvent[] {
  const events: readonly GameEvent[] = exhibitionGame(seed).events;
  const named = events.map((event) =>
    event.op === "add" && event.fact.type === "officials.set" ? { ...event, fact: { ...event.fact, officials } } : event,
  );
  return named.slice(
    0,
    named.findIndex((event) => event.op === "add" && event.fact.type === "game.start"),
  );
}

const crew: readonly Appointment[] = [
  { role: "crew-chief", name: "Nenad Šarović" },
  { role: "umpire-1", name: "Iva Ćurić" },
  { role: "commissioner", name: "Snežana Žižić" },
];

/** What a piece of work tells all nodes to drop. */
async function dropped(work: () => Promise<unknown>): Promise<readonly PageTag[]> {
  const listener = new pg.Client({ connectionString: database.databaseUrl });
  await listener.connect();
  const tags: PageTag[] = [];
  listener.on("notification", ({ payload }) => tags.push(...((JSON.parse(payload ?? "") as PageTagNotice).tags ?? [])));
  await listener.query(`listen ${pageTagChannel}`);
  await work();
  await listener.query("select 1");
  await listener.end();
  return tags.toSorted();
}

it("REF4 REF6 a game to come names whom the office appointed, place by place, with the pages of its referees", async () => {
  const { gameId, page } = await newGame();
  expect(await office().appoint(gameId, crew.toReversed())).toEqual({ kind: "kept" });
  expect(await office().appoint(gameId, [{ role: "umpire-1", name: "Petar Čolić" }])).toEqual({ kind: "kept" });
  const { appointed, officials, links } = await page();
  expect(appointed).toEqual([crew[0], { role: "umpire-1", name: "Petar Čolić" }, crew[2]]);
  expect(officials).toEqual([]);
  expect(links).toEqual({
    "Nenad Šarović": { slug: "nenad-sarovic", transliterable: true },
    "Petar Čolić": { slug: "petar-colic", transliterable: true },
  });
  expect(await office().takeBack(gameId, "umpire-2")).toEqual([]);
  expect(await office().takeBack(gameId, "umpire-1")).toEqual([{ role: "umpire-1", name: "Petar Čolić" }]);
  expect((await page()).appointed).toEqual([crew[0], crew[2]]);
  await office().takeBack(gameId, null);
  expect((await page()).appointed).toEqual([]);
});

it("REF4 REF6 nobody stands on two places of a game, however spelled, and joined spellings are one", async () => {
  const { gameId } = await newGame();
  await office().appoint(gameId, [{ role: "crew-chief", name: "Zoran Đukić" }]);
  for (const name of ["ЗОРАН ЂУКИЋ", "zoran đukic"]) {
    expect(await office().appoint(gameId, [{ role: "umpire-1", name }])).toMatchObject({ kind: "twice" });
  }
  const other = await newGame();
  await office().appoint(other.gameId, [{ role: "umpire-2", name: "Z. Đukić" }]);
  await joinNames(database.db, { tenantId: league.tenantId, role: "referee" }, "z-djukic", "zoran-djukic");
  expect(await office().appoint(gameId, [{ role: "commissioner", name: "Z. Đukić" }])).toMatchObject({ kind: "twice" });
  expect(await office().of(gameId)).toEqual([{ role: "crew-chief", name: "Zoran Đukić" }]);
  expect((await referee("zoran-djukic")).view?.appointed.map((game) => game.gameId)).toEqual([gameId, other.gameId]);
  expect((await referee("z-djukic")).view?.slug).toBe("zoran-djukic");
});

it("REF6 REF5 once the log names officials it is right, also before the game begins; while it names none the appointment stands", async () => {
  const silent = await newGame();
  const told = await newGame("Dunav", "Gavran");
  for (const { gameId } of [silent, told]) await office().appoint(gameId, [{ role: "crew-chief", name: "Milica Pantić" }]);
  await league.append(silent.gameId, beforeTipOff("silent", []));
  await league.append(told.gameId, beforeTipOff("told", [{ role: "crew-chief", name: "Rade Lukić" }]));
  expect((await silent.page()).appointed).toHaveLength(1);
  expect(await told.page()).toMatchObject({ appointed: [], officials: [{ role: "crew-chief", name: "Rade Lukić" }], links: {} });
  expect((await referee("milica-pantic")).view?.appointed.map(({ gameId }) => gameId)).toEqual([silent.gameId]);
  await league.append(silent.gameId, exhibitionGame("silent").events.slice(beforeTipOff("silent", []).length));
  expect((await silent.page()).appointed).toEqual([]);
  expect((await referee("milica-pantic")).view).toBeNull();
});

it("REF4 a game that has begun, is over or off takes no appointment, and an old one of it is not shown", async () => {
  for (const status of ["live", "final", "cancelled"] as const) {
    const { gameId, page } = await newGame();
    await office().appoint(gameId, crew);
    await database.db.updateTable("games").set({ status }).where("game_id", "=", gameId).execute();
    expect(await office().appoint(gameId, crew)).toEqual({ kind: "not-ahead", status });
    expect((await page()).appointed.length > 0, status).toBe(status === "live");
  }
});

it("REF5 appointing drops the pages that show it, and no others", async () => {
  const one = await newGame();
  const other = await newGame();
  await office().appoint(other.gameId, [{ role: "umpire-1", name: "Goran Vasić" }]);
  const nobody = await referee("dara-ristic");
  expect(nobody.view).toBeNull();
  const tags = await dropped(async () =>
    office().appoint(one.gameId, [
      { role: "crew-chief", name: "Dara Ristić" },
      { role: "commissioner", name: "Lazar Babić" },
    ]),
  );
  expect(tags).toEqual([pageTags.appointments(one.gameId), pageTags.referee("dara-ristic")]);
  const isDropped = (read: ReadonlySet<PageTag>) => tags.some((tag) => read.has(tag));
  expect(isDropped((await one.page()).tags)).toBe(true);
  expect(isDropped(nobody.tags)).toBe(true);
  expect(isDropped((await other.page()).tags)).toBe(false);
  expect(isDropped((await referee("goran-vasic")).tags)).toBe(false);

  // Whoever is replaced loses it from his page as well; the same again changes nothing.
  const replacing: readonly Appointment[] = [{ role: "crew-chief", name: "Goran Vasić" }];
  expect(await dropped(async () => office().appoint(one.gameId, replacing))).toEqual([
    pageTags.appointments(one.gameId),
    pageTags.referee("dara-ristic"),
    pageTags.referee("goran-vasic"),
  ]);
  expect(await dropped(async () => office().appoint(one.gameId, replacing))).toEqual([]);
  expect(await dropped(async () => office().takeBack(one.gameId, "commissioner"))).toEqual([pageTags.appointments(one.gameId)]);
});

it("REF5 what changes the game changes the page of the referee who is to lead it", async () => {
  const { gameId } = await newGame();
  await office().appoint(gameId, [{ role: "umpire-2", name: "Vuk Mandić" }]);
  const { view, tags } = await referee("vuk-mandic");
  expect(view).toMatchObject({ slug: "vuk-mandic", stints: [], games: [], appointed: [{ gameId: gameId satisfies GameId }] });
  expect(tags).toContain(pageTags.league(league.leagueId));
});
