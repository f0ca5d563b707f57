import { type Kysely, sql } from "kysely";
import type { FanClub } from "#contract/fantasy.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { roundsQuestion, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { localName } from "../refs/local-name.ts";
import { type NamedRound, namesOf, type RoundNames } from "./told-round.ts";

export type FanClubRow = { readonly slug: string; readonly name: string; readonly transliterable: boolean };

export function fanClub({ slug, name, transliterable }: FanClubRow): FanClub {
  return { slug, name: localName(name, transliterable) };
}

/** A league's season of the game with its rounds and what they are called: all that a table needs of it. */
export type RoundsAt = {
  readonly season: SeasonKey & { readonly timeZone: string };
  readonly rounds: readonly StoredRound[];
  readonly names: RoundNames;
  readonly head: LeagueHead;
  /** That play in it, by name: a team may be the fan of one. */
  readonly clubs: readonly FanClub[];
};

/** In one question, without the market. `null`: there is no such league, or the game is not played in it. */
export async function roundsAt(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: LeagueAddress,
): Promise<RoundsAt | null> {
  const ids = { tenantId: sql.ref("leagues.tenant_id"), leagueId: sql.ref("leagues.league_id") };
  const league = await leagueAt(db, tenantId, address)
    .leftJoin("fantasy_seasons as game", (join) =>
      join.onRef("game.tenant_id", "=", "leagues.tenant_id").onRef("game.league_id", "=", "leagues.league_id"),
    )
    .innerJoin("tenants", "tenants.tenant_id", "leagues.tenant_id")
    .select(["leagues.league_id as leagueId", "leagues.name", "leagues.transliterable", "seasons.name as seasonName"])
    .select(["tenants.time_zone as timeZone", sql<boolean>`game.league_id is not null`.as("isPlayed")])
    .select(sql<StoredRound[]>`(select coalesce(json_agg(one), '[]') from (${roundsQuestion(ids)}) one)`.as("rounds"))
    .select(
      sql<NamedRound[]>`(select coalesce(json_agg(json_build_object('roundId', round_id, 'number', number, 'stage', stage)), '[]')
        from rounds where rounds.tenant_id = leagues.tenant_id and rounds.league_id = leagues.league_id)`.as("named"),
    )
    .select(
      sql<
        FanClubRow[]
      >`(select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'transliterable', transliterable) order by name), '[]')
        from clubs where clubs.tenant_id = leagues.tenant_id and clubs.club_id in (select club_id from teams
          where teams.tenant_id = leagues.tenant_id and teams.league_id = leagues.league_id))`.as("clubs"),
    )
    .executeTakeFirst();
  note(pageTags.site);
  if (!league) return null;
  const leagueId: LeagueId = league.leagueId;
  note(pageTags.league(leagueId));
  note(pageTags.fantasy(leagueId));
  if (!league.isPlayed) return null;
  const competition = { ...address, name: localName(league.name, league.transliterable) };
  return {
    season: { tenantId, leagueId, timeZone: league.timeZone },
    rounds: league.rounds,
    names: namesOf(league.named),
    head: { competition, seasonName: league.seasonName },
    clubs: league.clubs.map(fanClub),
  };
}
