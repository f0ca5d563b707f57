import type { Side } from "../game/facts.ts";

/** All that a scoreboard's console shows at one instant, as one line says it (docs/formats/scoreboard-line.md). */
export type BoardFrame = {
  /** 0 before the game; overtimes go on counting. */
  readonly period: number;
  readonly clockMs: number;
  readonly running: boolean;
  /** `null`: this console does not tell it. */
  readonly shot: BoardShotClock | null;
  readonly home: BoardSide;
  readonly away: BoardSide;
  /** `null`: not told. */
  readonly possession: Side | null;
  readonly horn: boolean;
};

/** `remainingMs: null`: blank. */
export type BoardShotClock = { readonly remainingMs: number | null; readonly running: boolean };

/** `null`: not told. */
export type BoardSide = { readonly points: number; readonly fouls: number | null; readonly timeouts: number | null };

/** `too-long`: no end came in time. `checksum`: it was changed on the way. `form`: it is no line of ours. */
export type LineFault = "too-long" | "checksum" | "form";

export type LineReading = { readonly frame: BoardFrame; readonly fault?: never } | { readonly frame?: never; readonly fault: LineFault };

/** A line with its ends; anything longer is noise. */
export const longestLine = 82;

const longestClockMs = 60 * 60_000;
const line =
  /^\$(FCB1,(\d{1,2}),(\d{1,7}),([01]),(\d{1,5}|-)?,([01])?,(\d{1,3}),(\d{1,3}),(\d{1,2})?,(\d{1,2})?,(\d)?,(\d)?,([HA])?,([01]))\*([0-9A-F]{2})$/;

/** Reads one line without its end. What cannot be believed by itself is a fault, never a guess. BRIDGE3 */
export function readFrame(text: string): LineReading {
  if (text.length > longestLine) return { fault: "too-long" };
  const sum = /^\$(.*)\*([0-9A-F]{2})$/.exec(text);
  if (!sum) return { fault: "form" };
  if (checksumOf(sum[1] ?? "") !== sum[2]) return { fault: "checksum" };
  const found = line.exec(text);
  if (!found) return { fault: "form" };
  const [, , period, clock, running, shot, shotRuns, homePoints, awayPoints, ...rest] = found;
  const [homeFouls, awayFouls, homeTimeouts, awayTimeouts, possession, horn] = rest;
  const clockMs = Number(clock);
  if (clockMs > longestClockMs || (shot !== undefined && shotRuns === undefined)) return { fault: "form" };
  return {
    frame: {
      period: Number(period),
      clockMs,
      running: running === "1",
      shot: shot === undefined ? null : { remainingMs: shot === "-" ? null : Number(shot), running: shotRuns === "1" },
      home: { points: Number(homePoints), fouls: numberOr(homeFouls), timeouts: numberOr(homeTimeouts) },
      away: { points: Number(awayPoints), fouls: numberOr(awayFouls), timeouts: numberOr(awayTimeouts) },
      possession: possession === undefined ? null : possession === "H" ? "home" : "away",
      horn: horn === "1",
    },
  };
}

/** The line that says it, with its end. */
export function frameLine({ period, clockMs, running, shot, home, away, possession, horn }: BoardFrame): string {
  const fields = [
    "FCB1",
    period,
    clockMs,
    Number(running),
    shot === null ? "" : (shot.remainingMs ?? "-"),
    shot === null ? "" : Number(shot.running),
    home.points,
    away.points,
    home.fouls ?? "",
    away.fouls ?? "",
    home.timeouts ?? "",
    away.timeouts ?? "",
    possession === null ? "" : possession === "home" ? "H" : "A",
    Number(horn),
  ];
  const body = fields.join(",");
  return `$${body}*${checksumOf(body)}\r\n`;
}

/** All characters between `$` and `*`, exclusive or, as two hexadecimal digits. */
export function checksumOf(body: string): string {
  let sum = 0;
  for (let place = 0; place < body.length; place++) sum ^= body.charCodeAt(place);
  return (sum & 0xff).toString(16).toUpperCase().padStart(2, "0");
}

function numberOr(field: string | undefined): number | null {
  return field === undefined ? null : Number(field);
}
