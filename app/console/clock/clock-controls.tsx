import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { LiveRole } from "#contract/live/game-command.ts";
import type { GameSummary } from "#contract/game-summary.ts";
import type { Side } from "#core/game/facts.ts";
import type { TableEntry } from "#core/table/table-entry.ts";
import { shotClockSuggestion } from "#core/table/shot-clock-suggestion.ts";
import { useT } from "../../i18n/use-t.ts";
import { ClockFace } from "../../live/clock-face.tsx";
import { bestOf } from "../../ui/contrast.ts";
import { mayWriteNow, type SeatState } from "../seat/seat-state.ts";
import styles from "./clock-controls.module.css";
import type { PressCode } from "./clock-presses.ts";
import { LateBy } from "./late-by.tsx";
import { PauseWords } from "./pause-words.tsx";
import { hasBegun, PeriodButton, PeriodKey, periodDue } from "./period-key.tsx";

export type ClockControlsProps = {
  readonly state: SeatState;
  readonly summary: GameSummary;
  /** The clock's whole, or the shot clock alone. */
  readonly role: Extract<LiveRole, "clock" | "shot-clock">;
  readonly entry: TableEntry;
  readonly press: PressCode;
  /** Beside other things on a page: without the large faces. */
  readonly isCompact?: boolean;
  /** What the desk puts between the buttons and the time-outs. */
  readonly children?: ReactNode;
};

/**
 * Both clocks and all that a hand does to them, each button standing for one key. They need no seat of their own: the scorer's page
 * shows them beside its sentence, with its own machine behind `press`. CLOCK16, CLOCK18
 */
export function ClockControls({ state, summary, role, entry, press, isCompact = false, children }: ClockControlsProps) {
  const t = useT("seat");
  const { now, rules } = state;
  const before = now.pause?.kind === "before-game" ? now.pause.clock : null;
  const isRunning = isCounting(state);
  const isOpen = mayWriteNow(state);
  const asks = entry.sentence?.ask === "seconds";
  const isGame = role === "clock";
  return (
    <div className={styles.pad} data-role={role} data-running={isRunning ? "" : undefined} data-compact={isCompact ? "" : undefined}>
      {!isCompact && (
        <>
          <div className={styles.face} data-face="game">
            {before === null && <small>{t("clock.game")}</small>}
            <ClockFace
              kind="game"
              anchor={before ?? now.clock}
              profile={rules.clockReading.game}
              label={t(before ? "clock.before" : "clock.game")}
            />
          </div>
          <div className={styles.face} data-face="shot">
            <small>{t("clock.shot")}</small>
            <ClockFace kind="shot" anchor={now.shotClock} profile={rules.clockReading.shot} label={t("clock.shot")} />
          </div>
        </>
      )}
      {now.pause === null || now.pause.kind === "before-game" ? (
        <Suggestion state={state} summary={summary} />
      ) : (
        <PauseWords pause={now.pause} summary={summary} className={styles.why} />
      )}
      {isGame && <GoKey state={state} entry={entry} press={press} isOpen={isOpen} />}
      <Resets state={state} press={press} isOpen={isOpen} />
      {asks && <LateBy entry={entry} press={press} />}
      {isGame && <Steps press={press} isOff={!isOpen || (isRunning && hasBegun(state))} isLateOff={!isOpen || !hasBegun(state)} />}
      <ShotClockButtons state={state} press={press} isOpen={isOpen} />
      {children}
      {isGame && <Stoppages state={state} summary={summary} press={press} isOpen={isOpen} entry={entry} />}
    </div>
  );
}

/** Whether the game clock runs, or before the game the countdown to it. */
export function isCounting({ game, now }: SeatState): boolean {
  return now.pause?.kind === "before-game" ? now.pause.clock.running : game.state.clock.running;
}

type GoKeyProps = Pressing & Pick<ClockControlsProps, "entry">;

