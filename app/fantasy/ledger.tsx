import type { Ledger, LedgerRow } from "./ledger-model.ts";
import styles from "./ledger.module.css";

/** How somebody's points came about, game by game, and what of it is the team's. */
export function LedgerTables({ ledger: { none, games, weight, team, total } }: { ledger: Ledger }) {
  return (
    <div className={styles.ledger}>
      {none !== null && <p>{none}</p>}
      {games.map(({ head, label, href, rows }) => (
        <table key={href} data-ledger>
          <caption>
            <a href={href} aria-label={label}>
              {head}
            </a>
          </caption>
          <Rows rows={rows} />
        </table>
      ))}
      <table data-ledger>
        <caption className="visually-hidden">{team}</caption>
        <Rows rows={weight} />
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {team}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Rows({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <tbody>
      {rows.map(({ what, count, adds, kind }) => (
        <tr key={what} data-kind={kind}>
          <th scope="row">{what}</th>
          <td>{count}</td>
          <td>{adds}</td>
        </tr>
      ))}
    </tbody>
  );
}
