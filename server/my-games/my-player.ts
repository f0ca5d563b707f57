import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { ClaimState, MyPlayer, PlayerClaim, PlayerSelf, TeamMate } from "#contract/my-games.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { playerProfile } from "../queries/players/player-profile.ts";
import { whoStandsFor } from "../queries/refs/merged-persons.ts";
import { latestStay } from "../queries/players/player-stays.ts";
import { personRef } from "../queries/refs/person-ref.ts";
import { playerCareer } from "../queries/statistics/player-career.ts";

type NameRow = { readonly slug: string; readonly given: string; readonly family: string; readonly own: boolean };
type ClaimRow = NameRow & {
  readonly claimId: string;
  readonly state: ClaimState;
  readonly personId: PersonId;
  readonly claimedAt: number;
  readonly reason: string | null;
  readonly mates: readonly (NameRow & { readonly shirt: string | null; readonly position: string | null })[] | null;
};

/** Nobody's page is made of it. */
function noteNothing(): void {}

/**
 * The latest claim of a visitor, and, where it is approved, what is told of himself: four questions. Games are those of the
 * present season, or of his last. CLAIM6
 */
export async function myPlayer(db: Kysely<Database>, visitor: SignedInVisitor): Promise<MyPlayer> {
  const row = await latestRow(db, visitor);
  if (!row) return { claim: null, self: null };
  const claim = claimOf(row);
  return { claim, self: row.state === "approved" ? await selfOf(db, visitor.tenantId, row) : null };
}

/** `null`: there was none. */
export async function latestClaim(db: Kysely<Database>, visitor: SignedInVisitor): Promise<PlayerClaim | null> {
  const row = await latestRow(db, visitor);
  return row ? claimOf(row) : null;
}

async function selfOf(db: Kysely<Database>, tenantId: TenantId, { slug, mates }: ClaimRow): Promise<PlayerSelf | null> {
  const [profile, career] = await Promise.all([
    playerProfile(db, tenantId, noteNothing, slug, false),
    playerCareer(db, tenantId, noteNothing, slug),
  ]);
  if (!profile || !career) return null;
  const latest = career.log[0]?.game.ref.seasonSlug;
  return {
    team: profile.team,
    shirt: profile.shirt,
    next: profile.next,
    seasons: career.seasons.toReversed().map(({ competition, phase, team, sums }) => ({ competition, phase, team, sums })),
    log: career.log.filter(({ game }) => game.ref.seasonSlug === latest),
    mates: (mates ?? []).map(({ shirt, position, ...person }): TeamMate => ({ person: personRef(person), shirt, position })),
  };
}

/** One that waits or is approved before all others, else the newest; with those on the list of his team today. */
async function latestRow(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select claim.claim_id as "claimId", claim.state, claim.reason, person.person_id as "personId",
      (extract(epoch from claim.claimed_at) * 1000)::bigint as "claimedAt",
      person.slug, person.given_name as given, person.family_name as family, person.transliterable as own,
      (select json_agg(json_build_object('slug', mate.slug, 'given', mate.given_name, 'family', mate.family_name,
          'own', mate.transliterable, 'shirt', roster.shirt_number, 'position', roster.position)
          order by length(roster.shirt_number), roster.shirt_number, mate.family_name)
        from rosters roster
        join persons mate on mate.tenant_id = ${tenantId} and mate.person_id = ${whoStandsFor(tenantId, "roster.person_id")}
        where claim.state = 'approved' and roster.tenant_id = ${tenantId} and roster.team_id = stay.team_id
          and (roster.valid_to is null or roster.valid_to >= current_date) and mate.person_id <> person.person_id) as mates
    from player_claims claim
    join persons person on person.tenant_id = ${tenantId} and person.person_id = ${whoStandsFor(tenantId, "claim.person_id")}
    left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
    where claim.tenant_id = ${tenantId} and claim.account_id = ${accountId}
    order by claim.state in ('waiting', 'approved') desc, claim.claimed_at desc, claim.claim_id limit 1`.execute(db);
  return rows[0];
}

function claimOf({ claimId, state, personId, claimedAt, reason, ...person }: Omit<ClaimRow, "mates">): PlayerClaim {
  return { claimId, state, personId, person: personRef(person), claimedAt, reason };
}
