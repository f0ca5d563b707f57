import { createHash, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Letters and digits that nobody takes for another one on paper. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const groups = 5;
const lettersOfGroup = 5;

/**
 * A code that opens an account whose password is forgotten, once, where no mail can be sent; the one before opens nothing any more.
 * It stands on its owner's paper alone. WIZ4
 */
export async function newRecoveryCode(db: Kysely<Database>, accountId: string, now: number): Promise<string> {
  const group = () => Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join("");
  const code = Array.from({ length: groups }, group).join("-");
  const row = { digest: digestOfCode(code)!, made_at: new Date(now) };
  await db
    .insertInto("account_recovery_codes")
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
  return code;
}

/** Since when somebody has a code; `null`: they have none. */
export async function recoveryCodeSince(db: Kysely<Database>, accountId: string): Promise<number | null> {
  const row = await db.selectFrom("account_recovery_codes").select("made_at").where("account_id", "=", accountId).executeTakeFirst();
  return row?.made_at.getTime() ?? null;
}

/** Whose code this is, which stays good; `null`: nobody's. */
export async function ownerOfRecoveryCode(db: Kysely<Database>, code: string): Promise<string | null> {
  const digest = digestOfCode(code);
  if (digest === null) return null;
  const row = await db.selectFrom("account_recovery_codes").select("account_id").where("digest", "=", digest).executeTakeFirst();
  return row?.account_id ?? null;
}

/** Takes a code: of any number who try, one has it. */
export async function takeRecoveryCode(db: Kysely<Database>, code: string): Promise<string | null> {
  const digest = digestOfCode(code);
  if (digest === null) return null;
  const row = await db.deleteFrom("account_recovery_codes").where("digest", "=", digest).returning("account_id").executeTakeFirst();
  return row?.account_id ?? null;
}

/** However it was typed from paper. Of 122 random bits nothing can be guessed, so nothing has to be slow. */
function digestOfCode(code: string): Buffer | null {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return plain.length === groups * lettersOfGroup ? createHash("sha256").update(`recovery ${plain}`).digest() : null;
}
