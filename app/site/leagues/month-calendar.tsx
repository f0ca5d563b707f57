import { useState, type MouseEvent } from "react";
import { tableElementId } from "#contract/table-exports.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { GameCard } from "../../sport/game-card.ts";
import { GameList } from "../../sport/game-list.tsx";
import { CardState } from "../../sport/game-state.tsx";
import { useCardNow } from "../../sport/use-card-now.ts";
import { useToday } from "../use-today.ts";
import type { CalendarDay, CalendarTab } from "./month-calendar-model.ts";
import { GamesFilterForm } from "./games-filter-form.tsx";
import { chosenDayId } from "./league-address.ts";
import styles from "./month-calendar.module.css";

type Props = { calendar: CalendarTab | null; clubs: ClubMarks };

/** A month of games in a grid; on phones its cells say how many there are, and those of one day stand below. SCHED21 */
export function MonthCalendar({ calendar, clubs }: Props) {
  const t = useT("league");
  const today = useToday();
  const [picked, pick] = useState<string | null>(null);
  if (!calendar) return <Empty text={t("calendar.empty")} />;
  const { caption, weekdays, weeks, undated, subscription } = calendar;
  const days = weeks.flat();
  const chosen = days.find((day) => day?.key === picked) ?? days.find((day) => day?.key === calendar.chosen) ?? null;
  return (
    <div className={styles.calendar}>
      <MonthHead calendar={calendar} />
      {calendar.none !== null && <p className={styles.none}>{calendar.none}</p>}
      <table id={tableElementId("month")} className={styles.month}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} className={styles.outside}>
                    {"\u00a0"}
                  </td>
                ) : (
                  <DayCell
                    key={day.key}
                    day={day}
                    clubs={clubs}
                    today={day.key === today ? calendar.words.today : null}
                    isChosen={day === chosen}
                    onPick={() => pick(day.key)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <section id={chosenDayId} className={styles.chosen} aria-labelledby={`${chosenDayId}-name`}>
          <h3 id={`${chosenDayId}-name`} aria-live="polite">
            {chosen.name}
          </h3>
          <GameList games={chosen.games} clubs={clubs} />
        </section>
      )}
      {undated && (
        <Section title={undated.title}>
          <GameList games={undated.games} clubs={clubs} withDay />
        </Section>
      )}
      <p className={styles.subscription}>
        <a href={subscription.href}>
          <Icon name="schedule" size={20} />
          {subscription.text}
        </a>
        <span>{subscription.explained}</span>
      </p>
    </div>
  );
}

function MonthHead({ calendar: { filter, month, key, previous, next } }: { calendar: CalendarTab }) {
  return (
    <div className={styles.head}>
      <div className={styles.months}>
        <MonthTurn link={previous} icon="left" />
        <h2>{month}</h2>
        <MonthTurn link={next} icon="right" />
      </div>
      <GamesFilterForm filter={filter} month={key} />
    </div>
  );
}

function MonthTurn({ link, icon }: { link: CalendarTab["next"]; icon: "left" | "right" }) {
  if (!link) return <span className={styles.turn} />;
  return (
    <a className={styles.turn} href={link.href} aria-label={`${link.label}: ${link.text}`}>
      <Icon name={icon} size={20} />
    </a>
  );
}

type DayCellProps = { day: CalendarDay; clubs: ClubMarks; today: string | null; isChosen: boolean; onPick: () => void };

function DayCell({ day, clubs, today, isChosen, onPick }: DayCellProps) {
  function pickHere(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPick();
  }
  const isEmpty = day.games.length === 0 && today === null;
  return (
    <td className={isEmpty ? styles.free : styles.day} aria-current={today === null ? undefined : "date"}>
      <span className={styles.date}>
        <span className={styles.number}>{day.number}</span>
        <span className={styles.name}>
          {day.link ? (
            <a
              href={day.link.href}
              rel="nofollow"
              aria-label={day.link.label}
              aria-current={isChosen ? "true" : undefined}
              data-games={day.games.length}
              data-live={day.games.some(({ phase }) => phase === "live") ? "" : undefined}
              onClick={pickHere}
            >
              {day.name}
            </a>
          ) : (
            day.name
          )}
        </span>
        {today !== null && <span className={styles.today}>{today}</span>}
      </span>
      {day.games.length > 0 && (
        <ul>
          {day.games.map((game) => (
            <li key={game.href}>
              <DayGame game={game} clubs={clubs} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function DayGame({ game: written, clubs }: { game: GameCard; clubs: ClubMarks }) {
  const game = useCardNow(written);
  const [home, away] = [markOf(clubs, game.home.club), markOf(clubs, game.away.club)];
  const locale = useLocale();
  const { home: first, away: second } = game;
  const score = first.points === null || second.points === null ? null : scoreText(locale, first.points, second.points);
  return (
    <a className={game.phase === "live" ? `${styles.game} ${styles.live}` : styles.game} href={game.href} data-spoils={game.href}>
      <span className={styles.sides} aria-hidden="true">
        <Crest crest={home} size={18} />
        <span className={styles.code}>{home.code}</span>
        <span className={styles.score} data-told={score === null ? undefined : ""}>
          {score ?? game.time ?? "–"}
        </span>
        <span className={styles.code}>{away.code}</span>
        <Crest crest={away} size={18} />
      </span>
      <span className={styles.full}>
        {home.name} – {away.name} <b data-told={score === null ? undefined : ""}>{score ?? game.time ?? game.open}</b>
      </span>
      {game.phase === "live" && (
        <small className={styles.state}>
          <CardState game={game} />
        </small>
      )}
    </a>
  );
}
