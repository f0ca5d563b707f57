import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClubId, LeagueId, PersonId, RosterId, SeasonId, TeamId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import type { LocalName } from "#contract/refs.ts";

export type NewTeam = {
  readonly seasonId: SeasonId;
  readonly leagueId: LeagueId;
  /** Must have entered the season (`clubsFor(…).enterSeason`). */
  readonly clubId: ClubId;
  readonly slug: string;
  readonly name: LocalName;
  readonly shortName: string;
  readonly code: string;
};

export type NewRosterEntry = {
  readonly teamId: TeamId;
  readonly personId: PersonId;
  /** Text: `0` and `00` are two shirts. `null`: not given out. */
  readonly shirtNumber: string | null;
  /** First and last day, `yyyy-mm-dd`; `null`: from the beginning, without an end. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly position: string | null;
  readonly captain: boolean;
};

export type RosterEntry = NewRosterEntry & { readonly rosterId: RosterId };

const fromTheBeginning = "-infinity";

/** Clubs' teams in leagues and who plays in them, of one tenant. */
export function teamsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the team of this slug in its league, or brings it to what is given. */
    async save({ seasonId, leagueId, clubId, slug, name, shortName, code }: NewTeam): Promise<TeamId> {
      const row = {
        season_id: seasonId,
        club_id: clubId,
        name: name.text,
        transliterable: name.transliterable,
        short_name: shortName,
        code,
      };
      const saved = await db
        .insertInto("teams")
        .values({ tenant_id: tenantId, league_id: leagueId, slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "league_id", "slug"]).doUpdateSet(row))
        .returning("team_id")
        .executeTakeFirstOrThrow();
      return saved.team_id;
    },

    async bySlug(leagueId: LeagueId, slug: string): Promise<TeamId | null> {
      const row = await db
        .selectFrom("teams")
        .select("team_id")
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.team_id ?? null;
    },

    /** The club's team in a league; its first, should it have several. */
    async byClub(leagueId: LeagueId, clubId: ClubId): Promise<TeamId | null> {
      const row = await db
        .selectFrom("teams")
        .select("team_id")
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("club_id", "=", clubId)
        .orderBy("slug")
        .executeTakeFirst();
      return row?.team_id ?? null;
    },

    /** Makes the entry of this person from this day, or brings it to what is given. */
    async saveRosterEntry(entry: NewRosterEntry): Promise<RosterId> {
      const row = { shirt_number: entry.shirtNumber, valid_to: entry.validTo, position: entry.position, captain: entry.captain };
      const saved = await db
        .insertInto("rosters")
        .values({
          tenant_id: tenantId,
          team_id: entry.teamId,
          person_id: entry.personId,
          valid_from: entry.validFrom ?? fromTheBeginning,
          ...row,
        })
        .onConflict((conflict) => conflict.columns(["tenant_id", "team_id", "person_id", "valid_from"]).doUpdateSet(row))
        .returning("roster_id")
        .executeTakeFirstOrThrow();
      return saved.roster_id;
    },

    /** Who belonged to the team on a day (`yyyy-mm-dd`), by shirt: 0, 00, 1, … 10. */
    async rosterOn(teamId: TeamId, day: string): Promise<RosterEntry[]> {
      const rows = await db
        .selectFrom("rosters")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("team_id", "=", teamId)
        .where("valid_from", "<=", day)
        .where((row) => row.or([row("valid_to", "is", null), row("valid_to", ">=", day)]))
        .execute();
      return rows
        .map((row) => ({
          rosterId: row.roster_id,
          teamId: row.team_id,
          personId: row.person_id,
          shirtNumber: row.shirt_number,
          validFrom: row.valid_from === fromTheBeginning ? null : row.valid_from,
          validTo: row.valid_to,
          position: row.position,
          captain: row.captain,
        }))
        .toSorted((one, other) => byShirt(one.shirtNumber, other.shirtNumber));
    },
  };
}

/** By number, the shorter writing first; without a shirt last. */
function byShirt(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(one) - Number(other) || one.length - other.length;
}
