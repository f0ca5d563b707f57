import { isLevel } from "#core/game/game-state.ts";
import { periodAt, type Period } from "#core/game/period.ts";
import { useT } from "../../i18n/use-t.ts";
import { periodName } from "../score-strip.tsx";
import type { SeatState } from "../seat/seat-state.ts";
import type { Pressing } from "./clock-controls.tsx";
import styles from "./clock-controls.module.css";

type PeriodKeyProps = Pressing & { readonly isAgain: boolean };

const cap = "\\ \\";

/** Ends a period, or begins the next, by two presses. CLOCK19 */
export function PeriodButton(props: PeriodKeyProps) {
  const { text, isOff, kind } = usePeriodKey(props);
  return (
    <button type="button" disabled={isOff} data-period={kind} onClick={() => props.press("Backslash")}>
      {text}
      <kbd>{cap}</kbd>
    </button>
  );
}

/** The same in the place of the large key, while that would have nothing to start. CLOCK24 */
export function PeriodKey(props: PeriodKeyProps) {
  const { text, isOff } = usePeriodKey(props);
  return (
    <button
      type="button"
      className={`${styles.go} ${styles.ofPeriod}`}
      disabled={isOff}
      data-run="period"
      onClick={() => props.press("Backslash")}
    >
      {text}
      <kbd>{cap}</kbd>
    </button>
  );
}

function usePeriodKey({ state, isOpen, isAgain }: PeriodKeyProps) {
  const t = useT("seat");
  const word = useT("venues");
  const { game, rules } = state;
  const asked = periodAsked(state);
  const isOff = asked === null || !isOpen || game.state.clock.running;
  const text =
    asked === null
      ? t("clock.over")
      : isAgain && !isOff
        ? t("clock.again")
        : t(`clock.${asked.kind}`, { period: periodName(asked.period, rules, word) });
  return { text, isOff, kind: asked?.kind };
}

export function hasBegun({ game: { state } }: SeatState): boolean {
  return state.ended || state.periods.some(({ started }) => started);
}

/** Whether a start would be refused: no period is played, or its time is up. Before the first it is the countdown that starts. */
export function periodDue(state: SeatState): boolean {
  const asked = periodAsked(state);
  const { clock, pause } = state.now;
  if (!hasBegun(state)) return pause?.kind === "before-game" && !pause.clock.running && pause.clock.remainingMs === 0;
  return !state.game.state.clock.running && (asked?.kind !== "end" || clock.remainingMs === 0);
}

/** What two presses would do; `null`: nothing that belongs to the clock. CLOCK19 */
function periodAsked({ game: { state, rules } }: SeatState): { readonly kind: "end" | "begin"; readonly period: Period } | null {
  const current = state.periods[state.periodIndex];
  if (state.ended) return null;
  if (current?.started && !current.ended) return { kind: "end", period: current.period };
  const next = current?.started ? state.periodIndex + 1 : Math.max(state.periodIndex, 0);
  if (next >= rules.format.regularPeriods && !isLevel(state)) return null;
  return { kind: "begin", period: periodAt(next, rules.format) };
}
