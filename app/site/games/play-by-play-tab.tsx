import { useT } from "../../i18n/use-t.ts";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { GameHeader } from "./game-page.ts";
import { periodAbbreviation, periodKey, periodName } from "./period-name.ts";
import type { PlayByPlay, PlayPeriod } from "./play-by-play-model.ts";
import styles from "./play-by-play-tab.module.css";
import { PlayLines } from "./play-lines.tsx";

type Props = { plays: PlayByPlay | null; header: GameHeader };

/** Every play by period, newest first. The chips filter by style sheet, so they need no JavaScript. */
export function PlayByPlayTab({ plays, header }: Props) {
  const t = useT("game");
  const words = useT("shell");
  if (!plays || plays.periods.length === 0) {
    return <Empty text={header.card.phase === "ahead" ? t("empty.notStarted") : t("empty.plays")} />;
  }
  const { home, away } = header;
  return (
    <div className={styles.plays}>
      <div className={styles.filters}>
        <Choice
          legend={t("playByPlay.play")}
          options={[
            { value: "all", label: t("playByPlay.all") },
            { value: "scoring", label: t("playByPlay.scoring") },
          ]}
        />
        <Choice
          legend={t("playByPlay.team")}
          options={[
            { value: "both", label: t("playByPlay.bothTeams") },
            { value: "home", label: home.code },
            { value: "away", label: away.code },
          ]}
        />
        <Choice
          legend={t("playByPlay.period")}
          options={[
            { value: "whole", label: t("shots.allPeriods") },
            ...plays.periods.toReversed().map(({ period }, index) => ({ value: `${index + 1}`, label: periodAbbreviation(words, period) })),
          ]}
        />
      </div>
      <div className={styles.periods}>
        {plays.periods.map((period, index) => (
          <Period key={periodKey(period.period)} order={plays.periods.length - index} played={period} plays={plays} header={header} />
        ))}
      </div>
    </div>
  );
}

function Period({ order, played, plays, header }: { order: number; played: PlayPeriod; plays: PlayByPlay; header: GameHeader }) {
  const words = useT("shell");
  const t = useT("game");
  const title = periodName(words, played.period);
  return (
    <section className={styles.period} data-period={order} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span>
          <span className="visually-hidden">{t("playByPlay.periodScore")}</span>
          {`${played.home}:${played.away}`}
        </span>
      </header>
      <PlayLines played={played} names={plays.names} header={header} />
    </section>
  );
}
