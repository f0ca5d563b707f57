import process from "node:process";
import { parseArgs } from "node:util";
import { type LocalWhen, readLocalWhen } from "#core/kernel/local-time.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { type MovedStatus, moveGame } from "#server/league-office/move-game.ts";
import { withDatabase } from "./command-database.ts";
import { nameOption } from "./option-name.ts";

export const usage =
  'move-game --tenant SLUG --season 2026-27 --league SLUG --round SLUG --game SLUG --to 2026-12-01T19:00|2026-12-01|postponed|undecided [--venue SLUG] --reason "…" [--by NAME]';

type Order = {
  readonly tenant: string;
  readonly season: string;
  readonly league: string;
  readonly round: string;
  readonly game: string;
  readonly to: string;
  readonly venue: string | null;
  readonly reason: string;
  readonly by: string;
};

/** Moves one published game to another time or to a day whose time is to follow, in the tenant's time zone, or hall, or takes it off its day. */
export async function moveOneGame(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order);
    if ("kind" in league) return fail(league.reason);
    const { tenantId } = league;
    const ref = { seasonSlug: order.season, leagueSlug: order.league, roundSlug: order.round, gameSlug: order.game };
    const gameId = await gamesFor(db, tenantId).byAddress(ref);
    if (!gameId) return fail(`${order.league} has no game ${order.game} in round ${order.round}`);
    const venueId = order.venue === null ? null : await venuesFor(db, tenantId).bySlug(order.venue);
    if (order.venue !== null && venueId === null) return fail(`there is no venue ${order.venue}`);
    const status = statusOf(order.to);
    const read = status === "scheduled" ? readLocalWhen(order.to, league.timeZone) : await keptWhen(db, tenantId, gameId, status);
    if (read.kind === "refused") return fail(`--to ${read.reason}, or be postponed or undecided, not "${order.to}"`);
    const tipOff = read.kind === "moment" ? read.at : null;
    const tipOffDay = read.kind === "day" ? read.day : null;
    const move = { tipOff, tipOffDay, status, venueId, reason: order.reason, actor: order.by, movedAt: Date.now() };
    const answer = await moveGame(db, tenantId, gameId, move);
    if (answer.kind === "refused") return fail(answer.reason);
    const said = read.kind === "day" && status === "scheduled" ? `${order.to}, time to follow` : order.to;
    process.stdout.write(`${order.game}: ${answer.kind === "moved" ? `moved to ${said}` : "nothing new"}\n`);
    return 0;
  });
}

function statusOf(to: string): MovedStatus {
  if (to === "postponed") return "postponed";
  return to === "undecided" ? "date-to-be-decided" : "scheduled";
}

/** A postponed game keeps the time or the day that it was taken off. */
async function keptWhen(
  db: Parameters<typeof gamesFor>[0],
  tenantId: Parameters<typeof moveGame>[1],
  gameId: Parameters<typeof moveGame>[2],
  status: MovedStatus,
): Promise<LocalWhen | { readonly kind: "undecided" }> {
  if (status !== "postponed") return { kind: "undecided" };
  const row = await db
    .selectFrom("games")
    .select(["tip_off", "tip_off_day"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .executeTakeFirstOrThrow();
  if (row.tip_off !== null) return { kind: "moment", at: row.tip_off.getTime() };
  return row.tip_off_day === null ? { kind: "undecided" } : { kind: "day", day: row.tip_off_day };
}

/** What the command line asks for, or what is wrong with it. */
function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    round: text,
    game: text,
    to: text,
    venue: text,
    reason: text,
    by: text,
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { tenant, season, league, round, game, to, venue, reason, by } = values;
  if (!tenant || !season || !league || !round || !game) return `--tenant, --season, --league, --round and --game name it; usage: ${usage}`;
  if (!to) return `--to says when it is played; usage: ${usage}`;
  if (!reason?.trim()) return "--reason says why";
  const who = nameOption("by", "thing", by ?? "command line");
  return typeof who === "string" ? who : { tenant, season, league, round, game, to, venue: venue ?? null, reason, by: who.name };
}

function fail(reason: string): 1 {
  process.stderr.write(`move-game: ${reason}\n`);
  return 1;
}
