import { type RawBuilder, sql, type Transaction } from "kysely";
import type { ValuesOf } from "#contract/fields/field-kinds.ts";
import { fixture } from "#contract/office/fixture.ts";
import type { Fact, GameStatus } from "#core/game/facts.ts";
import { boxOfFacts, readTypedBox, writtenBox } from "#core/game/typed-box.ts";
import { readWrittenScore, type TypedResult, typedResultPrefix } from "#core/game/typed-result.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { LeagueId, VenueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { outsideSeason, seasonSpanOf } from "../db/season-span-of.ts";
import type { OfficeBatch } from "./office-batch.ts";
import { appointedAnew, appointedColumns, appointedTwice, writeAppointed } from "./appointed-officials.ts";
import { moveGame, type MovedStatus } from "../league-office/move-game.ts";
import { idOf, type OfficeRow, type OfficeStore } from "./office-store.ts";
import { readBy } from "./row-source.ts";
import { teamKey } from "./teams.ts";
import {
  beginResult,
  forgetResult,
  ownTables,
  readResultAnew,
  removeResult,
  type ResultPlace,
  resultPlace,
  writeResult,
} from "./typed-results.ts";

type Row = Omit<ValuesOf<typeof fixture.fields>, "box"> & {
  readonly id: string;
  readonly slug: string;
  readonly boxFacts?: readonly Fact[] | null;
};

/** Where games that the office has typed come from. */
const source = "office";

function teamOf(column: "home_team_id" | "away_team_id"): RawBuilder<string> {
  return sql<string>`(
  select ${teamKey} from teams held where held.tenant_id = game.tenant_id and held.team_id = ${sql.ref(`game.${column}`)})`;
}

/** How a game ended that was not played out, as the office says it. */
const rulingOf = sql<TypedResult["ruling"]>`(case
  when game.status = 'annulled' then 'annulled'
  when game.award = 'forfeit' then case game.at_fault when 'home' then 'home-forfeits' else 'away-forfeits' end
  when game.award = 'double-forfeit' then 'both-forfeit'
  when game.award = 'default' then case game.at_fault when 'home' then 'home-defaults' else 'away-defaults' end end)`;
/** A level first leg is told by its log alone: nobody may type one. */
const hasScore = sql<boolean>`(game.status in ('ended', 'final', 'under-protest') and game.award is null and game.home_points <> game.away_points)`;

/** What was typed of its players, as it stands in its log. A game with plays has none, and its long log is not read. WXR10 */
const boxFacts = sql<readonly Fact[] | null>`(
  select json_agg(jsonb_build_object('type', told.type) || told.payload order by told.sequence)
  from game_boxes box
  join game_events told on told.tenant_id = box.tenant_id and told.game_id = box.game_id and told.op = 'add'
    and told.type in ('source.change', 'roster.set', 'line.typed') and starts_with(told.command_id, ${typedResultPrefix})
  where box.tenant_id = game.tenant_id and box.game_id = game.game_id and box.last_play is null
    and not exists (select from game_events gone where gone.tenant_id = told.tenant_id and gone.game_id = told.game_id
      and gone.op = 'void' and gone.target = told.event_id))`;

