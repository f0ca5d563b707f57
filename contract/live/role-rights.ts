import type { FactType } from "#core/game/facts.ts";
import type { LiveRole } from "./game-command.ts";

/** Who writes things down at the table. The league may write anything, after the game has been confirmed as well. */
type Writer = Exclude<LiveRole, "overlay" | "screen" | "training">;

const desk: readonly Writer[] = ["statistics", "league"];
const clocks: readonly Writer[] = ["clock", "bridge", "league"];
const shotClock: readonly Writer[] = ["clock", "shot-clock", "bridge", "league"];
const eyes: readonly Writer[] = ["clock", "statistics", "spotter", "bridge", "league"];
const both: readonly Writer[] = ["clock", "statistics", "bridge", "league"];
const league: readonly Writer[] = ["league"];

/** Who may write which fact, and correct it. Total: a new type of fact does not compile until it has its writers. LIVE4, LIVE29 */
const writersOf: { readonly [Type in FactType]: readonly Writer[] } = {
  "game.status": desk,
  "game.delay": desk,
  "game.start": both,
  "game.end": desk,
  "game.confirm": desk,
  "signature.set": desk,
  "game.amend": league,
  "game.forfeit": league,
  "game.default": desk,
  "game.award": league,
  "game.abandon": desk,
  "game.protest": desk,
  "score.period": league,
  "score.total": league,
  "roster.set": desk,
  "roster.change": desk,
  "starters.set": desk,
  "starters.confirm": desk,
  "coach.change": desk,
  "captain.set": desk,
  "officials.set": desk,
  "colours.set": desk,
  "sides.set": both,
  "arrow.set": both,
  "countdown.set": both,
  "period.start": clocks,
  "period.end": clocks,
  "period.confirm": desk,
  "period.reopen": desk,
  "clock.start": clocks,
  "clock.stop": clocks,
  "clock.set": clocks,
  "clock.correct": clocks,
  "clock.expired": clocks,
  horn: clocks,
  "shot-clock.start": shotClock,
  "shot-clock.stop": shotClock,
  "shot-clock.reset": shotClock,
  "shot-clock.set": shotClock,
  "shot-clock.blank": shotClock,
  "shot-clock.revert": shotClock,
  "shot-clock.violation": shotClock,
  "field-goal": desk,
  "free-throw": desk,
  rebound: desk,
  assist: desk,
  block: desk,
  "block.received": desk,
  steal: desk,
  "foul.drawn": desk,
  turnover: desk,
  foul: desk,
  substitution: desk,
  "lineup.set": desk,
  timeout: both,
  "timeout.end": both,
  "media-timeout": both,
  stoppage: both,
  challenge: desk,
  review: desk,
  "jump-ball": both,
  possession: both,
  "arrow.flip": both,
  "flag.raise": eyes,
  "flag.clear": desk,
  "score.query": both,
  "source.change": both,
  mismatch: both,
  note: eyes,
  "most-valuable-player": desk,
  "video.mark": desk,
};

export function mayWrite(role: LiveRole, type: FactType): boolean {
  return writersOf[type].some((writer) => writer === role);
}
