import type { LiveStatsAction, LiveStatsShot } from "#contract/api/livestats-shapes.ts";
import type { LiveEvent } from "#contract/live/live-event.ts";
import { evolve } from "#core/game/evolve.ts";
import type { Play } from "#core/game/events.ts";
import type { Fact, FactOf, FoulKind, ScoringContext, Side } from "#core/game/facts.ts";
import { newGame, type GameState } from "#core/game/game-state.ts";
import { periodIndex, type Period } from "#core/game/period.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import { foulKinds, percentPosition, shotKinds, turnoverKinds } from "../imports/fiba-livestats-codes.ts";

/** A player's place in `pl`, with his name as the file prints it; a key of `null` is nobody's. */
export type LiveStatsSlots = (side: Side, key: PlayerKey | null) => { readonly pno: number; readonly name: string; readonly shirt: string };

export type LiveStatsCourse = {
  /** In the order of the game. */
  readonly actions: readonly LiveStatsAction[];
  readonly shots: Readonly<Record<Side, readonly LiveStatsShot[]>>;
};

/** What a fact says in LiveStats' words. `side` and `player` where it is somebody's. */
type Said = {
  readonly actionType: string;
  readonly subType?: string;
  readonly side?: Side | null;
  readonly player?: PlayerKey | null;
  readonly success?: boolean;
  readonly isAttempt?: boolean;
  readonly qualifier?: readonly string[];
};

/** At most so many actions are one event's: a whole five out and in. */
const actionsOfEvent = 10;

/**
 * A log as LiveStats' actions and shots. An action's number is made of the place of its event in the log and so stays when another
 * one is put in before it; as in the source's own files, a late one is to be put in its place by clock and score.
 */
export function liveStatsCourse(events: readonly LiveEvent[], rules: RuleSet, slotOf: LiveStatsSlots): LiveStatsCourse {
  const sequences = new Map(events.map(({ eventId, sequence }) => [eventId, sequence]));
  const numberOf = (eventId: EventId) => (sequences.get(eventId) ?? 0) * actionsOfEvent;
  const plays = playsInForce(events);
  const isConfirmed = plays.some(({ fact }) => fact.type === "game.confirm");
  const confirmedPeriods = new Set(plays.flatMap(({ fact, moment }) => (fact.type === "period.confirm" ? [named(moment.period)] : [])));
  const blocked = new Set(plays.flatMap(({ fact, link }) => (fact.type === "block.received" && link ? [link.to] : [])));
  const state = newGame(rules);
  const actions: LiveStatsAction[] = [];
  const shots: Record<Side, LiveStatsShot[]> = { home: [], away: [] };
  for (const play of plays) {
    const before = onCourt(state);
    evolve(state, play);
    const { fact, moment } = play;
    const confirmed = fact.type === "game.end" ? isConfirmed : confirmedPeriods.has(named(moment.period));
    const said = saidOf(withBlock(play, blocked), { before, after: onCourt(state), confirmed });
    said.slice(0, actionsOfEvent).forEach((each, place) => {
      const action = actionOf(each, play, state, { slotOf, number: numberOf(play.eventId) + place, numberOf });
      actions.push(action);
      if (fact.type === "field-goal" && fact.position !== null) {
        const isFirstHalf = periodIndex(moment.period, rules.format) < rules.format.regularPeriods / 2;
        // Which end a side begins at is not always told: the one listed first is drawn on the left, and ends are changed at half-time.
        const basket = (fact.side === "home") === isFirstHalf ? "left" : "right";
        shots[fact.side].push(shotOf(action, percentPosition(fact.position, basket)));
      }
    });
  }
  return { actions, shots };
}

/** LiveStats marks the shot itself as blocked; a table tells it apart, so that the shot is not corrected by it. */
function withBlock({ eventId, fact }: Play, blocked: ReadonlySet<EventId>): Fact {
  return fact.type === "field-goal" && blocked.has(eventId) ? { ...fact, blocked: true } : fact;
}

