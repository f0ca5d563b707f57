import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/db/embedded.ts";
import { type AppProcess, startAppProcess } from "./app-process.ts";

export type EmptyInstallation = {
  readonly databaseUrl: string;
  readonly port: number;
  /** Of its first page, as the program writes it at its first start. */
  readonly setUpLink: string;
};

/** The built program over an empty database of its own, for one file of tests, as somebody finds it who has just installed it. */
export function emptyInstallationForThisFile(): EmptyInstallation {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let server: AppProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fullcourt-empty-"));
    postgres = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
    server = await startAppProcess({ databaseUrl: postgres.databaseUrl, dataFolder: folder });
  });
  afterAll(async () => {
    server.child.kill();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get databaseUrl() {
      return postgres.databaseUrl;
    },
    get port() {
      return server.port;
    },
    get setUpLink() {
      return /http:\/\/localhost:\d+\/setup#\S+/.exec(server.said())?.[0] ?? "";
    },
  };
}