export const fixtures: OfficeStore<typeof fixture.fields> = {
  thing: fixture,
  table: { name: "games", id: "game_id", own: ["game_moves", "game_appointments", "fan_votes", ...ownTables], kept: [], key: "id" },

  within: {
    club: (ids) => sql`exists (select from teams team where team.tenant_id = held.tenant_id
      and team.team_id in (held.home_team_id, held.away_team_id) and team.club_id = any(${ids}::uuid[]))`,
    competition: (ids) => sql`held.league_id = any(${ids}::uuid[])`,
    game: (ids) => sql`held.game_id = any(${ids}::uuid[])`,
  },

  ...readBy<typeof fixture.fields, Row>(
    (tenantId, ids) => sql<Row>`
      select game.game_id as id, game.game_id::text as slug, season.slug || '-' || league.slug as competition, round.number as round,
        ${teamOf("home_team_id")} as home, ${teamOf("away_team_id")} as away,
        (extract(epoch from game.tip_off) * 1000)::float8 as "tipOff", to_char(game.tip_off_day, 'YYYY-MM-DD') as day, hall.slug as hall,
        game.status = 'postponed' as postponed, ${appointedColumns},
        ${rulingOf} as ruling, case when ${rulingOf} is null and ${hasScore} then game.home_points || ':' || game.away_points || coalesce((
          select ' (' || string_agg((period ->> 0) || ':' || (period ->> 1), ', ' order by place) || ')'
          from box_team_lines line cross join jsonb_array_elements(line.period_points) with ordinality periods (period, place)
          where line.tenant_id = game.tenant_id and line.game_id = game.game_id and line.side = 'home'), '') end as score,
        case when ${rulingOf} is null and ${hasScore} then ${boxFacts} end as "boxFacts"
      from games game
      join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
      join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
      join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
      left join venues hall on hall.tenant_id = game.tenant_id and hall.venue_id = game.venue_id
      where game.tenant_id = ${tenantId} and (${ids}::uuid[] is null or game.game_id = any(${ids}::uuid[]))
      order by 3 desc, round.number, coalesce(game.tip_off, game.tip_off_day), game.game_id`,
    {
      // A game's log is read for its own row alone.
      columns: { box: ["boxFacts"] },
      read: ({ id, slug, boxFacts: facts = null, ...values }) => ({ id, slug, values: { ...values, box: boxTold(facts) } }),
    },
  ),

  /** Of another league neither team plays here; a day far from the season is one that was typed wrongly; what is being played stays. */
  refuses: async (transaction, tenantId, row) => {
    const { tipOff, day } = row.values;
    const { rows } = await sql<{ isSame: boolean; hasLog: boolean }>`
      select tip_off is not distinct from ${tipOff === null ? null : new Date(tipOff)}::timestamptz
          and tip_off_day is not distinct from ${day}::date as "isSame",
        status not in ('scheduled', 'postponed', 'date-to-be-decided', 'if-needed') as "hasLog"
      from games where tenant_id = ${tenantId} and game_id = ${row.id}`.execute(transaction);
    const [stands] = rows;
    const place = stands && (await resultPlace(transaction, tenantId, row.id));
    const isTold = (place?.otherCommands ?? 0) > 0;
    const isLate = isOver(place) && (isTold || isResult(row));
    const before = isTold || isLate ? (await fixtures.rows(transaction, tenantId, [row.id]))[0] : undefined;
    const retold = isTold && before && resultFields.find((name) => before.values[name] !== row.values[name]);
    const span = stands?.isSame ? null : await seasonSpanOf(transaction, tenantId, idOf(row, "competition") as LeagueId);
    const [called] = isLate ? appointedAnew(before?.values, row.values) : [];
    return {
      ...(await appointedTwice(transaction, tenantId, row.values)),
      ...(called !== undefined && { [called]: "REF4" }),
      ...refusalsOf(row, span),
      ...(stands?.hasLog && !isOver(place) && { tipOff: "SCHED18" }),
      ...(retold && { [retold]: "RESULT6" }),
    };
  },

  make: async (transaction, tenantId, row, batch) => {
    const leagueId = idOf(row, "competition");
    const roundId = await roundOf(transaction, tenantId, leagueId, row.values.round);
    await insert(transaction, tenantId, [{ row, roundId }]);
    await writeAppointed(transaction, tenantId, row.id, { before: undefined, after: row.values });
    await beginResult(transaction, tenantId, { id: row.id, leagueId }, resultOf(row), batch);
  },

  makeAll: async (transaction, tenantId, rows, batch) => {
    const leagues = [...new Set(rows.map((row) => idOf(row, "competition")))];
    const spans = new Map<string, Awaited<ReturnType<typeof seasonSpanOf>>>();
    for (const id of leagues) spans.set(id, await seasonSpanOf(transaction, tenantId, id as LeagueId));
    const refused = new Map<string, Readonly<Record<string, string>>>();
    for (const row of rows) {
      const faults = refusalsOf(row, spans.get(idOf(row, "competition")) ?? null);
      if (Object.keys(faults).length > 0) refused.set(row.id, faults);
    }
    const sound = rows.filter(({ id }) => !refused.has(id));
    const rounds = new Map(sound.map((row) => [`${idOf(row, "competition")}/${row.values.round}`, row] as const));
    const ids = new Map<string, string>();
    for (const [key, row] of rounds) ids.set(key, await roundOf(transaction, tenantId, idOf(row, "competition"), row.values.round));
    await insert(
      transaction,
      tenantId,
      sound.map((row) => ({ row, roundId: ids.get(`${idOf(row, "competition")}/${row.values.round}`) ?? "" })),
    );
    for (const row of sound) {
      await writeAppointed(transaction, tenantId, row.id, { before: undefined, after: row.values });
      await beginResult(transaction, tenantId, { id: row.id, leagueId: idOf(row, "competition") }, resultOf(row), batch);
    }
    return refused;
  },

  /** A move as any other: how it stood before is kept, and whoever follows it hears of it. */
  write: async (transaction, tenantId, row, batch) => {
    const { tipOff, day } = row.values;
    const [before] = await fixtures.rows(transaction, tenantId, [row.id]);
    // Who officiated a game that is over, its log says: they are named before it is, and when it is to come again.
    const officials = async () => writeAppointed(transaction, tenantId, row.id, { before: before?.values, after: row.values });
    if (isResult(row)) await officials();
    if (!before || resultFields.some((name) => before.values[name] !== row.values[name]))
      await writeResult(transaction, tenantId, row.id, resultOf(row), batch);
    if (!isResult(row)) await officials();
    const isThere = before && (["tipOff", "day", "hall", "postponed"] as const).every((name) => before.values[name] === row.values[name]);
    if (isThere) return;
    if (isResult(row) || isOver(await resultPlace(transaction, tenantId, row.id))) return placeEnded(transaction, tenantId, row, batch);
    const venueId = (row.ids?.["hall"] ?? null) as VenueId | null;
    // A move says where to, never that it is not known any more.
    if (venueId === null) await leaveHall(transaction, tenantId, row);
    const move = {
      tipOff,
      tipOffDay: day,
      status: statusOf(row.values),
      venueId,
      reason: row.reason?.trim() || "schedule of the office",
      actor: "office",
      movedAt: Date.now(),
    } as const;
    const moved = await moveGame(transaction, tenantId, row.id as GameId, move);
    if (moved.kind === "refused") throw new Error(`A move that the office may make was refused: ${moved.reason}`);
  },

  /** A log of plays stays, and its game with it; so does one that fans have voted in. RESULT5 */
  keeps: async (transaction, tenantId, id) => {
    const place = await resultPlace(transaction, tenantId, id);
    const { rows } = await sql<{ votes: number }>`
      select (select count(*) from fan_ballots where tenant_id = ${tenantId} and game_id = ${id})::int
        + (select coalesce(sum(votes), 0) from fan_vote_counts where tenant_id = ${tenantId} and game_id = ${id})::int as votes`.execute(
      transaction,
    );
    const votes = rows[0]?.votes ?? 0;
    return { ...(place && place.otherCommands > 0 && { game_events: place.version }), ...(votes > 0 && { fan_votes: votes }) };
  },

  /** With its moves and its result; a round that is left without a game goes too. */
  remove: async (transaction, tenantId, id, batch) => {
    forgetResult(batch, tenantId, id);
    const place = await resultPlace(transaction, tenantId, id);
    const done = place && place.version > 0 ? await removeResult(transaction, tenantId, id, place.leagueId, batch) : null;
    for (const name of ["game_moves", "game_boxes", "game_flags"])
      await sql`delete from ${sql.table(name)} where tenant_id = ${tenantId} and game_id = ${id}`.execute(transaction);
    await sql`
      with gone as (delete from games where tenant_id = ${tenantId} and game_id = ${id} returning tenant_id, round_id)
      delete from rounds round using gone where round.tenant_id = gone.tenant_id and round.round_id = gone.round_id
        and not exists (select from games other where other.tenant_id = gone.tenant_id and other.round_id = gone.round_id
          and other.game_id <> ${id})`.execute(transaction);
    await done?.();
  },
};

