import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { MyGame, MyGames, SeenOften } from "#contract/my-games.ts";
import type { GameStatus, Side } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { type GamePrediction, hitRate, judgePrediction } from "#core/league/game-prediction.ts";
import type { Database } from "../db/schema.ts";
import { isPlayed } from "../queries/games/game-cards.ts";
import { gamesNamed } from "../queries/games/games-named.ts";
import { localName } from "../queries/refs/local-name.ts";
import { placeInTime } from "../db/game-time.ts";

/** So many are listed, the latest; all are counted. */
const listed = 200;

/** `closed`: the game is not at a point where that could be said of it. */
export type MarkOutcome = "marked" | "closed" | "unknown";

/** By our clock, whatever the device's says: till the tip-off, of a game that has one. PREDICT1 */
function isPredictable(now: Date): RawBuilder<boolean> {
  return sql`(games.status in ('scheduled', 'open', 'if-needed') and games.tip_off > ${now})`;
}

/** Since the ball is in the air, or its hour has struck and nobody has told more; a day whose time is to follow strikes none. ATTEND1 */
function isAttendable(now: Date): RawBuilder<boolean> {
  return sql`((${isPlayed} and (games.tip_off is null or games.tip_off <= ${now} or games.status in ('live', 'interrupted')))
    or (games.status in ('scheduled', 'open', 'if-needed') and games.tip_off <= ${now}))`;
}

/** "I was there." Said twice it is said once. ATTEND1 */
export async function attend(db: Kysely<Database>, visitor: SignedInVisitor, gameId: string, now: number): Promise<MarkOutcome> {
  const at = new Date(now);
  const { numAffectedRows = 0n } = await sql`
    insert into attended_games (tenant_id, account_id, game_id, marked_at)
    select tenant_id, ${visitor.accountId}, game_id, ${at} from games
    where tenant_id = ${visitor.tenantId} and game_id = ${gameId} and ${isAttendable(at)}
    on conflict (tenant_id, account_id, game_id) do update set marked_at = attended_games.marked_at`.execute(db);
  return numAffectedRows > 0n ? "marked" : whyNot(db, visitor, gameId);
}

/** Who was not there has it his way; of a game that is none he is told so. ATTEND1 */
export async function unattend(
  db: Kysely<Database>,
  { tenantId, accountId }: SignedInVisitor,
  gameId: string,
): Promise<Extract<MarkOutcome, "marked" | "unknown">> {
  const { rows } = await sql`
    with gone as (delete from attended_games where tenant_id = ${tenantId} and account_id = ${accountId} and game_id = ${gameId})
    select from games where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(db);
  return rows.length > 0 ? "marked" : "unknown";
}

/** The last word before the tip-off counts. PREDICT1 */
export async function predict(
  db: Kysely<Database>,
  visitor: SignedInVisitor,
  gameId: string,
  { winner, margin }: GamePrediction,
  now: number,
): Promise<MarkOutcome> {
  const at = new Date(now);
  const { numAffectedRows = 0n } = await sql`
    insert into predicted_games (tenant_id, account_id, game_id, winner, margin, predicted_at)
    select tenant_id, ${visitor.accountId}, game_id, ${winner}, ${margin}::integer, ${at} from games
    where tenant_id = ${visitor.tenantId} and game_id = ${gameId} and ${isPredictable(at)}
    on conflict (tenant_id, account_id, game_id) do update
      set winner = excluded.winner, margin = excluded.margin, predicted_at = excluded.predicted_at`.execute(db);
  return numAffectedRows > 0n ? "marked" : whyNot(db, visitor, gameId);
}

/** Nobody forgets afterwards what he was wrong about. PREDICT1 */
export async function unpredict(db: Kysely<Database>, visitor: SignedInVisitor, gameId: string, now: number): Promise<MarkOutcome> {
  const { tenantId, accountId } = visitor;
  const { rows } = await sql<{ open: boolean }>`
    with asked as (select game_id, ${isPredictable(new Date(now))} as open from games where tenant_id = ${tenantId} and game_id = ${gameId}),
    gone as (delete from predicted_games predicted using asked
      where predicted.tenant_id = ${tenantId} and predicted.account_id = ${accountId} and predicted.game_id = asked.game_id and asked.open)
    select open from asked`.execute(db);
  const [game] = rows;
  if (!game) return "unknown";
  return game.open ? "marked" : "closed";
}

async function whyNot(db: Kysely<Database>, { tenantId }: SignedInVisitor, gameId: string): Promise<MarkOutcome> {
  const { rows } = await sql`select from games where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(db);
  return rows.length > 0 ? "closed" : "unknown";
}

type OwnGameRow = {
  readonly home: NameRow;
  readonly away: NameRow;
  readonly tipOff: number;
  readonly predictable: boolean;
  readonly attendable: boolean;
  readonly attended: boolean;
  readonly prediction: GamePrediction | null;
  readonly status: GameStatus;
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
};
type NameRow = { readonly name: string; readonly own: boolean };

/** As the league says, where that is not what was played. */
function points(side: Side): RawBuilder<number | null> {
  return sql<number | null>`coalesce(${sql.ref(`games.official_${side}_points`)}, ${sql.ref(`games.${side}_points`)})`;
}

