import { useMemo } from "react";
import type { Format } from "../i18n/format.ts";
import { type DigitCell, wallClockCells } from "./digit-cells.ts";
import { RunningDigits } from "./running-digits.tsx";
import { useScreenLanguage } from "./screen-language.ts";
import type { ScreenTime } from "./screen-props.ts";

/** The time of day in the league's time zone. */
export function WallClock({ time, className }: { time: ScreenTime; className?: string | undefined }) {
  const { format } = useScreenLanguage();
  const cellsAt = useMemo(() => minuteCells(format), [format]);
  return <RunningDigits cellsAt={cellsAt} at={time.at} serverNow={time.serverNow} className={className} />;
}

/** Written anew once a minute: dates are dear to write sixty times a second. */
function minuteCells({ date }: Format): (now: number) => readonly DigitCell[] {
  let minute = Number.NaN;
  let cells: readonly DigitCell[] = [];
  return (now) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) {
      minute = current;
      cells = wallClockCells(date(now, "time"));
    }
    return cells;
  };
}
