import type { Kysely, KyselyPlugin } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** What came back of questions: how many, with how many rows, and how long those are written. */
export type Counted = { readonly trips: number; readonly rows: number; readonly characters: number };

/** The same database, whose questions are counted: each is a way there and back. */
export function countedTrips(db: Kysely<Database>): {
  readonly db: Kysely<Database>;
  readonly trips: () => number;
  /** What this work asks for. */
  readonly during: (work: () => Promise<unknown>) => Promise<Counted>;
} {
  let counted: Counted = { trips: 0, rows: 0, characters: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const { trips, rows, characters } = counted;
      counted = {
        trips: trips + 1,
        rows: rows + result.rows.length,
        characters: characters + JSON.stringify(result.rows).length,
      };
      return result;
    },
  };
  return {
    db: db.withPlugin(counter),
    trips: () => counted.trips,
    during: async (work) => {
      const before = counted;
      await work();
      return {
        trips: counted.trips - before.trips,
        rows: counted.rows - before.rows,
        characters: counted.characters - before.characters,
      };
    },
  };
}
