import { type RawBuilder, sql } from "kysely";
import { type ClutchSums, clutchFigures } from "#core/stats/clutch-season.ts";

/** Sums over the rows of `line`, which all have a clutch: what one of them keeps no record of has none. FLOW15 */
export const clutchSumsJson: RawBuilder<ClutchSums> = sql`json_build_object('games', count(*),
  'wins', count(*) filter (where line.won), 'losses', count(*) filter (where not line.won), ${sql.join(
    clutchFigures.map((name) => {
      const figure = sql`(line.clutch ->> ${sql.lit(name)})::integer`;
      return sql`${sql.lit(name)}, case when count(${figure}) = count(*) then sum(${figure}) end`;
    }),
  )})`;
