import type { Play } from "../game/events.ts";
import { type Fact, type FactOf, type FoulKind, otherSide, type Side } from "../game/facts.ts";
import { isInPenalty } from "../game/game-state.ts";
import { elapsedMs } from "../game/period.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { PlayerKey } from "../kernel/ids.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { attackers, follow, type Writing } from "./play-sentences.ts";
import type { Pressing } from "./pressing.ts";
import type { Begun, FoulSaying, Held, Sentence } from "./table-entry.ts";

/** A line of the list behind F F: the digit, and what it says. */
export type ListedFoul = Omit<FoulSaying, "kind" | "withShots"> & { readonly digit: string };

/** Of any rules; a disruptive foul has the digit of the unsportsmanlike one, which it took the place of. */
const listed: readonly ListedFoul[] = [
  { digit: "1", of: "technical", offender: "player" },
  { digit: "2", of: "unsportsmanlike", offender: "player" },
  { digit: "2", of: "disruptive", offender: "player" },
  { digit: "3", of: "disqualifying", offender: "player" },
  { digit: "4", of: "throw-in", offender: "player" },
  { digit: "5", of: "double", offender: "player" },
  { digit: "6", of: "fight", offender: "player" },
  { digit: "7", of: "technical", offender: "bench" },
  { digit: "8", of: "technical", offender: "coach" },
  { digit: "9", of: "flagrant", offender: "player" },
  { digit: "0", of: "technical-minor", offender: "player" },
];

const anyRules: ReadonlySet<FoulKind> = new Set<FoulKind>(["disqualifying", "throw-in", "double", "fight"]);

/** Those that these rules know. TABLE13 */
export function listedFouls({ graveFouls }: Pick<RuleSet, "graveFouls">): readonly ListedFoul[] {
  const known: ReadonlySet<FoulKind> = new Set<FoulKind>([...anyRules, ...graveFouls]);
  return listed.filter(({ of }) => known.has(of));
}

const throwsOfKind: Readonly<Partial<Record<FoulKind, number>>> = {
  technical: 1,
  "technical-minor": 1,
  "throw-in": 1,
  unsportsmanlike: 2,
  disruptive: 2,
  flagrant: 2,
  disqualifying: 2,
};

export function beginFoul(pressing: Pressing, withShots: boolean): boolean {
  const { sentence } = pressing;
  const isAgain = sentence?.saying.kind === "foul" && sentence.ask === "who" && sentence.digits === "" && !sentence.saying.withShots;
  if (isAgain && !withShots) pressing.ask("foul-kind", sentence.side);
  else pressing.open({ kind: "foul", of: "personal", offender: "player", withShots }, "who", foulingSide(pressing, withShots));
  return true;
}

/** The defenders; of a foul with shots at the clock of a basket, those who have just conceded it. TABLE8, TABLE13 */
function foulingSide(pressing: Pressing, withShots: boolean): Side {
  const defenders = otherSide(attackers(pressing));
  const conceding = otherSide(defenders);
  return withShots && basketBefore({ plays: pressing.plays, rules: pressing.game.rules }, pressing.now(), conceding)
    ? conceding
    : defenders;
}

/** Takes one kind of the list. A foul of coach or bench is nobody's, and is asked for no number: only its side. */
export function chooseFoul(pressing: Pressing, sentence: Sentence, digit: string): boolean {
  const line = listedFouls(pressing.game.rules).find((each) => each.digit === digit);
  if (!line) return pressing.tone({ kind: "nothing-there" });
  const { of, offender } = line;
  pressing.ask("who", sentence.side, { saying: { kind: "foul", of, offender, withShots: false } });
  return true;
}

