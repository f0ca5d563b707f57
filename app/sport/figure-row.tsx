import { sharedBy } from "../ui/shared-row.ts";
import styles from "./figure-row.module.css";

export type Figure = { readonly key: string; readonly value: string; readonly label: string };

/** The few figures that say how it goes, large and in one row. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.row} style={sharedBy(figures)}>
      {figures.map(({ key, value, label }) => (
        <div key={key} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
