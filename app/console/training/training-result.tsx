import { useEffect, useState } from "react";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { Training } from "#contract/live/training.ts";
import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import { isPassed, type MarkedPlay, trainingAccuracy, trainingMarks } from "#core/table/training-marks.ts";
import { formatFor } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import { useSpeech } from "../scoring/use-speech.ts";
import { playText } from "./training-desk.tsx";
import styles from "./training.module.css";
import type { TrainingSession } from "./training-session.ts";

type TrainingResultProps = {
  readonly training: Training;
  readonly faults: readonly MarkedPlay[];
  readonly session: TrainingSession;
  readonly view: LiveGameAnswer;
  /** Where the office keeps it. */
  readonly address: string;
  readonly token: string;
  readonly label: string;
};

type Kept = "asking" | "kept" | "failed";

/** What came of a training, told to the trainee and kept for the office. TRAIN4, TRAIN5 */
export function TrainingResult({ training, faults, session, view, address, token, label }: TrainingResultProps) {
  const t = useT("crew");
  const { locale, timeZone } = useLanguage();
  const format = formatFor(locale, timeZone);
  const speech = useSpeech(view, session.desk);
  const [kept, setKept] = useState<Kept>("asking");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void keep(address, token, training).then((is) => isGone || setKept(is ? "kept" : "failed"));
    return () => {
      isGone = true;
    };
  }, [address, token, training, tries]);
  const { figures } = training;
  const seconds = (ms: number | null) => (ms === null ? "–" : t("training.seconds", { seconds: format.number(Math.round(ms / 100) / 10) }));
  const rows = [
    [t("training.figure.accuracy"), t("training.percent", { percent: format.number(Math.round(trainingAccuracy(figures) * 1000) / 10) })],
    [t("training.figure.distance"), format.number(figures.boxDistance)],
    [t("training.figure.delay"), seconds(figures.delayMedianMs)],
    [t("training.figure.delayMost"), seconds(figures.delayP95Ms)],
    [t("training.figure.keys"), t("training.keysOf", { keys: figures.keys, least: figures.leastKeys })],
    [t("training.figure.corrections"), format.number(figures.corrections)],
  ] as const;
  const { game } = session.desk;
  return (
    <section className={styles.result} data-training="result" data-passed={isPassed(figures) || undefined}>
      <h2>{t(isPassed(figures) ? "training.passed" : "training.notPassed")}</h2>
      <p>{t("training.bar")}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {trainingMarks.map((mark) => (
          <div key={mark} data-mark={mark}>
            <dt>{t(`training.marks.${mark}`)}</dt>
            <dd>{figures.marks[mark]}</dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && (
        <details>
          <summary>{t("training.faults", { count: faults.length })}</summary>
          <ol>
            {faults.map(({ mark, play }, index) => (
              <li key={index}>
                <time>
                  {play.moment.gameClockMs !== null && textOfCells(gameClockCells(play.moment.gameClockMs, game.rules.clockReading.game))}
                </time>{" "}
                {playText(speech, play)} <b>{t(`training.marks.${mark}`)}</b>
              </li>
            ))}
          </ol>
        </details>
      )}
      <p role="status" data-kept={kept}>
        {t(`training.kept.${kept}`, { name: label })}
      </p>
      {kept === "failed" && (
        <button
          type="button"
          onClick={() => {
            setKept("asking");
            setTries(tries + 1);
          }}
        >
          {t("training.sendAgain")}
        </button>
      )}
    </section>
  );
}

async function keep(address: string, token: string, training: Training): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(training) });
    return answer.ok;
  } catch {
    return false;
  }
}
