import type { RefereeCounts } from "#contract/staff-queries.ts";
import { type ColumnOf, figureColumn } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

const counted = ["games", "crewChief", "playoff", "final"] as const satisfies (keyof RefereeCounts)[];

/** Games, and how many of them as crew chief, in play-offs, in finals: facts of appointments, and nothing of who won. REF2 */
export function refereeColumns({ t, format }: PageLanguage): ColumnOf<RefereeCounts>[] {
  const said = t("staff");
  return counted.map((key) =>
    figureColumn(key, { short: said(`referees.heads.${key}.short`), long: said(`referees.heads.${key}.long`) }, (counts) => ({
      text: format.number(counts[key]),
      value: counts[key],
      quiet: key !== "games",
    })),
  );
}
