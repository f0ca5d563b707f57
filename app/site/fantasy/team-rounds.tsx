import { tableElementId } from "#contract/table-exports.ts";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import type { TeamPage } from "./team-model.ts";
import styles from "./team-rounds.module.css";

const tableName = "rounds";

/** All rounds of a team, each a way to its line-up. FANT6 */
export function TeamRounds({ rounds: { title, heads, lines } }: { rounds: TeamPage["rounds"] }) {
  return (
    <Section title={title}>
      <table id={tableElementId(tableName)} className={`${table.table} ${styles.rounds}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.round}>
              {heads.round}
            </th>
            <th scope="col">{heads.points}</th>
            <th scope="col">{heads.place}</th>
            <th scope="col">{heads.transfers}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ round, name, href, isShown, points, place, transfers }) => (
            <tr key={round} className={isShown ? styles.shown : undefined}>
              <th scope="row" className={styles.round}>
                <a href={href} aria-current={isShown ? "true" : undefined}>
                  {name}
                </a>
              </th>
              <td className={table.strong}>{points}</td>
              <td>{place}</td>
              <td>{transfers}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableName} caption={title} rows={lines.length} />
    </Section>
  );
}
