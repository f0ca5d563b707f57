import { useT } from "../../i18n/use-t.ts";
import { Crest } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import { BracketColumns } from "../../sport/bracket-columns.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { BracketDuel } from "./bracket-duel.tsx";
import type { LeagueAddress } from "./league-address.ts";
import styles from "./playoff-bracket.module.css";
import type { PlayoffTab } from "./playoff-bracket-model.ts";

type Props = { playoff: PlayoffTab | null; clubs: ClubMarks; league: LeagueAddress };

/** The bracket: a list by rounds, which stands side by side and is joined by lines where there is room. */
export function PlayoffBracket({ playoff, clubs, league }: Props) {
  const t = useT("league");
  if (!playoff) return <Empty text={t("playoff.empty")} />;
  const { champion, openNote, legend, besides, places, strays } = playoff;
  return (
    <>
      {champion && <Champion champion={champion} clubs={clubs} league={league} />}
      <section aria-label={playoff.caption}>
        {openNote !== null && <p className={styles.note}>{openNote}</p>}
        <Rounds playoff={playoff} clubs={clubs} league={league} />
        {legend.length > 0 && <p className={styles.legend}>{legend.join("\u2003")}</p>}
      </section>
      <div className={styles.rest}>
        {besides.map(({ title, duels }) => (
          <Section key={title} title={title}>
            <ul className={styles.beside}>
              {duels.map((duel) => (
                <li key={duel.key}>
                  <BracketDuel duel={duel} clubs={clubs} league={league} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
        <Places places={places} clubs={clubs} league={league} />
      </div>
      {strays && (
        <Section title={strays.title}>
          <p className={styles.note}>{strays.explained}</p>
          <GameList games={strays.games} clubs={clubs} withDay />
        </Section>
      )}
    </>
  );
}

function Rounds({ playoff: { rounds, rows, isJoined }, clubs, league }: { playoff: PlayoffTab; clubs: ClubMarks; league: LeagueAddress }) {
  const columns = rounds.map(({ duels, ...round }) => ({ ...round, pairings: duels }));
  return (
    <BracketColumns
      columns={columns}
      rows={rows}
      isJoined={isJoined}
      renderPairing={(duel) => <BracketDuel duel={duel} clubs={clubs} league={league} />}
    />
  );
}

function Champion({
  champion: { title, club, team },
  clubs,
  league,
}: {
  champion: NonNullable<PlayoffTab["champion"]>;
  clubs: ClubMarks;
  league: LeagueAddress;
}) {
  const locale = useLocale();
  const mark = markOf(clubs, club);
  return (
    <p className={styles.champion}>
      <Crest crest={mark} size={72} />
      <span>
        <small>{title}</small>
        <a href={addresses.team(locale, league.seasonSlug, league.leagueSlug, team)}>{mark.name}</a>
      </span>
    </p>
  );
}

function Places({ places, clubs, league }: { places: PlayoffTab["places"]; clubs: ClubMarks; league: LeagueAddress }) {
  const locale = useLocale();
  if (places.rows.length === 0) return null;
  return (
    <Section title={places.title}>
      <ol className={styles.places}>
        {places.rows.map(({ place, club, team, text }) => (
          <li key={place + text}>
            <span>{place}</span>
            {club === null || team === null ? (
              <span className={styles.open}>{text}</span>
            ) : (
              <a href={addresses.team(locale, league.seasonSlug, league.leagueSlug, team)}>
                <Crest crest={markOf(clubs, club)} size={26} />
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
