import { Icon } from "../../ui/icon.tsx";
import styles from "./box-score-table.module.css";
import type { BoxCell, BoxColumn, BoxRow, PlayerStats } from "./player-stats-model.ts";

/** A player's line: number, name, figures; or that he did not play. */
export function BoxScoreLine({ row, stats: { columns, words } }: { row: BoxRow; stats: PlayerStats }) {
  const { text, href } = row.name;
  return (
    <tr className={row.cells ? undefined : styles.idle} data-big={row.isBig ? "" : undefined}>
      <th scope="row" className={styles.player}>
        <span className={styles.name}>
          <span className={styles.shirt} data-column="#">
            {row.shirt}
          </span>
          {href === undefined ? (
            <span className={styles.words}>{text}</span>
          ) : (
            <a className={styles.words} href={href}>
              {text}
            </a>
          )}
          {row.watch && <WatchLink watch={row.watch} name={text} />}
          {row.captain && <abbr title={words.captain}>{`(${words.captainShort})`}</abbr>}
          {row.onCourt && <i className={styles.onCourt} role="img" aria-label={words.onCourt} />}
        </span>
        {row.minutes !== undefined && <i className={styles.minutes} style={{ width: `${row.minutes}%` }} />}
      </th>
      {row.cells ? (
        <FigureCells cells={row.cells} columns={columns} />
      ) : (
        <td className={styles.reason} colSpan={columns.length}>
          {words.didNotPlay}
        </td>
      )}
    </tr>
  );
}

function WatchLink({ watch: { href, text }, name }: { watch: NonNullable<BoxRow["watch"]>; name: string }) {
  return (
    <a className={styles.watch} href={href} rel="nofollow" title={text} aria-label={`${text}: ${name}`}>
      <Icon name="play" size={16} />
    </a>
  );
}

export function FigureCells({ cells, columns }: { cells: readonly BoxCell[]; columns: readonly BoxColumn[] }) {
  return columns.map((column) => {
    const cell = cells[column.cell];
    return (
      <td key={columnKey(column)} className={`${columnClass(column)} ${cell?.isQuiet ? styles.quiet : ""}`}>
        {cell?.isBest ? <b className={styles.best}>{cell.text}</b> : cell?.text}
      </td>
    );
  });
}

export function columnKey({ key, only }: BoxColumn): string {
  return `${key} ${only}`;
}

export function columnClass({ key, only }: BoxColumn): string {
  return `${styles[key] ?? ""} ${only === null ? "" : styles[only]}`;
}
