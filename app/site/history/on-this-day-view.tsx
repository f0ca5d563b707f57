import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { type ClubMarks, markOf } from "../../sport/club-mark.ts";
import { ScoreCard } from "../../sport/score-card.tsx";
import type { BirthdayLine, OnThisDayPage, RememberedDate } from "./on-this-day-model.ts";
import styles from "./on-this-day-view.module.css";

export function OnThisDayView({ page: { title, day, clubs, games, ahead, birthdays } }: { page: OnThisDayPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <BandHead title={title} below={day} />
      <div className={frame.page}>
        <div className={frame.columns}>
          <div className={frame.column}>
            <Section title={games.title}>
              {games.items.length === 0 ? <Empty text={games.empty ?? ""} /> : <Dates dates={games.items} clubs={clubs} />}
            </Section>
            {ahead.items.length > 0 && (
              <Section title={ahead.title}>
                <Dates dates={ahead.items} clubs={clubs} />
              </Section>
            )}
          </div>
          <Section title={birthdays.title}>
            {birthdays.items.length === 0 ? <Empty text={birthdays.empty ?? ""} /> : <Birthdays lines={birthdays.items} clubs={clubs} />}
          </Section>
        </div>
      </div>
    </>
  );
}

function Dates({ dates, clubs }: { dates: readonly RememberedDate[]; clubs: ClubMarks }) {
  return dates.map(({ title, games }) => (
    <div key={title} className={styles.date}>
      <h3>{title}</h3>
      <ul className={styles.games}>
        {games.map(({ game, notes }) => (
          <li key={game.href}>
            <ScoreCard game={game} clubs={clubs} />
            {notes.length > 0 && (
              <ul className={styles.notes} data-spoils={game.href} data-told="block">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Birthdays({ lines, clubs }: { lines: readonly BirthdayLine[]; clubs: ClubMarks }) {
  return (
    <ul>
      {lines.map(({ href, name, club, age, day, machineDay }) => (
        <li key={href} className={styles.birthday}>
          <Crest crest={markOf(clubs, club)} size={32} />
          <span>
            <a href={href}>{name}</a>
            <small>{[age, markOf(clubs, club).name].join(" · ")}</small>
          </span>
          <time dateTime={machineDay}>{day}</time>
        </li>
      ))}
    </ul>
  );
}
