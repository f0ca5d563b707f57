import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ClockAnchor, remainingAt } from "#core/game/clock-anchor.ts";
import { type ClockCell, gameClockCells, msUntilNextText, shotClockCells, textOfCells } from "#core/game/clock-text.ts";
import type { ClockReading } from "#core/rules/rule-set.ts";
import style from "./clock-face.module.css";
import { keepServerTime, onServerTime, serverTime } from "./keep-server-time.ts";

export type ClockFaceProps = {
  readonly kind: "game" | "shot";
  /** `null`: blank. */
  readonly anchor: ClockAnchor | null;
  /** Of the game's rules: `rules.clockReading.game` or `.shot`. */
  readonly profile: ClockReading;
  /** When the page was made, on the server's timeline; without it the first text is what the anchor says. */
  readonly madeAt?: number;
  /** What it is the clock of, for those who cannot see where it stands. */
  readonly label: string;
  readonly className?: string;
};

/** Beyond this a face says that it may be off: `data-uncertain`. CLOCK12 */
const certainWithinMs = 100;
/** A timer may come late; the frame that draws is waited for from here on. */
const wakeEarlyMs = 25;

/**
 * A clock that runs by itself from its anchor and the server's time. Its digits are written at the frame in which they
 * change and React is not asked; `data-running`, `data-expired`, `data-tenths` and `data-uncertain` are for its style.
 */
export function ClockFace({ kind, anchor, profile, madeAt, label, className }: ClockFaceProps) {
  const face = useRef<HTMLSpanElement>(null);
  // What the server wrote stays React's; the digits are ours from then on.
  const [first] = useState(() => cellsAt(kind, anchor, profile, madeAt ?? anchor?.atMs ?? 0));
  useEffect(keepServerTime, []);
  useLayoutEffect(() => {
    const element = face.current;
    return element === null ? undefined : driveFace(element, { kind, anchor, profile });
  }, [kind, anchor, profile]);
  return (
    <span
      ref={face}
      role="timer"
      translate="no"
      aria-label={label}
      className={className === undefined ? style["face"] : `${style["face"]} ${className}`}
    >
      {first.map(({ text, kind: cellKind }, place) => (
        <span key={place} className={style["cell"]} data-kind={cellKind}>
          {text}
        </span>
      ))}
    </span>
  );
}

type Driven = Pick<ClockFaceProps, "kind" | "anchor" | "profile">;

/** Draws now and whenever the text changes, until it is ended. */
function driveFace(element: HTMLElement, { kind, anchor, profile }: Driven): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const now = serverTime.now();
    setState(element, anchor, now);
    // Before anybody knows the time, what the server wrote is the best there is.
    if (now === null && anchor?.running === true) return;
    const cells = cellsAt(kind, anchor, profile, now ?? 0);
    writeCells(element, cells);
    element.toggleAttribute("data-tenths", cells.at(-2)?.text === ".");
    if (anchor === null || !anchor.running || now === null) return;
    const waitMs = msUntilNextText(remainingAt(anchor, now), profile) + Math.max(0, anchor.atMs - now);
    if (waitMs === Infinity) return;
    // A hidden page draws no frames, so its next one is asked for at once: the first that is seen is right.
    if (waitMs <= 2 * wakeEarlyMs || document.hidden) frame = requestAnimationFrame(draw);
    else timer = setTimeout(() => (frame = requestAnimationFrame(draw)), waitMs - wakeEarlyMs);
  }

  draw();
  const forget = onServerTime(draw);
  document.addEventListener("visibilitychange", draw);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    forget();
    document.removeEventListener("visibilitychange", draw);
  };
}

function cellsAt(kind: Driven["kind"], anchor: ClockAnchor | null, profile: ClockReading, nowMs: number): readonly ClockCell[] {
  const remainingMs = anchor && remainingAt(anchor, nowMs);
  return kind === "shot" ? shotClockCells(remainingMs, profile) : gameClockCells(remainingMs ?? 0, profile);
}

function writeCells(element: HTMLElement, cells: readonly ClockCell[]): void {
  cells.forEach(({ text, kind }, place) => {
    const cell = element.children[place] as HTMLElement | undefined;
    if (!cell) return;
    if (cell.textContent !== text) cell.textContent = text;
    if (cell.dataset["kind"] !== kind) cell.dataset["kind"] = kind;
  });
}

function setState(element: HTMLElement, anchor: ClockAnchor | null, nowMs: number | null): void {
  const isExpired = anchor !== null && nowMs !== null && remainingAt(anchor, nowMs) === 0;
  element.toggleAttribute("data-running", anchor?.running === true && !isExpired);
  element.toggleAttribute("data-expired", isExpired);
  element.toggleAttribute("data-uncertain", anchor?.running === true && nowMs !== null && serverTime.uncertaintyMs > certainWithinMs);
}

/** What a face shows at an instant, as text: for titles, and for those who are told in words. */
export function clockText(kind: Driven["kind"], anchor: ClockAnchor | null, profile: ClockReading, nowMs: number): string {
  return textOfCells(cellsAt(kind, anchor, profile, nowMs));
}
