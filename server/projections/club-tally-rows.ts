import type { Insertable } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, SeasonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { ClubGame } from "./statistics-lines.ts";

/** Whom a club met, and how that ended. MEET1 */
export function clubMeetingRows(tenantId: TenantId, club: ClubId, games: readonly ClubGame[]): Insertable<Database["club_meetings"]>[] {
  return [...Map.groupBy(games, ({ opponentClub }) => opponentClub)].map(([opponent, met]) => ({
    tenant_id: tenantId,
    club_id: club,
    opponent_club_id: opponent as ClubId,
    ...tally(met),
  }));
}

/** Who coached a club in which season, as its games name him. STAFF1 */
export function clubCoachRows(tenantId: TenantId, club: ClubId, games: readonly ClubGame[]): Insertable<Database["club_coaches"]>[] {
  return [...Map.groupBy(games, ({ season }) => season)].flatMap(([season, ofSeason]) =>
    [...Map.groupBy(ofSeason, ({ coach }) => coach ?? "")]
      .filter(([coach]) => coach !== "")
      .map(([coach, coached]) => ({
        tenant_id: tenantId,
        club_id: club,
        coach,
        season_id: season as SeasonId,
        ...tally(coached),
      })),
  );
}

function tally(games: readonly ClubGame[]) {
  return {
    games: games.length,
    wins: games.filter(({ won }) => won === true).length,
    losses: games.filter(({ won }) => won === false).length,
  };
}
