import { challengesLeft } from "#core/game/challenges-left.ts";
import type { CourtPosition, Side } from "#core/game/facts.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { asksPlayer, mayBeMeant } from "#core/table/answer.ts";
import { waitingChallenge } from "#core/table/challenge-sentences.ts";
import { type ListedFoul, listedFouls } from "#core/table/foul-sentences.ts";
import { openThrows, type OpenThrows } from "#core/table/open-throws.ts";
import { Pressing } from "#core/table/pressing.ts";
import type { Ask, Saying, TableEntry, TableSeat } from "#core/table/table-entry.ts";

/** A key of an answer that is offered beside the question, for a finger too. */
export type Offer = { readonly code: string; readonly words: OfferWords };
export type OfferWords =
  | { readonly kind: "digit"; readonly of: DigitsOf; readonly digit: string }
  | ({ readonly kind: "foul" } & ListedFoul)
  /** `left`: challenges that its head coach may still ask for; `null` where nobody asks for one. */
  | { readonly kind: "side"; readonly side: Side; readonly left: number | null }
  | { readonly kind: "value"; readonly value: 2 | 3 }
  | { readonly kind: "arrow" };

type DigitsOf = "throws" | "turnover-kind" | "zone" | "outcome";

/** The sentence as it is shown: what has been said, the open question, and who may be meant. */
export type SentenceView = {
  readonly saying: Saying | null;
  readonly side: Side | null;
  /** Whoever has been named already: the sentence's first player. */
  readonly who: { readonly side: Side; readonly player: PlayerKey | null } | null;
  readonly ask: Ask | null;
  readonly must: boolean;
  readonly digits: string;
  readonly gameClockMs: number | null;
  /** On the bench, while it is asked for whom he came in. */
  readonly bench: PlayerKey | null;
  readonly meant: ReadonlySet<PlayerKey>;
  /** Those of them whose number goes on from the digits that are typed. */
  readonly begun: readonly PlayerKey[];
  readonly out: readonly PlayerKey[];
  readonly in: readonly PlayerKey[];
  readonly offers: readonly Offer[];
  readonly throws: readonly OpenThrows[];
  readonly place: CourtPosition | null;
  readonly fastBreak: boolean;
  readonly held: TableEntry["held"];
  readonly isInsisted: boolean;
};

const must: ReadonlySet<Ask> = new Set<Ask>(["who", "in-for", "winner", "value", "foul-kind", "seconds"]);
const nobody: ReadonlySet<PlayerKey> = new Set();

/** SCORER4 */
export function sentenceView(entry: TableEntry, game: StandingGame, seat: TableSeat): SentenceView {
  const { sentence, heldDigits, held, place, fastBreak, refused } = entry;
  const rest = { place, fastBreak, held, isInsisted: refused !== null, throws: openThrows(game.plays) };
  if (sentence === null) {
    const empty = { saying: null, side: held?.side ?? null, who: held, ask: null, must: false, gameClockMs: null, bench: null };
    return { ...empty, digits: heldDigits, meant: nobody, begun: [], out: [], in: [], offers: [], ...rest };
  }
  const { saying, side, ask, digits, begun, bench, target } = sentence;
  const asking = new Pressing(
    entry,
    game,
    { kind: "key", code: "", shift: false, alt: false, at: begun.at, clock: { ...begun.moment } },
    seat,
  );
  const meant = asksPlayer(ask) ? mayBeMeant(asking, sentence).meant : [];
  return {
    saying,
    side,
    who: sentence.who ?? namedIn(game, target),
    ask,
    must: must.has(ask),
    digits,
    gameClockMs: begun.moment.gameClockMs,
    bench: bench?.player ?? null,
    meant: new Set(meant.map(({ key }) => key)),
    begun: digits === "" ? [] : meant.filter(({ shirt }) => shirt.startsWith(digits)).map(({ key }) => key),
    out: saying.kind === "wave" ? saying.out : [],
    in: saying.kind === "wave" ? saying.in : [],
    offers: offersOf(ask, saying, asking),
    ...rest,
  };
}

function namedIn(game: StandingGame, target: string | null): SentenceView["who"] {
  const fact = target === null ? undefined : game.plays.find(({ eventId }) => eventId === target)?.fact;
  if (!fact || !("side" in fact) || !("player" in fact) || fact.player === undefined) return null;
  return { side: fact.side, player: fact.player as PlayerKey | null };
}

function offersOf(ask: Ask, saying: Saying, { state, plays }: Pressing): readonly Offer[] {
  const digits = (of: DigitsOf, all: string) =>
    [...all].map((digit): Offer => ({ code: codes[digit] ?? `Digit${digit}`, words: { kind: "digit", of, digit } }));
  switch (ask) {
    case "throws":
      return digits("throws", "0123");
    case "foul-kind":
      return listedFouls(state.rules).map((line) => ({ code: `Digit${line.digit}`, words: { kind: "foul", ...line } }));
    case "turnover-kind":
      return digits("turnover-kind", "1234567890-=");
    case "zone":
      return digits("zone", "1234567890");
    case "value":
      return ([2, 3] as const).map((value) => ({ code: value === 2 ? "KeyW" : "KeyE", words: { kind: "value", value } }));
    case "outcome":
      return digits("outcome", "12");
    case "winner": {
      const isChallenge = saying.kind === "challenge";
      const sides = (["home", "away"] as const).map((side): Offer => ({
        code: side === "home" ? "KeyN" : "KeyM",
        words: { kind: "side", side, left: isChallenge ? challengesLeft(state, side) : null },
      }));
      if (!isChallenge) return [...sides, { code: "Enter", words: { kind: "arrow" } }];
      return waitingChallenge(plays) === null ? sides : [...digits("outcome", "12"), ...sides];
    }
    default:
      return [];
  }
}

const codes: Readonly<Record<string, string>> = { "-": "Minus", "=": "Equal" };
