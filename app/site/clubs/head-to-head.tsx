import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { FactList } from "../../sport/fact-list.tsx";
import { FigureRow } from "../../sport/figure-row.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import type { HeadToHeadData } from "./head-to-head-model.ts";
import styles from "./head-to-head.module.css";

/** All that was between two clubs, and beside it everybody else the club has met. */
export function HeadToHead({ meetings: data, marks }: { meetings: HeadToHeadData; marks: ClubMarks }) {
  const { title, figures, sentences, biggest, meetings, all, back } = data;
  return (
    <div className={frame.columns} id="head-to-head">
      <Section title={title} more={back}>
        <div className={styles.parts}>
          <div>
            <FigureRow figures={figures} />
            <p className={styles.sentences}>
              {sentences.map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </p>
          </div>
          {biggest.length > 0 && <FactList facts={biggest} />}
          <FigureTable table={meetings} head={ThingHead} />
        </div>
      </Section>
      <Section title={all.title}>
        <FigureTable table={all.content} head={ThingHead} marks={marks} />
      </Section>
    </div>
  );
}
