import { randomUUID } from "node:crypto";
import process from "node:process";
import { parseArgs } from "node:util";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { readJsonFile } from "#server/imports/json-file.ts";
import { correctGame } from "#server/office/correct-game.ts";
import { officeHand } from "#server/office/office-hand.ts";
import { withDatabase } from "./command-database.ts";
import { gameNamed } from "./game-named.ts";
import { nameOption } from "./option-name.ts";

export const usage = 'correct GAME --reason "…" --actor NAME (--void EVENT | --changes FILE.json) | correct GAME --list';

/**
 * Changes a game for the league, after it was confirmed as well: voids a play, or makes the changes of a file, in the words
 * of `contract/live/game-command.ts`. Standings, records and pages follow. LIVE8, OFF89
 */
export async function correct(args: readonly string[]): Promise<number> {
  const order = await readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const game = await gameNamed(db, order.game);
    if (typeof game === "string") return fail(game);
    const { tenantId, gameId } = game;
    if (order.kind === "list") {
      const lines = (await eventStoreFor(db, tenantId).read(gameId)).map(
        ({ sequence, event }) =>
          `${sequence}  ${event.eventId}  ${event.op}  ${"fact" in event ? JSON.stringify(event.fact) : event.target}\n`,
      );
      return say(lines.join(""));
    }
    const hand = await officeHand(db, { tenantId, accountId: null }, Date.now, "command");
    const answer = await correctGame(db, hand, { gameId, reason: order.reason, actor: order.actor, changes: order.changes });
    if (typeof answer === "string") return fail(answer);
    if (answer.kind === "accepted")
      return say(
        `${game.slug}: kept as version ${answer.version}${answer.flags.length > 0 ? `, flagged: ${answer.flags.join(", ")}` : ""}\n`,
      );
    return fail(answer.kind === "refused" ? `${answer.rule}: ${answer.detail}` : "somebody else wrote meanwhile; look, and try again");
  });
}

type Order =
  | { readonly kind: "list"; readonly game: string }
  | { readonly kind: "change"; readonly game: string; readonly reason: string; readonly actor: string; readonly changes: unknown };

async function readOrder(args: readonly string[]): Promise<Order | string> {
  const text = { type: "string" } as const;
  const options = { reason: text, actor: text, void: text, changes: text, list: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [game, ...others] = positionals;
  if (!game || others.length > 0) return `usage: ${usage}`;
  if (values.list) return { kind: "list", game };
  const { reason, actor, void: target, changes } = values;
  if ((target === undefined) === (changes === undefined)) return `usage: ${usage}`;
  if (!reason?.trim() || !actor?.trim()) return "--reason says why, --actor who";
  const who = nameOption("actor", "thing", actor);
  if (typeof who === "string") return who;
  const said = { kind: "change", game, reason: reason.trim(), actor: who.name } as const;
  if (target !== undefined) return { ...said, changes: [{ op: "void", eventId: randomUUID(), target }] };
  return { ...said, changes: await readJsonFile(changes ?? "") };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`correct: ${message}\n`);
  return 1;
}