type FixtureRow = OfficeRow<typeof fixture.fields>;

/** What the competition refuses of a game. `span`: of its season; `null`: its day is not asked about. */
function refusalsOf({ values }: FixtureRow, span: Awaited<ReturnType<typeof seasonSpanOf>> | null): Readonly<Record<string, string>> {
  const { competition, home, away, tipOff, day } = values;
  const isOf = (team: string) => team.startsWith(`${competition}-`);
  const far = span === null ? null : outsideSeason(tipOff ?? day, span);
  return {
    ...(!isOf(home) && { home: "OFF49" }),
    ...(!isOf(away) && { away: "OFF49" }),
    ...(far !== null && { [day === null ? "tipOff" : "day"]: "DATE2" }),
  };
}

/** New games of rounds that are there. Two of the same teams in one round have addresses of their own. */
async function insert(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  games: readonly { readonly row: FixtureRow; readonly roundId: string }[],
): Promise<void> {
  const said = games.map(({ row, roundId }, index) => {
    const { competition, home, away, tipOff, day } = row.values;
    return {
      id: row.id,
      number: index,
      league: idOf(row, "competition"),
      round: roundId,
      home: idOf(row, "home"),
      away: idOf(row, "away"),
      hall: row.ids?.["hall"] ?? null,
      tip: tipOff === null ? null : new Date(tipOff),
      day,
      slug: `${home.slice(competition.length + 1)}-${away.slice(competition.length + 1)}`,
      status: statusOf(row.values),
    };
  });
  await sql`
    insert into games (tenant_id, game_id, league_id, round_id, slug, home_team_id, away_team_id, venue_id, tip_off, tip_off_day,
      status, scheduled_status, source, source_game_id)
    select ${tenantId}, id, league, round, slug || case place when 1 then '' else '-' || place::text end, home, away, hall, tip, day, status, status,
      ${source}, id::text
    from (
      select said.*, row_number() over (partition by round, home, away order by number) + (
        select count(*) from games other where other.tenant_id = ${tenantId} and other.round_id = said.round
          and other.home_team_id = said.home and other.away_team_id = said.away) as place
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) said (id uuid, number int, league uuid, round uuid, home uuid, away uuid,
        hall uuid, tip timestamptz, day date, slug text, status text)) placed`.execute(transaction);
}

