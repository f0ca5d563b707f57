import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { ClassificationRow } from "#core/league/classify.ts";
import { rankingPolicyOf } from "#core/league/ranking-policies.ts";
import type { TeamResult } from "#core/league/counted-results.ts";
import { formLength, type TeamForm } from "#core/league/team-form.ts";
import type { TieBreak } from "#core/league/tie-break.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { localName } from "../refs/local-name.ts";
import { placeInTimeOf } from "../../db/game-time.ts";
import { countedStatuses } from "../../projections/game-result.ts";
import type { FormGame, StandingsRanking, StandingsRow } from "#contract/standings-rows.ts";

/** `null`: the team joined after the table was last made. */
export type TableRowOfTeam = {
  readonly teamId: TeamId;
  readonly team: TeamRefRow;
  readonly row:
    | (Omit<StandingsRow, "team" | "tieBreaks" | "formGames"> & {
        readonly tieBreaks: readonly TieBreak<TeamId>[];
        readonly formGames: readonly FormGameRow[];
      })
    | null;
};

type FormGameRow = Pick<FormGame, "own" | "theirs"> & Pick<TeamRefRow, "name" | "transliterable">;

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
        'form', standing.form, 'formGames', ${formGamesJson}, 'streak', standing.streak, 'tieBreaks', standing.decided_by,
        'withdrawn', standing.withdrawn) end`.as("row"),
    ])
    .orderBy("standing.rank", (order) => order.asc().nullsLast())
    .orderBy("teams.name");
}

/** The last games of a team that count in its table, newest last. LOOK24 */
const formGamesJson = sql<readonly FormGameRow[]>`(
  select coalesce(json_agg(json_build_object('own', last.own, 'theirs', last.theirs, 'name', last.name,
    'transliterable', last.transliterable) order by last.nth desc), '[]')
  from (
    select row_number() over (order by ${placeInTimeOf("game")} desc nulls first, rounds.number desc) as nth,
      case when side.at_home then score.home else score.away end as own,
      case when side.at_home then score.away else score.home end as theirs, rival.name, rival.transliterable
    from games game
    join rounds on rounds.tenant_id = game.tenant_id and rounds.league_id = game.league_id and rounds.round_id = game.round_id
    cross join lateral (select coalesce(game.official_home_points, game.home_points, 0) as home,
      coalesce(game.official_away_points, game.away_points, 0) as away) score
    cross join lateral (select game.home_team_id = teams.team_id as at_home) side
    join teams rival on rival.tenant_id = game.tenant_id
      and rival.team_id = case when side.at_home then game.away_team_id else game.home_team_id end
    where game.tenant_id = teams.tenant_id and game.league_id = teams.league_id
      and (game.home_team_id = teams.team_id or game.away_team_id = teams.team_id)
      and rounds.kind = 'regular' and score.home <> score.away and game.status = any(${sql.val([...countedStatuses])}::text[])
      and not exists (select from standings_rows gone
        where gone.tenant_id = rival.tenant_id and gone.league_id = game.league_id and gone.team_id = rival.team_id and gone.withdrawn)
    order by nth limit ${sql.lit(formLength)}) last)`;

/** What the form says of these games is believed: where they say anything else (withdrawn, both at fault), none is named. */
function withFormGames({ formGames, ...row }: NonNullable<TableRowOfTeam["row"]>) {
  const { form } = row;
  const isTheirs =
    form.length === formGames.length && formGames.every(({ own, theirs }, at) => form[at] === (own > theirs ? "won" : "lost"));
  if (!isTheirs || form.length === 0) return row;
  return {
    ...row,
    formGames: formGames.map(({ own, theirs, name, transliterable }) => ({ own, theirs, rival: localName(name, transliterable) })),
  };
}

export function standingsRows(rows: readonly TableRowOfTeam[]): StandingsRow[] {
  const inTable = rows.filter(({ row }) => row !== null).length;
  const slugs = new Map(rows.map(({ teamId, team }) => [teamId, team.clubSlug]));
  return rows.map(({ team, row }) => ({
    ...(row ? withFormGames(row) : { rank: inTable + 1, ...beforeTheFirstGame }),
    tieBreaks: (row?.tieBreaks ?? []).map((step) => ({ ...step, among: step.among.map((id) => slugs.get(id) ?? "") })),
    team: teamRef(team),
  }));
}

/** The same for a table that was worked out here and now. */
export function workedOutRows(
  rows: readonly (ClassificationRow<TeamId> & TeamForm & { readonly lastGames: readonly TeamResult<TeamId>[] })[],
  annulled: readonly TeamId[],
  teams: readonly Pick<TableRowOfTeam, "teamId" | "team">[],
): StandingsRow[] {
  const refs = new Map(teams.map(({ teamId, team }) => [teamId, team]));
  const out = annulled.map((team) => ({
    team,
    row: { rank: rows.length + 1, ...beforeTheFirstGame, withdrawn: true, tieBreaks: [], formGames: [] },
  }));
  const inTable = rows.map((entry) => {
    const { team, rank, played, wins, losses, pointsFor, pointsAgainst, classificationPoints, deducted, home, away, form, streak } = entry;
    const figures = { rank, played, wins, losses, pointsFor, pointsAgainst, classificationPoints, deducted, home, away, form, streak };
    const formGames = entry.lastGames.flatMap(({ opponent, pointsFor: own, pointsAgainst: theirs }) => {
      const rival = refs.get(opponent);
      return rival ? [{ own, theirs, name: rival.name, transliterable: rival.transliterable }] : [];
    });
    return { team, row: { ...figures, withdrawn: false, tieBreaks: entry.decidedBy, formGames } };
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
