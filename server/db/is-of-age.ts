import { type RawBuilder, sql } from "kysely";

/** Whether somebody of `persons`, by the name under which the query has it, is eighteen by the day in UTC; without a date of birth not. BIO2 */
export function isOfAge(person: "person" | "persons"): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${person}.birth_date`)} <= (now() at time zone 'UTC')::date - interval '18 years', false)`;
}
