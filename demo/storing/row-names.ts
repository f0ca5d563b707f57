import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, PersonId, RoundId, SeasonId, TeamId, VenueId } from "#server/db/row-ids.ts";
import type { ClubBlueprint } from "../leagues/tenant-blueprint.ts";
import type { LeagueSeason, SeasonWorld, Team, WorldGame, WorldRound } from "../world.ts";
import { demoId } from "./insert-rows.ts";

/** The ids of a tenant's rows, each made from what the row is called: nothing need be looked up while storing. */
export class RowNames {
  readonly tenantId: TenantId;

  constructor(tenantId: TenantId) {
    this.tenantId = tenantId;
  }

  person({ slug }: { readonly slug: string }): PersonId {
    return demoId(this.tenantId, "person", slug) as PersonId;
  }
  venue({ venue }: ClubBlueprint): VenueId {
    return demoId(this.tenantId, "venue", venue.slug) as VenueId;
  }
  club({ slug }: ClubBlueprint): ClubId {
    return demoId(this.tenantId, "club", slug) as ClubId;
  }
  season({ slug }: SeasonWorld): SeasonId {
    return demoId(this.tenantId, "season", slug) as SeasonId;
  }
  league({ slug }: SeasonWorld, { competition }: LeagueSeason): LeagueId {
    return demoId(this.tenantId, "league", slug, competition.slug) as LeagueId;
  }
  team(leagueId: LeagueId, { club }: Team): TeamId {
    return demoId(leagueId, "team", club.slug) as TeamId;
  }
  round(leagueId: LeagueId, { slug }: WorldRound): RoundId {
    return demoId(leagueId, "round", slug) as RoundId;
  }
  game(roundId: RoundId, { slug }: WorldGame): GameId {
    return demoId(roundId, "game", slug) as GameId;
  }
}
