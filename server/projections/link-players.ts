import { sql, type Transaction } from "kysely";
import type { PageTag } from "#contract/page-tags.ts";
import type { Side } from "#core/game/facts.ts";
import type { GameId, PlayerKey, TenantId } from "#core/kernel/ids.ts";
import { pagesOfVideos } from "../db/pages-of-videos.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { keepPeople } from "../db/write-locks.ts";
import type { FoldedGame } from "./game-box.ts";
import type { GameResult, KnownPlayer, ProjectedGame } from "./game-result.ts";
import { type ListedPlayer, type Match, matchListedPlayers } from "./match-listed-players.ts";
import { type Squad, squadsOf } from "./squads-of-games.ts";

type ReadGame = { readonly game: ProjectedGame; readonly told: FoldedGame; readonly result: GameResult };
type Listed = ListedPlayer & { readonly side: Side };
type Row = {
  readonly game_id: GameId;
  readonly player_key: PlayerKey;
  readonly side: Side;
  readonly person_id: PersonId | null;
  readonly linked_by: "roster" | null;
  readonly listed_as: string;
};

/**
 * Makes known who plays in these games as soon as their logs say so: the persons of the teams' lists. Looked for again when the
 * table's list changes or the game's state does, or always with `again`; what a source or the office has said stays. Answers
 * with the pages of videos that show somebody else than before. TABLE1, TABLE2
 */
export async function linkPlayers(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  games: readonly ReadGame[],
  again: boolean,
): Promise<readonly PageTag[]> {
  const asked = games.filter((each) => isToBeAsked(each, again));
  if (asked.length === 0) return [];
  await keepPeople(transaction, tenantId);
  const gameIds = asked.map(({ game }) => game.gameId);
  const squads = await squadsOf(transaction, tenantId, gameIds);
  const rows = asked.flatMap(({ game, told }) => rowsOf(game, listedIn(told), squads.get(game.gameId)));
  const gone = asked.flatMap(({ game, told }) => goneOf(game, listedIn(told)).map((key) => ({ game_id: game.gameId, player_key: key })));
  const before = asked.flatMap(({ game }) => game.players);
  const isOther = gone.length > 0 || rows.some((row) => !before.some((known) => saysTheSame(known, row)));
  if (!isOther) return [];
  // Pages of videos name people alone: of a game that links nobody, and linked nobody, they stay as they are.
  const isShown = [...rows.map(({ person_id: personId }) => personId), ...before.map(({ personId }) => personId)].some((id) => id !== null);
  const shown = isShown ? await pagesOfVideos(transaction, tenantId, gameIds) : [];
  await write(transaction, tenantId, rows, gone);
  return shown.length === 0 ? [] : [...shown, ...(await pagesOfVideos(transaction, tenantId, gameIds))];
}

/** Whoever is not looked for any more: a source or the office has said who he is, or that he is nobody. */
export function isSettled({ personId, linkedBy }: Pick<KnownPlayer, "personId" | "linkedBy">): boolean {
  return linkedBy === "office" || (personId !== null && linkedBy === null);
}

/** The players of a game as its table lists them. */
export function listedIn({ box }: FoldedGame): readonly Listed[] {
  const players = (["home", "away"] as const).flatMap((side) =>
    box.teams[side].players.map(({ key, shirt, givenName, familyName }) => ({ key, shirt, givenName, familyName, side })),
  );
  // A source may list one player in both teams; the first side keeps him.
  return [...new Map(players.toReversed().map((player) => [player.key, player])).values()].toReversed();
}

function isToBeAsked({ game, told, result }: ReadGame, again: boolean): boolean {
  const known = new Map(game.players.map((player) => [player.key, player]));
  const listed = listedIn(told);
  const isOpen = game.players.some(({ personId, linkedBy }) => personId === null && linkedBy !== "office");
  if (isOpen && (again || result.status !== game.status)) return true;
  const isNew = listed.some((player) => {
    const before = known.get(player.key);
    return before === undefined || (!isSettled(before) && before.listedAs !== listedAs(player));
  });
  return isNew || goneOf(game, listed).length > 0;
}

/** Only what was found on the team's list goes with the table's: what others have said of a key is theirs to take back. */
function goneOf(game: ProjectedGame, listed: readonly Listed[]): readonly PlayerKey[] {
  const keys = new Set(listed.map(({ key }) => key));
  return game.players.filter((player) => player.linkedBy === "roster" && !keys.has(player.key)).map(({ key }) => key);
}

/** Whom the lists of both teams know the players as who nobody else has said anything of. */
export function matchOpenPlayers(
  game: Pick<ProjectedGame, "players">,
  listed: readonly Listed[],
  squads: Readonly<Record<Side, Squad>> | undefined,
): readonly Match<PersonId>[] {
  const known = new Map(game.players.map((player) => [player.key, player]));
  const settled = game.players.filter(isSettled).flatMap(({ personId }) => personId ?? []);
  const open = listed.filter(({ key }) => !isSettled(known.get(key) ?? nobody));
  return (["home", "away"] as const).flatMap((side) =>
    matchListedPlayers(
      open.filter((player) => player.side === side),
      (squads?.[side] ?? []).filter(({ keys }) => !settled.some((person) => keys.has(person))),
    ),
  );
}

function rowsOf(game: ProjectedGame, listed: readonly Listed[], squads: Readonly<Record<Side, Squad>> | undefined): Row[] {
  const byKey = new Map(listed.map((player) => [player.key, player]));
  return matchOpenPlayers(game, listed, squads).map(({ key, person }): Row => {
    const player = byKey.get(key)!;
    const linked_by = person === null ? null : "roster";
    return { game_id: game.gameId, player_key: key, side: player.side, person_id: person, linked_by, listed_as: listedAs(player) };
  });
}

const nobody = { personId: null, linkedBy: null } as const;

function listedAs({ side, shirt, givenName, familyName }: Listed): string {
  return JSON.stringify([side, shirt, givenName, familyName]);
}

function saysTheSame(known: KnownPlayer, row: Row): boolean {
  return (
    known.key === row.player_key && known.personId === row.person_id && known.linkedBy === row.linked_by && known.listedAs === row.listed_as
  );
}

async function write(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  rows: readonly Row[],
  gone: readonly Pick<Row, "game_id" | "player_key">[],
): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ tenant_id: tenantId, ...row })));
  await sql`
    insert into game_players as before select * from json_populate_recordset(null::game_players, ${given}::json)
    on conflict (tenant_id, game_id, player_key) do update
    set (side, person_id, linked_by, listed_as) = row (excluded.side, excluded.person_id, excluded.linked_by, excluded.listed_as)
    where row (before.side, before.person_id, before.linked_by, before.listed_as)
      is distinct from row (excluded.side, excluded.person_id, excluded.linked_by, excluded.listed_as)`.execute(transaction);
  if (gone.length === 0) return;
  await sql`
    delete from game_players known using json_populate_recordset(null::game_players, ${JSON.stringify(gone)}::json) gone
    where known.tenant_id = ${tenantId} and known.game_id = gone.game_id and known.player_key = gone.player_key`.execute(transaction);
}
