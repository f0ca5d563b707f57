import type { FantasyRound } from "#contract/fantasy.ts";
import type { DuelSide, LeagueDuel, PrivateLeague } from "#contract/fantasy-leagues.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { useT } from "../../i18n/use-t.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { teamName } from "../../fantasy/team-name.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./league-screen.module.css";

type Props = {
  duels: NonNullable<PrivateLeague["duels"]>;
  fromRound: FantasyRound;
  language: PageLanguage;
  onRound: (round: number) => void;
};

/** The duels of a round, with both sides' points and how far they have come. */
export function DuelList({ duels: { round, rounds, duels }, fromRound, language, onRound }: Props) {
  const t = useT("fantasy-leagues");
  if (round === null) {
    return (
      <Section title={t("duels.title")}>
        <p>{t("duels.none", { round: fantasyRoundTitle(fromRound, language) })}</p>
      </Section>
    );
  }
  return (
    <Section
      title={t("duels.title")}
      aside={
        rounds.length > 1 ? (
          <select
            className={styles.rounds}
            aria-label={t("duels.choose")}
            value={round.round}
            onChange={({ currentTarget }) => onRound(Number(currentTarget.value))}
          >
            {rounds.map(({ round: number, ...named }) => (
              <option key={number} value={number}>
                {fantasyRoundTitle(named, language)}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.after}>{fantasyRoundTitle(round, language)}</span>
        )
      }
    >
      <ul className={styles.duels}>
        {duels.map((duel) => (
          <Duel key={`${duel.one.team?.number}`} duel={duel} language={language} />
        ))}
      </ul>
    </Section>
  );
}

function Duel({ duel: { one, other, state, corrected }, language }: { duel: LeagueDuel; language: PageLanguage }) {
  const t = useT("fantasy-leagues");
  const { decimal } = language.format;
  const isPlayed = state !== "to-come";
  return (
    <li data-mine={one.isOwn || other.isOwn || undefined} data-live={state === "live" || undefined}>
      <Side side={one} isAhead={isPlayed && one.points > other.points} language={language} isPlayed={isPlayed} />
      <Side side={other} isAhead={isPlayed && other.points > one.points} language={language} isPlayed={isPlayed} />
      <p>
        {corrected
          ? t("duels.corrected", { one: decimal(corrected.one / 10), other: decimal(corrected.other / 10) })
          : t(`duels.state.${state}`)}
      </p>
    </li>
  );
}

type SideProps = { side: DuelSide; isAhead: boolean; isPlayed: boolean; language: PageLanguage };

function Side({ side: { team, points, isReplaced, isOwn }, isAhead, isPlayed, language }: SideProps) {
  const t = useT("fantasy-leagues");
  return (
    <p className={styles.side} data-ahead={isAhead || undefined}>
      <span>
        {teamName(team, language)} {isOwn && <small>{t("table.own")}</small>} {isReplaced && <small>{t("table.replaced")}</small>}
      </span>{" "}
      <b>{isPlayed ? language.format.decimal(points / 10) : "–"}</b>
    </p>
  );
}