/** With the throws the rules give it; what was fouled, and how many throws, is asked after it. TABLE13 */
export function writeFoul(pressing: Pressing, sentence: Sentence, saying: FoulSaying, who: Held, how: Writing): boolean {
  const ofTeam = saying.offender !== "player" || who.player === null;
  const offender = saying.offender === "player" && who.player === null ? "bench" : saying.offender;
  const basket = saying.withShots ? basketBefore({ plays: pressing.plays, rules: pressing.game.rules }, sentence.begun, who.side) : null;
  const foul: FactOf<"foul"> = {
    type: "foul",
    side: who.side,
    offender,
    player: ofTeam ? null : who.player,
    kind: offender === "bench" && saying.of === "personal" ? "technical" : saying.of,
    freeThrows: basket ? 1 : givenThrows(pressing, saying, who.side),
    shooting: saying.withShots,
    countsAsTeamFoul: !ofTeam,
    position: null,
  };
  const eventId = pressing.playId();
  const { moment } = sentence.begun;
  const changes = [pressing.adding(eventId, foul, null, moment)];
  if (basket) {
    const drawn: Fact = { type: "foul.drawn", side: basket.side, player: basket.player };
    changes.push(pressing.adding(pressing.nextId(), drawn, { to: eventId, kind: "foul-drawn-of" }, moment));
  }
  if (!pressing.tell([...how.before, ...changes], "foul", how)) return false;
  if (pressing.seat.profile.numberFirst) pressing.close();
  else if (basket || ofTeam) pressing.ask("throws", otherSide(who.side), { target: eventId });
  else follow(pressing, "fouled", otherSide(who.side), eventId);
  return true;
}

/** A foul of the side with the ball, and the ball it loses by it. TABLE13 */
export function writeOffensiveFoul(pressing: Pressing, sentence: Sentence, who: Held, how: Writing): boolean {
  const eventId = pressing.playId();
  const { moment } = sentence.begun;
  const foul: Fact = {
    type: "foul",
    ...who,
    offender: "player",
    kind: "offensive",
    freeThrows: 0,
    shooting: false,
    countsAsTeamFoul: true,
    position: null,
  };
  const turnover: Fact = { type: "turnover", ...who, kind: "offensive-foul" };
  const changes = [
    pressing.adding(eventId, foul, null, moment),
    pressing.adding(pressing.nextId(), turnover, { to: eventId, kind: "turnover-of" }, moment),
  ];
  if (!pressing.tell([...how.before, ...changes], "offensive-foul", how)) return false;
  follow(pressing, "fouled", otherSide(who.side), eventId);
  return true;
}

/** Says how many throws a foul gives, where the rules gave it another number. */
export function setThrows(pressing: Pressing, sentence: Sentence, digit: string): boolean {
  const target = foulOf(pressing, sentence);
  const count = Number(digit);
  if (!target || count > 3) return pressing.tone({ kind: "nothing-there" });
  const { eventId, moment, link, fact } = target;
  if (fact.freeThrows !== count) {
    const amended: Fact = { ...fact, freeThrows: count };
    if (!pressing.tell([{ op: "amend", eventId: pressing.nextId(), target: eventId, moment, link, fact: amended }])) return false;
  }
  pressing.close();
  return true;
}

function foulOf(pressing: Pressing, { target }: Sentence): (Play & { readonly fact: FactOf<"foul"> }) | null {
  const play = target === null ? undefined : pressing.plays[pressing.game.placeOf(target)];
  return play?.fact.type === "foul" ? { ...play, fact: play.fact } : null;
}

/** What the rules give, unless the scorer says otherwise. FOUL3 */
function givenThrows(pressing: Pressing, { of, withShots }: FoulSaying, side: Side): number {
  const given = throwsOfKind[of];
  if (given !== undefined) return given;
  if (withShots) return 2;
  return of === "personal" && isInPenalty(pressing.state, side) ? 2 : 0;
}

/** The last basket of the other side, if it stands at this clock and nothing was played since: it counts, and one throw follows. TABLE13 */
export function basketBefore(
  { plays, rules }: Pick<StandingGame, "plays" | "rules">,
  { moment: { period, gameClockMs } }: Begun,
  fouling: Side,
): { readonly side: Side; readonly player: PlayerKey } | null {
  if (gameClockMs === null) return null;
  for (let index = plays.length - 1; index >= 0; index--) {
    const { fact, moment } = plays[index]!;
    if (fact.type === "assist" || fact.type.startsWith("clock.") || fact.type.startsWith("shot-clock.")) continue;
    if (fact.type !== "field-goal" || !fact.made || fact.side === fouling || fact.player === null || moment.gameClockMs === null)
      return null;
    const since = elapsedMs(period, gameClockMs, rules.format) - elapsedMs(moment.period, moment.gameClockMs, rules.format);
    return Math.abs(since) <= rules.clockToleranceMs ? { side: fact.side, player: fact.player } : null;
  }
  return null;
}
