import type { GameNow } from "#core/game/game-now.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Side } from "#core/game/facts.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";
import { periodName } from "../score-strip.tsx";
import styles from "./table-head.module.css";
import type { TableSpeech } from "./table-words.ts";

type TableHeadProps = { readonly now: GameNow; readonly rules: RuleSet; readonly madeAt: number; readonly speech: TableSpeech };

/** The board of the hall in small, so that a glance compares. */
export function TableHead({ now, rules, madeAt, speech }: TableHeadProps) {
  const venues = useT("venues");
  const { t } = speech;
  return (
    <header className={styles.head}>
      <SideHead side="home" now={now} speech={speech} />
      <div className={styles.middle}>
        <p className={styles.period}>
          <span>{now.period && periodName(now.period, rules, venues)}</span>
          {now.arrow !== null && (
            <span role="img" aria-label={`${t("head.arrow")}: ${speech.names.code(now.arrow)}`}>
              {now.arrow === "home" ? "◀" : "▶"}
            </span>
          )}
        </p>
        <p className={styles.clocks} data-running={now.clock.running || undefined} data-remaining={now.clock.remainingMs}>
          <ClockFace kind="game" anchor={now.clock} profile={rules.clockReading.game} madeAt={madeAt} label={t("head.gameClock")} />
          <ClockFace
            kind="shot"
            anchor={now.shotClock}
            profile={rules.clockReading.shot}
            madeAt={madeAt}
            label={t("head.shotClock")}
            className={styles.shot ?? ""}
          />
        </p>
      </div>
      <SideHead side="away" now={now} speech={speech} />
    </header>
  );
}

function SideHead({ side, now, speech: { t, names } }: { readonly side: Side; readonly now: GameNow; readonly speech: TableSpeech }) {
  const { points, teamFouls, inPenalty, timeoutsLeft } = now[side];
  return (
    <div className={styles.side} style={names.style(side)} data-side={side}>
      <b className={styles.code} title={names.team(side)}>
        {names.code(side)}
      </b>
      <p className={styles.counts}>
        <span data-penalty={inPenalty || undefined} role="img" aria-label={t("head.teamFouls", { count: teamFouls })}>
          <b>{teamFouls}</b> {inPenalty && t("head.penalty")}
        </span>
        <span className={styles.timeouts} role="img" aria-label={t("head.timeouts", { count: timeoutsLeft })}>
          {Array.from({ length: timeoutsLeft }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      </p>
      <strong data-points={side}>{points}</strong>
    </div>
  );
}
