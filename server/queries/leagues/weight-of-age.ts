import { type RawBuilder, sql } from "kysely";
import { isOfAge } from "../../db/is-of-age.ts";

/** In a query over `persons person`: of whom nobody knows that he is of age, nobody is told what he weighs. BIO2 */
export const weightOfAge: RawBuilder<number | null> = sql`case when ${isOfAge("person")} then person.weight_kg end`;
