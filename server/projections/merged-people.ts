import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { type Merge, type MergeAnswer, personMergesFor } from "../db/repositories/person-merges.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { projectStatistics } from "./statistics-run.ts";

/**
 * Makes two persons one, in every list that counts them as well, at once. Whoever is named (in rosters, games, clips, awards,
 * what others did with him) is named on more pages than were read from his games: all of the tenant are rendered anew.
 */
export async function mergePeople(db: Kysely<Database>, tenantId: TenantId, merge: Merge): Promise<MergeAnswer> {
  return inTransaction(db, async (transaction) => {
    const answer = await personMergesFor(transaction, tenantId).merge(merge);
    if (answer.kind === "merged") {
      await projectStatistics(transaction, tenantId);
      await dropPages(transaction, tenantId, null);
    }
    return answer;
  });
}

/** Takes a merge back, in every list and on every page as well. `false`: there is no such merge in force. */
export async function partPeople(db: Kysely<Database>, tenantId: TenantId, linkId: string, by: string, at: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isParted = await personMergesFor(transaction, tenantId).unmerge(linkId, by, at);
    if (isParted) {
      await projectStatistics(transaction, tenantId);
      await dropPages(transaction, tenantId, null);
    }
    return isParted;
  });
}

/**
 * Who stands for whom in a tenant: most people for themselves. Read apart from what it is used on, since merges are few
 * and the view that follows them cannot be joined to many rows.
 */
export async function mergedPeople(db: Kysely<Database>, tenantId: TenantId): Promise<(person: PersonId) => PersonId> {
  const { rows } = await mergesQuestion(tenantId).execute(db);
  return standingFor(rows);
}

/** That a person is taken for another. */
export type PersonLink = { readonly person: PersonId; readonly canonical: PersonId };

/** All merges in force as a question, to be asked on its own or with others. */
export function mergesQuestion(tenantId: TenantId): RawBuilder<PersonLink> {
  return sql<PersonLink>`
    select person_id as person, canonical_person_id as canonical from person_links where tenant_id = ${tenantId} and unlinked_at is null`;
}

export function standingFor(links: readonly PersonLink[]): (person: PersonId) => PersonId {
  const upwards = new Map(links.map(({ person, canonical }) => [person, canonical]));
  return (person) => {
    let root = person;
    // Only who stands for himself is ever linked, so this ends.
    for (let next = upwards.get(root); next !== undefined; next = upwards.get(root)) root = next;
    return root;
  };
}
