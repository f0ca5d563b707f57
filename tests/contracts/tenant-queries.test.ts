import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root, sourceTree } from "./source-tree.ts";

/**
 * Questions of leagues' tables that name no league, all of them: whose they are instead. Whoever adds one says here why it is right;
 * everything else that reads or changes a league's rows says whose. TENANT1
 */
const ofEverybody: Readonly<Record<string, { readonly tables: string; readonly why: string }>> = {
  "server/accounts/account-export.ts": { tables: "account_tickets", why: "one's own, of the whole installation" },
  "server/accounts/account-office.ts": { tables: "account_sessions", why: "an account is the installation's" },
  "server/accounts/delete-account.ts": { tables: "account_tickets mail_outbox kept_mails", why: "an account ends everywhere" },
  "server/accounts/known-networks.ts": { tables: "known_networks", why: "one's own, of the whole installation" },
  "server/accounts/own-account.ts": { tables: "account_sessions", why: "one's own, of the whole installation" },
  "server/accounts/passkeys.ts": { tables: "account_passkeys", why: "one's own, by the key's id" },
  "server/accounts/password-reset.ts": { tables: "account_tickets", why: "a new password ends the way back of before everywhere" },
  "server/accounts/sessions.ts": { tables: "account_sessions", why: "signed out everywhere" },
  "server/accounts/sweep.ts": {
    tables: "account_ages account_tickets account_sessions mail_outbox kept_mails",
    why: "what has ended, of everybody",
  },
  "server/accounts/vouched-accounts.ts": { tables: "account_tickets", why: "by the digest of a secret" },
  "server/accounts/ways-into-account.ts": { tables: "account_passkeys", why: "one's own, of the whole installation" },
  "server/backup/remove-league.ts": { tables: "files", why: "a file goes when no league has it any more" },
  "server/backup/write-archive.ts": { tables: "files", why: "a backup is of everything" },
  "server/db/sealed-rows.ts": {
    tables: "push_subscriptions webhook_subscriptions link_keys",
    why: "a key seals all rows of an installation",
  },
  "server/doctor/look-at-installation.ts": { tables: "mail_outbox", why: "how much waits, of everybody" },
  "server/fantasy/lock-round.ts": { tables: "fantasy_rounds fantasy_entries", why: "says whose by `ofRound`" },
  "server/my-fantasy/fantasy-export.ts": { tables: "fantasy_moves", why: "of one's own teams, found before" },
  "server/office/import/kept-uploads.ts": { tables: "office_uploads", why: "whose day is over, of everybody" },
  "server/push/outbox.ts": { tables: "push_occasions", why: "what was told long ago, of everybody" },
  "server/push/subscriptions.ts": { tables: "push_subscriptions", why: "devices that were not seen for long, of everybody" },
  "server/queries/statistics/streak-boards.ts": {
    tables: "streaks appearance_streaks",
    why: "says whose by `own` and what it is read from",
  },
  "server/webhooks/outbox.ts": { tables: "webhook_events", why: "what was told long ago, of everybody" },
};

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Those whose rows are some league's. */
const leaguesTables = [...textOf("server/db/schema.sql").matchAll(/^create (?:unlogged )?table (\w+) \(\n([\s\S]*?)\n\);/gm)]
  .filter(([, , columns = ""]) => /^ {2}tenant_id /m.test(columns))
  .map(([, name = ""]) => name);

const asked = /\b(?:selectFrom|updateTable|deleteFrom)\(\s*\[?["`](\w+)|\b(?:from|update)\s+(\w+)\b/g;

/** Tables that are asked in statements without a league. */
function askedOfEverybody(source: string): string[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  return [...text.matchAll(asked)].flatMap((match) => {
    const table = match[1] ?? match[2] ?? "";
    if (!leaguesTables.includes(table)) return [];
    const before = text.slice(0, match.index);
    const start = Math.max(0, ...[...before.matchAll(/[;{}\n]\n/g)].map(({ index }) => index + 1));
    const length = text.slice(match.index).search(/;\n|\n\n/);
    const statement = text.slice(start, length === -1 ? undefined : match.index + length);
    return /tenant_id|tenantid/i.test(statement) ? [] : [table];
  });
}

const files = sourceTree().filter(
  (file) => /^(?:server|scripts\/commands)\/.*\.ts$/.test(file) && !/\.test\.ts$|^server\/db\/migrations\//.test(file),
);

test("TENANT1 every statement that asks a league's table says which league, save those that are listed with their reason", () => {
  expect(leaguesTables.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const tables = [...new Set(askedOfEverybody(textOf(file)))];
    return tables.length === 0 ? [] : [`${file}: ${tables.toSorted().join(" ")}`];
  });
  const listed = Object.entries(ofEverybody).map(([file, { tables }]) => `${file}: ${tables.split(" ").toSorted().join(" ")}`);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test("TENANT1 a statement that forgets the league is found, in builders and in SQL", () => {
  expect(askedOfEverybody('const a = 1;\nconst rows = await db.selectFrom("games").selectAll().execute();\nconst tenantId = 1;\n')).toEqual(
    ["games"],
  );
  expect(askedOfEverybody("const { rows } = await sql`update games set ${x} where game_id = ${id}`.execute(db);\n")).toEqual(["games"]);
  expect(askedOfEverybody('await db\n    .deleteFrom("games")\n    .where("tenant_id", "=", tenantId)\n    .execute();\n')).toEqual([]);
  expect(askedOfEverybody("// from games\n")).toEqual([]);
});
