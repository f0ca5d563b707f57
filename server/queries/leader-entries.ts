import { type Kysely, sql } from "kysely";
import type { HomeView, LeaderEntry } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { type ShownStatistic, shownStatistics } from "../projections/league-leaders.ts";
import { localName } from "./local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "./team-ref.ts";

export type LeaderRow = {
  readonly statistic: ShownStatistic;
  readonly rank: number;
  readonly games: number;
  readonly total: number;
  readonly shirt: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly transliterable: boolean;
  readonly team: TeamRefRow;
};

type LeaderList = HomeView["leagues"][number]["leaders"][number];

/** Leaders of a league down to a rank, best first; the caller adds which league. */
export function leaderRows(db: Kysely<Database>, tenantId: TenantId, lastRank: number) {
  return db
    .selectFrom("league_leaders as leader")
    .innerJoin("persons", (join) =>
      join.onRef("persons.tenant_id", "=", "leader.tenant_id").onRef("persons.person_id", "=", "leader.person_id"),
    )
    .innerJoin("teams", (join) => join.onRef("teams.tenant_id", "=", "leader.tenant_id").onRef("teams.team_id", "=", "leader.team_id"))
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .where("leader.tenant_id", "=", tenantId)
    .where("leader.rank", "<=", lastRank)
    .select([
      "leader.statistic",
      "leader.rank",
      "leader.games",
      "leader.total",
      "leader.shirt",
      "persons.given_name as givenName",
      "persons.family_name as familyName",
      "persons.transliterable",
      teamRefJson("teams", "clubs").as("team"),
    ])
    .orderBy("leader.rank")
    .orderBy("leader.games", "desc")
    .orderBy(sql`persons.family_name, persons.given_name, persons.person_id`);
}

/** At most so many of each statistic, in the order in which the statistics are told. */
export function leaderLists(rows: readonly LeaderRow[], length: number): LeaderList[] {
  return shownStatistics.flatMap((statistic) => {
    const entries = rows.filter((row) => row.statistic === statistic).slice(0, length);
    return entries.length === 0 ? [] : [{ statistic, entries: entries.map(leaderEntry) }];
  });
}

function leaderEntry(row: LeaderRow): LeaderEntry {
  return {
    rank: row.rank,
    player: {
      givenName: localName(row.givenName, row.transliterable),
      familyName: localName(row.familyName, row.transliterable),
      shirt: row.shirt,
    },
    team: teamRef(row.team),
    games: row.games,
    perGame: row.total / row.games,
  };
}
