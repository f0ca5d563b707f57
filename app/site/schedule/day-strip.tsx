import { useT } from "../../i18n/use-t.ts";
import { useCentred } from "../../ui/use-centred.ts";
import { useToday } from "../use-today.ts";
import styles from "./day-strip.module.css";
import type { StripDay } from "./schedule-model.ts";

/** The days around with games in a row that a thumb moves: each leads to its own games, those shown stand in its midst. SCHED22 */
export function DayStrip({ days }: { days: readonly StripDay[] }) {
  const t = useT("calendar");
  const today = useToday();
  const first = days.find(({ shown }) => shown !== null)?.key ?? null;
  const { row, item } = useCentred<HTMLElement, HTMLAnchorElement>(first);
  if (days.length === 0) return null;
  return (
    <nav ref={row} className={styles.strip} aria-label={t("days")}>
      <ul>
        {days.map(({ key, weekday, date, games, label, href, shown }) => (
          <li key={key}>
            <a
              ref={key === first ? item : undefined}
              className={shown === "among" ? styles.among : undefined}
              href={href}
              rel="nofollow"
              data-today={key === today ? "" : undefined}
              aria-current={shown === "alone" ? "date" : undefined}
            >
              <span>{key === today ? t("today") : weekday}</span>
              <b>{date}</b>
              <small aria-hidden="true">{games}</small>
              <span className="visually-hidden">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
