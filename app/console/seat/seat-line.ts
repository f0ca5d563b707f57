/** How the line of a seat is, judged by the answers to its own questions; what the browser says of its network is not asked. SEAT5 */
export type SeatLine = {
  readonly state: "starting" | "online" | "offline";
  /** When the first unanswered question was asked; `null`: all are answered. Epoch milliseconds of the server's timeline. */
  readonly silentSince: number | null;
  readonly misses: number;
};

export const newLine: SeatLine = { state: "starting", silentSince: null, misses: 0 };

/** One question in two seconds may be lost; two in a row are no chance. */
const missesUntilOff = 2;

export function heard(line: SeatLine): SeatLine {
  return line.state === "online" && line.misses === 0 ? line : { state: "online", silentSince: null, misses: 0 };
}

export function unheard(line: SeatLine, askedAt: number): SeatLine {
  const misses = line.misses + 1;
  const isOff = line.state !== "online" || misses >= missesUntilOff;
  return { state: isOff ? "offline" : "online", silentSince: line.silentSince ?? askedAt, misses };
}

const firstPauseMs = 250;
const longestPauseMs = 4000;

/** How long it is waited before a command is sent again that was not answered. */
export function pauseBefore(attempt: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
}
