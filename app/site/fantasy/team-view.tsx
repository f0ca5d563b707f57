import { LedgerTables } from "../../fantasy/ledger.tsx";
import { Bench } from "../../fantasy/bench.tsx";
import { Court, type Holder } from "../../fantasy/court.tsx";
import { Exchanges, RoundFiguresHead } from "../../fantasy/round-figures.tsx";
import { Shirt } from "../../fantasy/shirt.tsx";
import { useLivePage } from "../../live/use-live-page.ts";
import { StaleNote } from "../../sport/stale-note.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { usePlace } from "../../ui/shown-page.tsx";
import { useFreshPage } from "../../ui/use-fresh-page.ts";
import { Section } from "../../ui/section.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import { ReportName } from "./report-name.tsx";
import type { ShownRound, TeamPage } from "./team-model.ts";
import { TeamPastSections } from "./team-past.tsx";
import { TeamRounds } from "./team-rounds.tsx";
import styles from "./team-view.module.css";

/** A team of the game as everybody may see it: a round on the court, and how each figure came about. FANT5–FANT9 */
export function TeamView({ page: loaded }: { page: TeamPage }) {
  const { pathname, search } = usePlace();
  const [page, refresh] = useFreshPage(loaded, pathname + search);
  useLivePage(page.live, refresh);
  const { head, made, mark, fan, figures, honours, rounds, shown, past, none, report } = page;
  const more = figures.map((figure) => ({ ...figure, isLive: false }));
  return (
    <>
      <FantasyHead head={head} />
      <div className={styles.stage}>
        <div className={styles.inner}>
          <p>
            {mark === null ? made : `${made} · ${mark}`}
            {fan && (
              <>
                {" · "}
                <a href={fan.href}>{fan.text}</a>
              </>
            )}
          </p>
          {shown && <RoundFiguresHead round={shown.figures} more={more} />}
        </div>
      </div>
      <div className={frame.page}>
        <FantasyParts parts={head.parts} />
        <StaleNote />
        {shown === null ? (
          <Empty text={none} />
        ) : (
          <div className={styles.columns}>
            <RoundOnCourt shown={shown} />
            <Ledgers shown={shown} />
          </div>
        )}
        {honours.items.length > 0 && (
          <Section title={honours.title}>
            <ul className={styles.honours}>
              {honours.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        )}
        {rounds.lines.length > 0 && <TeamRounds rounds={rounds} />}
        {past && <TeamPastSections past={past} />}
        {report && <ReportName path={report.path} words={report.words} />}
      </div>
    </>
  );
}

/** A press of a player leads to how his points came about, which opens by itself. */
const toLedger: Holder = (token, className, drawn) => (
  <a href={`#${ledgerId(token.place)}`} className={className}>
    {drawn}
  </a>
);

function ledgerId(place: number): string {
  return `ledger-${place + 1}`;
}

function RoundOnCourt({ shown: { figures, court, bench, words } }: { shown: ShownRound }) {
  return (
    <div className={styles.left}>
      <Court tokens={court} words={words} holder={toLedger} />
      <Exchanges round={figures} />
      <Section title={words.bench} aside={<span className={styles.note}>{words.benchNote}</span>}>
        <Bench tokens={bench} words={words} holder={toLedger} />
      </Section>
      <p className={styles.note}>{figures.final}</p>
    </div>
  );
}

/** Without scripts too: browsers open what an address leads into. */
function Ledgers({ shown: { ledgers, words, court, bench } }: { shown: ShownRound }) {
  const tokens = [...court, ...bench];
  return (
    <Section title={words.ledgers}>
      {ledgers.map(({ place, name, points, ledger }) => (
        <details key={place} className={styles.player}>
          <summary>
            <Shirt look={tokens[place]?.look ?? null} size={36} />
            <span>{name}</span>
            <b>{points}</b>
          </summary>
          <div id={ledgerId(place)}>
            <LedgerTables ledger={ledger} />
          </div>
        </details>
      ))}
    </Section>
  );
}
