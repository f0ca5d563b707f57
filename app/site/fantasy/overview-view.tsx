import { Shirt } from "../../fantasy/shirt.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import button from "../../ui/button.module.css";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { FantasyParts } from "./fantasy-head.tsx";
import type { FantasyOverviewTab } from "./overview-model.ts";
import styles from "./overview.module.css";

/** A league's fantasy game as it stands. */
export function OverviewView({ overview }: { overview: FantasyOverviewTab }) {
  const { parts, five, changed, table, corrections } = overview;
  return (
    <>
      <div className={styles.first}>
        <FantasyParts parts={parts} />
        <Standing overview={overview} />
      </div>
      {five && (
        <Section title={five.title}>
          <ul className={styles.five}>
            {five.players.map(({ href, look, name, club, points }) => (
              <li key={href}>
                <a href={href}>
                  <Shirt look={look} size={64} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.club}>{club}</span>
                  <b>{points}</b>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={table.title} more={table.figures && table.more}>
        {table.figures === null ? <Empty text={table.empty} /> : <FigureTable table={table.figures} head={ThingHead} />}
        <a className={frame.more} href={corrections.href}>
          {corrections.text}
        </a>
      </Section>
      {changed.length > 0 && (
        <div className={styles.changed}>
          {changed.map(({ title, rows }) => (
            <Section key={title} title={title}>
              <ol className={styles.rows}>
                {rows.map(({ href, look, name, detail, teams }) => (
                  <li key={href}>
                    <Shirt look={look} size={40} />
                    <span>
                      <a href={href}>{name}</a>
                      <small>{detail}</small>
                    </span>
                    <b>{teams}</b>
                  </li>
                ))}
              </ol>
            </Section>
          ))}
        </div>
      )}
    </>
  );
}

function Standing({ overview: { deadline, says, make, ways } }: { overview: FantasyOverviewTab }) {
  return (
    <div className={styles.standing}>
      {deadline && (
        <p className={styles.deadline}>
          {/* Whoever is in another time zone reads his own time beside it: app/own-zone.ts. */}
          <time dateTime={deadline.at} data-tip-off={deadline.at}>
            {deadline.text}
          </time>
        </p>
      )}
      {says.map(({ text, isLive }) => (
        <p key={text} className={isLive ? styles.live : styles.text}>
          {text}
        </p>
      ))}
      <p className={styles.ways}>
        {make && (
          <a className={button.main} href={make.href}>
            {make.text}
          </a>
        )}
        {ways.map(({ href, text }) => (
          <a key={href} className={styles.way} href={href}>
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
