import { afterAll, beforeAll, expect, it } from "vitest";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { TableInDatabase } from "#tests/support/database/table-in-database.ts";
import { askServer } from "#tests/support/servers/ask-server.ts";
import { startTableServer, type TableServer } from "#tests/support/servers/table-server.ts";
import { scorerLinksFor } from "../../live/scorer-links.ts";
import { trainingsOf } from "../../live/trainings.ts";

const database = databaseForThisFile();
let server: TableServer;
let table: TableInDatabase;

beforeAll(async () => {
  table = await TableInDatabase.set(database.db, "training", () => server.port);
  server = await startTableServer(database.db);
});
afterAll(() => server.close());

const training = {
  trainingId: "0b7c4f5e-7c0e-4b8e-9d63-2f5f0d6f0a11",
  level: "all",
  period: 1,
  figures: {
    plays: 40,
    marks: { right: 39, player: 1, side: 0, late: 0, missing: 0, extra: 0 },
    boxDistance: 2,
    delayMedianMs: 2400,
    delayP95Ms: 5100,
    keys: 140,
    leastKeys: 121,
    corrections: 1,
  },
};

async function tell(gameId: GameId, role: LiveRole, body: unknown): Promise<number> {
  const links = scorerLinksFor(database.db, table.league.tenantId);
  const { token } = await links.issue({ gameId, role, label: "Ana", expiresAt: Date.now() + 3_600_000 });
  const headers = { Host: table.host, "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return (await askServer(server.port, liveAddresses.trainings(gameId), headers, { method: "POST", body: JSON.stringify(body) })).status;
}

it("TRAIN5 keeps what came of a training once, under the name on the link, and nothing else may tell one", async () => {
  const { gameId } = await table.begun();
  const kept = () => trainingsOf(database.db, table.league.tenantId, gameId);
  for (const role of ["clock", "spotter", "overlay", "screen"] as const) expect(await tell(gameId, role, training)).toBe(403);
  for (const wrong of [null, {}, { ...training, level: "none" }, { ...training, figures: { ...training.figures, keys: -1 } }])
    expect(await tell(gameId, "training", wrong)).toBeGreaterThanOrEqual(400);
  expect(await kept()).toEqual([]);
  expect(await tell(gameId, "training", training)).toBe(204);
  expect(await tell(gameId, "training", training)).toBe(204);
  expect(await tell(gameId, "statistics", { ...training, trainingId: "0b7c4f5e-7c0e-4b8e-9d63-2f5f0d6f0a12" })).toBe(204);
  expect(await kept()).toHaveLength(2);
  expect((await kept()).at(-1)).toMatchObject({ ...training, label: "Ana" });
}, 30_000);

it("TRAIN5 a link for training writes nothing to its game", async () => {
  const { gameId } = await table.begun();
  const device = await table.holder(gameId, "training");
  expect(await device.tell({ type: "note", text: "x" } as never)).toMatchObject({ kind: "refused" });
}, 30_000);
