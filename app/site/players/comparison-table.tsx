import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { Crest } from "../../ui/crest.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { ComparedHead } from "./player-comparison-model.ts";
import styles from "./comparison-table.module.css";

export type ComparisonTableRow = {
  readonly key: string;
  readonly label: string;
  /** Quiet words after the label. */
  readonly detail: string | null;
  /** In the order of the players; a bar's length in percent, `null` where there is nothing to draw. */
  readonly cells: readonly { readonly text: string; readonly isBest: boolean; readonly share: number | null }[];
};

type Props = { caption: string; label: string; heads: readonly ComparedHead[]; clubs: ClubMarks; rows: readonly ComparisonTableRow[] };

/** Several players side by side, a column for each; the best of a row is bold and has the bar in colour. */
export function ComparisonTable({ caption, label, heads, clubs, rows }: Props) {
  return (
    <>
      <table id={tableElementId(tableNameOf(caption))} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label}</span>
            </th>
            {heads.map(({ href, name, family, club }) => (
              <th key={href} scope="col">
                <span className={styles.who}>
                  {club !== null && <Crest crest={markOf(clubs, club)} size={24} />}
                  <abbr title={name}>{family}</abbr>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.detail !== null && <small>{row.detail}</small>}
              </th>
              {row.cells.map(({ text, isBest, share }, place) => (
                <td key={heads[place]?.href ?? place} className={isBest ? styles.best : undefined}>
                  {text}
                  <svg className={styles.bar} aria-hidden="true">
                    <rect width="100%" height="4" />
                    {share !== null && <rect className={styles.length} width={`${share}%`} height="4" />}
                  </svg>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableNameOf(caption)} caption={caption} />
    </>
  );
}
