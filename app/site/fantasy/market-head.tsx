import { Shirt } from "../../fantasy/shirt.tsx";
import type { MarketHead as Head } from "./market-cells.ts";
import styles from "./market-head.module.css";

/** A player as his shirt and his name, which leads to his card. */
export function MarketHead({ head: { name, href, look, details } }: { head: Head }) {
  return (
    <span className={styles.who}>
      <Shirt look={look} size={36} />
      <span className={styles.words}>
        <a href={href}>{name}</a>
        <small>
          {details.map(({ column, text }) => (
            <span key={column} data-column={column}>
              {text}
            </span>
          ))}
        </small>
      </span>
    </span>
  );
}
