import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, test } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { titleSlug } from "#core/wording/slug.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseOn, onServer } from "#tests/support/database/database-server.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { connectDatabase } from "../db/connection.ts";
import { describeSchema } from "../db/describe-schema.ts";
import { migrateToLatest, migrations } from "../db/migrate.ts";
import { createVotes } from "../db/migrations/0070-fan-votes.ts";
import { createDays } from "../db/migrations/0088-days-without-a-time.ts";
import type { Database } from "../db/schema.ts";
import { tenantPortsFor } from "./tenant-ports-for.ts";

/** The last migration of the release before the live part. */
const lastRelease = "0023-club-lines";

/** Today's projections write down what that release did not keep: its tables are there for as long as they write. */
async function withKeptFigures(db: Kysely<Database>, write: () => Promise<unknown>): Promise<void> {
  await migrations["0031-kept-figures"]?.up(db);
  await migrations["0058-clutch"]?.up(db);
  await migrations["0062-team-combinations"]?.up(db);
  await migrations["0063-named-people"]?.up(db);
  await migrations["0064-game-referees"]?.up(db);
  await migrations["0068-appearance-streaks"]?.up(db);
  await createVotes(db);
  await createDays(db);
  await sql`alter table game_videos add column event_id text`.execute(db);
  await sql`alter table game_players add column linked_by text, add column listed_as text`.execute(db);
  await sql`alter table games add column score_alone boolean not null default false`.execute(db);
  await write();
  await sql`alter table games drop column score_alone`.execute(db);
  await sql`alter table game_videos drop column event_id`.execute(db);
  await sql`alter table game_players drop column linked_by, drop column listed_as`.execute(db);
  await sql`alter table games drop column tip_off_day`.execute(db);
  await sql`alter table game_moves drop column from_tip_off_day, drop column to_tip_off_day`.execute(db);
  await sql`drop function end_of_day`.execute(db);
  const tables = ["club_meetings", "club_coaches", "career_season_ends", "experimental_figures", "team_combinations", "named_people"];
  await sql`drop table ${sql.join([...tables, "game_referees", "appearance_streaks", "fan_vote_counts", "fan_votes"].map((name) => sql.table(name)))}`.execute(
    db,
  );
  await sql`alter table box_player_lines drop column free_throws_in_order, drop column clutch`.execute(db);
  await sql`alter table box_team_lines drop column clutch`.execute(db);
  await sql`drop index box_team_lines_by_coach`.execute(db);
}

async function migrateToLastRelease(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect(await migrator.migrateTo(lastRelease)).not.toHaveProperty("error");
}

/** As many letters of the six languages as a migration must spell. */
const oldTitles = {
  sr: "Ćuran, Đoković, Džin: „Šta žele?“ – 81:79",
  "sr-cyrl": "Ћуран, Ђоковић, Џин: „Шта желе?“ – 81:79",
  en: "Œuvre of Łukasz Æther’s straße",
  sl: "Čez Žužemberk v Škofjo Loko",
  es: "¡Campeones! El año del pingüino en Cádiz",
  fr: "L’équipe à l'œuvre : ça va être où, où ça ?",
  ru: "Ёлка и объезд: съёмка юных ещё щук, цыплят, чаек, жаб, эха и яблок за рекой, и так далее до самого конца",
};

/** Two pieces of one title, as that release kept them; the first had another address before. */
async function writeOldNews(db: Kysely<Database>, tenantId: TenantId): Promise<void> {
  for (const number of [1, 2]) {
    const { rows } = await sql<{ id: string }>`insert into news_items (tenant_id, slug, kind, published_at)
      values (${tenantId}, ${`older-${number}`}, 'announcement', now() - interval '1 day') returning news_id as id`.execute(db);
    for (const [locale, title] of Object.entries(oldTitles))
      await sql`insert into news_texts (tenant_id, news_id, locale, title, summary, body)
        values (${tenantId}, ${rows[0]!.id}, ${locale}, ${title}, '', '[]')`.execute(db);
  }
  await sql`update news_items set slug = 'old-1' where slug = 'older-1'`.execute(db);
}

