import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { CommandId } from "#core/kernel/ids.ts";
import { appendLogs, type NewLog } from "#server/db/append-logs.ts";
import type { Database } from "#server/db/schema.ts";
import { keyOf, type Team } from "../seasons/team.ts";
import type { WorldGame } from "../world.ts";
import { insertRows } from "./insert-rows.ts";
import type { RowNames } from "./row-names.ts";
import type { StoredGame } from "./store-season.ts";

/** So many logs go to the database at once. */
const logsAtOnce = 120;

/** The logs of a season's games and who their players are. Nothing is projected. Answers with the number of events. */
export async function storeLogs(
  transaction: Transaction<Database>,
  names: RowNames,
  games: readonly StoredGame[],
  now: number,
): Promise<number> {
  const logged = games.filter(({ game }) => game.events.length > 0);
  await insertRows(
    transaction,
    "game_players",
    logged.flatMap((stored) => playerRows(names, stored)),
  );
  let events = 0;
  for (let from = 0; from < logged.length; from += logsAtOnce) {
    const logs = logged.slice(from, from + logsAtOnce).map((stored) => logOf(stored, now));
    const answer = await appendLogs(transaction, names.tenantId, logs);
    if (answer.kind === "refused") throw new Error(`The log of game ${answer.gameId} was not taken: ${answer.answer.kind}`);
    events += answer.events;
  }
  return events;
}

function logOf({ game: { events }, gameId }: StoredGame, now: number): NewLog {
  const last = events.at(-1)?.recording;
  return {
    gameId,
    command: {
      commandId: events[0]?.recording.commandId as CommandId,
      // The game's id says which seed it was played from: the same id, the same log.
      payloadDigest: createHash("sha256").update(`${gameId}/${events.length}`).digest("hex"),
    },
    events,
    recordedAt: last?.occurredAt ?? now,
  };
}

/** Those on the two sheets. */
function playerRows(names: RowNames, { game, gameId }: StoredGame) {
  return (["home", "away"] as const).flatMap((side) =>
    listedPlayers(game, side).map(({ player }) => ({
      tenant_id: names.tenantId,
      game_id: gameId,
      player_key: keyOf(player),
      side,
      person_id: names.person(player.person),
    })),
  );
}

function listedPlayers(game: WorldGame, side: "home" | "away"): Team["signings"] {
  const sheet = game.events.find((event) => event.op === "add" && event.fact.type === "roster.set" && event.fact.side === side);
  if (sheet?.op !== "add" || sheet.fact.type !== "roster.set") return [];
  const listed = new Set(sheet.fact.players.map(({ key }) => key));
  return game[side].signings.filter(({ player }) => listed.has(keyOf(player)));
}
