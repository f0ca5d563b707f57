import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClassificationRow } from "#core/league/classify.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { TeamForm } from "#core/league/team-form.ts";
import type { TieBreak } from "#core/league/tie-break.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import type { StandingsRanking, StandingsRow } from "#contract/standings-rows.ts";

/** `null`: the team joined after the table was last made. */
export type TableRowOfTeam = {
  readonly teamId: TeamId;
  readonly team: TeamRefRow;
  readonly row: (Omit<StandingsRow, "team" | "tieBreaks"> & { readonly tieBreaks: readonly TieBreak<TeamId>[] }) | null;
};

/** Every team of a league, with its row of the table, best first; the caller adds which league. */
export function tableRows(db: Kysely<Database>, tenantId: TenantId) {
  return db
    .selectFrom("teams")
    .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
    .leftJoin("standings_rows as standing", (join) =>
      join
        .onRef("standing.tenant_id", "=", "teams.tenant_id")
        .onRef("standing.league_id", "=", "teams.league_id")
        .onRef("standing.team_id", "=", "teams.team_id"),
    )
    .where("teams.tenant_id", "=", tenantId)
    .select([
      "teams.team_id as teamId",
      teamRefJson("teams", "clubs").as("team"),
      sql<TableRowOfTeam["row"]>`case when standing.rank is not null then json_build_object(
        'rank', standing.rank, 'played', standing.played, 'wins', standing.wins, 'losses', standing.losses,
        'pointsFor', standing.points_for, 'pointsAgainst', standing.points_against,
        'classificationPoints', standing.classification_points, 'deducted', standing.deducted,
        'home', json_build_object('wins', standing.home_wins, 'losses', standing.home_losses),
        'away', json_build_object('wins', standing.away_wins, 'losses', standing.away_losses),
        'form', standing.form, 'streak', standing.streak, 'tieBreaks', standing.decided_by,
        'withdrawn', standing.withdrawn) end`.as("row"),
    ])
    .orderBy("standing.rank", (order) => order.asc().nullsLast())
    .orderBy("teams.name");
}

export function standingsRows(rows: readonly TableRowOfTeam[]): StandingsRow[] {
  const inTable = rows.filter(({ row }) => row !== null).length;
  const slugs = new Map(rows.map(({ teamId, team }) => [teamId, team.clubSlug]));
  return rows.map(({ team, row }) => ({
    ...(row ?? { rank: inTable + 1, ...beforeTheFirstGame }),
    tieBreaks: (row?.tieBreaks ?? []).map((step) => ({ ...step, among: step.among.map((id) => slugs.get(id) ?? "") })),
    team: teamRef(team),
  }));
}

/** The same for a table that was worked out here and now. */
export function workedOutRows(
  rows: readonly (ClassificationRow<TeamId> & TeamForm)[],
  annulled: readonly TeamId[],
  teams: readonly Pick<TableRowOfTeam, "teamId" | "team">[],
): StandingsRow[] {
  const refs = new Map(teams.map(({ teamId, team }) => [teamId, team]));
  const out = annulled.map((team) => ({ team, row: { rank: rows.length + 1, ...beforeTheFirstGame, withdrawn: true, tieBreaks: [] } }));
  const inTable = rows.map((entry) => {
    const { team, rank, played, wins, losses, pointsFor, pointsAgainst, classificationPoints, deducted, home, away, form, streak } = entry;
    const figures = { rank, played, wins, losses, pointsFor, pointsAgainst, classificationPoints, deducted, home, away, form, streak };
    return { team, row: { ...figures, withdrawn: false, tieBreaks: entry.decidedBy } };
  });
  return standingsRows(
    [...inTable, ...out].flatMap(({ team, row }) => {
      const ref = refs.get(team);
      return ref ? [{ teamId: team, team: ref, row }] : [];
    }),
  );
}

/** What visitors are told a league ranks by. */
export function rankingOf(policyId: string): StandingsRanking {
  const first = rankingPolicyOf(policyId)?.primary[0];
  return first === "classification-points" ? "points" : first === "win-percentage" ? "percentage" : "wins";
}

const beforeTheFirstGame = {
  played: 0,
  wins: 0,
  losses: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  classificationPoints: 0,
  deducted: 0,
  home: { wins: 0, losses: 0 },
  away: { wins: 0, losses: 0 },
  form: [],
  streak: 0,
  withdrawn: false,
};
