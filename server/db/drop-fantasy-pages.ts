import type { Kysely } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "./drop-pages.ts";
import type { PersonId } from "./row-ids.ts";
import type { Database } from "./schema.ts";

/** Tells that pages of fantasy teams show something old of an account: whether it is one of the league. FANT12 */
export async function dropFantasyPagesOf(db: Kysely<Database>, tenantId: TenantId, accountId: string): Promise<void> {
  const rows = await db
    .selectFrom("fantasy_managers")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .select("league_id")
    .execute();
  if (rows.length > 0)
    await dropPages(
      db,
      tenantId,
      rows.map(({ league_id }) => pageTags.fantasy(league_id)),
    );
}

/** Tells that pages of these players lead to other cards of the fantasy game than they did: to one, to none. FANM8 */
export async function dropPagesOfPlayers(db: Kysely<Database>, tenantId: TenantId, persons: readonly PersonId[]): Promise<void> {
  await dropPages(db, tenantId, persons.map(pageTags.person));
}
