import { FormStrip } from "../charts/form-strip.tsx";
import { Crest } from "../ui/crest.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import { RunningPoints, RunningState } from "./running-score.tsx";
import { PlayerFace } from "./player-face.tsx";
import type { FigureCell, FigureHead, FigureTableData } from "./figure-table-model.ts";
import styles from "./figure-table.module.css";

const noMarks: ClubMarks = {};

type Props = { table: FigureTableData; marks?: ClubMarks };

export function FigureTable({ table: { caption, head, columns, rows, sortedBy, fits }, marks = noMarks }: Props) {
  return (
    <div className={fits ? `${styles.table} ${styles.fits}` : styles.table}>
      <DataTable
        caption={caption}
        head={{ short: head, long: head }}
        columns={columns}
        {...(sortedBy === undefined ? {} : { sortedBy })}
        rows={rows.map((row) => ({
          key: row.key,
          head: <Head head={row.head} marks={marks} />,
          cells: row.cells.map((cell) => cell && { ...cell, text: <Cell cell={cell} marks={marks} />, value: valueOf(cell) }),
        }))}
      />
    </div>
  );
}

/** `null` is a figure nobody recorded, and stands last. */
function valueOf({ text, value }: FigureCell): number | string | null {
  return value === undefined ? text : value;
}

function Head({ head: { text, href, club, lead, face, detail, notes }, marks }: { head: FigureHead; marks: ClubMarks }) {
  return (
    <span className={styles.head}>
      {lead !== undefined && (
        <span className={styles.lead} data-column="#">
          {lead}
        </span>
      )}
      {face !== undefined && (
        <span className={styles.face}>
          <PlayerFace face={face} />
        </span>
      )}
      {club !== undefined && <Crest crest={markOf(marks, club)} size={24} className={styles.crest} />}
      <span className={styles.words}>
        {href === null ? text : <a href={href}>{text}</a>}
        {detail !== undefined && detail !== "" && <small className={styles.detail}>{detail}</small>}
        {notes?.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
    </span>
  );
}

function Cell({ cell: { text, href, club, form, running }, marks }: { cell: FigureCell; marks: ClubMarks }) {
  if (form !== undefined) return <FormStrip form={form} alternative={text} />;
  if (href === undefined) return text;
  const link = (
    <a className={styles.link} href={href}>
      {running ? (
        <>
          <RunningPoints game={running} /> <RunningState game={running} />
        </>
      ) : (
        text
      )}
    </a>
  );
  if (club === undefined) return link;
  return (
    <span className={styles.club}>
      <Crest crest={markOf(marks, club)} size={24} />
      {link}
    </span>
  );
}
