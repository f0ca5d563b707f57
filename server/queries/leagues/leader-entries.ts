import { type Kysely, sql } from "kysely";
import type { HomeAnswer, LeaderEntry } from "#contract/queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { qualificationOf } from "#core/stats/history/leaders.ts";
import { requirementFor } from "#core/stats/history/qualification.ts";
import { minimumPhrase, ruleNotes } from "#core/wording/standing-phrases.ts";
import type { StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { keptLeaderLists, keptLeaders, type KeptName } from "../../db/kept-leaders.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";

export type LeaderRow = {
  readonly statistic: KeptName;
  readonly rank: number;
  readonly games: number;
  readonly total: number;
  readonly shirt: string;
  readonly slug: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly transliterable: boolean;
  readonly teamId: TeamId;
  readonly team: TeamRefRow;
};

export type TeamGamesRow = { readonly teamId: TeamId; readonly phase: Phase; readonly games: number };

type LeaderList = HomeAnswer["leagues"][number]["leaders"][number];

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
      "persons.slug",
      "persons.given_name as givenName",
      "persons.family_name as familyName",
      "persons.transliterable",
      "leader.team_id as teamId",
      teamRefJson("teams", "clubs").as("team"),
    ])
    .orderBy("leader.rank")
    .orderBy("leader.games", "desc")
    .orderBy(sql`persons.family_name, persons.given_name, persons.person_id`);
}

/** At most so many of each statistic, in the order in which the statistics are told. */
export function leaderLists(rows: readonly LeaderRow[], length: number): LeaderList[] {
  return keptLeaderLists.flatMap((statistic) => {
    const entries = rows.filter((row) => row.statistic === keptLeaders[statistic]).slice(0, length);
    return entries.length === 0 ? [] : [{ statistic, entries: entries.map(leaderEntry) }];
  });
}

/** How many games each team of a league has behind it; the caller adds which league. */
export function teamGamesRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("team_season_totals as total")
    .where("total.tenant_id", "=", tenantId)
    .select(["total.team_id as teamId", "total.phase", sql<number>`(total.sums ->> 'games')::integer`.as("games")]);
}

/** All lists shown are of averages, so they share one minimum. LEADER2 LEADER4 LEADER7 */
export function leaderNotes(
  settings: CompetitionSettings,
  played: readonly TeamGamesRow[],
  leaders: readonly LeaderRow[],
): StatisticPhrase[] {
  if (leaders.length === 0) return [];
  const rule = qualificationOf(settings);
  const category = { statistic: "points", mode: "average" } as const;
  const games = new Map<TeamId, number>();
  for (const row of played) {
    if (rule.phases === "all" || row.phase === "regular") games.set(row.teamId, (games.get(row.teamId) ?? 0) + row.games);
  }
  const leastFor = (team: TeamId) => requirementFor(rule, category, { over: "season", teamGames: games.get(team) ?? 0 })?.least ?? 0;
  const someHaveFewer = leaders.some((leader) => leader.games < leastFor(leader.teamId));
  const notes = ruleNotes(rule, category).filter(({ key }) => key === "rule.regularSeason" || (key === "rule.zeros" && someHaveFewer));
  return [minimumPhrase(rule, category, [...games.values()]), ...notes];
}

function leaderEntry(row: LeaderRow): LeaderEntry {
  return {
    rank: row.rank,
    player: {
      slug: row.slug,
      givenName: localName(row.givenName, row.transliterable),
      familyName: localName(row.familyName, row.transliterable),
      shirt: row.shirt,
    },
    team: teamRef(row.team),
    games: row.games,
    perGame: row.total / row.games,
  };
}
