import type { Kysely } from "kysely";
import type { DocumentKind } from "#contract/news.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { FileId, LeagueId, SeasonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type DocumentVersion = {
  readonly version: number;
  /** `null`: the same file for every language. */
  readonly locale: string | null;
  readonly fileId: FileId;
  /** `yyyy-mm-dd`. */
  readonly publishedOn: string;
};

export type NewDocument = {
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly seasonId: SeasonId | null;
  /** The league it is about, in particular; `null`: all, or none. */
  readonly leagueId: LeagueId | null;
  /** Among the documents of its kind; the smallest comes first. */
  readonly place: number;
  /** Title by language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly versions: readonly DocumentVersion[];
};

/** The documents of one tenant: regulations, reports, forms, each with its versions. */
export function documentsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the document of this slug, or brings it to what is given. */
    async save({ slug, kind, seasonId, leagueId, place, titles, versions }: NewDocument): Promise<string> {
      return inTransaction(db, async (transaction) => {
        const row = { kind, season_id: seasonId, league_id: leagueId, place };
        const { document_id: documentId } = await transaction
          .insertInto("documents")
          .values({ tenant_id: tenantId, slug, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
          .returning("document_id")
          .executeTakeFirstOrThrow();
        for (const table of ["document_texts", "document_versions"] as const) {
          await transaction.deleteFrom(table).where("tenant_id", "=", tenantId).where("document_id", "=", documentId).execute();
        }
        const key = { tenant_id: tenantId, document_id: documentId };
        const texts = Object.entries(titles).map(([locale, title]) => ({ ...key, locale, title }));
        if (texts.length > 0) await transaction.insertInto("document_texts").values(texts).execute();
        const rows = versions.map(({ version, locale, fileId, publishedOn }) => ({
          ...key,
          version,
          locale,
          file_id: fileId,
          published_on: publishedOn,
        }));
        if (rows.length > 0) await transaction.insertInto("document_versions").values(rows).execute();
        await dropPages(transaction, tenantId, [pageTags.documents]);
        return documentId;
      });
    },
  };
}
