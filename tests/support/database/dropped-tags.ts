import pg from "pg";
import { pageTagChannel, type PageTagNotice } from "#contract/page-tags.ts";

/** What is announced while something is done, in its order: the tags of each notice; `"all"` where all of the tenant's pages went. */
export async function droppedWhile(databaseUrl: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();
  const dropped: string[] = [];
  listener.on("notification", ({ payload }) => {
    const { tags } = JSON.parse(payload ?? "") as PageTagNotice;
    dropped.push(...(tags ?? ["all"]));
  });
  await listener.query(`listen ${pageTagChannel}`);
  await work();
  // What was committed before a question is told before its answer.
  await listener.query("select 1");
  await listener.end();
  return dropped;
}
