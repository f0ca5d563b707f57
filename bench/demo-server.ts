import { join } from "node:path";
import { getPage } from "./get-page.ts";
import { freePort, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

export type DemoServer = {
  readonly process: PinnedProcess;
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly html: string;
};

const host = "league-a.localhost";
const gameLink = /href="(\/en\/[^"]*\/games\/[^"/]+)"/g;
const triedGames = 12;

/**
 * The program as `npm start` runs it, in a data folder of its own, with the demo loaded and its page cache off.
 * Answers with the fullest game page that the first league links to; `null` when its home page links to none.
 */
export async function startDemoServer(dataFolder: string): Promise<DemoServer | null> {
  const port = await freePort();
  const environment = {
    NODE_ENV: "production",
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: join(dataFolder, "data"),
    PAGE_CACHE_MB: "0",
  };
  const process_ = startPinned([process.execPath, "server/main.ts"], { core: serverCore, environment });
  try {
    await process_.listens(port, 120_000);
    const home = await getPage(port, host, "/en");
    const paths = [...new Set([...home.matchAll(gameLink)].map(([, path = ""]) => path))].slice(0, triedGames);
    const pages = await Promise.all(paths.map(async (path) => ({ path, html: await getPage(port, host, path) })));
    const [fullest] = pages.sort((one, other) => other.html.length - one.html.length);
    if (fullest) return { process: process_, port, host, ...fullest };
    await process_.stop();
    return null;
  } catch (error) {
    await process_.stop();
    throw error;
  }
}
