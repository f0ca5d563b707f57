import type { Kysely, KyselyPlugin } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** The same database, whose questions are counted: each is a way there and back. */
export function countedTrips(db: Kysely<Database>): { readonly db: Kysely<Database>; readonly trips: () => number } {
  let trips = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      trips++;
      return result;
    },
  };
  return { db: db.withPlugin(counter), trips: () => trips };
}
