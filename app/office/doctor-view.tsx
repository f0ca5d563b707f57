import styles from "./doctor-view.module.css";
import type { DoctorText } from "./office-page.ts";
import setUp from "./set-up-view.module.css";
import texts from "./texts.module.css";

const signs = { well: "✓", look: "!", ill: "✕" } as const;

/** How the installation is: each line with what to do about it. DOCTOR3 */
export function DoctorView({ part: { title, lead, summary, lines, again } }: { part: DoctorText }) {
  return (
    <div className={setUp.setUp}>
      <h1>{title}</h1>
      <p className={texts.lead}>{lead}</p>
      <p className={styles.summary} role="status">
        <strong>{summary}</strong>
        <a href={again.href} className={texts.way}>
          {again.text}
        </a>
      </p>
      <ul className={styles.lines}>
        {lines.map(({ key, verdict, state, about, says, remedy }) => (
          <li key={key} data-verdict={verdict}>
            <span className={styles.sign} aria-hidden="true">
              {signs[verdict]}
            </span>
            <div>
              <h2>
                {about} <small>{state}</small>
              </h2>
              <p>{says}</p>
              {remedy && (
                <p>
                  <strong>{remedy.label}</strong> {remedy.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
