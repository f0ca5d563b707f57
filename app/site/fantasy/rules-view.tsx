import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import type { RulesPage } from "./rules-model.ts";
import styles from "./prose.module.css";

/** How the game is played, written from its settings. */
export function RulesView({ page: { head, lead, sections, example } }: { page: RulesPage }) {
  return (
    <>
      <FantasyHead head={head} />
      <div className={frame.page}>
        <div className={styles.first}>
          <FantasyParts parts={head.parts} />
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.sections}>
          {sections.map(({ title, texts }) => (
            <div key={title}>
              <Section title={title}>
                <div className={styles.prose}>
                  {texts.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </Section>
            </div>
          ))}
        </div>
        {example && (
          <Section title={example.title} more={example.team}>
            <div className={styles.prose}>
              <p>{example.text}</p>
            </div>
            <FigureTable table={example.table} head={ThingHead} />
          </Section>
        )}
      </div>
    </>
  );
}
