import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { Database } from "../../db/schema.ts";

/** Of one person in one league: who tries a further one has most likely done with the first. */
const mostKeptUploads = 3;
const keptForMs = 24 * 60 * 60 * 1000;

/** Keeps a file that was tried until it is stored, for a day at most, for whoever has handed it in. Answers with what it is asked for by. WIZ11 */
export async function keepUpload(
  db: Kysely<Database>,
  { tenantId, accountId }: SignedInVisitor,
  content: Uint8Array,
  now: number,
): Promise<string> {
  const { upload_id: id } = await db
    .insertInto("office_uploads")
    .values({ tenant_id: tenantId, account_id: accountId, made_at: new Date(now), content: Buffer.from(content) })
    .returning("upload_id")
    .executeTakeFirstOrThrow();
  await sql`
    delete from office_uploads upload using (
      select upload_id, row_number() over (order by made_at desc, upload_id) as place from office_uploads
      where tenant_id = ${tenantId} and account_id = ${accountId}
    ) placed
    where upload.tenant_id = ${tenantId} and upload.upload_id = placed.upload_id and placed.place > ${mostKeptUploads}`.execute(db);
  return id;
}

/** What was handed in; `null`: it is not there any more, or somebody else's. */
export async function keptUpload(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("office_uploads")
    .select("content")
    .where("tenant_id", "=", tenantId)
    .where("upload_id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? new Uint8Array(row.content) : null;
}

/** A file that is stored, or not wanted any more, is kept nowhere. */
export async function forgetUpload(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor, id: string): Promise<void> {
  await db
    .deleteFrom("office_uploads")
    .where("tenant_id", "=", tenantId)
    .where("upload_id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

/** Whose day is over. */
export async function sweepUploads(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("office_uploads")
    .where("made_at", "<", new Date(now - keptForMs))
    .execute();
}
