import { type LineReading, longestLine, readFrame } from "./board-frame.ts";

/**
 * Cuts what comes over a wire into lines, however it was split. Keeps no more than one line, whatever comes; what has no end
 * in time is a fault, and reading goes on behind the next end. BRIDGE3
 */
export class BoardLines {
  #rest = "";
  #isSkipping = false;

  /** What this piece completes, in order. */
  take(piece: string): readonly LineReading[] {
    const readings: LineReading[] = [];
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      const text = line.endsWith("\r") ? line.slice(0, -1) : line;
      if (this.#isSkipping) this.#isSkipping = false;
      else if (text !== "") readings.push(readFrame(fromItsStart(text)));
    }
    if (this.#rest.length > longestLine) {
      if (!this.#isSkipping) readings.push({ fault: "too-long" });
      this.#isSkipping = true;
      this.#rest = "";
    }
    return readings;
  }

  /** The wire was cut: half a line is none. */
  cut(): void {
    this.#rest = "";
    this.#isSkipping = false;
  }
}

/** A line that noise stands before is still one. */
function fromItsStart(text: string): string {
  const start = text.lastIndexOf("$");
  return start < 0 ? text : text.slice(start);
}
