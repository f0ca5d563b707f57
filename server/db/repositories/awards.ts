import { type Kysely, sql } from "kysely";
import { type AwardKind, fiveOfTheSeason } from "#contract/awards.ts";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { LeagueId, PersonId, RoundId, TeamId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

/** What is awarded, and by which league. */
export type AwardPlace = {
  readonly leagueId: LeagueId;
  readonly kind: AwardKind;
  readonly roundId: RoundId | null;
  /** `2026-11-01` */
  readonly month: string | null;
};

export type Winner = { readonly teamId: TeamId } & (
  | { readonly personId: PersonId; readonly coach: null }
  | { readonly personId: null; readonly coach: string }
);

export type AwardLine = {
  readonly kind: AwardKind;
  readonly round: string | null;
  readonly month: string | null;
  readonly winner: string;
  readonly team: string;
  /** Slug of the news that tells of it. */
  readonly news: string | null;
};

/** The awards of one tenant's leagues. HON1 */
export function awardsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of(leagueId: LeagueId): Promise<readonly AwardLine[]> {
      const { rows } = await sql<AwardLine>`
        select award.kind, round.slug as round, award.month::text as month, coalesce(person.slug, award.coach) as winner, team.slug as team,
          news.slug as news
        from awards award
        join teams team using (tenant_id, team_id)
        left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
        left join persons person on person.tenant_id = award.tenant_id and person.person_id = award.person_id
        left join news_items news on news.tenant_id = award.tenant_id and news.news_id = award.news_id
        where award.tenant_id = ${tenantId} and award.league_id = ${leagueId}
        order by award.kind, award.month, round.number, winner`.execute(db);
      return rows;
    },

    /** The team of this league on whose lists he stood last; `null`: on none. */
    async teamOf(leagueId: LeagueId, personId: PersonId): Promise<TeamId | null> {
      const row = await db
        .selectFrom("rosters")
        .innerJoin("teams", (join) =>
          join.onRef("teams.tenant_id", "=", "rosters.tenant_id").onRef("teams.team_id", "=", "rosters.team_id"),
        )
        .where("rosters.tenant_id", "=", tenantId)
        .where("rosters.person_id", "=", personId)
        .where("teams.league_id", "=", leagueId)
        .orderBy("rosters.valid_from", "desc")
        .select("teams.team_id")
        .limit(1)
        .executeTakeFirst();
      return row?.team_id ?? null;
    },

    /** The round of this address in the league; `null`: there is none. */
    async roundBySlug(leagueId: LeagueId, slug: string): Promise<RoundId | null> {
      const row = await db
        .selectFrom("rounds")
        .select("round_id")
        .where("tenant_id", "=", tenantId)
        .where("league_id", "=", leagueId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.round_id ?? null;
    },

    /**
     * Gives the award, in place of whoever had it and of the news of that; a further one of the five stands beside the others.
     * `newsId`: the news that tells of it. `false`: they are five.
     */
    async give(place: AwardPlace, winner: Winner, newsId: string | null = null): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const isFive = place.kind === "five-of-the-season";
        if (isFive && (await isFull(transaction, tenantId, place.leagueId, winner.personId))) return false;
        await takeAway(transaction, tenantId, place, isFive ? winner.personId : null);
        await transaction
          .insertInto("awards")
          .values({ ...placed(tenantId, place), ...wonBy(winner), news_id: newsId })
          .execute();
        await dropPages(transaction, tenantId, [
          pageTags.league(place.leagueId),
          ...(await pagesOfWinners(transaction, tenantId, [{ person_id: winner.personId }])),
          ...(newsId === null ? [] : [pageTags.news]),
        ]);
        return true;
      });
    },

    /** Says of an award that was given which news tells of it. `false`: nobody has it. HON5 */
    async tellIn(place: AwardPlace, newsId: string): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const told = await transaction
          .updateTable("awards")
          .set({ news_id: newsId })
          .where((award) => award.and(placed(tenantId, place)))
          .returning("person_id")
          .execute();
        const winners = await pagesOfWinners(transaction, tenantId, told);
        if (told.length > 0) await dropPages(transaction, tenantId, [pageTags.league(place.leagueId), pageTags.news, ...winners]);
        return told.length > 0;
      });
    },

    /** Takes it away from whoever has it; of the five from one or all. Answers with how many had it. */
    async remove(place: AwardPlace, personId: PersonId | null): Promise<number> {
      return inTransaction(db, (transaction) => takeAway(transaction, tenantId, place, personId));
    },
  };
}

async function isFull(db: Kysely<Database>, tenantId: TenantId, leagueId: LeagueId, personId: PersonId | null): Promise<boolean> {
  const others = await db
    .selectFrom("awards")
    .select("person_id")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("kind", "=", "five-of-the-season")
    .forUpdate()
    .execute();
  return others.filter((other) => other.person_id !== personId).length >= fiveOfTheSeason;
}

/** The columns by which an award of this place is found. */
function placed(tenantId: TenantId, { leagueId, kind, roundId, month }: AwardPlace) {
  return { tenant_id: tenantId, league_id: leagueId, kind, round_id: roundId, month };
}

function wonBy({ teamId, personId, coach }: Winner) {
  return { team_id: teamId, person_id: personId, coach };
}

/** Whose pages show it: of whoever stands for the person now. Coaches have none. */
async function pagesOfWinners(
  db: Kysely<Database>,
  tenantId: TenantId,
  rows: readonly { readonly person_id: PersonId | null }[],
): Promise<PageTag[]> {
  const persons = rows.flatMap(({ person_id: person }) => person ?? []);
  if (persons.length === 0) return [];
  const standing = await db
    .selectFrom("person_identities")
    .select("canonical_person_id")
    .where("tenant_id", "=", tenantId)
    .where("person_id", "in", persons)
    .execute();
  return standing.map((row) => pageTags.person(row.canonical_person_id));
}

async function takeAway(db: Kysely<Database>, tenantId: TenantId, place: AwardPlace, personId: PersonId | null): Promise<number> {
  const gone = await db
    .deleteFrom("awards")
    .where((award) => award.and(placed(tenantId, place)))
    .$if(personId !== null, (query) => query.where("person_id", "=", personId))
    .returning(["person_id", "news_id"])
    .execute();
  const news = gone.some(({ news_id: told }) => told !== null) ? [pageTags.news] : [];
  const winners = await pagesOfWinners(db, tenantId, gone);
  if (gone.length > 0) await dropPages(db, tenantId, [pageTags.league(place.leagueId), ...winners, ...news]);
  return gone.length;
}
