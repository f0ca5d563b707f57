import type { Kysely } from "kysely";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../in-transaction.ts";
import type { LeagueId, RoundId, SeasonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import type { LocalName } from "#contract/refs.ts";

export type NewSeason = {
  /** "2026-27". */
  readonly slug: string;
  readonly name: string;
  /** At most one season is; naming another takes it from the one before. */
  readonly isCurrent: boolean;
  /** `yyyy-mm-dd`. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

export type NewLeague = {
  readonly seasonId: SeasonId;
  readonly slug: string;
  readonly name: LocalName;
  readonly kind: "league" | "tournament";
  /** Names a rule set of `core/rules`. */
  readonly ruleProfile: string;
  readonly rankingPolicy: string;
  /** Among the leagues of its season; the smallest comes first. */
  readonly place: number;
  readonly onLandingPage: boolean;
};

export type NewRound = {
  readonly leagueId: LeagueId;
  readonly slug: string;
  readonly number: number;
  readonly kind: "regular" | "playoff";
  readonly name: string | null;
  /** Of a round of the play-offs; `null` in the regular season. */
  readonly stage: Stage | null;
};

/** Seasons, their leagues, and the leagues' rounds, of one tenant. */
export function competitionsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Makes the season of this slug, or brings it to what is given. */
    async saveSeason({ slug, name, isCurrent, startsOn, endsOn }: NewSeason): Promise<SeasonId> {
      const row = { name, is_current: isCurrent, starts_on: startsOn, ends_on: endsOn };
      return inTransaction(db, async (transaction) => {
        if (isCurrent) {
          await transaction
            .updateTable("seasons")
            .set({ is_current: false })
            .where("tenant_id", "=", tenantId)
            .where("slug", "!=", slug)
            .execute();
        }
        const saved = await transaction
          .insertInto("seasons")
          .values({ tenant_id: tenantId, slug, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "slug"]).doUpdateSet(row))
          .returning("season_id")
          .executeTakeFirstOrThrow();
        return saved.season_id;
      });
    },

    async seasonBySlug(slug: string): Promise<SeasonId | null> {
      const row = await db
        .selectFrom("seasons")
        .select("season_id")
        .where("tenant_id", "=", tenantId)
        .where("slug", "=", slug)
        .executeTakeFirst();
      return row?.season_id ?? null;
    },

    /** Makes the league of this slug in its season, or brings it to what is given. */
    async saveLeague({ seasonId, slug, name, kind, ruleProfile, rankingPolicy, place, onLandingPage }: NewLeague): Promise<LeagueId> {
      const row = {
        name: name.text,
        transliterable: name.transliterable,
        kind,
        rule_profile: ruleProfile,
        ranking_policy: rankingPolicy,
        place,
        on_landing_page: onLandingPage,
      };
      const saved = await db
        .insertInto("leagues")
        .values({ tenant_id: tenantId, season_id: seasonId, slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "season_id", "slug"]).doUpdateSet(row))
        .returning("league_id")
        .executeTakeFirstOrThrow();
      return saved.league_id;
    },

    async leagueBySlug(
      seasonSlug: string,
      leagueSlug: string,
    ): Promise<{ leagueId: LeagueId; seasonId: SeasonId; ruleProfile: string } | null> {
      const row = await db
        .selectFrom("leagues")
        .innerJoin("seasons", (join) =>
          join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
        )
        .select(["leagues.league_id as leagueId", "leagues.season_id as seasonId", "leagues.rule_profile as ruleProfile"])
        .where("leagues.tenant_id", "=", tenantId)
        .where("seasons.slug", "=", seasonSlug)
        .where("leagues.slug", "=", leagueSlug)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Makes the round of this slug in its league, or brings it to what is given. */
    async saveRound({ leagueId, slug, number, kind, name, stage }: NewRound): Promise<RoundId> {
      const row = { number, kind, name, stage };
      const saved = await db
        .insertInto("rounds")
        .values({ tenant_id: tenantId, league_id: leagueId, slug, ...row })
        .onConflict((conflict) => conflict.columns(["tenant_id", "league_id", "slug"]).doUpdateSet(row))
        .returning("round_id")
        .executeTakeFirstOrThrow();
      return saved.round_id;
    },
  };
}
