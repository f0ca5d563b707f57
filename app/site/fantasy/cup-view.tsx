import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { BracketColumns } from "../../sport/bracket-columns.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { Section } from "../../ui/section.tsx";
import { TableDownloads } from "../../ui/table-downloads.tsx";
import table from "../../ui/table.module.css";
import { PageStepLinks } from "../page-steps.tsx";
import type { CupPage } from "./cup-model.ts";
import { CupTie } from "./cup-tie.tsx";
import styles from "./cup-view.module.css";
import { OwnTieRoom } from "./own-tie-room.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";

/** The fantasy game's cup. */
export function CupView({ page: { head, lead, notes, champion, own, rounds, tree, list, draws } }: { page: CupPage }) {
  return (
    <>
      <FantasyHead head={head} />
      <div className={frame.page}>
        <div className={styles.first}>
          <FantasyParts parts={head.parts} />
          {champion && (
            <p className={styles.champion}>
              <small>{champion.title}</small>
              <a href={champion.href}>{champion.name}</a>
            </p>
          )}
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          <p className={styles.text}>{lead}</p>
          {own && <OwnTieRoom question={own.question} label={own.label} />}
          {rounds && <LinkChips label={rounds.label} links={rounds.links} />}
        </div>
        {tree && (
          <section aria-label={tree.title}>
            <BracketColumns
              columns={tree.columns.map((column) => ({ ...column, under: <p className={styles.under}>{column.under}</p> }))}
              rows={tree.rows}
              isJoined={tree.isJoined}
              renderPairing={(tie) => <CupTie tie={tie} />}
            />
          </section>
        )}
        {list && (
          <Section title={list.title}>
            <p className={styles.under}>{list.under}</p>
            <ul className={styles.ties}>
              {list.ties.map((tie) => (
                <li key={tie.key}>
                  <CupTie tie={tie} />
                </li>
              ))}
            </ul>
            <PageStepLinks steps={list.steps} />
          </Section>
        )}
        {draws && <Draws draws={draws} />}
      </div>
    </>
  );
}

function Draws({ draws: { title, text, steps, caption, heads, rows } }: { draws: NonNullable<CupPage["draws"]> }) {
  return (
    <Section title={title}>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>{steps}</p>
      <ScrollArea label={caption}>
        <table id={tableElementId(tableNameOf(caption))} className={`${table.table} ${styles.draws}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {heads.round}
              </th>
              <th scope="col" className={table.text}>
                {heads.when}
              </th>
              <th scope="col">{heads.teams}</th>
              <th scope="col" className={table.text}>
                {heads.list}
              </th>
              <th scope="col" className={table.text}>
                {heads.seed}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, when, teams, seed, list }) => (
              <tr key={seed}>
                <th scope="row" className={table.text}>
                  {round}
                </th>
                <td className={table.text}>
                  <time dateTime={when.at}>{when.text}</time>
                </td>
                <td>{teams}</td>
                <td className={table.text}>
                  <a href={list.href} download>
                    {list.text}
                    <span className="visually-hidden"> {list.label}</span>
                  </a>
                </td>
                <td className={table.text}>
                  <code>{seed}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <TableDownloads table={tableNameOf(caption)} caption={caption} rows={rows.length} />
    </Section>
  );
}
