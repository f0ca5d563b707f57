import { useEffect, useState } from "react";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { Training } from "#contract/live/training.ts";
import type { Period } from "#core/game/period.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { trainingLevels, type TrainingLevel } from "#core/table/training-course.ts";
import { useT } from "../../i18n/use-t.ts";
import { foldLog } from "../../live/folded-game.ts";
import { keepServerTime, serverNow } from "../../live/keep-server-time.ts";
import { LinkFrame } from "../link/link-frame.tsx";
import type { LinkPageData } from "../link/load-link-page.ts";
import { periodName } from "../score-strip.tsx";
import { keepProfile, keptProfile } from "../scoring/table-profile.ts";
import { TrainingDesk } from "./training-desk.tsx";
import styles from "./training.module.css";
import { TrainingResult } from "./training-result.tsx";
import { TrainingSession } from "./training-session.ts";

type TrainingPageProps = { readonly page: LinkPageData; readonly token: string; readonly label: string };

/** Training at a game that is over: chosen, typed at the scorer's own screen, and told what came of it. TRAIN1 */
export function TrainingPage({ page, token, label }: TrainingPageProps) {
  const t = useT("crew");
  const [game] = useState(() => foldLog(page.game.log));
  const [session, setSession] = useState<TrainingSession | null>(null);
  const [done, setDone] = useState<Training | null>(null);
  const [isSpoken, setSpoken] = useState(false);
  useEffect(keepServerTime, []);
  const begin = (period: number, level: TrainingLevel) => {
    const { plays, rules } = game;
    setDone(null);
    setSession(new TrainingSession({ plays, rules, period, level, now: serverNow, profile: keptProfile(), onProfile: keepProfile }));
  };
  if (session && done === null) {
    const end = () => {
      const { period, level } = session;
      setDone({ trainingId: crypto.randomUUID(), level, period: period + 1, figures: session.marked().figures });
    };
    return <TrainingDesk page={page} session={session} isSpoken={isSpoken} onEnd={end} />;
  }
  const periods = game.state.periods.flatMap(({ period, started, ended }, index) => (started && ended ? [{ period, index }] : []));
  return (
    <LinkFrame page={page}>
      {session && done && (
        <TrainingResult
          training={done}
          faults={session.marked().faults}
          session={session}
          view={page.game}
          address={liveAddresses.trainings(page.game.gameId)}
          token={token}
          label={label}
        />
      )}
      {!game.state.ended || periods.length === 0 ? (
        <p role="status" data-training="not-over">
          {t("training.notOver")}
        </p>
      ) : (
        <Choice periods={periods} rules={game.rules} isAgain={done !== null} onSpoken={setSpoken} onBegin={begin} />
      )}
    </LinkFrame>
  );
}

type ChoiceProps = {
  readonly periods: readonly { readonly period: Period; readonly index: number }[];
  readonly rules: RuleSet;
  readonly isAgain: boolean;
  readonly onSpoken: (isSpoken: boolean) => void;
  readonly onBegin: (period: number, level: TrainingLevel) => void;
};

/** Which part of the game, how much of it, and whether it is read aloud. */
function Choice({ periods, rules, isAgain, onSpoken, onBegin }: ChoiceProps) {
  const t = useT("crew");
  const venues = useT("venues");
  return (
    <form
      className={styles.choice}
      data-training="choice"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget);
        onSpoken(chosen.has("spoken"));
        onBegin(Number(chosen.get("period")), chosen.get("level") as TrainingLevel);
      }}
    >
      <h2>{t(isAgain ? "training.again" : "training.title")}</h2>
      <p>{t("training.lead")}</p>
      <label>
        {t("training.which")}
        <select name="period">
          {periods.map(({ period, index }) => (
            <option key={index} value={index}>
              {periodName(period, rules, venues)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("training.howMuch")}
        <select name="level">
          {trainingLevels.map((level) => (
            <option key={level} value={level}>
              {t(`training.level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.tick}>
        <input type="checkbox" name="spoken" />
        {t("training.spoken")}
      </label>
      <button type="submit" className={styles.main}>
        {t("training.begin")}
      </button>
    </form>
  );
}
