import type { Kysely, Transaction } from "kysely";
import type { GameCommandAnswer } from "#contract/live/game-command.ts";
import { readGameCommands } from "#contract/live/read-game-commands.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { dropPages } from "../db/drop-pages.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { Database } from "../db/schema.ts";
import { GameLane } from "../live/game-lane.ts";
import { operator } from "./acts-as.ts";
import { writeLine } from "./change-lines.ts";
import { fixtures } from "./fixtures.ts";
import type { OfficeHand, OfficeState } from "./office-change.ts";

export type GameCorrection = {
  readonly gameId: GameId;
  readonly reason: string;
  /** Who is named in the game's log. */
  readonly actor: string;
  /** In the words of `contract/live/game-command.ts`. */
  readonly changes: unknown;
};

const device = "command-line";

/**
 * Changes a game for the league, after it was confirmed as well, beside a running server: decided as the table's own commands are, with its
 * line in the list of changes and its pages dropped in the transaction that writes it. A text: why it cannot be read. OFF89, LIVE8
 */
export async function correctGame(
  db: Kysely<Database>,
  hand: OfficeHand,
  { gameId, reason, actor, changes }: GameCorrection,
): Promise<GameCommandAnswer | string> {
  const { tenantId } = hand;
  const head = await eventStoreFor(db, tenantId).head(gameId);
  const occurredAt = hand.now();
  const changeId = crypto.randomUUID();
  const base = { commandId: changeId, baseVersion: head?.version ?? 0, epoch: head?.epoch ?? 1, occurredAt };
  const reading = readGameCommands({ deviceId: device, lease: null, commands: [{ ...base, changes, reason }] });
  if (!reading.ok) return reading.detail;
  const sender = { role: "league", actor, deviceId: device, lease: null, receivedAt: occurredAt } as const;
  const stateIn = async (transaction: Transaction<Database>): Promise<OfficeState | null> => {
    const [row] = await fixtures.rows(transaction, tenantId, [gameId]);
    return row ? { slug: row.slug, values: row.values } : null;
  };
  const notices = { committed: () => undefined, stateChanged: () => undefined };
  const lane = new GameLane(db, tenantId, gameId, notices, async (transaction, write) => {
    const before = await stateIn(transaction);
    const tags = await write();
    const after = await stateIn(transaction);
    const line = {
      changeId,
      thing: fixtures.thing.name,
      rowId: gameId,
      act: "set",
      actedAs: operator,
      reason,
      before,
      after,
      undoes: null,
    } as const;
    await writeLine(transaction, hand, line);
    await dropPages(transaction, tenantId, tags);
    return tags;
  });
  const [answer] = await lane.submit({ sender, commands: reading.commands });
  if (!answer) throw new Error("The lane has not answered");
  return answer;
}
