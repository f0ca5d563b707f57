import { useEffect, useRef, useState } from "react";
import type { Play } from "#core/game/events.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { useT } from "../../i18n/use-t.ts";
import type { LinkPageData } from "../link/load-link-page.ts";
import { whatOf } from "../scoring/log-lines.ts";
import { ScoringScreen } from "../scoring/scoring-screen.tsx";
import { useSpeech } from "../scoring/use-speech.ts";
import { type TableSpeech, whatText, whoText } from "../scoring/table-words.ts";
import styles from "./training.module.css";
import type { TrainingSession } from "./training-session.ts";

type TrainingDeskProps = {
  readonly page: LinkPageData;
  readonly session: TrainingSession;
  readonly isSpoken: boolean;
  readonly onEnd: () => void;
};

const lookEveryMs = 100;
const mostShown = 4;

/** The scorer's screen, with the game told above it as a caller would. TRAIN1 */
export function TrainingDesk({ page, session, isSpoken, onEnd }: TrainingDeskProps) {
  const t = useT("crew");
  const { locale } = useLanguage();
  const speech = useSpeech(page.game, session.desk);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const heard = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!session.tick()) return;
      const told = session.told.slice(heard.current).map(({ play }) => play);
      heard.current += told.length;
      setOver(session.isOver);
      if (told.length === 0) return;
      const lines = breaths(told).map((breath) => breath.map((play) => playText(speech, play)).join(", "));
      setSaid((before) => [...before, ...lines].slice(-mostShown));
      if (isSpoken) for (const line of lines) say(line, locale);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [session, speech, isSpoken, locale]);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  return (
    <div className={styles.training} data-training="desk">
      <div className={styles.feed}>
        <b>{t("training.mark")}</b>
        <ol data-feed>
          {said.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
          {said.length === 0 && <li>{t("training.soon")}</li>}
        </ol>
        <button type="button" onClick={onEnd} data-end-training data-over={isOver || undefined}>
          {t("training.end")}
        </button>
      </div>
      <ScoringScreen view={page.game} title={page.title} madeAt={page.madeAt} desk={session.desk} />
    </div>
  );
}

const inOneBreath: ReadonlySet<Play["fact"]["type"]> = new Set<Play["fact"]["type"]>(["assist", "block", "steal", "foul.drawn"]);

/** A play with what goes with it. */
function breaths(plays: readonly Play[]): readonly (readonly Play[])[] {
  const made: Play[][] = [];
  for (const play of plays) {
    const last = made.at(-1);
    if (last && inOneBreath.has(play.fact.type)) last.push(play);
    else made.push([play]);
  }
  return made;
}

/** "7 Žižić: 3 made"; a wave by its numbers. */
export function playText(speech: TableSpeech, { fact }: Play): string {
  const { t, names } = speech;
  if (fact.type === "substitution") {
    const shirts = (keys: typeof fact.in) => keys.map((key) => names.player(fact.side, key).shirt).join(", ");
    return `${names.code(fact.side)}: ${t("what.out")} ${shirts(fact.out)} · ${t("what.in")} ${shirts(fact.in)}`;
  }
  const side = "side" in fact ? fact.side : null;
  const who = side === null ? "" : whoText(speech, side, "player" in fact && typeof fact.player === "string" ? fact.player : null);
  const code = side === null || who === names.code(side) ? "" : `${names.code(side)} `;
  return `${code}${who}: ${whatText(t, whatOf(fact))}`;
}

function say(line: string, locale: string): void {
  if (!("speechSynthesis" in globalThis)) return;
  const words = new SpeechSynthesisUtterance(line);
  words.lang = locale;
  words.rate = 1.2;
  speechSynthesis.speak(words);
}
