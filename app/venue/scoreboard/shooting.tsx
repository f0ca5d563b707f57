import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenSide } from "../screen-model.ts";
import styles from "./shooting.module.css";

/** A team's shooting so far, made of attempted. */
export function Shooting({ side: { totals } }: { side: ScreenSide }) {
  const t = useT("venues");
  const { madeOf } = useFormat();
  const shots = [
    { kind: "twos", made: totals.twoPointersMade, attempted: totals.twoPointersAttempted },
    { kind: "threes", made: totals.threePointersMade, attempted: totals.threePointersAttempted },
    { kind: "freeThrows", made: totals.freeThrowsMade, attempted: totals.freeThrowsAttempted },
  ] as const;
  return (
    <dl className={styles.shooting}>
      {shots.map(({ kind, made, attempted }) => (
        <div key={kind}>
          <dt>{t(`head.${kind}`)}</dt>
          <dd data-must="">{madeOf(made, attempted)}</dd>
        </div>
      ))}
    </dl>
  );
}
