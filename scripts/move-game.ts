import process from "node:process";
import { parseArgs } from "node:util";
import { gamesFor } from "#server/db/repositories/games.ts";
import { venuesFor } from "#server/db/repositories/venues.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { type MovedStatus, moveGame } from "#server/league-office/move-game.ts";
import { momentOf } from "#server/league-office/schedule-wishes.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  'move-game --tenant SLUG --season 2026-27 --league SLUG --round SLUG --game SLUG --to 2026-12-01T19:00|postponed|undecided [--venue SLUG] --reason "…" [--by NAME]';

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

/** Moves one published game to another time, in the tenant's time zone, or hall, or takes it off its day. */
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
    const tipOff = status === "scheduled" ? momentOf(order.to, league.timeZone) : await keptTipOff(db, tenantId, gameId, status);
    if (status === "scheduled" && tipOff === null)
      return fail(`--to must be like 2026-12-01T19:00, postponed or undecided, not "${order.to}"`);
    const move = { tipOff, status, venueId, reason: order.reason, actor: order.by, movedAt: Date.now() };
    const answer = await moveGame(db, tenantId, gameId, move);
    if (answer.kind === "refused") return fail(answer.reason);
    process.stdout.write(`${order.game}: ${answer.kind === "moved" ? `moved to ${order.to}` : "nothing new"}\n`);
    return 0;
  });
}

function statusOf(to: string): MovedStatus {
  if (to === "postponed") return "postponed";
  return to === "undecided" ? "date-to-be-decided" : "scheduled";
}

/** A postponed game keeps the day that it was taken off. */
async function keptTipOff(
  db: Parameters<typeof gamesFor>[0],
  tenantId: Parameters<typeof moveGame>[1],
  gameId: Parameters<typeof moveGame>[2],
  status: MovedStatus,
): Promise<number | null> {
  if (status !== "postponed") return null;
  const row = await db
    .selectFrom("games")
    .select("tip_off")
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .executeTakeFirstOrThrow();
  return row.tip_off?.getTime() ?? null;
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
  return { tenant, season, league, round, game, to, venue: venue ?? null, reason, by: by ?? "command line" };
}

function fail(reason: string): 1 {
  process.stderr.write(`move-game: ${reason}\n`);
  return 1;
}
