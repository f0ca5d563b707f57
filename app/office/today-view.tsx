import { Lines } from "./changes-view.tsx";
import type { GameRowText, TodayText, WaitingText } from "./today-page.ts";
import texts from "./texts.module.css";
import styles from "./today-view.module.css";

/** What waits, today’s games, what there is, what was changed last. OFF21, OFF77 */
export function TodayView({ part: { title, setUp, games, waits, holds, lately } }: { part: TodayText }) {
  return (
    <div className={styles.today}>
      <h1>{title}</h1>
      {setUp && (
        <section className={styles.setUp}>
          <h2>{setUp.title}</h2>
          <p>{setUp.text}</p>
          <ul>
            {setUp.ways.map(({ href, text }) => (
              <li key={href}>
                <a className={texts.way} href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.column}>
        {games && (
          <section data-games="">
            <h2>{games.title}</h2>
            {games.rows.length === 0 && <p className={styles.none}>{games.none}</p>}
            <ul className={styles.games}>
              {games.rows.map(({ key, ...game }) => (
                <GameRow key={key} game={game} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{waits.title}</h2>
          {waits.rows.length === 0 && <p className={styles.none}>{waits.none}</p>}
          <ul className={styles.waits}>
            {waits.rows.map(({ key, ...row }) => (
              <WaitingRow key={key} row={row} />
            ))}
          </ul>
        </section>
        <section>
          <h2>{holds.title}</h2>
          <ul className={styles.holds}>
            {holds.rows.map(({ href, text, count }) => (
              <li key={href}>
                <a href={href}>
                  <span>{text}</span>
                  <strong>{count}</strong>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section>
        <h2>{lately.title}</h2>
        {lately.lines.length === 0 ? <p className={styles.none}>{lately.none}</p> : <Lines lines={lately.lines} />}
        <p>
          <a className={texts.way} href={lately.all.href}>
            {lately.all.text}
          </a>
        </p>
      </section>
    </div>
  );
}

function GameRow({ game: { time, title, about, states, way } }: { game: Omit<GameRowText, "key"> }) {
  return (
    <li>
      <span className={styles.time}>{time}</span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>{about}</p>
        <ul className={styles.states}>
          {states.map(({ text, isMissing }) => (
            <li key={text} data-missing={isMissing ? "" : undefined}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <a className={texts.way} href={way.href} aria-label={`${way.text}: ${title}`}>
        {way.text}
      </a>
    </li>
  );
}

function WaitingRow({ row: { text, about, count, way } }: { row: Omit<WaitingText, "key"> }) {
  return (
    <li>
      <span>
        {text}
        {about !== null && <span className={styles.about}>{about}</span>}
      </span>
      {count !== null && <strong>{count}</strong>}
      <a className={texts.way} href={way.href} aria-label={`${way.text}: ${text}`}>
        {way.text}
      </a>
    </li>
  );
}
