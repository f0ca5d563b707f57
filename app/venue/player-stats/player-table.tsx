import type { CSSProperties } from "react";
import type { CountingLine } from "#core/stats/box-score.ts";
import { sumOf } from "#core/stats/ratio.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenPlayer, ScreenSide } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import styles from "./player-table.module.css";

/** So many stand at a size that reads from the far stand; with fewer there is room for the team's sum. */
const mostRows = 12;

/** Those who have played: who is on court first, then by points. */
export function PlayerTable({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  const players = shownPlayers(side.players);
  const rows = players.length + (players.length < mostRows ? 2 : 1);
  return (
    <table className={styles.players} style={{ ...lookStyle(side), "--rows": Math.max(rows - 1, 8) } as CSSProperties}>
      <caption className="visually-hidden">{side.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("head.number")}</span>
          </th>
          <th scope="col" className={styles.name}>
            {t("head.player")}
          </th>
          <th scope="col">{t("head.points")}</th>
          <th scope="col" className={styles.twos}>
            {t("head.twos")}
          </th>
          <th scope="col" className={styles.threes}>
            {t("head.threes")}
          </th>
          <th scope="col" className={styles.rebounds}>
            {t("head.rebounds")}
          </th>
          <th scope="col" className={styles.assists}>
            {t("head.assists")}
          </th>
          <th scope="col">{t("head.fouls")}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, nameWidth, line }) => (
          <tr key={line.key} data-court={line.onCourt}>
            <td className={styles.shirt} data-must="">
              <span>{line.shirt}</span>
            </td>
            <th scope="row" className={styles.name} data-must="">
              <span style={{ "--em": nameWidth } as CSSProperties}>{name}</span>
            </th>
            <Figures line={line} />
          </tr>
        ))}
      </tbody>
      {players.length < mostRows && (
        <tfoot>
          <tr>
            <th scope="row" className={`${styles.name} ${styles.total}`} data-must="">
              {t("head.total")}
            </th>
            <Figures line={side.totals} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Figures({ line }: { line: CountingLine }) {
  const { madeOf } = useFormat();
  const rebounds = sumOf(line.offensiveRebounds, line.defensiveRebounds);
  return (
    <>
      <td className={styles.points} data-must="">
        {line.points}
      </td>
      <td className={styles.twos} data-must="">
        {madeOf(line.twoPointersMade, line.twoPointersAttempted)}
      </td>
      <td className={styles.threes} data-must="">
        {madeOf(line.threePointersMade, line.threePointersAttempted)}
      </td>
      <td className={styles.rebounds} data-must="">
        {rebounds ?? "–"}
      </td>
      <td className={styles.assists} data-must="">
        {line.assists ?? "–"}
      </td>
      <td className={styles.fouls} data-must="" data-fouls={line.foulsCommitted ?? ""}>
        {line.foulsCommitted ?? "–"}
      </td>
    </>
  );
}

function shownPlayers(players: readonly ScreenPlayer[]): ScreenPlayer[] {
  return players
    .filter(({ line }) => line.played || line.starter)
    .toSorted(
      (a, b) =>
        Number(b.line.onCourt) - Number(a.line.onCourt) || b.line.points - a.line.points || Number(a.line.shirt) - Number(b.line.shirt),
    )
    .slice(0, mostRows);
}