test("a database of the last release, with a game in it, becomes today's and answers what its pages ask", async () => {
  const { serverUrl, template } = inject("database");
  const name = `fullcourt_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const db = connectDatabase({ databaseUrl: databaseOn(serverUrl, name), connections: 2 });
  const fresh = connectDatabase({ databaseUrl: databaseOn(serverUrl, template), connections: 1 });
  try {
    await migrateToLastRelease(db);
    const league = await LeagueInDatabase.founded(db, "older", ["Avala", "Dunav"]);
    await withKeptFigures(db, async () => {
      const game = await league.game({ home: "Avala", away: "Dunav", tipOff: Date.UTC(2026, 9, 1, 18) });
      await league.append(game, exhibitionGame("older").events);
    });
    await writeOldNews(db, league.tenantId);
    const names = Object.keys(migrations);
    expect(await migrateToLatest(db)).toEqual(names.slice(names.indexOf(lastRelease) + 1));
    expect(await describeSchema(db)).toBe(await describeSchema(fresh));

    const ports = tenantPortsFor(db, league.tenantId, () => undefined);
    const address = { seasonSlug: "2026-27", leagueSlug: "first" };
    expect((await ports.site.home())?.leagues).toHaveLength(1);
    expect((await ports.site.league(address))?.rounds.flatMap(({ games }) => games)).toMatchObject([{ status: "final" }]);
    expect(await ports.statistics.leagueRecords(address, { holder: "team", category: "points", phase: "all" })).toMatchObject({
      boards: [{ category: "points" }],
    });
    expect(await ports.clubs.club("avala")).toMatchObject({ opponents: [{ slug: "dunav", games: 1 }] });
    expect(await ports.statistics.clubHistory("avala")).toMatchObject({ seasons: [{ finished: true }] });
    expect((await ports.schedule.schedule({ day: "2026-10-01", leagueSlug: null })).games).toHaveLength(1);
    const found = await ports.search.search({ words: "avala", kind: null, limit: 5, locale: "sr" });
    expect(found.clubs.map(({ href }) => href)).toEqual(["/sr/clubs/avala"]);
    expect(await ports.editorial.siteTexts("sr")).toEqual([]);
    // EDIT7 EDIT8: every text has got a slug of its title, as the program makes them, and what led to it leads to it still.
    const texts = await db.selectFrom("news_texts").select(["title", "slug", "locale"]).orderBy("news_id").orderBy("locale").execute();
    const twins = texts.filter(({ title }) => title === oldTitles.sr).map(({ slug }) => slug);
    expect(new Set(twins)).toEqual(new Set([titleSlug(oldTitles.sr), `${titleSlug(oldTitles.sr)}-2`]));
    const serbian = (locale: string) => texts.filter((text) => text.locale === locale).map(({ slug }) => slug);
    expect(serbian("sr-cyrl")).toEqual(serbian("sr"));
    for (const { title, slug, locale } of texts.filter((text) => text.title !== oldTitles.sr && text.locale !== "sr-cyrl"))
      expect([locale, slug.replace(/-2$/, "")]).toEqual([locale, titleSlug(title)]);
    const { slug } = (await ports.editorial.newsItem("sr", "old-1"))!;
    for (const before of ["old-1", "older-1"])
      expect(await ports.website.movedPath(`/sr-cyrl/news/${before}`)).toBe(`/sr-cyrl/news/${slug}`);
    expect(
      await db
        .selectFrom("former_slugs")
        .selectAll()
        .where("kind", "=", "news" as never)
        .execute(),
    ).toEqual([]);
    expect(await ports.applications.teamApplication("00000000-0000-4000-8000-000000000000")).toBeNull();
  } finally {
    await Promise.all([db.destroy(), fresh.destroy()]);
    await onServer(serverUrl, `drop database ${name} with (force)`);
  }
}, 60_000);
