import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DigitCell } from "./digit-cells.ts";
import { Digits } from "./digits.tsx";

type RunningDigitsProps = {
  /** What stands in the cells at an instant of the server's timeline. */
  readonly cellsAt: (serverNow: number) => readonly DigitCell[];
  readonly serverNow: () => number;
  /** The instant of the last rendering, which the first paint shows. */
  readonly at: number;
  readonly className?: string | undefined;
};

/**
 * Figures that follow the time: each animation frame changes the cells that differ, in one frame and without React,
 * which is asked only where other cells are needed (`1:00` and then `59.9`).
 */
export function RunningDigits({ cellsAt, serverNow, at, className }: RunningDigitsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef({ cellsAt, serverNow });
  const [reshapedAt, setReshapedAt] = useState(at);
  useLayoutEffect(() => {
    latest.current = { cellsAt, serverNow };
    if (place.current) write(place.current, cellsAt(serverNow()));
  });
  useEffect(() => {
    let frame = 0;
    function draw(): void {
      const now = latest.current.serverNow();
      if (place.current && !write(place.current, latest.current.cellsAt(now))) flushSync(() => setReshapedAt(now));
      frame = requestAnimationFrame(draw);
    }
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span ref={place}>
      <Digits cells={cellsAt(Math.max(at, reshapedAt))} className={className} />
    </span>
  );
}

/** Whether the cells that are there could take it. */
function write(place: HTMLElement, cells: readonly DigitCell[]): boolean {
  const shown = place.querySelectorAll("i");
  const fits = cells.length === shown.length && cells.every(({ kind }, index) => shown[index]?.dataset["kind"] === kind);
  if (!fits) return false;
  cells.forEach(({ text }, index) => {
    const cell = shown[index];
    if (cell && cell.textContent !== text) cell.textContent = text;
  });
  return true;
}
