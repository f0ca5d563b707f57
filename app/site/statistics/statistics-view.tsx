import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { FigureBoards } from "./figure-boards.tsx";
import { FigureLines } from "./figure-lines.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { HolderHead } from "../../sport/holder-head.tsx";
import { StatisticsFilters } from "./statistics-filters.tsx";
import type { StatisticsFigures, StatisticsSection } from "./statistics-model.ts";
import styles from "./statistics-view.module.css";

/** A tab of figures: what it may be narrowed to, then its parts. The page around it holds the crests. */
export function StatisticsView({ page, clubs }: { page: StatisticsFigures; clubs: ClubMarks }) {
  return (
    <>
      <StatisticsFilters page={page} />
      {page.sections.length === 0 && <Empty text={page.empty} />}
      {page.sections.map((section) => (
        <Section key={section.key} title={section.title} more={section.more ?? null}>
          <Notes section={section} words={page.words} />
          <Part section={section} words={page.words} clubs={clubs} />
        </Section>
      ))}
    </>
  );
}

function Notes({ section: { notes, formula }, words }: { section: StatisticsSection; words: StatisticsFigures["words"] }) {
  if (notes.length === 0 && !formula) return null;
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {formula && (
        <details>
          <summary>{words.formula}</summary>
          <p>{formula}</p>
        </details>
      )}
    </div>
  );
}

type PartProps = { section: StatisticsSection; words: StatisticsFigures["words"]; clubs: ClubMarks };

function Part({ section, words, clubs }: PartProps) {
  switch (section.kind) {
    case "boards":
      return <FigureBoards boards={section.boards} clubs={clubs} words={words} />;
    case "table":
      return <FigureTable table={section.table} head={HolderHead} marks={clubs} />;
    case "lines":
      return <FigureLines lines={section.lines} clubs={clubs} />;
  }
}
