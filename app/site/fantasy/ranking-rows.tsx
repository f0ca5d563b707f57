import { tableElementId } from "#contract/table-exports.ts";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import type { OwnLines } from "./own-place.ts";
import type { RankingLine } from "./ranking-line-model.ts";
import type { RankingTable } from "./ranking-model.ts";
import styles from "./ranking-rows.module.css";

const between = "···";

/** Teams in the order of their places; one's own row is marked, or stands with its neighbours behind three dots. FANT2, FANT4 */
export function RankingRows({ of, own }: { of: RankingTable; own: OwnLines | null }) {
  const { name, caption, heads, lines, isOfRound } = of;
  const isHere = own !== null && lines.some(({ number }) => number === own.number);
  const others = isHere || own === null ? [] : own.lines.filter(({ number }) => !lines.some((line) => line.number === number));
  const isAbove = own !== null && own.isAbove;
  // Where a neighbour stands on the page there is nothing between.
  const hasDots = others.length === own?.lines.length;
  const apart = others.length > 0 && (
    <tbody aria-label={own?.label}>
      {hasDots && !isAbove && <Dots />}
      {others.map((line) => (
        <Line key={line.number} line={line} moved={heads.moved} isOfRound={isOfRound} isOwn={line.number === own?.number} />
      ))}
      {hasDots && isAbove && <Dots />}
    </tbody>
  );
  return (
    <>
      <ScrollArea label={caption}>
        <table id={tableElementId(name)} className={`${table.table} ${styles.ranking}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.place}>
                <abbr title={heads.place.long}>{heads.place.short}</abbr>
              </th>
              <th scope="col" className={table.text}>
                {heads.team}
              </th>
              <th scope="col">
                <abbr title={heads.points.long}>{heads.points.short}</abbr>
              </th>
              {!isOfRound && (
                <>
                  <th scope="col">
                    <abbr title={heads.lastRound.long}>{heads.lastRound.short}</abbr>
                  </th>
                  <th scope="col" className={styles.wideOnly}>
                    <abbr title={heads.rounds.long}>{heads.rounds.short}</abbr>
                  </th>
                </>
              )}
              <th scope="col" className={isOfRound ? undefined : styles.wideOnly}>
                <abbr title={heads.transfers.long}>{heads.transfers.short}</abbr>
              </th>
            </tr>
          </thead>
          {isAbove && apart}
          <tbody>
            {lines.map((line) => (
              <Line key={line.number} line={line} moved={heads.moved} isOfRound={isOfRound} isOwn={line.number === own?.number} />
            ))}
          </tbody>
          {!isAbove && apart}
        </table>
      </ScrollArea>
      <TableDownloads table={name} caption={caption} rows={lines.length} />
    </>
  );
}

function Dots() {
  return (
    <tr className={styles.dots} aria-hidden="true">
      <td colSpan={6}>{between}</td>
    </tr>
  );
}

function Line({ line, moved: head, isOfRound, isOwn }: { line: RankingLine; moved: string; isOfRound: boolean; isOwn: boolean }) {
  const { name, href, place, moved, points, lastRound, rounds, transfers, mark } = line;
  return (
    <tr className={isOwn ? styles.own : undefined} aria-current={isOwn ? "true" : undefined}>
      <td className={styles.place}>
        {place}
        {moved && (
          <span role="img" aria-label={moved.label} data-column={head} data-way={moved.way} className={styles.moved}>
            <span aria-hidden="true">{moved.text}</span>
          </span>
        )}
      </td>
      <th scope="row" className={styles.team}>
        <a href={href}>{name}</a>
        {mark && (
          <>
            {" "}
            <span data-column={mark.head} className={styles.mark}>
              {mark.text}
            </span>
          </>
        )}
      </th>
      <td className={table.strong}>{points}</td>
      {!isOfRound && (
        <>
          <td>{lastRound}</td>
          <td className={styles.wideOnly}>{rounds}</td>
        </>
      )}
      <td className={isOfRound ? undefined : styles.wideOnly}>{transfers}</td>
    </tr>
  );
}