type Numbered = { readonly slotOf: LiveStatsSlots; readonly number: number; readonly numberOf: (eventId: EventId) => number };

function actionOf(said: Said, { moment, link }: Play, state: GameState, { slotOf, number, numberOf }: Numbered): LiveStatsAction {
  const { actionType, subType = "", side = null, player = null, success = true, isAttempt = false, qualifier = [] } = said;
  const { pno, name, shirt } = side === null ? nobody : slotOf(side, player);
  const clockMs = moment.gameClockMs ?? state.clock.remainingMs;
  const [s1, s2] = [state.home.points, state.away.points];
  return {
    gt: clockText(clockMs),
    clock: `${clockText(clockMs)}:${twoDigits(Math.floor((clockMs % 1000) / 10))}`,
    s1,
    s2,
    lead: s1 - s2,
    tno: side === null ? 0 : side === "home" ? 1 : 2,
    period: moment.period.number,
    periodType: liveStatsPeriodType(moment.period),
    pno,
    player: name,
    success: success ? 1 : 0,
    actionType,
    actionNumber: number,
    previousAction: link === null ? "" : numberOf(link.to) || "",
    qualifier: [...qualifier],
    subType,
    scoring: isAttempt ? 1 : 0,
    shirtNumber: shirt,
  };
}

const nobody = { pno: 0, name: "", shirt: "" };

function shotOf(action: LiveStatsAction, { x, y }: { x: number; y: number }): LiveStatsShot {
  const { success, pno, tno, period, periodType, actionType, actionNumber, previousAction, subType, player, shirtNumber } = action;
  const what = { actionType, actionNumber, previousAction, subType, player, shirtNumber };
  return { r: success, x, y, p: pno, pno, tno, per: period, perType: periodType, ...what };
}

type Court = Readonly<Record<Side, ReadonlySet<PlayerKey>>>;
type Around = { readonly before: Court; readonly after: Court; readonly confirmed: boolean };

/** Nothing where LiveStats has no word for it: clocks, possession, what is said about a game. */
function saidOf(fact: Fact, { before, after, confirmed }: Around): readonly Said[] {
  switch (fact.type) {
    case "game.start":
      return [{ actionType: "game", subType: "start" }];
    case "game.end":
      return [{ actionType: "game", subType: "end", qualifier: confirmed ? ["confirmed"] : [] }];
    case "period.start":
      return [{ actionType: "period", subType: "start" }];
    case "period.end":
      return [{ actionType: "period", subType: "end", qualifier: confirmed ? ["confirmed"] : [] }];
    case "jump-ball":
      return [{ actionType: "jumpball", subType: jumpBalls[fact.kind] ?? fact.kind, side: fact.winner }];
    case "field-goal":
      return [fieldGoal(fact)];
    case "free-throw":
      return [freeThrow(fact)];
    case "rebound": {
      const subType = fact.deadBall ? `${fact.kind}deadball` : fact.kind;
      const ofTeam = fact.player === null && !fact.deadBall;
      return [{ ...whose(fact), actionType: "rebound", subType, qualifier: ofTeam ? ["team"] : [] }];
    }
    case "assist":
    case "block":
    case "steal":
      return [{ ...whose(fact), actionType: fact.type }];
    case "foul.drawn":
      return [{ ...whose(fact), actionType: "foulon" }];
    case "turnover":
      return [
        {
          ...whose(fact),
          actionType: "turnover",
          subType: wordFor(turnoverKinds, (kind) => kind === fact.kind) ?? "other",
          qualifier: fact.player === null ? ["team"] : [],
        },
      ];
    case "foul":
      return [foul(fact)];
    case "substitution":
    case "lineup.set": {
      const half = (subType: "in" | "out", players: readonly PlayerKey[]): Said[] =>
        players.map((player) => ({ actionType: "substitution", subType, side: fact.side, player }));
      const [was, is] = [before[fact.side], after[fact.side]];
      return [
        ...half(
          "out",
          [...was].filter((key) => !is.has(key)),
        ),
        ...half(
          "in",
          [...is].filter((key) => !was.has(key)),
        ),
      ];
    }
    case "timeout":
      return [{ actionType: "timeout", subType: "full", side: fact.side }];
    case "media-timeout":
      return [{ actionType: "timeout", subType: "officials" }];
    default:
      return [];
  }
}

