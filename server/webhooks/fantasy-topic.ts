import { type Kysely, sql } from "kysely";
import { FantasyWire, fromTenths } from "../api/public-api/fantasy-wire.ts";
import type { Wire } from "../api/public-api/wire.ts";
import type { RoundFact } from "#core/fantasy/round-states.ts";
import type { Stage } from "#core/league/playoff/playoff-plan.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { localName } from "../queries/refs/local-name.ts";
import { changedSince, type NewEvent, noteEvents, type States } from "./note-events.ts";

/** What was locked so long ago was played before this season of the game was opened. WEBHOOK5 */
const newsIsNewsMs = 30 * 24 * 60 * 60 * 1000;
const most = 200;

/** Facts of a round that partners are told, one after the other: opened, locked, and each time it was made final. */
const isTold = sql`kind in ('opened', 'locked', 'final')`;

/** How many of those facts each round has: they are written once, and none is taken back. */
export function fantasyStates(tenantId: TenantId): States {
  return sql`select event.league_id || '/' || event.round as subject, count(*)::text as state, event.league_id as "leagueId", event.round
    from fantasy_round_events event where event.tenant_id = ${tenantId} and ${isTold} group by event.league_id, event.round`;
}

type Change = {
  readonly subject: string;
  readonly state: string;
  readonly before: string | null;
  readonly season: string;
  readonly league: string;
  readonly name: string;
  readonly transliterable: boolean;
  readonly round: number;
  readonly leg: number | null;
  readonly unlimited: boolean;
  readonly number: number;
  readonly stage: Stage | null;
  readonly locksAt: number;
  readonly teams: number;
  readonly average: number | null;
  readonly best: number | null;
  readonly facts: readonly RoundFact[];
  readonly revisions: readonly { readonly revision: number; readonly players: number; readonly teams: number }[];
};

/** Writes down what became of fantasy rounds. `true`: there was something. WEBHOOK14 */
export async function noteFantasyRounds(db: Kysely<Database>, tenantId: TenantId, wire: Wire, now: number): Promise<boolean> {
  const changes = await changesOf(db, tenantId);
  for (const change of changes) {
    const { subject, state, before } = change;
    const isNews = change.locksAt > now - newsIsNewsMs;
    const events = change.facts.slice(Number(before ?? 0), Number(state)).flatMap((fact) => {
      const isOld = !isNews && fact.revision < 2;
      return isOld ? [] : [eventOf(change, fact, wire)];
    });
    await noteEvents(db, tenantId, { topic: "fantasy", subject, before, after: state }, events, now);
  }
  return changes.length > 0;
}

async function changesOf(db: Kysely<Database>, tenantId: TenantId): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    select changed.subject, changed.state, changed.before, season.slug as season, league.slug as league, league.name, league.transliterable,
      changed.round, known.leg, known.unlimited, named.number, named.stage, floor(extract(epoch from known.locks_at) * 1000)::float8 as "locksAt",
      (select count(*)::integer from fantasy_entries entry where entry.tenant_id = ${tenantId}
        and entry.league_id = changed."leagueId" and entry.round = changed.round) as teams,
      figures.average, figures.best,
      (select json_agg(json_build_object('kind', kind, 'revision', revision, 'at', floor(extract(epoch from at) * 1000)::float8)
          order by array_position(array['opened', 'locked', 'final'], kind), revision)
        from fantasy_round_events event where event.tenant_id = ${tenantId} and event.league_id = changed."leagueId"
          and event.round = changed.round and ${isTold}) as facts,
      (select coalesce(json_agg(json_build_object('revision', corrected.revision, 'players', json_array_length(corrected.players::json),
          'teams', (select count(*) from fantasy_team_corrections touched where touched.tenant_id = ${tenantId}
            and touched.league_id = corrected.league_id and touched.round = corrected.round and touched.revision = corrected.revision))), '[]')
        from fantasy_corrections corrected where corrected.tenant_id = ${tenantId} and corrected.league_id = changed."leagueId"
          and corrected.round = changed.round) as revisions
    from ${changedSince(tenantId, "fantasy", fantasyStates(tenantId))} changed
    join fantasy_rounds known on known.tenant_id = ${tenantId} and known.league_id = changed."leagueId" and known.round = changed.round
    join rounds named on named.tenant_id = ${tenantId} and named.round_id = known.round_id
    join leagues league on league.tenant_id = ${tenantId} and league.league_id = changed."leagueId"
    join seasons season on season.tenant_id = ${tenantId} and season.season_id = league.season_id
    left join fantasy_round_figures figures on figures.tenant_id = ${tenantId} and figures.league_id = changed."leagueId"
      and figures.round = changed.round
    order by known.locks_at, changed.round limit ${most}`.execute(db);
  return rows;
}

function eventOf(change: Change, fact: RoundFact, wire: Wire): NewEvent {
  const { season, league, name, transliterable, round, leg, unlimited, locksAt, teams } = change;
  const competition = { seasonSlug: season, leagueSlug: league, name: localName(name, transliterable) };
  const own = new FantasyWire(wire, competition);
  const named = { number: change.number, stage: change.stage };
  const told = own.round({ round, name: named, leg, unlimited, locksAt, state: fact.kind, revision: fact.revision, finalAt: null });
  const data = { competition: wire.competition(competition), round: told };
  const of = { at: fact.at, league };
  if (fact.kind === "opened") return { type: "fantasy.prices", ...of, data: { ...data, href: own.links().players } };
  if (fact.kind === "locked") return { type: "fantasy.round.locked", ...of, data: { ...data, teams, href: told.href } };
  if (fact.revision === 1) {
    const [average, best] = teams === 0 ? [null, null] : [change.average, change.best].map((tenths) => tenths && fromTenths(tenths));
    return { type: "fantasy.round.final", ...of, data: { ...data, teams, average: average ?? null, best: best ?? null, href: told.href } };
  }
  const revision = change.revisions.find((one) => one.revision === fact.revision);
  const touched = { revision: fact.revision, players: revision?.players ?? 0, teams: revision?.teams ?? 0 };
  return { type: "fantasy.round.revised", ...of, data: { ...data, ...touched, href: own.links().corrections } };
}
