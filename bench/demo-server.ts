import { join } from "node:path";
import type { GameTab } from "#contract/addresses.ts";
import { getPage } from "./get-page.ts";
import { freePort, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

export type DemoServer = {
  readonly process: PinnedProcess;
  readonly port: number;
  readonly host: string;
  /** The tabs of one game that has been played to its end. */
  readonly pages: readonly { readonly tab: GameTab; readonly path: string; readonly html: string }[];
};

const host = "league-a.localhost";
const gameLink = /href="(\/en\/[^"]*\/games\/[^"/]+)"/g;
const triedGames = 8;

/**
 * The program as `npm start` runs it, in a data folder of its own, with the demo loaded and its page cache off.
 * `null` when its home page links to no game.
 */
export async function startDemoServer(dataFolder: string): Promise<DemoServer | null> {
  const port = await freePort();
  const metricsPort = await freePort();
  const environment = {
    NODE_ENV: "production",
    PORT: `${port}`,
    METRICS_PORT: `${metricsPort}`,
    DATA_DIR: join(dataFolder, "data"),
    PAGE_CACHE_MB: "0",
  };
  const server = startPinned([process.execPath, "server/main.ts"], { core: serverCore, environment });
  try {
    await server.listens(port, 120_000);
    const game = await fullestGame(port);
    if (game === null) {
      await server.stop();
      return null;
    }
    const pages = await Promise.all(
      (["TeamStats", "PlayerStats", "PlayByPlay"] as const).map(async (tab, index) => {
        const path = index === 0 ? game : `${game}/tabs/${tab}`;
        return { tab, path, html: await getPage(port, host, path) };
      }),
    );
    return { process: server, port, host, pages };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Of the games that the first league's home page links to, the one with the most to show. */
async function fullestGame(port: number): Promise<string | null> {
  const home = await getPage(port, host, "/en");
  const paths = [...new Set([...home.matchAll(gameLink)].map(([, path = ""]) => path))].slice(0, triedGames);
  const pages = await Promise.all(paths.map(async (path) => ({ path, bytes: (await getPage(port, host, path)).length })));
  return pages.sort((one, other) => other.bytes - one.bytes)[0]?.path ?? null;
}
