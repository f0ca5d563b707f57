import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Where a value comes. Whoever takes it for the value while the question is written is told so, since the text is kept. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`${String(this.name)} has no value while its question is written`);
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

const places: object = new Proxy(
  {},
  {
    get: (_, name) => new Place(name),
    ownKeys: () => {
      throw new Error("places are named one by one");
    },
  },
);

/**
 * A question that is asked over and over: its text is put together the first time and filled with values from then on. To put a long one
 * together takes a third of a millisecond, longer than the database needs to answer it. `write` is given places instead of values, and
 * may do nothing with them but hand them to the question as parameters.
 */
export function compiledOnce<Values extends object, Row>(
  write: (db: Kysely<Database>, places: Values) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Values) => CompiledQuery<Row> {
  let written: CompiledQuery<Row> | null = null;
  return (db, values) => {
    written ??= write(db, places as Values);
    const parameters = written.parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one));
    return { ...written, parameters };
  };
}
