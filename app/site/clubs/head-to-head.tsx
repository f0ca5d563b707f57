import type { CSSProperties } from "react";
import { Crest } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { FactList } from "../../sport/fact-list.tsx";
import { FigureRow } from "../../sport/figure-row.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { RankedLists } from "../../sport/ranked-list.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import type { HeadToHeadData } from "./head-to-head-model.ts";
import styles from "./head-to-head.module.css";

/** All that was between two clubs, and beside it everybody else the club has met. */
export function HeadToHead({ meetings: data, marks }: { meetings: HeadToHeadData; marks: ClubMarks }) {
  const { title, figures, sentences, biggest, meetings, scorers, all, back } = data;
  return (
    <div className={frame.columns} id="head-to-head">
      <Section title={title} more={back}>
        <div className={styles.parts}>
          <div>
            <Rivals data={data} marks={marks} />
            <FigureRow figures={figures} />
            <p className={styles.sentences}>
              {sentences.map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </p>
          </div>
          {biggest.length > 0 && <FactList facts={biggest} />}
          <FigureTable table={meetings} head={ThingHead} />
          {scorers.lists.length > 0 && (
            <section aria-labelledby="meeting-scorers">
              <h3 id="meeting-scorers" className={styles.scorers}>
                {scorers.title}
              </h3>
              <RankedLists lists={scorers.lists} />
            </section>
          )}
        </div>
      </Section>
      <Section title={all.title}>
        <FigureTable table={all.content} head={ThingHead} marks={marks} />
      </Section>
    </div>
  );
}

/** Both crests with what each has won, on both clubs' colours. LOOK19 */
function Rivals({ data: { rivals, wash }, marks }: { data: HeadToHeadData; marks: ClubMarks }) {
  const colours = { "--own-wash": wash.own, "--opponents-wash": wash.opponents } as CSSProperties;
  return (
    <ul className={styles.rivals} style={colours}>
      {rivals.map(({ club, href, wins, leads }) => (
        <li key={club} className={leads ? styles.leads : undefined}>
          <a href={href}>
            <Crest crest={markOf(marks, club)} size={72} className={styles.crest} />
            <span>{markOf(marks, club).name}</span>
          </a>
          <b>{wins}</b>
        </li>
      ))}
    </ul>
  );
}
