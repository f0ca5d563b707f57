import { Fragment } from "react";
import { AwayText } from "../../ui/away-links.tsx";
import { Section } from "../../ui/section.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { GameInfo as Info } from "./game-info-model.ts";
import styles from "./game-info.module.css";

/** Who, where, before how many; and at the end what the record itself is worth. */
export function GameInfo({ info: { title, lines, outlets, record } }: { info: Info }) {
  return (
    <Section title={title}>
      <dl className={styles.info}>
        {lines.map(({ name, parts }) => (
          <div key={name + parts[0]?.text}>
            <dt>{name}</dt>
            <dd>
              {parts.map(({ text, href }, place) => (
                <Fragment key={text}>
                  {place > 0 && " "}
                  <span>
                    {href ? <SiteLink href={href}>{text}</SiteLink> : text}
                    {place < parts.length - 1 && ","}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
        {outlets.map((outlet) => (
          <div key={outlet.label}>
            <dt>{outlet.name}</dt>
            <dd>
              <AwayText link={outlet} />
            </dd>
          </div>
        ))}
      </dl>
      {record && (
        <details className={styles.record}>
          <summary>{record.title}</summary>
          <p>{record.source}</p>
          <p>{record.intro}</p>
          {record.notes.length > 0 && (
            <ul>
              {record.notes.map(({ text, detail }) => (
                <li key={text + detail}>
                  {text}
                  {detail !== "" && <span translate="no">{detail}</span>}
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </Section>
  );
}
