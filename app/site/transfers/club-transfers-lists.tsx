import { Section } from "../../ui/section.tsx";
import type { ClubTransfersPart } from "./club-transfers-model.ts";
import styles from "./transfers.module.css";

export function ClubTransfersLists({ transfers: { arrivals, departures } }: { transfers: ClubTransfersPart }) {
  return [arrivals, departures].map(({ title, lines, empty }) => (
    <Section key={title} title={title}>
      {lines.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul>
          {lines.map(({ key, href, name, details }) => (
            <li key={key} className={styles.line}>
              <a href={href}>{name}</a>
              <small>{details.join(" · ")}</small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  ));
}
