import { type Kysely, sql, type Transaction } from "kysely";
import type { Side } from "#core/game/facts.ts";
import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { readLogs } from "../db/read-logs.ts";
import { gamesFor } from "../db/repositories/games.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { foldLog } from "../projections/game-box.ts";
import { type KnownPlayer, projectedGames } from "../projections/game-result.ts";
import { listedIn, matchOpenPlayers } from "../projections/link-players.ts";
import type { Doubt, ListedPlayer, Match } from "../projections/match-listed-players.ts";
import { projectUnchangedLog } from "../projections/run.ts";
import { squadsOf } from "../projections/squads-of-games.ts";
import { placeInTimeOf } from "../db/game-time.ts";

/** A player of a game as its table lists him, with who he is. */
export type GamePlayerLink = ListedPlayer & {
  readonly side: Side;
  /** The slug of whoever stands for him; `null`: nobody. */
  readonly person: string | null;
  readonly linkedBy: "roster" | "office" | "source" | null;
  /** Why he is nobody, and the slugs of those he could be; `null` where that is settled. */
  readonly open: { readonly doubt: Doubt | "found-since"; readonly candidates: readonly string[] } | null;
};

export type UnlinkedGame = { readonly gameId: GameId; readonly slug: string; readonly players: number };

/** Games of a tenant with players who are nobody and not said to be, the newest first. */
export async function gamesWithUnlinked(db: Kysely<Database>, tenantId: TenantId): Promise<readonly UnlinkedGame[]> {
  const { rows } = await sql<UnlinkedGame>`
    select game.game_id as "gameId", game.slug, count(*)::int as players
    from game_players known join games game on game.tenant_id = known.tenant_id and game.game_id = known.game_id
    where known.tenant_id = ${tenantId} and known.person_id is null and known.linked_by is null
    group by game.tenant_id, game.game_id, game.slug, game.tip_off, game.tip_off_day
    order by ${placeInTimeOf("game")} desc nulls last, game.game_id`.execute(db);
  return rows;
}

/** All who are listed in a game, home first. Empty while its log names nobody. */
export async function playersOfGame(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly GamePlayerLink[]> {
  return inTransaction(db, async (transaction) => {
    const [game] = await projectedGames(transaction, tenantId, [gameId]);
    const log = (await readLogs(transaction, tenantId, [gameId])).get(gameId);
    if (!game || !log) return [];
    const listed = listedIn(await foldLog(log, game.ruleProfile));
    const known = new Map(game.players.map((player) => [player.key, player]));
    const squads = (await squadsOf(transaction, tenantId, [gameId])).get(gameId);
    const matches = new Map(matchOpenPlayers(game, listed, squads).map((match) => [match.key, match]));
    const slugOf = await slugs(transaction, tenantId, [
      ...game.players.flatMap(({ personId }) => personId ?? []),
      ...[...matches.values()].flatMap((match) => match.person ?? match.candidates),
    ]);
    return listed.map((player): GamePlayerLink => {
      const { personId, linkedBy } = known.get(player.key) ?? nobody;
      const match = matches.get(player.key);
      return {
        ...player,
        person: personId === null ? null : slugOf(personId),
        linkedBy: linkedBy ?? (personId === null ? null : "source"),
        open: personId === null && match ? openOf(match, slugOf) : null,
      };
    });
  });
}

function openOf(match: Match<PersonId>, slugOf: (person: PersonId) => string): GamePlayerLink["open"] {
  if (match.person !== null) return { doubt: "found-since", candidates: [slugOf(match.person)] };
  return { doubt: match.doubt, candidates: match.candidates.map(slugOf) };
}

const nobody: Pick<KnownPlayer, "personId" | "linkedBy"> = { personId: null, linkedBy: null };

export type LinkOutcome =
  | { readonly kind: "linked" }
  | { readonly kind: "unknown-key" }
  /** Somebody else of the game is him already. */
  | { readonly kind: "plays-already"; readonly key: PlayerKey };

/**
 * The office's word on who somebody of a game is: a person, nobody of the league's (`null`), or again whoever is found on the
 * team's list (`"look-again"`). Figures, records and pages follow at once. TABLE2
 */
export async function settlePlayer(
  db: Kysely<Database>,
  { tenantId, gameId, key }: { readonly tenantId: TenantId; readonly gameId: GameId; readonly key: PlayerKey },
  person: PersonId | null | "look-again",
): Promise<LinkOutcome> {
  return inTransaction(db, async (transaction) => {
    await sql`select from games where tenant_id = ${tenantId} and game_id = ${gameId} for no key update`.execute(transaction);
    const { rows } = await sql<{ key: PlayerKey; side: Side; isHim: boolean }>`
      select player_key as key, side, exists (
        select from person_identities one join person_identities other using (tenant_id, canonical_person_id)
        where one.tenant_id = known.tenant_id and one.person_id = known.person_id
          and other.person_id = ${person === "look-again" ? null : person}::uuid) as "isHim"
      from game_players known where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(transaction);
    const player = rows.find((row) => row.key === key);
    if (!player) return { kind: "unknown-key" };
    const other = rows.find((row) => row.isHim && row.key !== key);
    if (other) return { kind: "plays-already", key: other.key };
    const games = gamesFor(transaction, tenantId);
    const personId = person === "look-again" ? null : person;
    await games.linkPlayers(gameId, [{ playerKey: key, side: player.side, personId }], person === "look-again" ? "source" : "office");
    await projectUnchangedLog(transaction, tenantId, gameId);
    return { kind: "linked" };
  });
}

async function slugs(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  persons: readonly PersonId[],
): Promise<(person: PersonId) => string> {
  const { rows } = await sql<{ id: PersonId; slug: string }>`
    select identity.person_id as id, person.slug from person_identities identity
    join persons person on person.tenant_id = identity.tenant_id and person.person_id = identity.canonical_person_id
    where identity.tenant_id = ${tenantId} and identity.person_id = any(${[...new Set(persons)]}::uuid[])`.execute(transaction);
  const known = new Map(rows.map(({ id, slug }) => [id, slug]));
  return (person) => known.get(person) ?? person;
}
