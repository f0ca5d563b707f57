import type { Play } from "../game/events.ts";
import type { Fact, FactOf, Side } from "../game/facts.ts";
import type { EventId } from "../kernel/ids.ts";
import { ballSide } from "./ball-side.ts";
import type { Pressing } from "./pressing.ts";
import type { Sentence } from "./table-entry.ts";

export type ChallengePlay = Play & { readonly fact: FactOf<"challenge"> };

/** The decision was changed, or it stands. */
const outcomes: Readonly<Record<string, boolean>> = { "1": true, "2": false };

export function beginChallenge(pressing: Pressing): boolean {
  pressing.open({ kind: "challenge" }, "winner", ballSide(pressing) ?? "home");
  return true;
}

/** Written as soon as the side is known: its outcome may come at once, or after all that is written meanwhile. TABLE29 */
export function writeChallenge(pressing: Pressing, sentence: Sentence, side: Side): boolean {
  const eventId = pressing.playId();
  // Said anew in the log, it ended as it ended.
  const before = playOf(pressing, eventId)?.fact;
  const fact: Fact = { type: "challenge", side, successful: before?.type === "challenge" ? before.successful : null };
  if (!pressing.tell([pressing.adding(eventId, fact, null, sentence.begun.moment)], "challenge")) return false;
  if (pressing.seat.profile.numberFirst) pressing.close();
  else pressing.ask("outcome", side, { target: eventId });
  return true;
}

/** How it ended: the one of this sentence, or that is corrected; where no side is named yet, the last that waits. TABLE29 */
export function chooseOutcome(pressing: Pressing, { target, gesture }: Sentence, digit: string): boolean {
  const successful = outcomes[digit];
  const named = target ?? pressing.entry.cursor?.corrects ?? null;
  const play = named === null ? waitingChallenge(pressing.plays) : playOf(pressing, named);
  if (successful === undefined || play?.fact.type !== "challenge") return pressing.tone({ kind: "nothing-there" });
  const { eventId, moment, link, fact } = play;
  if (fact.successful !== successful) {
    const change = { op: "amend", eventId: pressing.nextId(), target: eventId, moment, link, fact: { ...fact, successful } } as const;
    if (!pressing.tell([change], gesture === null ? "challenge" : undefined)) return false;
  }
  pressing.close();
  return true;
}

function playOf({ game }: Pressing, named: EventId): Play | undefined {
  return game.plays.find(({ eventId }) => eventId === named);
}

/** The last challenge whose outcome nobody has told. */
export function waitingChallenge(plays: readonly Play[]): ChallengePlay | null {
  for (const play of plays.toReversed()) if (isWaiting(play)) return play;
  return null;
}

export function isWaiting(play: Play): play is ChallengePlay {
  return play.fact.type === "challenge" && play.fact.successful === null;
}
