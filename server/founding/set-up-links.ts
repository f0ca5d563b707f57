import type { Kysely } from "kysely";
import { digestOf, newSecret } from "../accounts/secret.ts";
import type { Database } from "../db/schema.ts";

/** Long enough for whoever starts it in the evening and reads what it said in the morning. */
const goodForMs = 24 * 60 * 60 * 1000;

/** What the link of a first start bears; the one before bears nothing any more. WIZ1 */
export async function newSetUpCode(db: Kysely<Database>, now: number): Promise<string> {
  const { secret, digest } = newSecret();
  await db.deleteFrom("set_up_links").execute();
  await db
    .insertInto("set_up_links")
    .values({ digest, expires_at: new Date(now + goodForMs) })
    .execute();
  return secret;
}

/** Takes the code: of any number who try, one has it, and it is good no more. WIZ1 */
export async function takeSetUpCode(db: Kysely<Database>, code: string, now: number): Promise<boolean> {
  const digest = digestOf(code);
  if (digest === null) return false;
  const { numDeletedRows } = await db
    .deleteFrom("set_up_links")
    .where("digest", "=", digest)
    .where("expires_at", ">", new Date(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
