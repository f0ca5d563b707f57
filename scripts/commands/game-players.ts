import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { type GamePlayerLink, gamesWithUnlinked, playersOfGame, settlePlayer } from "#server/league-office/game-players.ts";
import type { Doubt } from "#server/projections/match-listed-players.ts";
import { withDatabase } from "./command-database.ts";
import { gameNamed, type NamedGame } from "./game-named.ts";
import { officePlace } from "./office-place.ts";
import { playerNamed } from "./player-named.ts";

export const usage =
  "game-players list --tenant SLUG | game-players show GAME | game-players link GAME --player KEY --person SLUG | game-players nobody|look-again GAME --player KEY";

type Order =
  | { readonly verb: "list"; readonly tenant: string }
  | { readonly verb: "show"; readonly game: string }
  | { readonly verb: "link"; readonly game: string; readonly key: PlayerKey; readonly person: string }
  | { readonly verb: "nobody" | "look-again"; readonly game: string; readonly key: PlayerKey };

/** Who the players of a game are: those nobody knows are listed, and said to be somebody. TABLE2 */
export async function gamePlayers(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (order === null) return fail(`usage: ${usage}`);
  return withDatabase(async (db) => {
    if (order.verb === "list") return list(db, order.tenant);
    const game = await gameNamed(db, order.game);
    if (typeof game === "string") return fail(game);
    const refusal = order.verb === "show" ? null : await settle(db, game, order);
    if (refusal !== null) return fail(refusal);
    const players = await playersOfGame(db, game.tenantId, game.gameId);
    if (players.length === 0) return fail(`${game.slug} lists nobody yet`);
    return say(players.map((player) => `${lineOf(player)}\n`).join(""));
  });
}

async function list(db: Kysely<Database>, tenant: string): Promise<number> {
  const place = await officePlace(db, { tenant });
  if (typeof place === "string") return fail(place);
  const games = await gamesWithUnlinked(db, place.tenantId);
  return say(games.map(({ gameId, slug, players }) => `${gameId}  ${slug}  ${players} unlinked\n`).join("") || "nobody is unlinked\n");
}

/** In one line why not. */
async function settle(
  db: Kysely<Database>,
  { tenantId, gameId, slug }: NamedGame,
  order: Exclude<Order, { readonly verb: "list" | "show" }>,
): Promise<string | null> {
  const person = order.verb === "link" ? await playerNamed(db, tenantId, order.person) : null;
  if (order.verb === "link" && person === null) return `there is no player ${order.person}`;
  const outcome = await settlePlayer(db, { tenantId, gameId, key: order.key }, order.verb === "look-again" ? "look-again" : person);
  switch (outcome.kind) {
    case "linked":
      return null;
    case "unknown-key":
      return `${slug} has no player ${order.key}; "game-players show" tells the keys`;
    case "plays-already":
      return `${outcome.key} of this game is that person already`;
  }
}

const words: Readonly<Record<Doubt | "found-since", string>> = {
  nobody: "nobody on the team's list fits",
  several: "several fit",
  contradiction: "the key is one person's, the name another's",
  "found-since": "look-again finds him",
  twice: "somebody else of this game fits the same person",
};

function lineOf({ side, shirt, givenName, familyName, key, person, linkedBy, open }: GamePlayerLink): string {
  const listed = `${side}  #${shirt}  ${`${givenName} ${familyName}`.trim()}  ${key}`;
  if (person !== null) return `${listed}  is ${person} (${linkedBy})`;
  if (open === null) return `${listed}  is nobody${linkedBy === null ? "" : ` (${linkedBy})`}`;
  const candidates = open.candidates.length === 0 ? "" : `: ${open.candidates.join(", ")}`;
  return `${listed}  UNLINKED, ${words[open.doubt]}${candidates}`;
}

function readOrder(args: readonly string[]): Order | null {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { tenant: text, player: text, person: text },
    allowPositionals: true,
  });
  const [verb, game, ...others] = positionals;
  const { tenant, player, person } = values;
  if (others.length > 0) return null;
  if (verb === "list") return tenant !== undefined && game === undefined ? { verb, tenant } : null;
  if (game === undefined || tenant !== undefined) return null;
  if (verb === "show") return { verb, game };
  if (!player) return null;
  const key = player as PlayerKey;
  if (verb === "link") return person ? { verb, game, key, person } : null;
  return (verb === "nobody" || verb === "look-again") && person === undefined ? { verb, game, key } : null;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`game-players: ${message}\n`);
  return 1;
}
