import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { StaffQueries } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { coachList } from "./coach-list.ts";
import { coachGames, coachView } from "./coach-view.ts";
import { refereeList, refereeView } from "./referee-queries.ts";

/** Answers to what pages ask of coaches and referees. */
export function staffQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): StaffQueries {
  return {
    coaches: () => coachList(db, tenantId, note),
    coach: (slug) => coachView(db, tenantId, note, slug),
    referees: (seasonSlug) => refereeList(db, tenantId, note, seasonSlug),
    referee: (slug, seasonSlug) => refereeView(db, tenantId, note, slug, seasonSlug),
    coachGames: (slug, seasonSlug) => coachGames(db, tenantId, note, slug, seasonSlug),
  };
}
