import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { pageTagChannel, pageTags, type PageTagNotice } from "#contract/page-tags.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { listenForPageTags } from "./page-tag-listener.ts";

const database = databaseForThisFile();
let listening: Awaited<ReturnType<typeof listenForPageTags>> | undefined;

afterEach(async () => listening?.close());

async function listen() {
  const heard: (PageTagNotice | "gap" | "lost")[] = [];
  listening = await listenForPageTags(database.databaseUrl, {
    onNotice: (notice) => void heard.push(notice),
    onGap: () => void heard.push("gap"),
    onLost: () => void heard.push("lost"),
  });
  return heard;
}

async function announce(tag: string, db = database.db) {
  await sql`select pg_notify(${pageTagChannel}, ${JSON.stringify({ tenantId: "a", tags: [tag] })})`.execute(db);
}

test("a notice is heard when its transaction commits, and never when it does not", async () => {
  const heard = await listen();
  await database.db.transaction().execute(async (transaction) => {
    await announce(pageTags.game("1"), transaction);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual([{ tenantId: "a", tags: ["game:1"] }]);
  const refused = database.db.transaction().execute(async (transaction) => {
    await announce(pageTags.game("2"), transaction);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  await announce(pageTags.game("3"));
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toEqual({ tenantId: "a", tags: ["game:3"] });
});

test("a broken line comes back by itself, and says that something may have been missed", async () => {
  const heard = await listen();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fullcourt page tags'`.execute(
    database.db,
  );
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(["lost", "gap"]);
  await announce(pageTags.site);
  await expect.poll(() => heard.at(-1)).toEqual({ tenantId: "a", tags: ["site"] });
});

test("a database that is not there refuses the start, and nothing is left that could end the process", async () => {
  const unheard: unknown[] = [];
  const note = (error: unknown) => void unheard.push(error);
  process.on("unhandledRejection", note);
  const nowhere = { onNotice: () => undefined, onGap: () => undefined, onLost: note };
  await expect(listenForPageTags("postgres://nobody@127.0.0.1:1/nothing", nowhere)).rejects.toThrow("ECONNREFUSED");
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off("unhandledRejection", note);
  expect(unheard).toEqual([]);
});

test("closing while the line is broken ends the attempts", async () => {
  const heard = await listen();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fullcourt page tags'`.execute(
    database.db,
  );
  await expect.poll(() => heard).toEqual(["lost"]);
  await listening?.close();
  listening = undefined;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from pg_stat_activity where application_name = 'fullcourt page tags' and datname = current_database()`.execute(
    database.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