/**
 * The one huge key: it starts and stops the clock, before the game the countdown to it, and where there is nothing to start it ends the
 * period, or begins the next. CLOCK21, CLOCK24
 */
function GoKey({ state, entry, press, isOpen }: GoKeyProps) {
  const t = useT("seat");
  if (periodDue(state)) return <PeriodKey state={state} press={press} isOpen={isOpen} isAgain={entry.lastKey?.code === "period"} />;
  const isRunning = isCounting(state);
  return (
    <button
      type="button"
      className={styles.go}
      disabled={!isOpen}
      data-run={isRunning ? "stop" : "start"}
      onPointerDown={(event) => event.button === 0 && press("Space", {}, event.timeStamp)}
      onClick={(event) => event.detail === 0 && press("Space")}
    >
      {t(isRunning ? "clock.stop" : "clock.start")}
      {!hasBegun(state) && <small>{t("clock.before")}</small>}
      <kbd>{caps.run}</kbd>
    </button>
  );
}

/** What is printed on the keys of the clock, on a keyboard as it is sold in most places. */
const caps = {
  run: "Space",
  lateStop: "L",
  lateStart: "Shift L",
  undoReset: "Z",
  hold: "X",
  blank: "Shift X",
  horn: "H",
  arrow: "P",
} as const;

function Suggestion({ state, summary }: Pick<ClockControlsProps, "state" | "summary">) {
  const t = useT("seat");
  const { game, rules, revision } = state;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the game goes on with each revision
  const said = useMemo(() => shotClockSuggestion(game), [game, revision]);
  if (said === null) return <p className={styles.why} data-suggestion="none" />;
  const { fullMs, afterOffensiveReboundMs } = rules.shotClock;
  const reset = String((said.reset === "full" ? fullMs : afterOffensiveReboundMs) / 1000);
  const word = said.standing === "open" ? "open" : said.standing === "done" ? "done" : "wrongReset";
  return (
    <p className={styles.why} data-suggestion={said.standing} aria-live="polite">
      <b>{t(`clock.${word}`, { reset })}</b> {t(`reason.${said.reason}`, { team: summary[said.side].code })}
    </p>
  );
}

export type Pressing = { readonly state: SeatState; readonly press: PressCode; readonly isOpen: boolean };

function Resets({ state, press, isOpen }: Pressing) {
  const { game, rules, revision } = state;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same
  const said = useMemo(() => shotClockSuggestion(game), [game, revision]);
  const wanted = said?.standing === "open" ? said.reset : null;
  const { fullMs, afterOffensiveReboundMs } = rules.shotClock;
  return (
    <div className={styles.resets}>
      <Reset text={fullMs / 1000} code="KeyR" isWanted={wanted === "full"} press={press} isOpen={isOpen} />
      <Reset text={afterOffensiveReboundMs / 1000} code="KeyT" isWanted={wanted === "again"} press={press} isOpen={isOpen} />
    </div>
  );
}

type ResetProps = {
  readonly text: number;
  readonly code: string;
  readonly isWanted: boolean;
  readonly press: PressCode;
  readonly isOpen: boolean;
};

function Reset({ text, code, isWanted, press, isOpen }: ResetProps) {
  return (
    <button type="button" className={styles.reset} disabled={!isOpen} data-wanted={isWanted ? "" : undefined} onClick={() => press(code)}>
      {text}
      <kbd>{code.slice(3)}</kbd>
    </button>
  );
}

const steps = [
  { count: "−1", unit: "minutes", code: "ArrowLeft", modifiers: { alt: true }, key: "Alt ←", isWide: true },
  { count: "−1", unit: "seconds", code: "ArrowLeft", modifiers: {}, key: "←", isWide: false },
  { count: "−0.1", unit: "seconds", code: "ArrowLeft", modifiers: { shift: true }, key: "Shift ←", isWide: false },
  { count: "+0.1", unit: "seconds", code: "ArrowRight", modifiers: { shift: true }, key: "Shift →", isWide: false },
  { count: "+1", unit: "seconds", code: "ArrowRight", modifiers: {}, key: "→", isWide: false },
  { count: "+1", unit: "minutes", code: "ArrowRight", modifiers: { alt: true }, key: "Alt →", isWide: true },
] as const;

