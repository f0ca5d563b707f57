import { Comparison } from "../../charts/comparison.tsx";
import { Sides } from "../../charts/sides.tsx";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { useLocale } from "../../i18n/language-provider.tsx";
import { pairingText } from "../../i18n/pairing-text.ts";
import { sharedBy } from "../../ui/shared-row.ts";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { LinkChips } from "../../ui/link-chips.tsx";
import { ComparisonPicker } from "./comparison-picker.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import type { ComparedHead, ComparedMeeting, PlayerComparisonPage } from "./player-comparison-model.ts";
import { PlayerLinks } from "./player-links.tsx";
import styles from "./player-comparison-view.module.css";

const removeSign = "×";

/** Up to four players side by side: their careers, and of two the games in which they met. COMPARE2 */
export function PlayerComparisonView({ page }: { page: PlayerComparisonPage }) {
  const { heads, clubs, meetings } = page;
  const [one, other] = heads;
  return (
    <Sides colors={page.colors}>
      <CrestSheet crests={Object.values(clubs)} />
      <header className={heads.length === 2 ? `${styles.band} ${styles.sides}` : styles.band}>
        <h1 className="visually-hidden">{page.title}</h1>
        <div className={heads.length === 2 ? `${styles.heads} ${styles.pair}` : styles.heads}>
          {heads.map((head) => (
            <Head key={head.href} head={head} clubs={clubs} />
          ))}
        </div>
      </header>
      <div className={frame.page}>
        <div>
          {page.choose !== null && <p className={styles.choose}>{page.choose}</p>}
          <ComparisonPicker picker={page.picker} />
        </div>
        {page.offers.length > 0 && (
          <div className={styles.offers} style={sharedBy(page.offers)}>
            {page.offers.map(({ title, players }) => (
              <Section key={title} title={title}>
                <PlayerLinks players={players} clubs={clubs} />
              </Section>
            ))}
          </div>
        )}
        {page.columns && (
          <Section title={page.heading}>
            <Choices page={page} />
            <ComparisonTable caption={page.caption} label={page.heading} heads={heads} clubs={clubs} rows={page.columns} />
            <p className={styles.note}>{page.note}</p>
          </Section>
        )}
        {page.mirrored && one && other && (
          <div className={meetings ? frame.columns : undefined}>
            <Section title={page.heading}>
              <Choices page={page} />
              <Comparison caption={page.caption} label={page.heading} home={one.short} away={other.short} rows={page.mirrored} />
              <p className={styles.note}>{page.note}</p>
            </Section>
            {meetings && <Meetings meetings={meetings} names={{ one: one.short, other: other.short }} clubs={clubs} />}
          </div>
        )}
      </div>
    </Sides>
  );
}

function Choices({ page }: { page: PlayerComparisonPage }) {
  return (
    <div className={styles.choices}>
      <LinkChips {...page.phases} />
      <LinkChips {...page.modes} />
    </div>
  );
}

type MeetingsProps = {
  meetings: NonNullable<PlayerComparisonPage["meetings"]>;
  names: { readonly one: string; readonly other: string };
  clubs: ClubMarks;
};

function Meetings({ meetings, names, clubs }: MeetingsProps) {
  return (
    <Section title={meetings.title}>
      <p className={styles.said}>
        {meetings.said.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {meetings.games.length > 0 && (
        <>
          <ul className={styles.meetings}>
            {meetings.games.map((game) => (
              <Meeting key={game.href} game={game} clubs={clubs} />
            ))}
          </ul>
          <h3 className={styles.part}>{meetings.rowsTitle}</h3>
          <Comparison caption={meetings.rowsTitle} label={meetings.rowsTitle} home={names.one} away={names.other} rows={meetings.rows} />
        </>
      )}
    </Section>
  );
}

function Head({ head: { href, name, shirt, position, club, remove }, clubs }: { head: ComparedHead; clubs: ClubMarks }) {
  const mark = club === null ? null : markOf(clubs, club);
  return (
    <div className={styles.head}>
      {mark && <Crest crest={mark} size={88} className={styles.crest} />}
      <div className={styles.words}>
        <p className={styles.name}>
          <a href={href}>{name}</a>
        </p>
        <p className={styles.detail}>{[shirt, position, mark?.name].filter(Boolean).join(" · ")}</p>
      </div>
      {remove && (
        <a className={styles.remove} href={remove.href} aria-label={remove.label} title={remove.label} rel="nofollow">
          <span aria-hidden="true">{removeSign}</span>
        </a>
      )}
    </div>
  );
}

function Meeting({ game: { href, date, home, away, score }, clubs }: { game: ComparedMeeting; clubs: ClubMarks }) {
  const locale = useLocale();
  const [homeClub, awayClub] = [markOf(clubs, home), markOf(clubs, away)];
  return (
    <li>
      <a className={styles.meeting} href={href}>
        <span className={styles.date}>{date ?? "–"}</span>
        <span className="visually-hidden">{pairingText(locale, homeClub.name, awayClub.name)}</span>
        <Crest crest={homeClub} size={24} />
        <b>{score}</b>
        <Crest crest={awayClub} size={24} />
      </a>
    </li>
  );
}
