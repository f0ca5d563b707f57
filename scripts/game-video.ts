import process from "node:process";
import { parseArgs } from "node:util";
import { videoAddress, videoHosts } from "#contract/game-videos.ts";
import { gameVideosFor } from "#server/db/repositories/game-videos.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import { leagueAt } from "#server/league-office/league-address.ts";
import { momentOf } from "#server/league-office/schedule-wishes.ts";
import { withDatabase } from "./command-database.ts";

export const usage =
  'game-video add|remove|list --tenant SLUG --season 2026-27 --league SLUG --round SLUG --game SLUG [--url https://… --title "…" --at 2026-12-01T19:00|draft --starts-at 2026-12-01T18:55:30]';

const verbs = ["add", "remove", "list"] as const;

type Order = {
  readonly verb: (typeof verbs)[number];
  readonly place: { readonly tenant: string; readonly season: string; readonly league: string };
  readonly round: string;
  readonly game: string;
  readonly url: string;
  readonly title: string | null;
  readonly at: string | null;
  readonly startsAt: string | null;
};

/** Where a game can be watched: added or changed by its address, taken away, listed. Without `--at` it is out at once. */
export async function gameVideo(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  if (typeof order === "string") return fail(order);
  const address = videoAddress(order.url);
  if (!address && order.verb !== "list") return fail(`--url must be https at one of ${Object.keys(videoHosts).join(", ")}`);
  return withDatabase(async (db) => {
    const league = await leagueAt(db, order.place);
    if ("kind" in league) return fail(league.reason);
    const { season: seasonSlug, league: leagueSlug } = order.place;
    const gameId = await gamesFor(db, league.tenantId).byAddress({ seasonSlug, leagueSlug, roundSlug: order.round, gameSlug: order.game });
    if (!gameId) return fail(`${leagueSlug} has no game ${order.game} in round ${order.round}`);
    const videos = gameVideosFor(db, league.tenantId);
    if (!address || order.verb === "list") {
      const lines = (await videos.of(gameId)).map(({ url, title, publishedAt, startsAt }) => [
        publishedAt?.toISOString() ?? "draft",
        url,
        ...(startsAt ? [`starts ${startsAt.toISOString()}`] : []),
        title ?? "",
      ]);
      return say(lines.map((line) => `${line.join("  ").trimEnd()}\n`).join(""));
    }
    if (order.verb === "remove") {
      return (await videos.remove(gameId, address.url))
        ? say(`${address.url}: removed\n`)
        : fail(`${order.game} has no video ${address.url}`);
    }
    const publishedAt = order.at === "draft" ? null : order.at === null ? Date.now() : momentOf(order.at, league.timeZone);
    if (publishedAt === null && order.at !== "draft") return fail(`--at must be like 2026-12-01T19:00 or draft, not "${order.at}"`);
    const startsAt = order.startsAt === null ? null : secondOf(order.startsAt, league.timeZone);
    if (startsAt === null && order.startsAt !== null) return fail(`--starts-at must be like 2026-12-01T18:55:30, not "${order.startsAt}"`);
    await videos.save(gameId, { ...address, title: order.title, publishedAt, startsAt });
    return say(`${address.url}: ${publishedAt === null ? "kept as a draft" : "added"}\n`);
  });
}

function readOrder(args: readonly string[]): Order | string {
  const text = { type: "string" } as const;
  const options = {
    tenant: text,
    season: text,
    league: text,
    round: text,
    game: text,
    url: text,
    title: text,
    at: text,
    "starts-at": text,
  };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { tenant, season, league, round, game, url = "", title = "", at, "starts-at": startsAt } = values;
  const verb = verbs.find((each) => each === positionals[0]);
  if (!verb || positionals.length > 1 || !tenant || !season || !league || !round || !game) return `usage: ${usage}`;
  return {
    verb,
    place: { tenant, season, league },
    round,
    game,
    url,
    title: title.trim() || null,
    at: at ?? null,
    startsAt: startsAt ?? null,
  };
}

/** A recording begins at a second, the clock of the hall's own time zone; without seconds at the full minute. EDIT6 */
function secondOf(local: string, timeZone: string): number | null {
  const [, minute = "", seconds = "0"] = /^(.{16})(?::([0-5]\d))?$/.exec(local) ?? [];
  const moment = momentOf(minute, timeZone);
  return moment === null ? null : moment + Number(seconds) * 1000;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`game-video: ${message}\n`);
  return 1;
}
