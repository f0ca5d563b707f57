import process from "node:process";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import makeQrCode from "qrcode-generator";
import { liveRoles } from "#contract/live/game-command.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import { readConfig } from "#server/config.ts";
import { inTransaction } from "#server/db/in-transaction.ts";
import type { Database } from "#server/db/schema.ts";
import { originOf } from "#server/http/site-origin.ts";
import { isLiveRole, scorerLinksFor } from "#server/live/scorer-links.ts";
import { operator } from "#server/office/acts-as.ts";
import { officeHand } from "#server/office/office-hand.ts";
import { endTableLink, makeTableLink } from "#server/office/table-desk.ts";
import { withSecrets } from "./command-database.ts";
import { gameNamed, type NamedGame } from "./game-named.ts";
import { nameOption } from "./option-name.ts";

export const usage = `link GAME --role ${liveRoles.join("|")} [--expires 36h] [--label "…"] | link GAME --list | link GAME --revoke ID`;

const hourMs = 3_600_000;
const longestDays = 400;

type Order =
  | { readonly kind: "list" }
  | { readonly kind: "revoke"; readonly linkId: string }
  | { readonly kind: "issue"; readonly role: (typeof liveRoles)[number]; readonly forMs: number | null; readonly label: string };

/** Links to the table of a game: given out (as an address, and as a picture to be photographed), listed, taken back. */
export async function link(args: readonly string[]): Promise<number> {
  const reading = readOrder(args);
  if (typeof reading === "string") return fail(reading);
  return withSecrets(async (db) => {
    const game = await gameNamed(db, reading.game);
    return typeof game === "string" ? fail(game) : carryOut(db, game, reading.order);
  });
}

async function carryOut(db: Kysely<Database>, game: NamedGame, order: Order): Promise<number> {
  const { gameId, tenantId } = game;
  const acting = { role: operator } as const;
  if (order.kind === "revoke") {
    const isEnded = await inTransaction(db, async (transaction) => {
      const hand = await officeHand(transaction, { tenantId, accountId: null }, Date.now, "command");
      return endTableLink(transaction, { hand, acting }, gameId, order.linkId);
    });
    return isEnded ? say(`${order.linkId}: revoked\n`) : fail(`no link ${order.linkId} is open`);
  }
  if (order.kind === "list") {
    const lines = (await scorerLinksFor(db, tenantId).of(gameId)).map(({ linkId, role, label, expiresAt, revoked }) => {
      const state = revoked ? "revoked" : expiresAt <= Date.now() ? "expired" : `until ${new Date(expiresAt).toISOString()}`;
      return `${linkId}  ${role}  ${label}  ${state}\n`;
    });
    return say(lines.join(""));
  }
  const { role, label, forMs } = order;
  const expiresAt = forMs === null ? "with-game" : Date.now() + forMs;
  const { link: issued, token } = await inTransaction(db, async (transaction) => {
    const hand = await officeHand(transaction, { tenantId, accountId: null }, Date.now, "command");
    return makeTableLink(transaction, { hand, acting }, { gameId, role, label, expiresAt });
  });
  const config = readConfig(process.env);
  const address = originOf(game, config.ok ? config.config.port : 0) + liveAddresses.desk(game.gameId, role, token);
  const until = new Date(issued.expiresAt).toISOString();
  if (game.tipOff !== null && issued.expiresAt <= game.tipOff)
    process.stderr.write(`link: it ends before the game begins, at ${new Date(game.tipOff).toISOString()}\n`);
  const follows =
    forMs !== null
      ? ""
      : game.tipOff === null
        ? " or 12 hours after a tip-off still to be set"
        : ", 12 hours after tip-off, also if the game is moved";
  return say(
    `${picture(address)}\n${address}\n\n${role} of ${game.slug}, until ${until}${follows}; to take it back: --revoke ${issued.linkId}\n`,
  );
}

/** Dark on light whatever the terminal's colours are, two rows in a line. */
function picture(text: string): string {
  const code = makeQrCode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const isDark = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size && code.isDark(row, column);
  const lines: string[] = [];
  for (let row = -2; row < size + 2; row += 2) {
    let line = "";
    for (let column = -2; column < size + 2; column++) line += halves[`${isDark(row, column)} ${isDark(row + 1, column)}`];
    lines.push(`\u001B[30;107m${line}\u001B[0m`);
  }
  return `${lines.join("\n")}\n`;
}

const halves: Readonly<Record<`${boolean} ${boolean}`, string>> = {
  "true true": "█",
  "true false": "▀",
  "false true": "▄",
  "false false": " ",
};

function readOrder(args: readonly string[]): { readonly game: string; readonly order: Order } | string {
  const text = { type: "string" } as const;
  const options = { role: text, expires: text, label: text, revoke: text, list: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { role, expires, label, revoke, list } = values;
  const [game, ...others] = positionals;
  const asked = [role, revoke, list].filter((each) => each !== undefined).length;
  if (!game || others.length > 0 || asked !== 1) return `usage: ${usage}`;
  if (list) return { game, order: { kind: "list" } };
  if (revoke !== undefined) return { game, order: { kind: "revoke", linkId: revoke } };
  if (!isLiveRole(role)) return `--role must be one of ${liveRoles.join(", ")}`;
  const called = nameOption("label", "thing", label?.trim() || role);
  if (typeof called === "string") return called;
  const asTold = { kind: "issue", role, label: called.name } as const;
  if (expires === undefined) return { game, order: { ...asTold, forMs: null } };
  const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(expires) ?? [];
  const forMs = Number(count) * (unit === "d" ? 24 * hourMs : hourMs);
  if (!(forMs <= longestDays * 24 * hourMs)) return `--expires must be like 12h or 30d, at most ${longestDays}d`;
  return { game, order: { ...asTold, forMs } };
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`link: ${message}\n`);
  return 1;
}
