import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { FantasyTab } from "./fantasy-model.ts";
import styles from "./fantasy-view.module.css";

/** What a fantasy game would be, and whose performances would have counted most. */
export function FantasyView({ fantasy, clubs }: { fantasy: FantasyTab; clubs: ClubMarks }) {
  const { title, text, top, none } = fantasy;
  return (
    <>
      <Section title={title}>
        <p className={styles.text}>{text}</p>
        {top === null && <p className={styles.text}>{none}</p>}
      </Section>
      {top && (
        <Section title={top.title}>
          <p className={styles.text}>{top.text}</p>
          <TopTable top={top} clubs={clubs} />
        </Section>
      )}
    </>
  );
}

function TopTable({ top: { caption, heads, rows }, clubs }: { top: NonNullable<FantasyTab["top"]>; clubs: ClubMarks }) {
  const t = useT("league");
  return (
    <>
      <table id={tableElementId(tableNameOf(caption))} className={`${table.table} ${styles.top}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.text}>
              {heads.player}
            </th>
            <th scope="col" className={table.text}>
              {t("standings.heads.club.long")}
            </th>
            <th scope="col">
              <abbr title={heads.long}>{heads.short}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, club, value, game }) => (
            <tr key={href}>
              <th scope="row" className={table.text}>
                <a href={href}>{name}</a>
              </th>
              <td className={table.text}>
                <span className={styles.club}>
                  <Crest crest={markOf(clubs, club)} size={22} />
                  <span>{markOf(clubs, club).name}</span>
                </span>
              </td>
              <td className={table.strong}>
                <a href={game} aria-label={`${name}: ${value}`}>
                  {value}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableDownloads table={tableNameOf(caption)} caption={caption} />
    </>
  );
}
