import { type Kysely, sql } from "kysely";
import { type FantasyRefusal, mostChangesInRound } from "#contract/my-fantasy.ts";
import { arrayText } from "../db/column-arrays.ts";
import { compiledOnce } from "../db/compiled-once.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { Taking } from "./take-changes.ts";

export const otherVersion: FantasyRefusal = { rule: "FAN26", code: "version" };
export const otherMarket: FantasyRefusal = { rule: "FAN26", code: "market" };
export const locked: FantasyRefusal = { rule: "FAN7", code: "locked" };
const tooManyChanges: FantasyRefusal = { rule: "FAN32", code: "too-many-changes" };

/** A squad as it stands, and the market of the round it was to be changed in; all `null`: there is none such. */
type SquadNow = {
  readonly version: number | null;
  readonly changedIn: number | null;
  readonly changes: number | null;
  readonly market: number | null;
};

/**
 * Of changes of one season that were not taken, each in its place, which of the reasons it was. Together, since behind a deadline it is
 * thousands who have to be told. FAN7, FAN26, FAN32
 */
export async function whyNotTaken(db: Kysely<Database>, key: SeasonKey, takings: readonly Taking[]): Promise<FantasyRefusal[]> {
  const teamIds = arrayText(takings, ({ teamId }) => teamId);
  const rounds = arrayText(takings, ({ round }) => round);
  const { rows } = await db.executeQuery(standing(db, { ...key, teamIds, rounds }));
  return takings.map((taking, index) => reasonOf(taking, rows[index]));
}

function reasonOf({ version, market, round }: Taking, squad: SquadNow | undefined): FantasyRefusal {
  if (squad?.version !== version) return otherVersion;
  if (market !== null && squad.market !== market) return otherMarket;
  if (squad.changedIn === round && (squad.changes ?? 0) >= mostChangesInRound) return tooManyChanges;
  return locked;
}

type RefusedQuery = SeasonKey & { readonly teamIds: string; readonly rounds: string };

const standing = compiledOnce((db, { tenantId, leagueId, teamIds, rounds }: RefusedQuery) =>
  sql<SquadNow>`
    select squad.version, squad.changed_in as "changedIn", squad.changes, now.market
    from unnest(${teamIds}::uuid[], ${rounds}::smallint[]) with ordinality as asked (team_id, round, place)
    left join fantasy_squads squad on squad.tenant_id = ${tenantId} and squad.league_id = ${leagueId} and squad.team_id = asked.team_id
    left join fantasy_rounds now on now.tenant_id = ${tenantId} and now.league_id = ${leagueId} and now.round = asked.round
    order by place`.compile(db),
);
