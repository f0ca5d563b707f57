import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import type { ReactNode } from "react";
import type { Side } from "#core/game/facts.ts";
import { TableDownloads } from "../ui/table-downloads.tsx";
import styles from "./comparison.module.css";

export type ComparisonRow = {
  readonly key: string;
  readonly label: string;
  /** Quiet words after the label. */
  readonly detail: string | null;
  readonly home: string;
  readonly away: string;
  readonly better: Side | null;
  /** Length of each side's bar in percent of its half; `null`: nothing to draw. */
  readonly share: { readonly home: number; readonly away: number } | null;
};

type Props = { caption: string; label: string; home: ReactNode; away: ReactNode; rows: readonly ComparisonRow[] };

/** Figures of two sides, mirrored from the middle. The better one is bold. */
export function Comparison({ caption, label, home, away, rows }: Props) {
  return (
    <>
      <table id={tableElementId(tableNameOf(caption))} className={styles.comparison}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{home}</th>
            <th scope="col" className={styles.middle}>
              <span className="visually-hidden">{label}</span>
            </th>
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className={row.better === "home" ? styles.better : undefined}>{row.home}</td>
              <th scope="row">
                {row.label}
                {row.detail !== null && <span className={styles.detail}>{row.detail}</span>}
                <Bars share={row.share} />
              </th>
              <td className={row.better === "away" ? styles.better : undefined}>{row.away}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableNameOf(caption)} caption={caption} />
    </>
  );
}

/** A page has dozens: what they have in common stands in the style sheet. */
function Bars({ share }: { share: ComparisonRow["share"] }) {
  return (
    <svg className={styles.bars} aria-hidden="true">
      {share && (
        <>
          <rect x={percent(50 - share.home / 2)} width={percent(share.home / 2)} />
          <rect x="50%" width={percent(share.away / 2)} />
        </>
      )}
    </svg>
  );
}

/** No screen shows more: a bar is some hundred pixels long. */
function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}