/** One game as one visitor has it; `null`: there is no such game here. One question. */
export async function ownGame(
  db: Kysely<Database>,
  { tenantId, accountId }: SignedInVisitor,
  gameId: string,
  now: number,
): Promise<MyGame | null> {
  const at = new Date(now);
  const nameOf = (teamId: string) => sql`(
    select json_build_object('name', team.name, 'own', team.transliterable) from teams team
    where team.tenant_id = ${tenantId} and team.team_id = ${sql.ref(teamId)})`;
  const { rows } = await sql<OwnGameRow>`
    select ${nameOf("games.home_team_id")} as home, ${nameOf("games.away_team_id")} as away, games.status,
      (extract(epoch from games.tip_off) * 1000)::bigint as "tipOff", ${points("home")} as "homePoints", ${points("away")} as "awayPoints",
      ${isPredictable(at)} as predictable, ${isAttendable(at)} as attendable,
      exists (select from attended_games attended
        where attended.tenant_id = ${tenantId} and attended.account_id = ${accountId} and attended.game_id = games.game_id) as attended,
      (select json_build_object('winner', winner, 'margin', margin) from predicted_games predicted
        where predicted.tenant_id = ${tenantId} and predicted.account_id = ${accountId} and predicted.game_id = games.game_id) as prediction
    from games where games.tenant_id = ${tenantId} and games.game_id = ${gameId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    home: localName(row.home.name, row.home.own),
    away: localName(row.away.name, row.away.own),
    predictableUntil: row.predictable ? row.tipOff : null,
    mayAttend: row.attendable,
    attended: row.attended,
    prediction: row.prediction,
    judged: row.prediction && judgePrediction(row.prediction, { status: row.status, home: row.homePoints, away: row.awayPoints }),
  };
}

type SeenRow = NameRow & { readonly key: string; readonly games: number };
type OwnRows = {
  readonly total: number;
  readonly attended: readonly GameId[] | null;
  readonly clubs: readonly SeenRow[] | null;
  readonly halls: readonly SeenRow[] | null;
  readonly predicted:
    | readonly (GamePrediction & {
        readonly gameId: GameId;
        readonly status: GameStatus;
        readonly home: number | null;
        readonly away: number | null;
      })[]
    | null;
};

/** All games that somebody was at or predicted, in two questions. ATTEND2, PREDICT4 */
export async function ownGames(db: Kysely<Database>, { tenantId, accountId }: SignedInVisitor): Promise<MyGames> {
  const { rows } = await sql<OwnRows>`
    with was as materialized (
      select games.game_id, ${placeInTime} as place_in_time, games.venue_id, games.home_team_id, games.away_team_id from attended_games attended
      join games on games.tenant_id = attended.tenant_id and games.game_id = attended.game_id
      where attended.tenant_id = ${tenantId} and attended.account_id = ${accountId})
    select (select count(*) from was)::integer as total,
      (select json_agg(game_id order by place_in_time desc nulls last, game_id) from (
        select game_id, place_in_time from was order by place_in_time desc nulls last, game_id limit ${listed}) latest) as attended,
      (select json_agg(json_build_object('key', seen.slug, 'name', seen.name, 'own', seen.transliterable, 'games', seen.games)
          order by seen.games desc, seen.name) from (
        select club.slug, club.name, club.transliterable, count(*)::integer as games from was
        join teams team on team.tenant_id = ${tenantId} and team.team_id in (was.home_team_id, was.away_team_id)
        join clubs club on club.tenant_id = ${tenantId} and club.club_id = team.club_id
        group by club.club_id, club.slug, club.name, club.transliterable) seen) as clubs,
      (select json_agg(json_build_object('key', seen.slug, 'name', seen.name, 'own', seen.transliterable, 'games', seen.games)
          order by seen.games desc, seen.name) from (
        select hall.slug, hall.name, hall.transliterable, count(*)::integer as games from was
        join venues hall on hall.tenant_id = ${tenantId} and hall.venue_id = was.venue_id
        group by hall.venue_id, hall.slug, hall.name, hall.transliterable) seen) as halls,
      (select json_agg(json_build_object('gameId', games.game_id, 'winner', predicted.winner, 'margin', predicted.margin,
          'status', games.status, 'home', ${points("home")}, 'away', ${points("away")}) order by ${placeInTime} desc nulls last, games.game_id)
        from predicted_games predicted
        join games on games.tenant_id = predicted.tenant_id and games.game_id = predicted.game_id
        where predicted.tenant_id = ${tenantId} and predicted.account_id = ${accountId}) as predicted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A question without a table answers with one row");
  const judged = (row.predicted ?? []).map((each) => ({ each, judged: judgePrediction(each, each) }));
  const shown = judged.slice(0, listed);
  const attended = row.attended ?? [];
  const games = await gamesNamed(db, tenantId, [...attended, ...shown.map(({ each }) => each.gameId)]);
  return {
    attended: {
      total: row.total,
      clubs: (row.clubs ?? []).map(seenOften),
      halls: (row.halls ?? []).map(seenOften),
      games: attended.flatMap((id) => games.get(id) ?? []),
    },
    predicted: {
      total: judged.length,
      rate: hitRate(judged.map((one) => one.judged)),
      games: shown.flatMap(({ each: { gameId, winner, margin }, judged: verdict }) => {
        const game = games.get(gameId);
        return game ? [{ game, prediction: { winner, margin }, judged: verdict }] : [];
      }),
    },
  };
}

function seenOften({ key, name, own, games }: SeenRow): SeenOften {
  return { key, name: localName(name, own), games };
}
