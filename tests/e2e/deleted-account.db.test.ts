import { createHash, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import { accountBase, storePushTokenPath } from "#contract/account.ts";
import { followedCalendarPath } from "#contract/following.ts";
import { pushPaths } from "#contract/push.ts";
import { guardianConsentFor } from "#server/accounts/guardian-consent.ts";
import { newRecoveryCode } from "#server/accounts/recovery-codes.ts";
import { sweepAccounts } from "#server/accounts/sweep.ts";
import { ticketsFor } from "#server/accounts/tickets.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { createLog } from "#server/log.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { signedInWith } from "../support/database/account-in-database.ts";
import { AccountServer } from "../support/servers/account-server.ts";
import { triersPassword, type TryingPerson, tryingPerson } from "../support/database/account-tries.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { choicesOf, type PushNode, startPushNode } from "../support/servers/push-node.ts";
import { TestPushService } from "../support/servers/push-service.ts";
import { readingCalls } from "../support/servers/visitor-calls.ts";

const database = databaseForThisFile();
const lines: string[] = [];
let db: Kysely<Database>;
let service: TestPushService;
let push: PushNode;
let server: AccountServer;
let league: LeagueInDatabase;
let gameId: GameId;
let playerId: PersonId;
/** In every text that is kept of somebody. */
let mark: string;
let person: TryingPerson;
let device: string;
let calendar: string;

type Fill = () => Promise<unknown>;

/** How each table that knows of an account comes to a row of this one, in an order in which there is what rows refer to. */
const fills: Readonly<Record<string, Fill>> = {
  "accounts.account_id": async () => {
    person = await tryingPerson(db, server.one);
    const email = `${mark}@example.com`;
    const renamed = { name: `Ana ${mark}`, email, email_key: email };
    await db.updateTable("accounts").set(renamed).where("account_id", "=", person.accountId).execute();
    person = { ...person, email };
  },
  "account_passwords.account_id": async () => undefined,
  "account_recovery_codes.account_id": () => newRecoveryCode(db, person.accountId, Date.now()),
  "installation_operators.account_id": () =>
    db.insertInto("installation_operators").values({ account_id: person.accountId, since: new Date() }).execute(),
  "account_sessions.account_id": () => signedInWith(db, server.two, person.accountId),
  "known_networks.account_id": () => server.post(`${accountBase}/sign-in`, { email: person.email, password: triersPassword }),
  "account_ages.account_id": () =>
    db
      .insertInto("account_ages")
      .values({ ...own(), asked_age: 18, of_age_on: null })
      .execute(),
  "account_consents.account_id": () =>
    db
      .insertInto("account_consents")
      .values({ ...own(), kind: "guardian", version: "1", given_at: now(), given_by: `guardian-${mark}@example.com` })
      .execute(),
  "account_identities.account_id": () =>
    db.insertInto("account_identities").values({ issuer: "https://issuer.example", subject: mark, account_id: person.accountId }).execute(),
  "account_passkeys.account_id": () =>
    db
      .insertInto("account_passkeys")
      .values({ ...own(), credential_id: mark, public_key: Buffer.from(mark), counter: 0, transports: [], name: mark, used_at: null })
      .execute(),
  "account_roles.account_id": () =>
    db
      .insertInto("account_roles")
      .values({ ...own(), role: "scorer", scope_kind: "tenant", scope_id: server.one, granted_by: mark })
      .execute(),
  "account_push_tokens.account_id": async () => {
    const subscription = service.device(mark);
    const body = { subscription, replaces: null, choices: choicesOf([]) };
    const answer = await server.send("PUT", `/${pushPaths.subscription}`, { body });
    device = (JSON.parse(answer.text) as { readonly token: string }).token;
    return server.post(storePushTokenPath, { token: device }, { headers: person.bearer });
  },
  "followed_items.account_id": () =>
    db
      .insertInto("followed_items")
      .values({ ...own(), kind: "game", item_id: gameId, followed_at: now() })
      .execute(),
  "followed_calendars.account_id": async () => {
    const answer = await server.post(followedCalendarPath, { locale: "sr" }, { headers: person.bearer });
    calendar = (JSON.parse(answer.text) as { readonly path: string }).path;
  },
  "attended_games.account_id": () =>
    db
      .insertInto("attended_games")
      .values({ ...own(), game_id: gameId, marked_at: now() })
      .execute(),
  "predicted_games.account_id": () =>
    sql`insert into predicted_games (tenant_id, account_id, game_id, winner, margin, predicted_at)
      values (${server.one}, ${person.accountId}, ${gameId}, 'home', 3, now())`.execute(db),
  "fan_ballots.account_id": async () => {
    await sql`insert into fan_votes (tenant_id, game_id, opened_at, closes_at)
      values (${server.one}, ${gameId}, now(), now() + interval '1 day') on conflict do nothing`.execute(db);
    await db
      .insertInto("fan_ballots")
      .values({ ...own(), game_id: gameId, player_key: "h4" as PlayerKey, voted_at: now() })
      .execute();
  },
  "office_changes.account_id": () =>
    sql`insert into office_changes (tenant_id, change_id, thing, row_id, act, account_id, acted_as, source, after)
      values (${server.one}, gen_random_uuid(), 'hall', gen_random_uuid(), 'make', ${person.accountId}, 'league-office', 'call', '{}')`.execute(
      db,
    ),
  "office_looks.account_id": () =>
    db
      .insertInto("office_looks")
      .values({ ...own(), thing: "person", row_id: null, rows: 2, acted_as: "owner", source: "file" })
      .execute(),
  "office_uploads.account_id": () =>
    db
      .insertInto("office_uploads")
      .values({ ...own(), made_at: now(), content: Buffer.from(mark) })
      .execute(),
  "role_links.made_by": () =>
    db
      .insertInto("role_links")
      .values({
        tenant_id: server.one,
        digest: createHash("sha256").update(mark).digest(),
        role: "editor",
        scope_kind: "tenant",
        scope_id: server.one,
        begins_on: null,
        ends_on: null,
        label: mark,
        made_by: person.accountId,
        made_at: now(),
        expires_at: now(),
      })
      .execute(),
  "fantasy_managers.account_id": () => fantasyTeam(person.accountId, mark.slice(0, 30)),
  "fantasy_reports.account_id": async () => {
    // Somebody else's: it stays, and so does its name.
    const name = `Reported ${Math.ceil(Math.random() * 1e9)}`;
    const of = await fantasyTeam(null, name);
    await db
      .insertInto("fantasy_reports")
      .values({ ...of, account_id: person.accountId, name, at: now() })
      .execute();
  },
  "fantasy_league_reports.account_id": async () => {
    // Of a private league in which others are.
    const { tenant_id, league_id } = await fantasyTeam(null, `Reported ${Math.ceil(Math.random() * 1e9)}`);
    const number = Math.ceil(Math.random() * 1e9);
    await db
      .insertInto("fantasy_leagues")
      .values({
        tenant_id,
        league_id,
        number,
        name: "Kafana",
        code: null,
        kind: "total",
        from_round: 1,
        begun_in: null,
        made_at: now(),
        hidden_at: null,
        hidden_reason: null,
      })
      .execute();
    await db
      .insertInto("fantasy_league_reports")
      .values({ tenant_id, league_id, number, account_id: person.accountId, at: now() })
      .execute();
  },
  "player_claims.account_id": () =>
    db
      .insertInto("player_claims")
      .values({ ...own(), person_id: playerId, note: mark, claimed_at: now(), decided_at: null, decided_by: null, reason: null })
      .execute(),
  // One of theirs, and one of somebody who began to register with the same address before.
  "account_tickets.account_id": async () => {
    await server.post(`${accountBase}/password-reset`, { email: person.email });
    const waiting = { name: `Ana ${mark}`, email: person.email, emailKey: person.email, passwordHash: mark, guardian: null };
    for (const kind of ["sign-up", "guardian-consent"]) {
      await sql`insert into account_tickets (tenant_id, kind, contents, created_at, expires_at)
        values (${server.two}, ${kind}, ${JSON.stringify(waiting)}::jsonb, now(), now() + interval '1 day')`.execute(db);
    }
  },
  "mail_outbox.recipient": () =>
    server.post(`${accountBase}/address`, { email: `new-${person.email}`, password: triersPassword }, { headers: person.bearer }),
  "kept_mails.recipient": () =>
    db
      .insertInto("kept_mails")
      .values({
        tenant_id: server.one,
        mail_id: randomUUID(),
        recipient: person.email,
        subject: mark,
        body_text: `Ana ${mark}`,
        body_html: mark,
        sent_at: now(),
      })
      .execute(),
};

/** Columns that look like somebody's and are not an account's, each with why; what they hold of one stays, as docs/personal-data.md says. */
const others: Readonly<Record<string, string>> = {
  "push_providers.service_account": "what a league calls a push service with",
};

function now(): Date {
  return new Date();
}

function own() {
  return { tenant_id: server.one, account_id: person.accountId };
}

beforeAll(async () => {
  ({ db } = database);
  service = await TestPushService.started();
  push = await startPushNode(database);
  const log = createLog("trace", { destination: { write: (line: string) => void lines.push(line) } });
  const besides = {
    following: followingDesk(db, Date.now),
    myGames: myGamesDesk(db, Date.now),
    fantasy: fantasyDesk(db, Date.now),
    push: () => push.desk,
    log,
  };
  server = await AccountServer.start(db, {}, besides);
  league = await LeagueInDatabase.founded(db, "one", ["Hawks", "Owls"]);
  gameId = await league.game({ home: "Hawks", away: "Owls" });
  const names = { givenName: "Iva", familyName: "Ivić", latinGivenName: "Iva", latinFamilyName: "Ivić" };
  const entry = { slug: "iva-ivic", ...names, scoreboardGivenName: null, scoreboardFamilyName: null, transliterable: true };
  playerId = await peopleFor(db, server.one).save({ ...entry, birthDate: null });
});
afterAll(async () => {
  await server.close();
  await push.close();
  await service.close();
});

/** A team of the fantasy game; `accountId`: `null` for one that is not theirs. */
async function fantasyTeam(accountId: string | null, name: string) {
  const of = { tenant_id: league.tenantId, league_id: league.leagueId };
  await sql`insert into fantasy_seasons (tenant_id, league_id, settings, scale_percent, opened_at)
    values (${of.tenant_id}, ${of.league_id}, '[]', 100, now()) on conflict do nothing`.execute(db);
  const { team_id } = await db
    .insertInto("fantasy_teams")
    .values({ ...of, number: Math.ceil(Math.random() * 1e9), made_at: now() })
    .returning("team_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("fantasy_managers")
    .values({ ...of, team_id, account_id: accountId, name, hidden_at: null, hidden_reason: null })
    .execute();
  return { ...of, team_id };
}

/** By the catalogue: what refers to accounts, and what is named as if it told of one. */
async function columnsOfAccounts(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select rel.relname || '.' || att.attname as name
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid join pg_attribute att on att.attrelid = rel.oid and att.attnum = any (con.conkey)
    where con.contype = 'f' and con.confrelid = 'accounts'::regclass
    union
    select col.table_name || '.' || col.column_name from information_schema.columns col
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name ~ '(account|recipient|user_id|visitor)'`.execute(
    db,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Tables with a row in which any of these stands, in any column: text, id, JSON, or as bytes. */
async function tablesWith(needles: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const found: Record<string, number> = {};
  const patterns = needles.flatMap((needle) => [`%${needle}%`, `%${Buffer.from(needle).toString("hex")}%`]);
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} t where t::text ilike any (${patterns})`.execute(db);
    const [{ count } = { count: 0 }] = rows;
    if (count > 0) found[name] = count;
  }
  return found;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

async function filled(): Promise<readonly string[]> {
  mark = `zq${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  for (const fill of Object.values(fills)) await fill();
  return [mark, person.accountId, person.email, device];
}

describe("ACC16 an account that is deleted", () => {
  it("is known to no table that this file does not fill", async () => {
    expect(await columnsOfAccounts()).toEqual([...Object.keys(fills), ...Object.keys(others)].toSorted());
  });

  it("is found nowhere afterwards: in no table, no answer and no line of the log", async () => {
    const needles = await filled();
    const session = person.token;
    const before = await tablesWith(needles);
    const expected = Object.keys(fills).map((column) => column.split(".")[0] ?? "");
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...expected, "push_subscriptions"]));
    const calendars = followingDesk(db, Date.now).calendars;
    const secret = /([^/]+)\.ics$/.exec(calendar)?.[1] ?? "";
    expect(await calendars.keysOf(server.one, secret)).toEqual([`game:${gameId}`]);
    lines.length = 0;
    const removed = await server.post(`${accountBase}/removal`, { password: triersPassword }, { headers: person.bearer });
    expect(removed.status).toBe(200);
    // A goodbye goes out, and what counts tries holds addresses until it forgets them: docs/personal-data.md.
    const goodbye = await db.deleteFrom("mail_outbox").where("recipient", "=", person.email).returning("kind").execute();
    expect(goodbye).toEqual([{ kind: "account-deleted" }]);
    const { rate_limits: tries = 0, ...rest } = await tablesWith([...needles, sha256(session)]);
    expect([tries > 0, rest]).toEqual([true, {}]);
    await sweepAccounts(db, Date.now() + 86_400_000);
    expect(await tablesWith(needles)).toEqual({});
    for (const call of readingCalls) {
      const [method = "", path = ""] = call.split(" ");
      const answer = await server.send(method, path.replace(":id", gameId), { headers: person.bearer });
      expect([call, needles.filter((needle) => answer.text.includes(needle))]).toEqual([call, []]);
    }
    expect([await calendars.keysOf(server.one, secret), (await server.get(calendar)).status]).toEqual([null, 404]);
    const told = lines.filter((line) => !line.includes('"msg":"security"')).join("");
    expect(needles.filter((needle) => told.includes(needle))).toEqual([]);
  });

  it("goes as wholly when a guardian refuses it", async () => {
    const needles = await filled();
    const asked = {
      name: "Ana",
      locale: "sr",
      guardian: "guardian@example.com",
      agreement: { termsVersion: "1", agreedAt: new Date().toISOString(), age: null },
    };
    // It only waited: nobody has agreed, and it has no other way in, and is used nowhere else.
    for (const table of ["account_consents", "account_passwords"] as const)
      await db.deleteFrom(table).where("account_id", "=", person.accountId).execute();
    await db.deleteFrom("account_sessions").where("tenant_id", "=", server.two).execute();
    const ticketId = await ticketsFor(db, server.one, Date.now).issue("guardian-consent", person.accountId, asked);
    const guardian = guardianConsentFor(db, server.one, Date.now);
    const secret = (await ticketsFor(db, server.one, Date.now).giveSecret(ticketId)) ?? "";
    expect(await guardian.answer(secret, false)).toEqual({ kind: "refused" });
    expect(await db.deleteFrom("mail_outbox").where("recipient", "=", person.email).returning("kind").execute()).toEqual([
      { kind: "guardian-refused" },
    ]);
    await db.deleteFrom("rate_limits").execute();
    expect(await tablesWith(needles)).toEqual({});
  });
});
