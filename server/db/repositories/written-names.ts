import type { ExpressionBuilder, Kysely } from "kysely";
import type { WrittenName } from "#contract/written-names.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../schema.ts";

/** `WrittenName` as a query names its columns. */
export const writtenNameColumns = [
  "kind",
  "given_name as given",
  "name",
  "script",
  "written_given_name as writtenGiven",
  "written_name as written",
] as const;

/** The typed forms of one tenant's names. Whoever saves drops the tenant's pages. NAME10 */
export function writtenNamesFor(db: Kysely<Database>, tenantId: TenantId) {
  const about = ({ kind, name, given, script }: Omit<WrittenName, "written" | "writtenGiven">) => ({
    kind,
    name,
    given_name: given,
    script,
  });
  return {
    async all(): Promise<readonly WrittenName[]> {
      return db
        .selectFrom("written_names")
        .select(writtenNameColumns)
        .where("tenant_id", "=", tenantId)
        .orderBy("kind")
        .orderBy("name")
        .orderBy("given_name")
        .orderBy("script")
        .execute();
    },

    /** Makes these forms, or changes them. */
    async save(names: readonly WrittenName[]): Promise<void> {
      if (names.length === 0) return;
      await db
        .insertInto("written_names")
        .values(
          names.map((name) => ({
            tenant_id: tenantId,
            ...about(name),
            written_given_name: name.writtenGiven,
            written_name: name.written,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["tenant_id", "kind", "name", "given_name", "script"])
            .doUpdateSet(
              (excluded: ExpressionBuilder<Database & { excluded: Database["written_names"] }, "written_names" | "excluded">) => ({
                written_given_name: excluded.ref("excluded.written_given_name"),
                written_name: excluded.ref("excluded.written_name"),
              }),
            ),
        )
        .execute();
    },

    /** Takes a form away: its readers have the name by the tables again. Whether there was one. */
    async remove(name: Omit<WrittenName, "written" | "writtenGiven">): Promise<boolean> {
      const { kind, name: family, given_name: given, script } = about(name);
      const { numDeletedRows } = await db
        .deleteFrom("written_names")
        .where("tenant_id", "=", tenantId)
        .where("kind", "=", kind)
        .where("name", "=", family)
        .where("given_name", "=", given)
        .where("script", "=", script)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
