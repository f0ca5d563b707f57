import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { rolesFor } from "../accounts/roles.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";

export type DemoState = "none" | "coming" | "there" | "going";

/** The made-up leagues beside one's own, for whoever runs an installation. DEMO11 */
export type DemoLeagues = {
  /** `null`: one of somebody's own leagues has the name of one of them, so that they cannot come. */
  state(): Promise<DemoState | null>;
  /** Begins to make them, and comes back before they are there; operators own them then. */
  begin(): Promise<void>;
  /** Begins to take them away with all that is theirs. */
  remove(): Promise<void>;
  /** Of what is under way. */
  settled(): Promise<void>;
};

export type DemoParts = {
  readonly db: Kysely<Database>;
  /** The id that each of them has, wherever it stands, by its slug. DEMO9 */
  readonly ids: ReadonlyMap<string, TenantId>;
  /** Makes them, elsewhere than where pages are made. */
  readonly load: () => Promise<void>;
  /** Takes these leagues away with every row and file of theirs. */
  readonly removeLeagues: (ids: readonly TenantId[]) => Promise<void>;
  /** Their live games are played from now on, or no more. */
  readonly play: () => void;
  readonly stop: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** Without it nobody is offered a demo. */
export const noDemo: DemoLeagues = {
  state: async () => null,
  begin: async () => undefined,
  remove: async () => undefined,
  settled: async () => undefined,
};

export function demoLeagues({ db, ids, load, removeLeagues, play, stop, onFailure }: DemoParts): DemoLeagues {
  let underWay: { readonly state: "coming" | "going"; readonly end: Promise<void> } | null = null;

  async function standing(): Promise<readonly { readonly slug: string; readonly id: TenantId }[]> {
    const rows = await db
      .selectFrom("tenants")
      .select(["slug", "tenant_id as id"])
      .where("slug", "in", [...ids.keys()])
      .execute();
    return rows;
  }

  async function state(): Promise<DemoState | null> {
    if (underWay !== null) return underWay.state;
    const found = await standing();
    if (found.some(({ slug, id }) => ids.get(slug) !== id)) return null;
    return found.length === 0 ? "none" : "there";
  }

  function work(name: "coming" | "going", doing: () => Promise<void>): void {
    const end = doing()
      .catch(onFailure)
      .finally(() => {
        underWay = null;
      });
    underWay = { state: name, end };
  }

  return {
    state,
    async begin() {
      if ((await state()) === "none")
        work("coming", async () => {
          await load();
          for (const { id } of await standing()) await open(db, id);
          play();
        });
    },
    async remove() {
      if ((await state()) === "there")
        work("going", async () => {
          await stop();
          const found = await standing();
          await removeLeagues(found.map(({ id }) => id));
          for (const { id } of found) await dropPages(db, id, null);
        });
    },
    settled: async () => underWay?.end,
  };
}

/** Whoever runs the installation may do everything in them, and servers that run hear of them. */
async function open(db: Kysely<Database>, tenantId: TenantId): Promise<void> {
  const operators = await db.selectFrom("installation_operators").select("account_id").execute();
  for (const { account_id: accountId } of operators)
    await rolesFor(db, tenantId).grant(accountId, { role: "owner", scope: { kind: "tenant", id: tenantId } }, "demo");
  await dropPages(db, tenantId, null);
}

/** An installation that somebody has set up has the demo by their own wish alone. DEMO11 */
export async function isSetUpByHand(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("installation_operators").select("since").limit(1).executeTakeFirst()) !== undefined;
}
