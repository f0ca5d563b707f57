import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { RecordTimeline } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { recordTimeline as timelineOf } from "#core/stats/history/record-timeline.ts";
import type { RecordEntry } from "#core/stats/history/record-list.ts";
import { teamRecordIds } from "#core/stats/history/team-records.ts";
import type { Database } from "../../db/schema.ts";
import { playerCategories, type RecordMark, recordMarks, recordStanding } from "../../projections/record-marks.ts";
import { playerGames, teamGames } from "../../projections/statistics-lines.ts";
import { leagueAt } from "../leagues/league-at.ts";
import { leagueHead } from "../leagues/league-head.ts";
import { rowRefs } from "./row-refs.ts";
import type { LeagueAddress } from "#contract/refs.ts";

/**
 * How a record grew: in a league game by game, of all time by the best of each league, so who held it at the end of each
 * season. Level ones stand together. Two round trips.
 */
export async function recordTimeline(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  holder: "player" | "team",
  category: string,
  address: LeagueAddress | null,
): Promise<RecordTimeline | null> {
  const known: readonly string[] = holder === "player" ? playerCategories : teamRecordIds;
  if (!known.includes(category)) return null;
  if (address === null) note(pageTags.statistics);
  const marks = address
    ? await marksInLeague(db, tenantId, note, holder, category, address)
    : await bestOfLeagues(db, tenantId, holder, category);
  if (!marks) return null;
  // Standings are higher the better, so every category is one of the most.
  const reigns = timelineOf(marks.map(entryOf), "most");
  const byKey = new Map(marks.map((mark) => [keyOf(mark.game_id, mark.team_id, mark.person_id), mark]));
  const held = reigns.map((reign) =>
    reign.entries.flatMap(({ game, team, holder: who }) => byKey.get(keyOf(game, team, holder === "player" ? who : null)) ?? []),
  );
  const refs = await rowRefs(db, tenantId, {
    persons: held.flat().flatMap(({ person_id }) => person_id ?? []),
    teams: held.flat().map(({ team_id }) => team_id),
  });
  return {
    holder,
    category,
    reigns: reigns.map(({ value, from, until }, place) => ({
      value: recordStanding(holder, category, value),
      from,
      until,
      holders: (held[place] ?? []).map(({ person_id, team_id }) => ({
        person: person_id === null ? null : refs.person(person_id),
        team: refs.team(team_id),
      })),
    })),
  };
}

/** Only where it has no game yet must the league itself be looked for. */
async function marksInLeague(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  holder: "player" | "team",
  category: string,
  address: LeagueAddress,
): Promise<readonly RecordMark[] | null> {
  const scope = { leagues: leagueAt(db, tenantId, address).select("leagues.league_id") };
  const games = holder === "player" ? await playerGames(db, tenantId, scope) : await teamGames(db, tenantId, scope);
  const [first] = games;
  if (!first) return (await leagueHead(db, tenantId, note, address)) && [];
  note(pageTags.league(first.league));
  return recordMarks(tenantId, games, category);
}

/** The first place of each league's list, by a walk along the index that skips the rest. */
async function bestOfLeagues(
  db: Kysely<Database>,
  tenantId: TenantId,
  holder: "player" | "team",
  category: string,
): Promise<readonly RecordMark[]> {
  const { rows } = await sql<RecordMark>`
    select mark.* from leagues league
    cross join lateral (
      select mark.* from record_marks mark
      where mark.tenant_id = league.tenant_id and mark.scope = 'league' and mark.scope_id = league.league_id
        and mark.holder = ${holder} and mark.category = ${category} and mark.phase = any(array['regular', 'playoff'])
      order by mark.standing desc fetch first 1 rows with ties
    ) mark
    where league.tenant_id = ${tenantId}`.execute(db);
  return rows;
}

function entryOf(mark: RecordMark): RecordEntry {
  return {
    value: mark.standing,
    holder: mark.person_id ?? mark.team_id,
    game: mark.game_id,
    season: null,
    playedAt: mark.played_at?.getTime() ?? null,
    team: mark.team_id,
    opponentTeam: null,
  };
}

function keyOf(game: string | null, team: string | null, person: string | null): string {
  return `${game} ${team} ${person}`;
}
