import { type RawBuilder, sql } from "kysely";
import type { PlayerSeason } from "#contract/player-queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayerKey, TenantId } from "#core/kernel/ids.ts";
import type { Count, CountingLine } from "#core/stats/box-score.ts";
import { shotsByZone } from "#core/stats/shot-zones.ts";
import { keptLeadersNamed, type KeptName } from "../../db/kept-leaders.ts";
import type { GamePage } from "../../db/game-boxes-table.ts";
import { unpackJson } from "../../db/packed-json.ts";
import { localName } from "../refs/local-name.ts";

type SummedLine = { readonly [Name in keyof CountingLine]: number | null };

/** A player's latest league as SQL hands it over, in one JSON value. */
export type PlayerSeasonRow = {
  readonly leagueId: string;
  readonly seasonSlug: string;
  readonly leagueSlug: string;
  readonly name: string;
  readonly own: boolean;
  readonly ranks: readonly { readonly statistic: KeptName; readonly rank: number }[] | null;
  readonly around: {
    readonly player: SummedLine & { readonly seconds: Count; readonly plusMinus: Count };
    readonly team: SummedLine;
    readonly opponents: SummedLine;
    readonly opponentPossessions: number | null;
    readonly teamSeconds: number | null;
  };
  readonly pages: readonly { readonly key: PlayerKey; readonly side: Side; readonly page: string }[] | null;
};

const countColumns = {
  points: "points",
  twoPointersMade: "two_pointers_made",
  twoPointersAttempted: "two_pointers_attempted",
  threePointersMade: "three_pointers_made",
  threePointersAttempted: "three_pointers_attempted",
  freeThrowsMade: "free_throws_made",
  freeThrowsAttempted: "free_throws_attempted",
  offensiveRebounds: "offensive_rebounds",
  defensiveRebounds: "defensive_rebounds",
  assists: "assists",
  steals: "steals",
  turnovers: "turnovers",
  blocks: "blocks",
  blocksReceived: "blocks_received",
  foulsCommitted: "fouls_committed",
  foulsDrawn: "fouls_drawn",
} as const satisfies { readonly [Name in keyof CountingLine]: string };

/** What one game did not record, the sum does not know either. */
function sumOf(alias: string, column: string): RawBuilder<Count> {
  const figure = sql.ref(`${alias}.${column}`);
  return sql`case when count(${figure}) = count(*) then sum(${figure}) end`;
}

function lineOf(alias: string, more: readonly RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  const counts = Object.entries(countColumns).map(([name, column]) => sql`${sql.lit(name)}, ${sumOf(alias, column)}`);
  return sql`json_build_object(${sql.join([...counts, ...more])})`;
}

/**
 * The latest league of the person of the query around it (`person.person_id`): his place in its lists, the sums of his games
 * and of both teams in them, and the games' pages, out of which his shots are read.
 */
export function latestSeason(tenantId: TenantId): RawBuilder<PlayerSeasonRow | null> {
  return sql`(
    select json_build_object('leagueId', league.league_id, 'seasonSlug', season.slug, 'leagueSlug', league.slug, 'name', league.name,
      'own', league.transliterable,
      'ranks', (select json_agg(json_build_object('statistic', leader.statistic, 'rank', leader.rank)) from league_leaders leader
        where leader.tenant_id = ${tenantId} and leader.league_id = league.league_id and leader.person_id = person.person_id),
      'around', (${sumsAround(tenantId)}),
      'pages', (select json_agg(json_build_object('key', line.player_key, 'side', line.side, 'page', encode(box.page, 'base64')))
        from box_player_lines line
        join game_boxes box on box.tenant_id = line.tenant_id and box.game_id = line.game_id
        where ${isHis(tenantId)}))
    from (
      select total.league_id from player_season_totals total
      where total.tenant_id = ${tenantId} and total.person_id = person.person_id
      order by total.last_played_at desc nulls last, total.last_round desc limit 1) latest
    join leagues league on league.tenant_id = ${tenantId} and league.league_id = latest.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id)`;
}

function isHis(tenantId: TenantId): RawBuilder<boolean> {
  return sql`line.tenant_id = ${tenantId} and line.person_id = person.person_id and line.league_id = league.league_id
    and line.counted and line.played`;
}

function sumsAround(tenantId: TenantId): RawBuilder<unknown> {
  const timed = [sql`'seconds', ${sumOf("line", "seconds")}`, sql`'plusMinus', ${sumOf("line", "plus_minus")}`];
  return sql`select json_build_object(
      'player', ${lineOf("line", timed)}, 'team', ${lineOf("own")}, 'opponents', ${lineOf("other")},
      'opponentPossessions', ${sumOf("own", "opponent_possessions")}, 'teamSeconds', ${sumOf("own", "seconds")})
    from box_player_lines line
    join box_team_lines own on own.tenant_id = line.tenant_id and own.game_id = line.game_id and own.side = line.side
    join box_team_lines other on other.tenant_id = line.tenant_id and other.game_id = line.game_id and other.side <> line.side
    where ${isHis(tenantId)}`;
}

export function playerSeason(row: PlayerSeasonRow): PlayerSeason {
  const { seasonSlug, leagueSlug, name, own, ranks, around, pages } = row;
  return {
    competition: { seasonSlug, leagueSlug, name: localName(name, own) },
    ranks: (ranks ?? []).map(({ statistic, rank }) => ({ statistic: keptLeadersNamed(statistic), rank })),
    around: {
      player: { ...known(around.player), seconds: around.player.seconds, plusMinus: around.player.plusMinus },
      team: known(around.team),
      opponents: known(around.opponents),
      opponentPossessions: around.opponentPossessions,
      gameSeconds: (around.teamSeconds ?? 0) / 5,
    },
    shots: shotsOn(pages ?? []),
  };
}

/** Points and attempts are recorded wherever anything is. */
function known(line: SummedLine): CountingLine {
  return {
    ...line,
    points: line.points ?? 0,
    twoPointersMade: line.twoPointersMade ?? 0,
    twoPointersAttempted: line.twoPointersAttempted ?? 0,
    threePointersMade: line.threePointersMade ?? 0,
    threePointersAttempted: line.threePointersAttempted ?? 0,
    freeThrowsMade: line.freeThrowsMade ?? 0,
    freeThrowsAttempted: line.freeThrowsAttempted ?? 0,
  };
}

function shotsOn(pages: NonNullable<PlayerSeasonRow["pages"]>): PlayerSeason["shots"] {
  const games = pages.map(({ key, side, page }) => {
    const { shots } = unpackJson<GamePage>(Buffer.from(page, "base64"));
    return { shots, own: shots.filter((shot) => shot.player === key && shot.side === side) };
  });
  const everybody = games.flatMap(({ shots }) => shots);
  if (everybody.length === 0) return null;
  return {
    attempts: games.flatMap(({ own }) => own.map(({ position, value, made }) => ({ position, value, made }))),
    everybody: shotsByZone(everybody),
  };
}
