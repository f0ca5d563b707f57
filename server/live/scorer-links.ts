import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type LiveRole, liveRoles } from "#contract/live/game-command.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ScorerLinkId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";

export type ScorerLink = {
  readonly linkId: ScorerLinkId;
  readonly gameId: GameId;
  readonly role: LiveRole;
  /** Whose it is, as the others at the table read it. */
  readonly label: string;
  readonly expiresAt: number;
};

export type LinkReading = { readonly kind: "link"; readonly link: ScorerLink } | { readonly kind: "unknown" | "expired" | "revoked" };

const idBytes = 16;
const signatureBytes = 32;

/** Links to the tables of one tenant's games. LIVE2 */
export function scorerLinksFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async issue(link: Omit<ScorerLink, "linkId">): Promise<{ readonly link: ScorerLink; readonly token: string }> {
      const key = await keyOf(db, tenantId);
      const { link_id: linkId } = await db
        .insertInto("scorer_links")
        .values({
          tenant_id: tenantId,
          game_id: link.gameId,
          role: link.role,
          label: link.label,
          expires_at: new Date(link.expiresAt),
        })
        .returning("link_id")
        .executeTakeFirstOrThrow();
      const issued = { ...link, linkId };
      const token = Buffer.concat([idAsBytes(linkId), signature(key, tenantId, issued)]).toString("base64url");
      return { link: issued, token };
    },

    /** `false`: there is no such link, or it is revoked already. */
    async revoke(linkId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("scorer_links")
        .set({ revoked_at: sql<Date>`now()` })
        .where("tenant_id", "=", tenantId)
        .where(sql<boolean>`link_id::text = ${linkId}`)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async of(gameId: GameId): Promise<readonly (ScorerLink & { readonly revoked: boolean })[]> {
      const rows = await db
        .selectFrom("scorer_links")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("game_id", "=", gameId)
        .orderBy("created_at")
        .execute();
      return rows.map((row) => ({ ...linkOf(row), revoked: row.revoked_at !== null }));
    },

    async read(token: string, now: number): Promise<LinkReading> {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return { kind: "unknown" };
      const row = await db
        .selectFrom("scorer_links")
        .innerJoin("link_keys", "link_keys.tenant_id", "scorer_links.tenant_id")
        .selectAll("scorer_links")
        .select("link_keys.key")
        .where("scorer_links.tenant_id", "=", tenantId)
        .where("link_id", "=", idAsText(bytes.subarray(0, idBytes)))
        .executeTakeFirst();
      if (!row || !timingSafeEqual(signature(row.key, tenantId, linkOf(row)), bytes.subarray(idBytes))) return { kind: "unknown" };
      if (row.revoked_at !== null) return { kind: "revoked" };
      return row.expires_at.getTime() <= now ? { kind: "expired" } : { kind: "link", link: linkOf(row) };
    },
  };
}

export function isLiveRole(text: string | undefined): text is LiveRole {
  return liveRoles.some((role) => role === text);
}

async function keyOf(db: Kysely<Database>, tenantId: TenantId): Promise<Buffer> {
  // Two commands may both find none: the first one's stands.
  await db
    .insertInto("link_keys")
    .values({ tenant_id: tenantId, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom("link_keys").select("key").where("tenant_id", "=", tenantId).executeTakeFirstOrThrow();
  return key;
}

/** Over all that a link allows, so that a row somebody changed by hand allows nothing. */
function signature(key: Buffer, tenantId: TenantId, { linkId, gameId, role, expiresAt }: ScorerLink): Buffer {
  return createHmac("sha256", key).update(`${tenantId}/${gameId}/${role}/${expiresAt}/${linkId}`).digest();
}

type LinkRow = {
  readonly link_id: ScorerLinkId;
  readonly game_id: GameId;
  readonly role: LiveRole;
  readonly label: string;
  readonly expires_at: Date;
};

function linkOf(row: LinkRow): ScorerLink {
  return { linkId: row.link_id, gameId: row.game_id, role: row.role, label: row.label, expiresAt: row.expires_at.getTime() };
}

function idAsBytes(linkId: ScorerLinkId): Buffer {
  return Buffer.from(linkId.replaceAll("-", ""), "hex");
}

function idAsText(bytes: Buffer): ScorerLinkId {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") as ScorerLinkId;
}
