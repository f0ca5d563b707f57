import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { SeasonTransfersPart } from "./season-transfers-model.ts";
import styles from "./transfers.module.css";

/** The latest transfers on the page of their season. */
export function SeasonTransfersSection({ transfers: { title, lines, whole, empty } }: { transfers: SeasonTransfersPart }) {
  return (
    <Section title={title} more={whole}>
      {lines.length === 0 && <Empty text={empty} />}
      <ul>
        {lines.map(({ text, href, clubs }) => (
          <li key={`${href} ${clubs}`} className={styles.line}>
            <a href={href}>{text}</a>
            <small>{clubs}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
