import { useEffect, useState } from "react";
import type { FantasyRound } from "#contract/fantasy.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { useT } from "../../i18n/use-t.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import styles from "./stage.module.css";

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Until when transfers may be made, with what is left of it: at last second by second. `now`: the server's clock. */
export function Deadline({ own, now, language }: { own: OwnFantasy; now: () => number; language: PageLanguage }) {
  const t = useT("my-fantasy");
  const { open, underWay } = own;
  const [at, setAt] = useState(now);
  const left = open === null ? 0 : Math.max(0, open.locksAt - at);
  const everyMs = left > hourMs ? minuteMs / 2 : secondMs;
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, now]);
  if (open === null && own.transfersUntil === "next-opening" && own.next !== null)
    return <FirstRound next={own.next} language={language} />;
  if (open === null) {
    return (
      <p className={styles.deadline}>
        <Clock />
        <span>
          {t("deadline.none")}{" "}
          <small>{underWay ? t("deadline.afterRound", { round: fantasyRoundTitle(underWay, language) }) : t("deadline.last")}</small>
        </span>
      </p>
    );
  }
  const { format } = language;
  return (
    <p className={styles.deadline}>
      <Clock />
      {/* Whoever is in another time zone reads his own time beside it: app/own-zone.ts. */}
      <time dateTime={format.machineTime(open.locksAt)} data-tip-off={format.machineTime(open.locksAt)}>
        {t("deadline.transfers", { day: format.date(open.locksAt, "day"), time: format.date(open.locksAt, "time") })}
      </time>
      <b>{leftWords(left, t)}</b>
    </p>
  );
}

/** Of a team that has played none while a round is played: with which it begins, and that it weighs anew before. FAN31 */
function FirstRound({ next, language }: { next: FantasyRound; language: PageLanguage }) {
  const t = useT("my-fantasy");
  const { format } = language;
  return (
    <p className={styles.deadline}>
      <Clock />
      <span>
        <time dateTime={format.machineTime(next.locksAt)} data-tip-off={format.machineTime(next.locksAt)}>
          {t("deadline.first", {
            round: fantasyRoundTitle(next, language),
            day: format.date(next.locksAt, "day"),
            time: format.date(next.locksAt, "time"),
          })}
        </time>{" "}
        <small>{t("deadline.free")}</small>
      </span>
    </p>
  );
}

function leftWords(left: number, t: ReturnType<typeof useT<"my-fantasy">>): string {
  const whole = (part: number, of: number) => Math.floor((left % of) / part);
  if (left >= dayMs) return t("deadline.days", { days: Math.floor(left / dayMs), hours: whole(hourMs, dayMs) });
  if (left >= hourMs) return t("deadline.hours", { hours: Math.floor(left / hourMs), minutes: whole(minuteMs, hourMs) });
  return t("deadline.minutes", { minutes: Math.floor(left / minuteMs), seconds: whole(secondMs, minuteMs) });
}

function Clock() {
  return (
    <svg className={styles.clock} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </svg>
  );
}

/** Who eats the hundred: a slice for each, the dearest first, and what is free as the grey end. All in tenths. */
export function BudgetBar({ weights, budget, language }: { weights: readonly number[]; budget: number; language: PageLanguage }) {
  const t = useT("my-fantasy");
  const shown = (tenths: number) => language.format.decimal(tenths / 10);
  const used = weights.reduce((sum, weight) => sum + weight, 0);
  const left = budget - used;
  const slices = weights.filter((weight) => weight > 0).toSorted((one, other) => other - one);
  return (
    <div className={styles.budget} data-over={left < 0 || undefined}>
      <div
        className={styles.bar}
        role="img"
        aria-label={t("budget.label", { used: shown(used), budget: shown(budget), left: shown(Math.max(0, left)) })}
      >
        {slices.map((weight, index) => (
          // Slices have no names: their order is what they are.
          <i key={index} style={{ flexGrow: weight }} />
        ))}
        {left > 0 && <u style={{ flexGrow: left }} />}
      </div>
      <p aria-hidden="true">
        <span>{t("budget.used", { used: shown(used), budget: shown(budget) })}</span>
        <b>{left < 0 ? t("budget.over", { over: shown(-left) }) : t("budget.left", { left: shown(left) })}</b>
      </p>
    </div>
  );
}
