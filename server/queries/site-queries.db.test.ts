import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { clutchOf } from "#core/stats/clutch.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { personMergesFor } from "../db/repositories/person-merges.ts";
import { saveSponsors } from "../db/repositories/tenants.ts";
import type { Database } from "../db/schema.ts";
import { projectLeague } from "../projections/league.ts";
import { siteQueriesFor } from "./site-queries.ts";
import type { GameAddress } from "#contract/refs.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
let played: GameId;
const ref: GameAddress = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "avala-banjica" };

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "pages", ["Avala", "Banjica", "Dunav", "Wolves"]);
  played = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await league.append(played, exhibitionGame("pages").events);
  const second = await league.game({ home: "Wolves", away: "Dunav", round: 1, tipOff: Date.UTC(2026, 9, 24, 17) });
  await league.append(second, exhibitionGame("pages-2").events);
  await league.game({ home: "Banjica", away: "Wolves", round: 2, tipOff: Date.UTC(2026, 9, 30, 17) });
  await league.game({ home: "Dunav", away: "Avala", round: 2, status: "date-to-be-decided" });
  await league.game({ home: "Avala", away: "Wolves", round: 3, status: "cancelled" });
  await saveSponsors(database.db, league.tenantId, [{ slug: "kolo", name: "Kolo banka", url: "https://kolo.example", logoUrl: null }]);
});

/** The questions of one page, with the tags they note and the round trips they take. */
function asking() {
  const tags = new Set<PageTag>();
  let roundTrips = 0;
  const counter: KyselyPlugin = {
    // Asked for each part of a query, too; results come once a round trip.
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      roundTrips++;
      return result;
    },
  };
  const db: Kysely<Database> = database.db.withPlugin(counter);
  return { ask: siteQueriesFor(db, league.tenantId, (tag) => tags.add(tag)), tags, roundTrips: () => roundTrips };
}

