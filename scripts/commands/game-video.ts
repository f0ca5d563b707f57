import process from "node:process";
import type { Kysely } from "kysely";
import { videoAddress, videoHosts } from "#contract/game-videos.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { readLocalMoment } from "#core/kernel/local-time.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { type OfficeLeague, leagueAt } from "#server/league-office/league-address.ts";
import { withDatabase } from "./command-database.ts";
import { readVideoOrder, type VideoOrder } from "./game-video-order.ts";

export { usage } from "./game-video-order.ts";

/**
 * Where a game, or something of it, can be watched: added or changed by its address, taken away, listed; and its plays, each
 * with the event that a clip names. Without `--at` it is out at once.
 */
export async function gameVideo(args: readonly string[]): Promise<number> {
  const order = readVideoOrder(args);
  if (typeof order === "string") return fail(order);
  const { verb } = order;
  const address = videoAddress(order.url);
  if (!address && (verb === "add" || verb === "remove")) return fail(`--url must be https at one of ${Object.keys(videoHosts).join(", ")}`);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order.place);
    if ("kind" in league) return fail(league.reason);
    const { season: seasonSlug, league: leagueSlug } = order.place;
    const gameId = await gamesFor(db, league.tenantId).byAddress({ seasonSlug, leagueSlug, roundSlug: order.round, gameSlug: order.game });
    if (!gameId) return fail(`${leagueSlug} has no game ${order.game} in round ${order.round}`);
    const videos = gameVideosFor(db, league.tenantId);
    if (verb === "list") return listVideos(videos, gameId);
    if (verb === "plays") return listPlays(videos, gameId);
    if (!address) return fail("--url is missing");
    if (verb === "remove") {
      return (await videos.remove(gameId, address.url))
        ? say(`${address.url}: removed\n`)
        : fail(`${order.game} has no video ${address.url}`);
    }
    return addVideo(db, { order, league, gameId, address });
  });
}

type Videos = ReturnType<typeof gameVideosFor>;
type Addition = {
  readonly order: VideoOrder;
  readonly league: OfficeLeague;
  readonly gameId: GameId;
  readonly address: NonNullable<ReturnType<typeof videoAddress>>;
};

async function addVideo(db: Kysely<Database>, { order, league, gameId, address }: Addition): Promise<number> {
  const at = order.at === null || order.at === "draft" ? null : readLocalMoment(order.at, league.timeZone);
  if (at?.kind === "refused") return fail(`--at ${at.reason} or draft, not "${order.at}"`);
  const publishedAt = order.at === "draft" ? null : (at?.at ?? Date.now());
  const startsAt = order.startsAt === null ? null : secondOf(order.startsAt, league.timeZone);
  if (startsAt === null && order.startsAt !== null) return fail(`--starts-at must be like 2026-12-01T18:55:30, not "${order.startsAt}"`);
  const people: PersonId[] = [];
  for (const slug of order.players) {
    const person = await peopleFor(db, league.tenantId).bySlug(slug);
    if (person === null) return fail(`--players: there is no player ${slug}`);
    people.push(person);
  }
  const { title, kind, play: eventId } = order;
  const outcome = await gameVideosFor(db, league.tenantId).save(gameId, {
    ...address,
    title,
    publishedAt,
    startsAt,
    kind,
    eventId,
    people,
  });
  if (outcome === "no-such-play") return fail(`${order.game} has no play ${eventId}: "game-video plays" lists them`);
  return say(`${address.url}: ${publishedAt === null ? "kept as a draft" : "added"}\n`);
}

async function listVideos(videos: Videos, gameId: GameId): Promise<number> {
  const lines = (await videos.of(gameId)).map(({ url, title, publishedAt, startsAt, kind, eventId, play, people }) => [
    publishedAt?.toISOString() ?? "draft",
    url,
    ...(kind === "recording" ? [] : [kind]),
    ...(startsAt ? [`starts ${startsAt.toISOString()}`] : []),
    ...(eventId === null ? [] : [play === null ? `play ${eventId} (taken back)` : `play ${eventId}`]),
    ...(people.length === 0 ? [] : [`players ${people.join(",")}`]),
    title ?? "",
  ]);
  return say(lines.map((line) => `${line.join("  ").trimEnd()}\n`).join(""));
}

/** In the order of the game: the event, when it was, whose it is and what, by the name of its message. */
async function listPlays(videos: Videos, gameId: GameId): Promise<number> {
  const lines = (await videos.plays(gameId)).map(({ eventId, period, clockMs, side, who, wording }) => {
    const clock = clockMs === null ? "-" : `${Math.floor(clockMs / 60_000)}:${String(Math.floor(clockMs / 1000) % 60).padStart(2, "0")}`;
    const by = who === null ? "-" : `${who.shirt} ${who.givenName} ${who.familyName}`;
    return `${eventId}  ${period.kind === "overtime" ? "OT" : "Q"}${period.number} ${clock}  ${side ?? "-"}  ${by}  ${wording.key}\n`;
  });
  return say(lines.join(""));
}

/** A recording begins at a second, the clock of the hall's own time zone; without seconds at the full minute. EDIT6 */
function secondOf(local: string, timeZone: string): number | null {
  const [, minute = "", seconds = "0"] = /^(.{16})(?::([0-5]\d))?$/.exec(local) ?? [];
  const moment = readLocalMoment(minute, timeZone);
  return moment.kind === "refused" ? null : moment.at + Number(seconds) * 1000;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`game-video: ${message}\n`);
  return 1;
}
