import type { TeamTotals } from "#core/stats/box-score.ts";
import { ratio, sumOf } from "#core/stats/ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "#core/stats/shooting.ts";
import type { CSSProperties } from "react";
import { type ScreenLanguage, useScreenLanguage } from "../screen-language.ts";
import type { ScreenModel } from "../screen-model.ts";
import { lookStyle, sidesInOrder } from "../team-plate.tsx";
import styles from "./comparison-table.module.css";

type Compared = {
  readonly key: string;
  readonly head: string;
  readonly of: (totals: TeamTotals) => { readonly text: string; readonly value: number | null };
};

/** What the two teams are compared in, each with its bar from the middle. */
export function ComparisonTable({ screen, isSwapped }: { screen: ScreenModel; isSwapped: boolean }) {
  const language = useScreenLanguage();
  const [left, right] = sidesInOrder(screen, isSwapped);
  return (
    <table className={styles.comparison}>
      <caption className="visually-hidden">{language.t("comparison.title")}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{left.name}</th>
          <th scope="col">{language.t("comparison.title")}</th>
          <th scope="col">{right.name}</th>
        </tr>
      </thead>
      <tbody>
        {comparedIn(language).map(({ key, head, of }) => {
          const [ours, theirs] = [of(left.totals), of(right.totals)];
          const most = Math.max(ours.value ?? 0, theirs.value ?? 0, 1e-9);
          return (
            <tr key={key}>
              <td data-must="">{ours.text}</td>
              <th scope="row">
                <span>{head}</span>
                <i style={{ ...lookStyle(left), "--share": (ours.value ?? 0) / most } as CSSProperties} />
                <i style={{ ...lookStyle(right), "--share": (theirs.value ?? 0) / most } as CSSProperties} />
              </th>
              <td data-must="">{theirs.text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function comparedIn({ t, format }: ScreenLanguage): readonly Compared[] {
  const count = (value: number | null) => ({ text: format.number(value), value });
  const share = (made: number, attempted: number) => ({ text: format.percentOf(made, attempted), value: ratio(made, attempted) });
  return [
    { key: "fieldGoals", head: t("comparison.fieldGoals"), of: (totals) => share(fieldGoalsMade(totals), fieldGoalsAttempted(totals)) },
    { key: "threes", head: t("comparison.threes"), of: (totals) => share(totals.threePointersMade, totals.threePointersAttempted) },
    { key: "rebounds", head: t("leaders.rebounds"), of: (totals) => count(sumOf(totals.offensiveRebounds, totals.defensiveRebounds)) },
    { key: "assists", head: t("leaders.assists"), of: (totals) => count(totals.assists) },
    { key: "turnovers", head: t("comparison.turnovers"), of: (totals) => count(totals.turnovers) },
  ];
}
