import { Section } from "../../ui/section.tsx";
import type { TeamPast } from "./team-past-model.ts";
import styles from "./team-past.module.css";

/** What a team changed before the round, and what corrections changed for it. FANT7, FANT8 */
export function TeamPastSections({ past: { transfers, corrections } }: { past: TeamPast }) {
  return (
    <>
      <Section title={transfers.title}>
        {transfers.lines.length === 0 && <p className={styles.none}>{transfers.none}</p>}
        <ol className={styles.transfers}>
          {transfers.lines.map(({ at, machineTime, when, pairs }) => (
            <li key={at}>
              <time dateTime={machineTime}>{when}</time>
              <ul>
                {pairs.map((pair) => (
                  <li key={pair}>{pair}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      {corrections.lines.length > 0 && (
        <Section title={corrections.title}>
          {corrections.lines.map(({ key, head, changes }) => (
            <div key={key} className={styles.correction}>
              <p>{head}</p>
              <ul>
                {changes.map(({ what, before, after }) => (
                  <li key={what}>
                    {what}: <del>{before}</del> <ins>{after}</ins>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Section>
      )}
    </>
  );
}