function Steps({ press, isOff, isLateOff }: { readonly press: PressCode; readonly isOff: boolean; readonly isLateOff: boolean }) {
  const t = useT("seat");
  return (
    <div className={styles.row} data-row="steps">
      {steps.map(({ count, unit, code, modifiers, key, isWide }) => (
        <button key={key} type="button" disabled={isOff} data-wide={isWide ? "" : undefined} onClick={() => press(code, modifiers)}>
          {t(`clock.${unit}`, { count })}
          <kbd>{key}</kbd>
        </button>
      ))}
      <button type="button" className={styles.late} disabled={isLateOff} onClick={() => press("KeyL")} data-late="stop">
        {t("clock.lateStop")}
        <kbd>{caps.lateStop}</kbd>
      </button>
      <button
        type="button"
        className={styles.late}
        disabled={isOff || isLateOff}
        onClick={() => press("KeyL", { shift: true })}
        data-late="start"
      >
        {t("clock.lateStart")}
        <kbd>{caps.lateStart}</kbd>
      </button>
    </div>
  );
}

function ShotClockButtons({ state, press, isOpen }: Pressing) {
  const t = useT("seat");
  const isHeld = state.isShotClockHeld;
  return (
    <div className={styles.row} data-row="shot">
      <button type="button" disabled={!isOpen} onClick={() => press("KeyZ")}>
        {t("clock.undoReset")}
        <kbd>{caps.undoReset}</kbd>
      </button>
      <button type="button" disabled={!isOpen} aria-pressed={isHeld} onClick={() => press("KeyX")}>
        {t(isHeld ? "clock.release" : "clock.hold")}
        <kbd>{caps.hold}</kbd>
      </button>
      <button type="button" disabled={!isOpen} onClick={() => press("KeyX", { shift: true })}>
        {t("clock.blank")}
        <kbd>{caps.blank}</kbd>
      </button>
    </div>
  );
}

function Stoppages({ state, summary, press, isOpen, entry }: Pressing & Pick<ClockControlsProps, "summary" | "entry">) {
  const t = useT("seat");
  const { arrow } = state.now;
  return (
    <div className={styles.row} data-row="stoppages">
      <Timeout side="home" code="BracketLeft" state={state} summary={summary} press={press} isOpen={isOpen} />
      <button type="button" className={styles.horn} disabled={!isOpen} onClick={() => press("KeyH")}>
        {t("clock.horn")}
        <kbd>{caps.horn}</kbd>
      </button>
      <button type="button" disabled={!isOpen} onClick={() => press("KeyP")}>
        {arrow === null ? t("clock.arrow") : t("clock.arrowOf", { team: summary[arrow].code })}
        <kbd>{caps.arrow}</kbd>
      </button>
      <PeriodButton state={state} press={press} isOpen={isOpen} isAgain={entry.lastKey?.code === "period"} />
      <Timeout side="away" code="BracketRight" state={state} summary={summary} press={press} isOpen={isOpen} />
    </div>
  );
}

const inks = ["#ffffff", "#0a1729"] as const;

function Timeout({
  side,
  code,
  state,
  summary,
  press,
  isOpen,
}: Pressing & { readonly side: Side; readonly code: string; readonly summary: GameSummary }) {
  const t = useT("seat");
  const { code: team, primaryColor } = summary[side];
  const style = { "--team": primaryColor, "--team-ink": bestOf(inks, [primaryColor]) } as CSSProperties;
  return (
    <button type="button" className={styles.timeout} style={style} disabled={!isOpen} data-timeout={side} onClick={() => press(code)}>
      {t("clock.timeout", { team })}
      <small>{t("clock.left", { count: state.now[side].timeoutsLeft })}</small>
    </button>
  );
}
