import { useContext, useLayoutEffect, useRef } from "react";
import { languageTag } from "#contract/locale.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { InlineMark } from "../../ui/inline-mark.ts";
import { Icon } from "../../ui/icon.tsx";
import { ScoreCard } from "../../sport/score-card.tsx";
import { useRowEnds } from "../../ui/use-row-ends.ts";
import { useToday } from "../use-today.ts";
import type { HomePage } from "./home-model.ts";
import { startOfStrip, stripDays, type StripDay } from "./strip-days.ts";
import styles from "./score-strip.module.css";

/**
 * Before the first paint the row stands where it begins; later nobody would know whose hand had moved it. In the browser
 * `startRow` does the same for a row that comes without a document.
 */
const startScript = { __html: import.meta.env.SSR ? `(${startRow.toString()})(document.currentScript.previousElementSibling)` : "" };

/** Results, games being played and games to come, under their days: one row that moves sideways, and begins where the league stands. HOME1 */
export function ScoreStrip({ page }: { page: Pick<HomePage, "latest" | "next" | "days" | "clubs"> }) {
  const t = useT("home");
  const mark = useContext(InlineMark);
  const today = useToday();
  const strip = useRef<HTMLElement>(null);
  const row = useRef<HTMLOListElement>(null);
  const days = stripDays(page);
  const start = startOfStrip(days);

  useLayoutEffect(() => {
    if (!row.current) return;
    if (row.current.scrollLeft === 0) startRow(row.current);
  }, []);
  const { look, move } = useRowEnds(strip, row);

  if (days.length === 0) return null;
  return (
    <section ref={strip} className={styles.strip} aria-label={t("ticker.label")}>
      <ol ref={row} className={styles.days} onScroll={look}>
        {days.map((day) => (
          <li key={day.key} data-start={day.key === start ? "" : undefined}>
            <DayName day={day} today={today} />
            <ol>
              {day.games.map((game) => (
                <li key={game.href}>
                  <ScoreCard game={game} clubs={page.clubs} isUnderDay={day.day !== null} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <script nonce={mark} dangerouslySetInnerHTML={startScript} suppressHydrationWarning />
      <button type="button" className={styles.earlier} aria-label={t("ticker.earlier")} onClick={() => move(-1)}>
        <Icon name="left" size={24} />
      </button>
      <button type="button" className={styles.later} aria-label={t("ticker.later")} onClick={() => move(1)}>
        <Icon name="right" size={24} />
      </button>
    </section>
  );
}

/** Leads to all that is played on the day. */
function DayName({ day: { key, day, games }, today }: { day: StripDay; today: string | null }) {
  const locale = useLocale();
  if (day === null) return <p className={styles.day}>{games[0]?.round}</p>;
  return (
    <a className={styles.day} href={day.href} rel="nofollow">
      <b>{nearDay(key, today, languageTag(locale)) ?? day.weekday}</b>
      <small>{day.date}</small>
    </a>
  );
}

/** "Today", "yesterday" or "tomorrow"; `null` of any other day, and until the browser has said which day it is. */
function nearDay(day: string, today: string | null, language: string): string | null {
  if (today === null) return null;
  const distance = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return Math.abs(distance) > 1 ? null : new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(distance, "day");
}

/** Its text runs in the document too: it knows nothing but what it is given. */
function startRow(row: Element | null): void {
  const [start, first] = [row?.querySelector<HTMLElement>("[data-start]"), row?.querySelector("li")];
  if (row && start && first) row.scrollLeft = start.offsetLeft - first.offsetLeft;
}