describe("questions of the pages", () => {
  it.each(["home", "league", "game"] as const)("the %s page takes two round trips: one for its shell, one for itself", async (page) => {
    const { ask, roundTrips } = asking();
    await ask.site();
    await ask[page](ref);
    expect(roundTrips()).toBe(2);
  });

  it("OFF60 of sponsors those of the league's own today are told, with their marks for both grounds", async () => {
    const { rows } = await sql<{ today: string; before: string; after: string }>`
      select day::date::text as today, (day::date - 1)::text as before, (day::date + 1)::text as after
      from (select now() at time zone 'Europe/Belgrade' as day) local`.execute(database.db);
    const { today, before, after } = rows[0]!;
    const told = async (starts: string | null, ends: string | null) => {
      await database.db.updateTable("sponsors").set({ starts_on: starts, ends_on: ends, dark_logo_url: "/files/dark.webp" }).execute();
      return (await asking().ask.site()).sponsors.map(({ name, darkLogoUrl }) => `${name} ${darkLogoUrl}`);
    };
    const shown = ["Kolo banka /files/dark.webp"];
    expect([await told(today, today), await told(before, null), await told(null, after)]).toEqual([shown, shown, shown]);
    expect([await told(after, null), await told(null, before)]).toEqual([[], []]);
    await database.db.updateTable("sponsors").set({ starts_on: null, ends_on: null, dark_logo_url: null }).execute();
  });

  it("the shell: branding, current season and its leagues, sponsors", async () => {
    const { ask, tags } = asking();
    expect(await ask.site()).toMatchObject({
      slug: "pages",
      domain: "pages.localhost",
      timeZone: "Europe/Belgrade",
      colors: { color1: "#10233f", colorButton: "#f26b21" },
      currentSeason: { slug: "2026-27", name: "2026/27" },
      leagues: [{ seasonSlug: "2026-27", leagueSlug: "first", name: { text: "Prva liga", transliterable: true }, playsFantasy: false }],
      sponsors: [{ name: "Kolo banka", url: "https://kolo.example", logoUrl: null }],
    });
    // OFF64: of sections that are all but empty it hears what comes.
    const { news, videos, albums, documents, statistics } = pageTags;
    expect([...tags]).toEqual([pageTags.site, pageTags.day, pageTags.schedule, news, videos, albums, documents, statistics]);
  });

  it("LOOK35 with each club stands its next game: today's until midnight, whatever becomes of it; one that is off is none", async () => {
    const fresh = await LeagueInDatabase.founded(database.db, "fixtures", ["Avala", "Banjica", "Dunav", "Wolves"]);
    const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    await fresh.game({ home: "Avala", away: "Wolves", round: 1, tipOffDay: days(-2) });
    await fresh.game({ home: "Banjica", away: "Avala", round: 2, tipOffDay: days(4) });
    await fresh.game({ home: "Dunav", away: "Avala", round: 3, tipOffDay: days(2), status: "postponed" });
    const today = await fresh.game({ home: "Dunav", away: "Wolves", round: 4, tipOff: Date.now() });
    const next = async () =>
      (await fresh.pages().site()).teams?.map((team) => [team.clubSlug, team.next && `${team.next.day} ${team.next.rival.code}`]);
    const { rows } = await sql<{ today: string }>`select (now() at time zone 'Europe/Belgrade')::date::text as today`.execute(database.db);
    const shown = [
      ["avala", `${days(4)} BAN`],
      ["banjica", `${days(4)} AVA`],
      ["dunav", `${rows[0]?.today} WOL`],
      ["wolves", `${rows[0]?.today} DUN`],
    ];
    await fresh.game({ home: "Avala", away: "Dunav", round: 5, tipOffDay: days(1), status: "forfeited" });
    expect(await next()).toEqual(shown);
    await database.db.updateTable("games").set({ status: "final" }).where("game_id", "=", today).execute();
    expect(await next()).toEqual(shown);
  });

  it("the first page: table, latest games with the newest first, next games with the undated last", async () => {
    const { ask, tags } = asking();
    const { leagues } = await ask.home();
    const [first] = leagues;
    expect(first?.latest.map(({ ref: { gameSlug } }) => gameSlug)).toEqual(["wolves-dunav", "avala-banjica"]);
    expect(first?.next.map(({ ref: { gameSlug }, tipOff }) => [gameSlug, tipOff])).toEqual([
      ["banjica-wolves", Date.UTC(2026, 9, 30, 17)],
      ["dunav-avala", null],
    ]);
    expect(first?.standings.map(({ played: games }) => games)).toEqual([1, 1, 1, 1]);
    expect(first?.leaders).toEqual([]);
    expect(first?.leaderNotes).toEqual([]);
    expect([...tags]).toEqual([pageTags.site, pageTags.outlets, pageTags.league(league.leagueId)]);
  });

  it("a league: each round with its games, each side with its points and record", async () => {
    const { ask, tags } = asking();
    const view = await ask.league(ref);
    expect(view?.rounds.map(({ number, games }) => [number, games.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
    ]);
    const [game] = view?.rounds[0]?.games ?? [];
    const winner = (game?.home.points ?? 0) > (game?.away.points ?? 0) ? "home" : "away";
    expect(game).toMatchObject({ ref, round: { number: 1, stage: null }, tipOff: Date.UTC(2026, 9, 23, 17), status: "final", venue: null });
    expect(game?.[winner].record).toEqual({ wins: 1, losses: 0 });
    expect(view?.standings[0]).toMatchObject({ rank: 1, wins: 1, losses: 0, form: ["won"], team: { primaryColor: "#14633f" } });
    // LOOK24
    const beaten = winner === "home" ? game?.away : game?.home;
    const [own, theirs] = [game?.[winner].points, beaten?.points];
    const won = view?.standings.find(({ team }) => team.teamSlug === game?.[winner].teamSlug);
    expect(won?.formGames).toEqual([{ own, theirs, rival: beaten?.name }]);
    expect([...tags]).toEqual([pageTags.league(league.leagueId)]);
  });

  it("NAME1 a name is written in Cyrillic only if it is both marked and spelled as the tenant's own", async () => {
    const view = await asking().ask.league(ref);
    const names = new Map(view?.standings.map(({ team }) => [team.name.text, team.name.transliterable]));
    expect(names).toEqual(
      new Map([
        ["Avala", true],
        ["Banjica", true],
        ["Dunav", true],
        ["Wolves", false],
      ]),
    );
  });

  it("a team that joined after the table was made stands below it", async () => {
    await database.db
      .deleteFrom("standings_rows")
      .where("league_id", "=", league.leagueId)
      .where("team_id", "=", league.team("Avala"))
      .execute();
    const view = await asking().ask.league(ref);
    expect(view?.standings.at(-1)).toMatchObject({ rank: 4, played: 0, form: [], team: { clubSlug: "avala" } });
    await database.db.transaction().execute((transaction) => projectLeague(transaction, league.tenantId, league.leagueId));
    expect((await asking().ask.league(ref))?.standings.map(({ played: games }) => games)).toEqual([1, 1, 1, 1]);
  });
});

describe("the game's page", () => {
  it("is the read model whole, with the version it was folded to", async () => {
    const { ask, tags } = asking();
    const view = await ask.game(ref);
    const events = exhibitionGame("pages").events.length;
    expect(view).toMatchObject({ version: `1.${events}`, seasonName: "2026/27", source: "simulator", flags: [], officials: [] });
    expect(view?.box?.teams.home.points).toBe(view?.summary.home.points);
    expect(view?.flow?.points.at(-1)).toMatchObject({ home: view?.summary.home.points, away: view?.summary.away.points });
    expect(view?.clutch).toEqual(clutchOf(playsInForce(exhibitionGame("pages").events), fiba));
    expect(view?.shots.length).toBeGreaterThan(50);
    expect(view?.plays.length).toBeGreaterThan(200);
    expect(view?.hasPlays).toBe(true);
    expect([...tags]).toEqual(expect.arrayContaining([pageTags.league(league.leagueId), pageTags.game(played), pageTags.outlets]));
  });

  it("WINPROB2 knows of each side what it had played before, and nothing of this game or of later ones", async () => {
    const { ask } = asking();
    const first = await ask.game(ref);
    expect(first?.earlier).toEqual({ home: { games: 0, margin: 0 }, away: { games: 0, margin: 0 } });
    const { home, away } = first?.summary ?? {};
    const next = await ask.game({ ...ref, roundSlug: "2", gameSlug: "banjica-wolves" });
    expect(next?.earlier.home).toEqual({ games: 1, margin: (away?.points ?? 0) - (home?.points ?? 0) });
  });

  it("leaves the plays out for a page without them, save where a running game stands", async () => {
    const { ask } = asking();
    const whole = await ask.game(ref);
    expect(await ask.game(ref, { plays: false })).toEqual({ ...whole, plays: [] });
    const status = (now: "live" | "final") => database.db.updateTable("games").set({ status: now }).where("game_id", "=", played).execute();
    await status("live");
    expect(await ask.game(ref, { plays: false })).toMatchObject({ plays: whole?.plays.slice(-1), hasPlays: true });
    await status("final");
  });

  it("names players as their persons are named now, also after a merge, and the rest as the log does", async () => {
    const [known, other] = (await asking().ask.game(ref))?.players ?? [];
    if (!known || !other) throw new Error("nobody played");
    const [typed, proper] = [await league.person("Dj.", "Djokic"), await league.person("Đorđe", "Đokić")];
    await database.db
      .insertInto("game_players")
      .values({ tenant_id: league.tenantId, game_id: played, player_key: known.key, side: known.side, person_id: typed })
      .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "player_key"]).doUpdateSet({ person_id: typed }))
      .execute();
    expect((await asking().ask.game(ref))?.players[0]).toMatchObject({ familyName: { text: "Djokic" } });

    await personMergesFor(database.db, league.tenantId).merge({ from: typed, into: proper, by: "test", at: 0, reason: null });
    const after = (await asking().ask.game(ref))?.players;
    const { slug } = await database.db.selectFrom("persons").select("slug").where("person_id", "=", proper).executeTakeFirstOrThrow();
    expect(after?.[0]).toEqual({
      ...known,
      personSlug: slug,
      givenName: { text: "Đorđe", transliterable: true },
      familyName: { text: "Đokić", transliterable: true },
    });
    expect(after?.[1]).toEqual(other);
  });

  it("has the lineups where they are asked for, and every game of the two in the league", async () => {
    const bare = await asking().ask.game(ref, { plays: false });
    expect([bare?.lineups, bare?.series, bare?.award]).toEqual([null, null, null]);
    expect(bare?.meetings.map((meeting) => meeting.ref)).toContainEqual(bare?.summary.ref);
    const pair = (meeting: { readonly home: { readonly clubSlug: string }; readonly away: { readonly clubSlug: string } } | undefined) =>
      [meeting?.home.clubSlug ?? "", meeting?.away.clubSlug ?? ""].toSorted((one, other) => one.localeCompare(other));
    for (const meeting of bare?.meetings ?? []) expect(pair(meeting)).toEqual(pair(bare?.summary));
    const whole = await asking().ask.game(ref, { plays: false, lineups: true });
    expect(whole?.lineups?.home.length).toBeGreaterThan(0);
  });

  it("of a game nobody has written a line about is empty, not absent", async () => {
    const view = await asking().ask.game({ ...ref, roundSlug: "2", gameSlug: "banjica-wolves" });
    expect(view).toMatchObject({
      version: "1.0",
      box: null,
      flow: null,
      shots: [],
      plays: [],
      hasPlays: false,
      players: [],
      summary: { status: "scheduled", home: { points: null } },
    });
  });

  it("is absent where there is no such game or league; the answer goes when one is made", async () => {
    const noGame = asking();
    expect(await noGame.ask.game({ ...ref, gameSlug: "avala-dunav" })).toBeNull();
    expect([...noGame.tags]).toEqual(expect.arrayContaining([pageTags.league(league.leagueId), pageTags.outlets]));
    const noLeague = asking();
    expect(await noLeague.ask.game({ ...ref, leagueSlug: "second" })).toBeNull();
    expect(await noLeague.ask.league({ ...ref, leagueSlug: "second" })).toBeNull();
    expect([...noLeague.tags]).toEqual([pageTags.site]);
  });

  it("of another tenant is absent", async () => {
    const other = await LeagueInDatabase.founded(database.db, "neighbour", ["Avala", "Banjica"]);
    const view = await siteQueriesFor(database.db, other.tenantId, () => undefined).game(ref);
    expect(view).toBeNull();
  });
});
