import process from "node:process";
import { parseArgs } from "node:util";
import { accountOffice } from "#server/accounts/account-office.ts";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { withDatabase } from "./command-database.ts";

export const usage = "account show | block | unblock | end-sessions --email ADDRESS";

const verbs = { show: null, block: "block", unblock: "unblock", "end-sessions": "endSessions" } as const;

/** An account of the whole installation: looked at, blocked in every league or let in again, signed out everywhere. ACC24 */
export async function account(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { email: { type: "string" } }, allowPositionals: true });
  const [verb = "", ...others] = positionals;
  if (!isVerb(verb) || others.length > 0) return fail(`usage: ${usage}`);
  const email = readEmailAddress(values.email ?? "");
  if (email === null) return fail(`--email is an address; ${values.email ?? "nothing"} is none`);
  return withDatabase(async (db) => {
    const office = accountOffice(db, Date.now);
    const found = await office.find(email);
    if (found === null) return fail(`nobody has an account with ${email.address}`);
    const act = verbs[verb];
    if (act !== null) await office[act](found.accountId);
    const shown = (await office.find(email)) ?? found;
    const state = shown.blockedAt === null ? "open" : `blocked since ${shown.blockedAt.toISOString()}`;
    process.stdout.write(`${shown.accountId}  ${shown.name} <${shown.email}>  ${state}  sessions ${shown.sessions}\n`);
    return 0;
  });
}

function isVerb(text: string): text is keyof typeof verbs {
  return Object.hasOwn(verbs, text);
}

function fail(message: string): number {
  process.stderr.write(`account: ${message}\n`);
  return 1;
}
