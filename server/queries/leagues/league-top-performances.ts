import { type Kysely, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { LeagueTopPerformances } from "#contract/league-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { type PerformanceIndex, performanceIndexOn } from "#core/league/competition-settings.ts";
import { indexColumns } from "../../db/index-columns.ts";
import { gamesInRounds } from "../../db/games-in-rounds.ts";
import type { LeagueId, RoundId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { isPlayed, placeInPlayoffs } from "../games/game-cards.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson } from "../refs/team-ref.ts";
import { dayOf, placeInTime } from "../../db/game-time.ts";

const linesShown = 10;

type Address = { readonly seasonSlug: string; readonly leagueSlug: string };

/** Whom the latest round has seen at his best; two round trips, of one round's lines. `null`: there is no such league. */
export async function leagueTopPerformances(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  address: Address,
): Promise<LeagueTopPerformances | null> {
  const league = await leagueWithLatestRound(db, tenantId, address);
  if (!league) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(league.leagueId));
  const { latest } = league;
  const index = performanceIndexOn(league.settings, latest?.day ?? "");
  return {
    competition: { ...address, name: localName(league.name, league.transliterable) },
    seasonName: league.seasonName,
    index,
    round: latest && { number: latest.number, stage: latest.stage },
    lines: latest ? await linesOf(db, tenantId, address, league.leagueId, latest.roundId, index) : [],
  };
}

function leagueWithLatestRound(db: Kysely<Database>, tenantId: TenantId, address: Address) {
  const latest = gamesInRounds(db, tenantId)
    .where(sql<boolean>`games.league_id = leagues.league_id`)
    .where(isPlayed)
    .where("games.status", "in", ["ended", "final", "under-protest"])
    .select(["rounds.round_id as roundId", "rounds.number", "rounds.stage", sql<string | null>`${dayOf("games")}::text`.as("day")])
    .orderBy(placeInTime, (order) => order.desc().nullsLast())
    .limit(1);
  return leagueAt(db, tenantId, address)
    .select([
      "leagues.league_id as leagueId",
      "leagues.name",
      "leagues.transliterable",
      "leagues.settings",
      "seasons.name as seasonName",
      jsonObjectFrom(latest).as("latest"),
    ])
    .executeTakeFirst();
}

async function linesOf(
  db: Kysely<Database>,
  tenantId: TenantId,
  { seasonSlug, leagueSlug }: Address,
  leagueId: LeagueId,
  roundId: RoundId,
  index: PerformanceIndex,
): Promise<LeagueTopPerformances["lines"]> {
  const value = sql.ref<number>(indexColumns[index]);
  const rows = await gamesInRounds(db, tenantId)
    .innerJoin("box_player_lines as line", (join) =>
      join.onRef("line.tenant_id", "=", "games.tenant_id").onRef("line.game_id", "=", "games.game_id"),
    )
    .innerJoin("persons", (join) =>
      join.onRef("persons.tenant_id", "=", "line.tenant_id").onRef("persons.person_id", "=", "line.person_id"),
    )
    .innerJoin("teams", (join) => join.onRef("teams.tenant_id", "=", "line.tenant_id").onRef("teams.team_id", "=", "line.team_id"))
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .where("games.league_id", "=", leagueId)
    .where("games.round_id", "=", roundId)
    .where("line.played", "=", true)
    .where(value, "is not", null)
    .select([
      "persons.slug",
      "persons.given_name as givenName",
      "persons.family_name as familyName",
      "persons.transliterable",
      "rounds.slug as roundSlug",
      "games.slug as gameSlug",
      "games.duel_slug as duelSlug",
      "games.duel_game as duelGame",
      teamRefJson("teams", "clubs").as("team"),
      sql<number>`${value}::double precision`.as("value"),
    ])
    .orderBy(value, "desc")
    .orderBy(sql`persons.family_name, persons.given_name, persons.person_id`)
    .limit(linesShown)
    .execute();
  return rows.map((row) => ({
    person: {
      slug: row.slug,
      givenName: localName(row.givenName, row.transliterable),
      familyName: localName(row.familyName, row.transliterable),
    },
    team: teamRef(row.team),
    value: row.value,
    game: { seasonSlug, leagueSlug, roundSlug: row.roundSlug, gameSlug: row.gameSlug, playoff: placeInPlayoffs(row) },
  }));
}
