import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type LiveRole, liveRoles } from "#contract/live/game-command.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { ScorerLinkId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { placeInTime } from "../db/game-time.ts";
import { secretPlaces } from "../db/sealed-rows.ts";
import { fromRow, toRow } from "../db/sealed-secret.ts";

export type ScorerLink = {
  readonly linkId: ScorerLinkId;
  readonly gameId: GameId;
  readonly role: LiveRole;
  /** Whose it is, as the others at the table read it. */
  readonly label: string;
  readonly expiresAt: number;
};

/** `expiresAt`: epoch milliseconds, or with the game, twelve hours after its tip-off, also when it is moved. */
export type NewLink = Omit<ScorerLink, "linkId" | "expiresAt"> & { readonly expiresAt: number | "with-game" };

export type LinkReading = { readonly kind: "link"; readonly link: ScorerLink } | { readonly kind: "unknown" | "expired" | "revoked" };

const idBytes = 16;
const signatureBytes = 32;
/** Stands in the row of a link that ends with its game, so that its signature holds wherever the game is moved to. */
const withGame = Date.UTC(2199, 0, 1);
const afterTipOffMs = 12 * 3_600_000;

/** Links to the tables of one tenant's games. LIVE2 */
export function scorerLinksFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async issue(link: NewLink): Promise<{ readonly link: ScorerLink; readonly token: string }> {
      const key = await keyOf(db, tenantId);
      const signedUntil = link.expiresAt === "with-game" ? withGame : link.expiresAt;
      const { link_id: linkId } = await db
        .insertInto("scorer_links")
        .values({
          tenant_id: tenantId,
          game_id: link.gameId,
          role: link.role,
          label: link.label,
          expires_at: new Date(signedUntil),
        })
        .returning("link_id")
        .executeTakeFirstOrThrow();
      const signed = { ...link, linkId, expiresAt: signedUntil };
      const token = Buffer.concat([idAsBytes(linkId), signature(key, tenantId, signed)]).toString("base64url");
      const row = await linkRows(db, tenantId).where("link_id", "=", linkId).executeTakeFirstOrThrow();
      return { link: linkOf(row), token };
    },

    /** `false`: there is no such link, or it is revoked already. All nodes hear of it: whoever listens by it is sent away. */
    async revoke(linkId: string): Promise<boolean> {
      const revoked = await db
        .updateTable("scorer_links")
        .set({ revoked_at: sql<Date>`now()` })
        .where("tenant_id", "=", tenantId)
        .where(sql<boolean>`link_id::text = ${linkId}`)
        .where("revoked_at", "is", null)
        .returning("game_id")
        .executeTakeFirst();
      if (!revoked) return false;
      await dropPages(db, tenantId, [pageTags.operators(revoked.game_id)]);
      return true;
    },

    async of(gameId: GameId): Promise<readonly (ScorerLink & { readonly revoked: boolean })[]> {
      const rows = await linkRows(db, tenantId).where("scorer_links.game_id", "=", gameId).orderBy("scorer_links.created_at").execute();
      return rows.map((row) => ({ ...linkOf(row), revoked: row.revoked_at !== null }));
    },

    async read(token: string, now: number): Promise<LinkReading> {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return { kind: "unknown" };
      const row = await linkRows(db, tenantId)
        .innerJoin("link_keys", "link_keys.tenant_id", "scorer_links.tenant_id")
        .select("link_keys.key")
        .where("link_id", "=", idAsText(bytes.subarray(0, idBytes)))
        .executeTakeFirst();
      if (!row) return { kind: "unknown" };
      const link = linkOf(row);
      const signed = { ...link, expiresAt: row.expires_at.getTime() };
      if (!timingSafeEqual(signature(fromRow(row.key, secretPlaces.link(tenantId)), tenantId, signed), bytes.subarray(idBytes)))
        return { kind: "unknown" };
      if (row.revoked_at !== null) return { kind: "revoked" };
      return link.expiresAt <= now ? { kind: "expired" } : { kind: "link", link };
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
    .values({ tenant_id: tenantId, key: toRow(randomBytes(32), secretPlaces.link(tenantId)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom("link_keys").select("key").where("tenant_id", "=", tenantId).executeTakeFirstOrThrow();
  return fromRow(key, secretPlaces.link(tenantId));
}

/** Over all that a link allows, so that a row somebody changed by hand allows nothing. */
function signature(key: Buffer, tenantId: TenantId, { linkId, gameId, role, expiresAt }: ScorerLink): Buffer {
  return createHmac("sha256", key).update(`${tenantId}/${gameId}/${role}/${expiresAt}/${linkId}`).digest();
}

/** With the tip-off of its game, which may have been moved since; where its time is to follow, with the end of that day. */
function linkRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("scorer_links")
    .innerJoin("games", (join) =>
      join.onRef("games.tenant_id", "=", "scorer_links.tenant_id").onRef("games.game_id", "=", "scorer_links.game_id"),
    )
    .selectAll("scorer_links")
    .select(placeInTime.as("plays_by"))
    .where("scorer_links.tenant_id", "=", tenantId);
}

type LinkRow = {
  readonly link_id: ScorerLinkId;
  readonly game_id: GameId;
  readonly role: LiveRole;
  readonly label: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly plays_by: Date | null;
};

function linkOf(row: LinkRow): ScorerLink {
  return { linkId: row.link_id, gameId: row.game_id, role: row.role, label: row.label, expiresAt: expiryOf(row) };
}

function expiryOf({ created_at, expires_at, plays_by }: LinkRow): number {
  const signedUntil = expires_at.getTime();
  return signedUntil === withGame ? Math.max(created_at.getTime(), plays_by?.getTime() ?? 0) + afterTipOffMs : signedUntil;
}

function idAsBytes(linkId: ScorerLinkId): Buffer {
  return Buffer.from(linkId.replaceAll("-", ""), "hex");
}

function idAsText(bytes: Buffer): ScorerLinkId {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") as ScorerLinkId;
}
