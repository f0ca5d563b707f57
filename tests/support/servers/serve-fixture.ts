import { startAppServer } from "./app-server.ts";
import { fixturePorts } from "../fixtures/fixture-ports.ts";

// To look at the built pages with the made-up league: `react-router build && node tests/support/servers/serve-fixture.ts 4000`.
const server = await startAppServer(fixturePorts, Number(process.argv[2] ?? 0));
console.log(server.origin("league-a.localhost"));
console.log(server.origin("league-b.localhost"));
