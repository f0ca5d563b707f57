import type { AddEvent, GameEvent, Recording } from "#core/game/events.ts";
import type { Fact, FoulKind, Link, RosterPlayer, ScoringContext, Side } from "#core/game/facts.ts";
import { orderKeyAt, orderKeyBetween } from "#core/game/order-key.ts";
import type { Period } from "#core/game/period.ts";
import type { CommandId, EventId, PlayerKey } from "#core/kernel/ids.ts";

const recording: Recording = {
  commandId: "sheet" as CommandId,
  actor: "test",
  role: "scorer",
  deviceId: null,
  leaseToken: null,
  baseSequence: null,
  occurredAt: null,
  ruleProfile: "fiba",
};

const noContext: ScoringContext = { fastBreak: false, secondChance: false, offTurnover: false, inThePaint: false };

/** A player of a test game: `h4` is number 4 of the home side, `a00` number 00 of the away side. */
export function key(name: string): PlayerKey {
  return name as PlayerKey;
}

export function sideOf(name: string): Side {
  return name.startsWith("h") ? "home" : "away";
}

function rosterPlayer(name: string): RosterPlayer {
  const shirt = name.slice(1);
  return {
    key: key(name),
    shirt,
    givenName: "N",
    familyName: `Player ${shirt}`,
    scoreboardName: null,
    position: null,
    captain: false,
    didNotPlayReason: null,
  };
}

/**
 * Writes a game down the way a scorer would tell it. Time stands still until `at` moves it; ids are `e1`, `e2` … in
 * the order of writing.
 */
export class Scoresheet {
  readonly events: GameEvent[] = [];
  private period: Period = { kind: "regular", number: 1 };
  private clockMs = 600_000;

  /** Two rosters of seven (4–10), the first five of each on court, first period begun. */
  static begun(): Scoresheet {
    const sheet = new Scoresheet();
    for (const side of ["home", "away"] as const) {
      const players = [4, 5, 6, 7, 8, 9, 10].map((shirt) => rosterPlayer(`${side[0]}${shirt}`));
      sheet.add({
        type: "roster.set",
        side,
        teamKey: side,
        name: side,
        code: side.slice(0, 3).toUpperCase(),
        coach: null,
        assistantCoaches: [],
        players,
      });
      sheet.add({ type: "starters.set", side, players: players.slice(0, 5).map((player) => player.key) });
    }
    sheet.add({ type: "period.start" });
    return sheet;
  }

  /** Moves to a clock reading `m:ss` of a period: `1`–`4`, or `ot1`. */
  at(clock: string, period?: number | `ot${number}`): this {
    if (period !== undefined) {
      this.period =
        typeof period === "number" ? { kind: "regular", number: period } : { kind: "overtime", number: Number(period.slice(2)) };
    }
    const [minutes, seconds] = clock.split(":").map(Number);
    this.clockMs = ((minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
    return this;
  }

  add(fact: Fact, options: { link?: Link; orderKey?: string } = {}): EventId {
    const event: AddEvent = {
      op: "add",
      eventId: `e${this.events.length + 1}` as EventId,
      recording,
      reason: null,
      orderKey: options.orderKey ?? this.nextOrderKey(),
      moment: { period: this.period, gameClockMs: this.clockMs, shotClockMs: null, clockQuality: "auto" },
      link: options.link ?? null,
      fact,
    };
    this.events.push(event);
    return event.eventId;
  }

  shot(player: string, value: 2 | 3, made: boolean, context: Partial<ScoringContext> = {}): EventId {
    const common = { position: null, blocked: false, ownBasket: false, goaltending: false, buzzer: false, kind: "jump-shot" as const };
    return this.add({
      type: "field-goal",
      side: sideOf(player),
      player: key(player),
      value,
      made,
      context: { ...noContext, ...context },
      ...common,
    });
  }

  freeThrow(player: string, made: boolean, number = 1, of = 1): EventId {
    return this.add({
      type: "free-throw",
      side: sideOf(player),
      player: key(player),
      made,
      number,
      of,
      kind: "personal",
      context: noContext,
    });
  }

  foul(player: string, kind: FoulKind = "personal"): EventId {
    const fact = { type: "foul", offender: "player", freeThrows: 0, shooting: false, countsAsTeamFoul: true, position: null } as const;
    return this.add({ ...fact, side: sideOf(player), player: key(player), kind });
  }

  substitute(out: string, inn: string): EventId {
    return this.add({ type: "substitution", side: sideOf(out), out: [key(out)], in: [key(inn)] });
  }

  /** What somebody would write, without its being written. */
  factOf(write: (sheet: Scoresheet) => unknown): Fact {
    write(this);
    return (this.events.pop() as AddEvent).fact;
  }

  voids(target: EventId): EventId {
    const eventId = `e${this.events.length + 1}` as EventId;
    this.events.push({ op: "void", eventId, recording, reason: "test", target });
    return eventId;
  }

  amends(target: EventId, fact: Fact): EventId {
    const original = this.events.find((event) => event.eventId === target) as AddEvent;
    const eventId = `e${this.events.length + 1}` as EventId;
    this.events.push({ op: "amend", eventId, recording, reason: "test", target, moment: original.moment, link: original.link, fact });
    return eventId;
  }

  moves(target: EventId, orderKey: string): EventId {
    const eventId = `e${this.events.length + 1}` as EventId;
    this.events.push({ op: "move", eventId, recording, reason: "test", target, orderKey });
    return eventId;
  }

  /** A key right before an event that is already written. */
  keyBefore(target: EventId): string {
    const keys = this.events.flatMap((event) => (event.op === "add" ? [event.orderKey] : [])).sort();
    const own = (this.events.find((event) => event.eventId === target) as AddEvent).orderKey;
    return orderKeyBetween(keys[keys.indexOf(own) - 1] ?? null, own);
  }

  private nextOrderKey(): string {
    return orderKeyAt(this.events.length);
  }
}
