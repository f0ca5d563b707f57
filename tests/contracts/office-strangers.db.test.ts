import { afterAll, beforeAll, expect, it } from "vitest";
import { putAllMessages } from "#app/i18n/all-messages.server.ts";
import { pageLanguage } from "#app/i18n/page-language.ts";
import { noRolePage } from "#app/office/no-role-model.ts";
import { languages } from "#contract/locale.ts";
import { rateLimits } from "#server/accounts/rate-limits.ts";
import { rolesFor, type RoleSpan } from "#server/accounts/roles.ts";
import { allLeagues } from "#server/founding/all-leagues.ts";
import { signedInAccount, type SignedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { OfficeScreensServer } from "../support/servers/office-screens-server.ts";

putAllMessages();

const database = databaseForThisFile();
let office: OfficeScreensServer;

beforeAll(async () => {
  office = await OfficeScreensServer.start(database.db);
});
afterAll(() => office.server.close());

async function strangerOf(who: SignedInAccount, path = "") {
  const { status, screen } = await office.ask(path, undefined, { who });
  if (screen?.kind !== "no-role") throw new Error(JSON.stringify(screen));
  return { status, ...screen.stranger };
}

it("OFF79 whoever may not come in is told as whom they are here, why, and what to do, in every language", async () => {
  const { db } = database;
  const { one } = office.server;
  const holding = async (name: string, role: "editor" | "viewer", span: RoleSpan) => {
    const account = await signedInAccount(db, one, name);
    await rolesFor(db, one).grant(account.accountId, { role, scope: { kind: "tenant", id: one } }, "test", span);
    return account;
  };
  const strangers = [
    await strangerOf(office.fan),
    await strangerOf(await holding("Iva", "editor", { from: null, until: "2026-01-31" })),
    await strangerOf(await holding("Una", "viewer", { from: "2199-09-01", until: null })),
    await strangerOf(await holding("Eva", "editor", { from: null, until: null }), "/roles"),
  ];
  expect(strangers).toMatchObject([
    { status: 403, name: "Mila", why: "none", day: null },
    { name: "Iva", why: "ended", day: "2026-01-31" },
    { name: "Una", why: "to-come", day: "2199-09-01" },
    { name: "Eva", why: "owners-alone" },
  ]);
  for (const language of languages)
    for (const stranger of strangers) {
      const { texts, ways } = noRolePage(stranger, "Liga Sever", pageLanguage(language, "Europe/Belgrade"));
      const said = texts.join(" ");
      if (stranger.why !== "owners-alone") expect(said).toContain(stranger.email);
      if (stranger.why === "ended") expect(said).toContain("2026");
      expect([language, ways.length, /[{}]/.test(said)]).toEqual([language, 2, false]);
    }
});

it("WIZ13 of each league whoever runs the installation sees what waits and how full its limits are, and no other league's", async () => {
  const { db } = database;
  const { one } = office.server;
  const now = Date.now();
  const { atOnce, everyMs } = rateLimits.mail.tenant;
  await db
    .insertInto("rate_limits")
    .values([
      { subject: `mail/tenant/${one}`, free_at: new Date(now + (atOnce * everyMs) / 2) },
      { subject: `mail/subject/x/tenant/${one}`, free_at: new Date(now + 9e9) },
    ])
    .execute();
  const mail = { tenant_id: one, kind: "link", recipient: "a@example.com", locale: "en", contents: "{}", next_try_at: new Date(now) };
  for (const minutes of [10, 90])
    await db
      .insertInto("mail_outbox")
      .values({ ...mail, created_at: new Date(now - minutes * 60_000) } as never)
      .execute();
  const { leagues } = await allLeagues(db, now);
  const seen = new Map(leagues.map(({ slug, health, limits }) => [slug, [health.mailsLate, health.receiversSilent, limits.tries]]));
  expect([...seen.values()]).toEqual(
    expect.arrayContaining([
      [0, 0, 0],
      [1, 0, 0.5],
    ]),
  );
});
