import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { SiteQueries } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { boxOfStretch } from "./games/box-of-stretch.ts";
import { gameView } from "./games/game-view.ts";
import { homeView } from "./leagues/home-view.ts";
import { leagueHead } from "./leagues/league-head.ts";
import { leagueTableView } from "./leagues/league-table-view.ts";
import { leagueTopPerformances } from "./leagues/league-top-performances.ts";
import { leagueView } from "./leagues/league-view.ts";
import { playoffPicture } from "./leagues/playoff-picture.ts";
import { playoffView } from "./leagues/playoff-view.ts";
import { siteView } from "./site-view.ts";
import { standingsView } from "./leagues/standings-view.ts";

/** Answers to what the pages of one tenant ask: one round trip each, from read models, a part of a game from its log. */
export function siteQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): SiteQueries {
  return {
    site: () => siteView(db, tenantId, note),
    home: () => homeView(db, tenantId, note),
    leagueHead: (address) => leagueHead(db, tenantId, note, address),
    league: (address) => leagueView(db, tenantId, note, address),
    standings: (address, asOf) => standingsView(db, tenantId, note, address, asOf ?? null),
    leagueTable: (address, wanted) => leagueTableView(db, tenantId, note, address, wanted),
    leagueTopPerformances: (address) => leagueTopPerformances(db, tenantId, note, address),
    playoffs: (address) => playoffView(db, tenantId, note, address),
    playoffPicture: (address) => playoffPicture(db, tenantId, note, address),
    game: (ref, wanted) => gameView(db, tenantId, note, ref, { plays: wanted?.plays ?? true, lineups: wanted?.lineups ?? false }),
    boxOfStretch: (game, stretch) => boxOfStretch(db, tenantId, note, game, stretch),
  };
}