function isResult({ values: { score, ruling } }: FixtureRow): boolean {
  return score !== null || ruling !== null;
}

/** What is planned of a game. OFF88 */
function statusOf({ tipOff, day, postponed }: FixtureRow["values"]): MovedStatus {
  if (postponed) return "postponed";
  return tipOff === null && day === null ? "date-to-be-decided" : "scheduled";
}

const over: ReadonlySet<GameStatus> = new Set<GameStatus>(["ended", "final", "under-protest", "forfeited", "abandoned", "annulled"]);

/** Its day and hall are no plan any more: what was written down wrongly is put right. */
function isOver(place: ResultPlace | null | undefined): boolean {
  return place !== null && place !== undefined && over.has(place.status);
}

/** How a game ended, field by field. */
const resultFields = ["score", "ruling", "box"] as const;

function resultOf({ values: { score, ruling, box } }: OfficeRow<typeof fixture.fields>): TypedResult {
  return { score: score === null ? null : readWrittenScore(score), ruling, box: box === null ? null : readTypedBox(box) };
}

function boxTold(facts: readonly Fact[] | null): string | null {
  const box = facts && boxOfFacts(facts);
  return box && writtenBox(box);
}

/** A game that is over is not moved: where and when it was is put right. RESULT4 */
async function placeEnded(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  row: OfficeRow<typeof fixture.fields>,
  batch: OfficeBatch | undefined,
): Promise<void> {
  const { tipOff, day } = row.values;
  await sql`
    update games set tip_off = ${tipOff === null ? null : new Date(tipOff)}::timestamptz, tip_off_day = ${day}::date,
      venue_id = ${row.ids?.["hall"] ?? null}, scheduled_status = ${tipOff === null && day === null ? "date-to-be-decided" : "scheduled"}
    where tenant_id = ${tenantId} and game_id = ${row.id}`.execute(transaction);
  await readResultAnew(transaction, tenantId, row.id, batch);
}

/** One round of a number has one id, also when it went with its last game and comes back with it. */
async function roundOf(transaction: Transaction<Database>, tenantId: TenantId, leagueId: string, number: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into rounds (tenant_id, round_id, league_id, slug, number, kind)
    values (${tenantId}, md5(${`${leagueId}/${number}`})::uuid, ${leagueId}, ${String(number)}, ${number}, 'regular')
    on conflict (tenant_id, league_id, slug) do update set number = excluded.number returning round_id as id`.execute(transaction);
  return rows[0]?.id ?? "";
}

async function leaveHall(transaction: Transaction<Database>, tenantId: TenantId, { id }: OfficeRow<typeof fixture.fields>): Promise<void> {
  await sql`update games set venue_id = null where tenant_id = ${tenantId} and game_id = ${id}`.execute(transaction);
}
