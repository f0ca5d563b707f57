import { sql, type Transaction } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { decision as thing, drawnIn } from "#contract/office/decision.ts";
import type { LeagueDecision } from "#core/league/league-decision.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueId, TeamId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { decideLeague, revokeDecision } from "../projections/league-decisions.ts";
import { competitionKey } from "./competitions.ts";
import { idOf, type OfficeRow, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";
import { idsOf, rowIdOf } from "./row-key.ts";
import { teamKey, teams } from "./teams.ts";

type DecisionFields = typeof thing.fields;
type Row = ValuesOf<DecisionFields> & { readonly id: string; readonly slug: string };

/** OFF90, OFF91, RANK8, RANK9, RANK21 */
export const decisions: OfficeStore<DecisionFields> = {
  thing,
  table: { name: "decisions_in_force", id: "decision_id", own: [], kept: [], key: "id" },

  within: { competition: (ids) => sql`held.league_id = any(${ids}::uuid[])` },

  ...readBy<DecisionFields>(
    (tenantId, ids) => sql<Row>`
      select ruling.decision_id as id, ruling.decision_id::text as slug,
        (select ${competitionKey} from leagues held where held.tenant_id = ruling.tenant_id and held.league_id = ruling.league_id) as competition,
        ruling.decision ->> 'kind' as kind,
        (select ${teamKey} from teams held where held.tenant_id = ruling.tenant_id and held.team_id::text = ruling.decision ->> 'team') as team,
        (ruling.decision ->> 'points')::int as points, ruling.decision ->> 'games' as games,
        (select string_agg(${teamKey}, ', ' order by drawn.place)
          from json_array_elements_text(ruling.decision -> 'order') with ordinality drawn (id, place)
          join teams held on held.tenant_id = ruling.tenant_id and held.team_id::text = drawn.id) as "order",
        ruling.reason as grounds
      from decisions_in_force ruling
      where ruling.tenant_id = ${tenantId} and (${ids}::uuid[] is null or ruling.decision_id = any(${ids}::uuid[]))
      order by ruling.decided_at desc, ruling.decision_id`,
  ),

  /** Whom it is about is of its competition. */
  refuses: async (transaction, tenantId, row) => {
    const drawn = drawnIn(row.values.order);
    const drawnIds = drawn.length === 0 ? [] : await idsOf(transaction, tenantId, teams.table, drawn);
    const ids = [...drawnIds, ...(row.ids?.["team"] === undefined ? [] : [row.ids["team"]])];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from teams
      where tenant_id = ${tenantId} and league_id = ${idOf(row, "competition")} and team_id = any(${ids}::uuid[])`.execute(transaction);
    const isOf = rows[0]?.count === ids.length;
    if (row.values.kind === "draw") return isOf && drawnIds.length === drawn.length ? {} : { order: "OFF91" };
    return isOf ? {} : { team: "OFF49" };
  },

  make: async (transaction, tenantId, row) => {
    const decision = await decisionOf(transaction, tenantId, row);
    const leagueId = idOf(row, "competition") as LeagueId;
    const said = { leagueId, decision, reason: row.values.grounds, at: Date.now(), decisionId: row.id };
    const answer = await decideLeague(transaction, tenantId, said);
    if (answer.kind === "refused") throw new Error(`A decision that the office may make was refused: ${answer.reason}`);
  },

  write: async (transaction, tenantId, { id, values: { grounds } }) => {
    await sql`update league_decisions set reason = ${grounds} where tenant_id = ${tenantId} and decision_id = ${id}`.execute(transaction);
  },

  remove: async (transaction, tenantId, id) => {
    const { rows } = await sql<{ leagueId: LeagueId }>`
      select league_id as "leagueId" from decisions_in_force where tenant_id = ${tenantId} and decision_id = ${id}`.execute(transaction);
    for (const { leagueId } of rows) await revokeDecision(transaction, tenantId, { leagueId, decisionId: id, at: Date.now() });
  },
};

async function decisionOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  row: OfficeRow<DecisionFields>,
): Promise<LeagueDecision<TeamId>> {
  const { kind, points, games, order } = row.values;
  if (kind === "deduction") return { kind, team: idOf(row, "team") as TeamId, points: points ?? 0 };
  if (kind === "withdrawal") return { kind, team: idOf(row, "team") as TeamId, games: games ?? "annul" };
  const drawn: TeamId[] = [];
  for (const team of drawnIn(order)) drawn.push((await rowIdOf(transaction, tenantId, teams.table, team)) as TeamId);
  return { kind, order: drawn };
}
