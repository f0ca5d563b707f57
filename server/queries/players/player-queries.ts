import type { Kysely } from "kysely";
import type { PlayerQueries } from "#contract/player-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { absenceList } from "./absence-list.ts";
import { playerList } from "./player-list.ts";
import { playerProfile } from "./player-profile.ts";

/** Answers to what pages ask of players, in one round trip each. */
export function playerQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): PlayerQueries {
  return {
    players: (wanted) => playerList(db, tenantId, note, wanted),
    absences: () => absenceList(db, tenantId, note),
    player: (slug, wanted) => playerProfile(db, tenantId, note, slug, wanted.overview),
  };
}