function whose({ side, player }: { readonly side: Side; readonly player: PlayerKey | null }) {
  return { side, player };
}

function fieldGoal(fact: FactOf<"field-goal">): Said {
  return {
    ...whose(fact),
    actionType: fact.value === 3 ? "3pt" : "2pt",
    subType: wordFor(shotKinds, (kind) => kind === fact.kind) ?? "",
    success: fact.made,
    isAttempt: true,
    qualifier: [...contextWords(fact.context), ...(fact.blocked ? ["blocked"] : []), ...(fact.goaltending ? ["defensivegoaltending"] : [])],
  };
}

function freeThrow(fact: FactOf<"free-throw">): Said {
  const subType = fact.number === null || fact.of === null ? "" : `${fact.number}of${fact.of}`;
  return { ...whose(fact), actionType: "freethrow", subType, success: fact.made, isAttempt: true, qualifier: contextWords(fact.context) };
}

function contextWords({ fastBreak, secondChance, offTurnover, inThePaint }: ScoringContext): readonly string[] {
  return [
    ...(inThePaint ? ["pointsinthepaint"] : []),
    ...(secondChance ? ["2ndchance"] : []),
    ...(fastBreak ? ["fastbreak"] : []),
    ...(offTurnover ? ["fromturnover"] : []),
  ];
}

/** Kinds of the rules of 2026, by what they were before: how LiveStats calls them no public file has told us. */
const before2026: Readonly<Partial<Record<FoulKind, FoulKind>>> = {
  "technical-minor": "technical",
  disruptive: "unsportsmanlike",
  flagrant: "unsportsmanlike",
};

/** LiveStats knows fewer kinds: of coach and bench a technical foul stands for all it has no word for, of players a disqualifying one for a fight. */
function foul(fact: FactOf<"foul">): Said {
  const { offender, freeThrows, shooting } = fact;
  const kind = before2026[fact.kind] ?? fact.kind;
  const otherwise = offender === "player" ? (kind === "fight" ? "disqualifying" : "personal") : `${offender}Technical`;
  const subType = wordFor(foulKinds, ([by, of]) => by === offender && of === kind) ?? otherwise;
  const qualifier = [
    ...(shooting ? ["shooting"] : []),
    ...(freeThrows ? [`${freeThrows}freethrow`] : []),
    ...(kind === "double" ? ["double"] : []),
  ];
  return { ...whose(fact), actionType: "foul", subType, qualifier };
}

const jumpBalls: Readonly<Record<string, string>> = { opening: "startperiod", start: "startperiod", "held-ball": "heldball" };

function wordFor<Kind>(words: Readonly<Record<string, Kind>>, is: (kind: Kind) => boolean): string | undefined {
  return Object.keys(words).find((word) => is(words[word]!));
}

function onCourt({ home, away }: GameState): Court {
  const of = ({ players }: GameState[Side]) => new Set([...players].flatMap(([key, player]) => (player.onCourt ? [key] : [])));
  return { home: of(home), away: of(away) };
}

function named({ kind, number }: Period): string {
  return `${kind} ${number}`;
}

export function liveStatsPeriodType({ kind }: Period): "REGULAR" | "OVERTIME" {
  return kind === "regular" ? "REGULAR" : "OVERTIME";
}

/** "MM:SS"; what is over a whole second is cut off. */
export function clockText(ms: number): string {
  return minutesText(Math.floor(ms / 1000));
}

/** "MM:SS", and more minutes than a clock has. */
export function minutesText(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
