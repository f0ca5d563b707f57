import { expect, it } from "vitest";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { refuseRunningServers } from "./still-database.ts";

const database = databaseForThisFile();
const hearsNothing = { onNotice: () => undefined, onGap: () => undefined, onLost: () => undefined };

it("UPGRADE8 an upgrade waits for servers on the same database to stop, and is refused while one of them runs on", async () => {
  const { databaseUrl } = database;
  await refuseRunningServers(databaseUrl, 0);
  const server = await listenForPageTags(databaseUrl, hearsNothing);
  await expect(refuseRunningServers(databaseUrl, 100)).rejects.toThrow("stop every node first");
  const waiting = refuseRunningServers(databaseUrl);
  await server.close();
  await waiting;
});
