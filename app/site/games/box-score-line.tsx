import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./box-score-table.module.css";
import { boxColumns, type BoxColumnKey, type BoxFigure, type BoxRow } from "./player-stats-model.ts";

/** A player's line: number, name, figures; or that he did not play. */
export function BoxScoreLine({ row }: { row: BoxRow }) {
  const t = useT("game");
  return (
    <tr className={row.figures ? undefined : styles.idle}>
      <th scope="row" className={styles.player}>
        <span className={styles.name}>
          <span className={styles.shirt}>{row.shirt}</span>
          <span className={styles.words}>{row.name}</span>
          {row.captain && <abbr title={t("playerTable.captain")}>{t("playerTable.captainShort")}</abbr>}
          {row.onCourt && <i className={styles.onCourt} role="img" aria-label={t("playerTable.onCourt")} />}
        </span>
      </th>
      {row.figures ? (
        <FigureCells figures={row.figures} blank="–" />
      ) : (
        <td className={styles.reason} colSpan={boxColumns.length}>
          {t("playerTable.didNotPlay")}
        </td>
      )}
    </tr>
  );
}

/** The figures by column. `blank` stands where nothing was recorded, or where the row has no such figure. */
export function FigureCells({ figures, blank }: { figures: readonly BoxFigure[]; blank: string }) {
  const format = useFormat();
  return boxColumns.map(({ key, group }, index) => {
    const figure = figures[index] ?? null;
    const isQuiet = figure === 0 || figure === null || (typeof figure === "object" && figure[1] === 0);
    return (
      <td key={key} className={`${styles[group]} ${styles[key] ?? ""} ${isQuiet ? styles.quiet : ""}`}>
        {figure === null ? blank : written(key, figure, format)}
      </td>
    );
  });
}

function written(key: BoxColumnKey, figure: NonNullable<BoxFigure>, format: ReturnType<typeof useFormat>): string | number {
  if (typeof figure === "object") {
    return format.madeOf(figure[0], figure[1]);
  }
  if (key === "seconds") {
    return format.minutes(figure);
  }
  return key === "plusMinus" ? format.signed(figure) : key === "efficiencyIndex" ? format.number(figure) : figure;
}
