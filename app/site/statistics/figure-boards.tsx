import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { ShirtNumber } from "../../sport/shirt-number.tsx";
import type { Board, BoardLine, StatisticsPage } from "./statistics-model.ts";
import styles from "./figure-boards.module.css";

type Props = { boards: readonly Board[]; clubs: ClubMarks; words: StatisticsPage["words"] };

/** Categories beside each other: the first by number and crest, the others as lines, and what they had to reach. */
export function FigureBoards({ boards, clubs, words }: Props) {
  return (
    <div className={boards.length === 5 ? `${styles.boards} ${styles.five}` : styles.boards}>
      {boards.map((board) => (
        <div key={board.key} className={styles.board}>
          {board.title !== "" && <h3 className={styles.title}>{board.title}</h3>}
          <ol>
            {board.lines.map((line, place) =>
              place === 0 && board.isList !== true ? (
                <First key={line.href + place} line={line} clubs={clubs} />
              ) : (
                <Other key={line.href + place} line={line} clubs={clubs} />
              ),
            )}
          </ol>
          <Foot board={board} words={words} />
        </div>
      ))}
    </div>
  );
}

function First({ line, clubs }: { line: BoardLine; clubs: ClubMarks }) {
  const club = markOf(clubs, line.club);
  return (
    <li className={line.shirt === null ? `${styles.first} ${styles.bare}` : styles.first}>
      {line.shirt === null ? (
        <Crest crest={club} size={72} className={styles.large} />
      ) : (
        <ShirtNumber club={club} shirt={line.shirt} ink={line.ink} />
      )}
      <b className={line.value.length > 7 ? styles.words : styles.best}>{line.value}</b>
      <span className={styles.who}>
        <a className={styles.name} href={line.href}>
          {line.name}
        </a>
        {!line.isTeam && (
          <a className={styles.club} href={line.clubHref}>
            {club.name}
          </a>
        )}
        <Details line={line} />
        <Mark line={line} />
      </span>
    </li>
  );
}

function Other({ line, clubs }: { line: BoardLine; clubs: ClubMarks }) {
  const club = markOf(clubs, line.club);
  return (
    <li className={styles.other}>
      {line.rank !== null && <span className={styles.rank}>{line.rank}</span>}
      <a className={styles.mark} href={line.clubHref} aria-label={club.name} title={club.name}>
        <Crest crest={club} size={22} />
      </a>
      <span className={styles.line}>
        <a className={styles.player} href={line.href}>
          {line.name}
        </a>
        {(line.details.some(({ href }) => href !== null) || line.details.length > 1) && <Details line={line} />}
        <Mark line={line} />
      </span>
      <b>{line.value}</b>
    </li>
  );
}

function Details({ line: { details } }: { line: BoardLine }) {
  return details.map(({ text, href }) => (
    <span key={text} className={styles.detail}>
      {href === null ? text : <a href={href}>{text}</a>}
    </span>
  ));
}

function Mark({ line: { mark } }: { line: BoardLine }) {
  return mark && <span className={styles.onGoing}>{mark}</span>;
}

function Foot({ board: { notes, formula, waiting, more }, words }: { board: Board; words: StatisticsPage["words"] }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {formula !== null && (
        <details className={styles.note}>
          <summary>{words.formula}</summary>
          <p>{formula}</p>
        </details>
      )}
      {waiting.length > 0 && (
        <details className={styles.note}>
          <summary>{words.waiting}</summary>
          <ul>
            {waiting.map(({ holder, value, lacks }) => (
              <li key={holder.href}>
                <a href={holder.href}>{holder.name}</a> {value}: {lacks}
              </li>
            ))}
          </ul>
        </details>
      )}
      {more && (
        <a className={styles.more} href={more.href}>
          {more.text}
        </a>
      )}
    </>
  );
}
