import type { PlayerLine, TeamTotals } from "#core/stats/box-score.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useT } from "../../i18n/use-t.ts";
import type { ScreenPlayer, ScreenSide } from "../screen-model.ts";
import { lookStyle } from "../team-plate.tsx";
import styles from "./box-table.module.css";

const heads = [
  "minutes",
  "points",
  "twos",
  "threes",
  "freeThrows",
  "offensive",
  "defensive",
  "assists",
  "turnovers",
  "steals",
  "blocks",
  "fouls",
  "plusMinus",
] as const;

/** A team's whole box score: who is on court on the team's colour, then the bench, then who has not played. */
export function BoxTable({ side }: { side: ScreenSide }) {
  const t = useT("venues");
  const players = side.players.toSorted(byPresence);
  return (
    <table className={styles.box} style={lookStyle(side)}>
      <caption className="visually-hidden">{side.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("head.number")}</span>
          </th>
          <th scope="col" className={styles.name}>
            {side.name}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, line }) => (
          <tr key={line.key} data-court={line.onCourt} data-played={line.played}>
            <td className={styles.shirt}>
              <span>{line.shirt}</span>
            </td>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {line.played ? <Figures line={line} /> : <td colSpan={heads.length}>{t("tv.didNotPlay")}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={styles.name}>
            {t("head.total")}
          </th>
          <Figures line={side.totals} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ line }: { line: PlayerLine | TeamTotals }) {
  const { madeOf, minutes, signed } = useFormat();
  const count = (value: number | null) => <td data-none={value === 0}>{value ?? "–"}</td>;
  return (
    <>
      <td>{"seconds" in line ? minutes(line.seconds) : ""}</td>
      <td className={styles.points}>{line.points}</td>
      <td>{madeOf(line.twoPointersMade, line.twoPointersAttempted)}</td>
      <td>{madeOf(line.threePointersMade, line.threePointersAttempted)}</td>
      <td>{madeOf(line.freeThrowsMade, line.freeThrowsAttempted)}</td>
      {count(line.offensiveRebounds)}
      {count(line.defensiveRebounds)}
      {count(line.assists)}
      {count(line.turnovers)}
      {count(line.steals)}
      {count(line.blocks)}
      <td data-fouls={"shirt" in line ? (line.foulsCommitted ?? "") : ""}>{line.foulsCommitted ?? "–"}</td>
      <td>{"plusMinus" in line ? signed(line.plusMinus) : ""}</td>
    </>
  );
}

function byPresence(a: ScreenPlayer, b: ScreenPlayer): number {
  return (
    Number(b.line.onCourt) - Number(a.line.onCourt) ||
    Number(b.line.played) - Number(a.line.played) ||
    (b.line.seconds ?? 0) - (a.line.seconds ?? 0)
  );
}
