import type { Kysely } from "kysely";
import type { ClubQueries } from "#contract/club-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubGames } from "./club-games.ts";
import { clubList } from "./club-list.ts";
import { clubView } from "./club-view.ts";
import { gamePreview } from "./game-preview.ts";
import { seasonClubView } from "./season-club-view.ts";
import { teamView } from "./team-view.ts";

/** Answers to what the pages of one tenant ask of clubs and their teams: one round trip each. */
export function clubQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): ClubQueries {
  return {
    clubs: () => clubList(db, tenantId, note),
    club: (slug) => clubView(db, tenantId, note, slug),
    clubGames: (slug, wanted) => clubGames(db, tenantId, note, slug, wanted),
    seasonClub: (address) => seasonClubView(db, tenantId, note, address),
    team: (address) => teamView(db, tenantId, note, address),
    preview: (game) => gamePreview(db, tenantId, note, game),
  };
}
