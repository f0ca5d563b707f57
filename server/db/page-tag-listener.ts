import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { pageTagChannel, type PageTagNotice } from "#contract/page-tags.ts";

/** By which a database knows the connections of servers, one each. */
export const pageTagLine = "fullcourt page tags";

export type PageTagListener = {
  readonly onNotice: (notice: PageTagNotice) => void;
  /** The line was lost for a while and is there again: notices may have been missed. */
  readonly onGap: () => void;
  /** Told once each time the line is lost. */
  readonly onLost: (error: Error) => void;
};

/** Listens until closed, on a connection of its own, and comes back by itself when that breaks. Resolves when listening. */
export async function listenForPageTags(databaseUrl: string, listener: PageTagListener): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let returning = false;
  let client: pg.Client | null = null;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: pageTagLine, keepAlive: true });
    fresh.on("notification", ({ payload }) => listener.onNotice(JSON.parse(payload ?? "") as PageTagNotice));
    fresh.on("error", (error) => void comeBack(fresh, error));
    fresh.on("end", () => void comeBack(fresh, new Error("the database closed the connection")));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pageTagChannel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    return fresh;
  }

  async function comeBack(lost: pg.Client, error: Error): Promise<void> {
    // A broken line tells of its end twice, and each failed attempt, the first included, once more.
    if (closed || returning || lost !== client) return;
    returning = true;
    listener.onLost(error);
    for (let waitMs = 100; !closed && lost === client; waitMs = Math.min(waitMs * 2, 5_000)) {
      await sleep(waitMs);
      client = await connect().catch(() => lost);
    }
    returning = false;
    if (closed) await client?.end();
    else listener.onGap();
  }

  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
