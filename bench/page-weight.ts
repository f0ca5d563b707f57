import { askServer } from "#tests/support/servers/ask-server.ts";
import { startDemoServer } from "#tests/support/demo/demo-server.ts";
import { loadedDemo } from "#tests/support/demo/loaded-demo.ts";
import { pageOfEachKind } from "#tests/support/browser/page-kinds.ts";
import { pageScales } from "#tests/support/browser/page-weight.ts";
import { median } from "./pinned-process.ts";

/**
 * Every screen of the demo's first league: brotli bytes of scripts and styles on a first visit (goals: 100 and 20 KB), of the
 * document itself, statements asked of the database (goal: 4) and the time to make the page with nothing kept. Needs
 * `react-router build` to have run. `DEMO_DATABASE_URL` with `DEMO_DATA_DIR` names a loaded demo.
 */
const host = "league-a.localhost";
const rounds = 5;
const kilobyte = 1024;

const demo = await loadedDemo();
const server = await startDemoServer(demo, 0);
try {
  const weigh = pageScales(server.port, host);
  console.log("  scripts   styles  document  statements  time to make   screen");
  for (const { name, path } of await pageOfEachKind(server.db, host, "sr")) {
    const times: number[] = [];
    let statements = 0;
    let html = "";
    for (let round = 0; round < rounds; round++) {
      const before = server.roundTrips();
      const startedAt = performance.now();
      html = (await askServer(server.port, path, { host })).text;
      times.push(performance.now() - startedAt);
      statements = server.roundTrips() - before;
    }
    const { scripts, styles } = await weigh(html);
    const document = (await askServer(server.port, path, { host, "accept-encoding": "br" })).body.length;
    const sizes = [scripts, styles, document].map((bytes) => `${(bytes / kilobyte).toFixed(1)} KB`.padStart(9));
    console.log(`${sizes.join("")} ${String(statements).padStart(11)} ${`${median(times).toFixed(1)} ms`.padStart(13)}   ${name}`);
  }
} finally {
  await server.close();
  await demo.stop();
}
