import type { CSSProperties } from "react";
import type { TeamTotals } from "#core/stats/box-score.ts";
import { ratio } from "#core/stats/ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "#core/stats/shooting.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenSide } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import styles from "./shooting-splits.module.css";

type Shots = readonly [made: number, attempted: number];
const kinds: readonly { readonly key: "fieldGoals" | "twos" | "threes" | "freeThrows"; readonly of: (totals: TeamTotals) => Shots }[] = [
  { key: "fieldGoals", of: (totals) => [fieldGoalsMade(totals), fieldGoalsAttempted(totals)] },
  { key: "twos", of: ({ twoPointersMade, twoPointersAttempted }) => [twoPointersMade, twoPointersAttempted] },
  { key: "threes", of: ({ threePointersMade, threePointersAttempted }) => [threePointersMade, threePointersAttempted] },
  { key: "freeThrows", of: ({ freeThrowsMade, freeThrowsAttempted }) => [freeThrowsMade, freeThrowsAttempted] },
];

/** How each team shoots, from where. */
export function ShootingSplits({ sides }: { sides: readonly ScreenSide[] }) {
  const t = useT("venues");
  const { madeOf, percentOf } = useFormat();
  return (
    <section>
      <h2>{t("tv.shooting")}</h2>
      <table className={styles.splits}>
        <caption className="visually-hidden">{t("tv.shooting")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("tv.shooting")}</span>
            </th>
            {sides.map(({ side, code }) => (
              <th key={side} scope="col" colSpan={2}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">{t(`comparison.${key}`)}</th>
              {sides.map((side) => {
                const [made, attempted] = of(side.totals);
                return [
                  <td key={`${side.side} shots`}>{madeOf(made, attempted)}</td>,
                  <td key={`${side.side} share`} className={styles.share} style={lookStyle(side)}>
                    {percentOf(made, attempted)}
                    <i style={{ "--share": ratio(made, attempted) ?? 0 } as CSSProperties} />
                  </td>,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
