import type { Count } from "./box-score.ts";

/**
 * Playing time in whole minutes, for competitions that print them: under thirty seconds down, from thirty up; who played at
 * all has 1; and nobody who missed a second is given the whole game (39:30 of 40 is 39). `null` stays `null`: did not play.
 * FIBA Statisticians' Manual 2024, Appendix C.A. TIMING1
 */
export function wholeMinutes(seconds: Count, gameSeconds: number): Count {
  if (seconds === null || seconds <= 0) return seconds === null ? null : 0;
  const rounded = Math.max(1, Math.round(seconds / 60));
  const whole = Math.round(gameSeconds / 60);
  return seconds < gameSeconds && rounded >= whole ? Math.max(1, whole - 1) : rounded;
}
