import type { CountingLine } from "../box-score.ts";

/** A line in which everything was recorded: what is estimated from everything cannot do with less. */
export type RecordedLine = { readonly [Figure in keyof CountingLine]: number };

/** The line, or `null` where a figure of it was not recorded. EXPER1 */
export function recordedLine(line: Readonly<CountingLine>): RecordedLine | null {
  return isRecorded(line) ? line : null;
}

function isRecorded(line: Readonly<CountingLine>): line is RecordedLine {
  return (
    line.offensiveRebounds !== null &&
    line.defensiveRebounds !== null &&
    line.assists !== null &&
    line.steals !== null &&
    line.turnovers !== null &&
    line.blocks !== null &&
    line.blocksReceived !== null &&
    line.foulsCommitted !== null &&
    line.foulsDrawn !== null
  );
}
