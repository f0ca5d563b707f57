import type { GraphicPlace } from "#contract/live/graphics.ts";
import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import { useT } from "../../i18n/use-t.ts";
import { ByHandNotice } from "./by-hand-notice.tsx";
import { type MenuLanguage, wordsOf } from "./graphics-menu.ts";
import { NextUp } from "./next-up.tsx";
import styles from "./on-air.module.css";
import type { DrawnGraphics } from "./use-drawn-graphics.ts";
import type { DeskNotice, GraphicsDeskNow } from "./use-graphics-desk.ts";

type OnAirProps = {
  readonly desk: GraphicsDeskNow;
  readonly drawn: DrawnGraphics;
  readonly view: LiveGameAnswer;
  readonly language: MenuLanguage;
  readonly toggleScore: () => void;
  readonly clearAll: () => void;
};

const places: readonly GraphicPlace[] = ["slot", "panel", "replay"];
/** Heartbeats come every two seconds: one that is a second late is missing. */
const staleAfterMs = 3000;

/** What is on air as the server says, each with what takes it off and whether the picture shows it; what is next; how the line to it is; what became of the last press. */
export function OnAir({ desk, drawn, view, language, toggleScore, clearAll }: OnAirProps) {
  const t = useT("console");
  const { state, notice } = desk;
  const shown = places.flatMap((place) => {
    const graphic = state?.[place] ?? null;
    return graphic === null ? [] : [{ place, words: wordsOf(graphic, { view, language }) }];
  });
  return (
    <section className={styles.air} aria-labelledby="on-air">
      <header>
        <h2 id="on-air">{t("graphics.onAir")}</h2>
        <Line desk={desk} />
      </header>
      <ul data-on-air="">
        {shown.map(({ place, words }) => (
          <li key={place}>
            <button
              type="button"
              className={styles.shown}
              aria-label={t("graphics.clear", { graphic: words })}
              onClick={() => desk.change({ kind: "clear", place }, `clear ${place}`)}
              aria-busy={desk.sending === `clear ${place}`}
            >
              {words}
              <i aria-hidden="true" />
            </button>
            <small data-drawn={drawn[place]}>{drawn[place] !== "awaited" && t(`graphics.${drawn[place]}`)}</small>
          </li>
        ))}
        {state !== null && shown.length === 0 && (
          <li className={styles.none}>{t(state.bug ? "graphics.onlyScore" : "graphics.nothing")}</li>
        )}
      </ul>
      {notice !== null && (
        <p role="alert" className={styles.notice} data-notice={notice.kind}>
          {noticeText(notice, t)}
        </p>
      )}
      <ByHandNotice desk={desk} />
      <NextUp desk={desk} view={view} language={language} />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.score}
          aria-pressed={state?.bug ?? false}
          aria-busy={desk.sending === "bug"}
          onClick={toggleScore}
        >
          <span>{t("graphics.score")}</span>
          <small>{t(state?.bug ? "graphics.isOn" : "graphics.isOff")}</small>
        </button>
        <button type="button" className={styles.prepare} aria-pressed={desk.preparesFirst} onClick={desk.togglePreparing}>
          {t("graphics.prepareFirst")}
        </button>
        <button
          type="button"
          className={styles.clear}
          aria-busy={desk.sending === "clear-all"}
          aria-disabled={shown.length === 0}
          onClick={() => shown.length > 0 && clearAll()}
        >
          {t("graphics.clearAll")}
        </button>
      </div>
    </section>
  );
}

function Line({ desk: { state, staleForMs, sending } }: { desk: GraphicsDeskNow }) {
  const t = useT("console");
  const [kind, words] =
    state === null
      ? ["connecting", t("graphics.connecting")]
      : staleForMs >= staleAfterMs
        ? ["lost", t("graphics.lost", { seconds: Math.round(staleForMs / 1000) })]
        : sending !== null
          ? ["sending", t("graphics.sending")]
          : ["connected", t("graphics.connected")];
  return (
    <span className={styles.line} data-line={kind}>
      {words}
    </span>
  );
}

function noticeText(notice: DeskNotice, t: ReturnType<typeof useT<"console">>): string {
  return notice.kind === "not-taken" ? t("graphics.notTaken", { detail: notice.detail }) : t(`graphics.${notice.kind}`);
}
