import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import type { PlayerOverview } from "./player-overview-model.ts";
import styles from "./rate-table.module.css";

/** Shares and ratios, each explained where it stands. */
export function RateTable({ rates: { title, summary, note, heads, lines } }: { rates: NonNullable<PlayerOverview["rates"]> }) {
  return (
    <Section title={title}>
      <details className={styles.rates}>
        <summary>{summary}</summary>
        <table id={tableElementId(tableNameOf(title))}>
          <caption className="visually-hidden">{title}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{heads.figure}</th>
              <th scope="col">{heads.value}</th>
              <th scope="col">{heads.formula}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.short}>
                <th scope="row">
                  {line.long} <small>{line.short}</small>
                </th>
                <td className={styles.value}>{line.value}</td>
                <td className={styles.formula}>{line.formula}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TableDownloads table={tableNameOf(title)} caption={title} />
        <p className={styles.note}>{note}</p>
      </details>
    </Section>
  );
}
