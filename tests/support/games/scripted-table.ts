import { decideCommand } from "#core/game/decide-command.ts";
import type { Fact, FactType, GameMoment } from "#core/game/facts.ts";
import { type OpenFlag, openFlags } from "#core/game/game-faults.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { CommandDecision, TableChange, TableCommand } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { Scoresheet } from "./scoresheet.ts";

type Adding = Partial<TableChange & { readonly op: "add" }>;

/** A scoring table without a server: rosters, fives, the first period begun; every command decided at once. */
export class ScriptedTable {
  readonly now = Date.UTC(2026, 10, 21, 18);
  readonly digest = "a".repeat(64);
  readonly game: StandingGame;
  last: CommandDecision | null = null;
  #moment: GameMoment = { period: { kind: "regular", number: 1 }, gameClockMs: 600_000, shotClockMs: null, clockQuality: "auto" };
  #sender = { deviceId: "desk", mayWrite: (_type: FactType) => true, isOutranked: (_type: FactType) => false, isLeague: false };
  #ids = 0;

  constructor() {
    const events = Scoresheet.begun().events.map((event, index) => ({ ...event, sequence: index + 1, at: this.now, deviceId: null }));
    this.game = new StandingGame(1, events, fiba);
  }

  at(clock: string, period?: number): this {
    const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
    const of = period === undefined ? this.#moment.period : ({ kind: "regular", number: period } as const);
    this.#moment = { ...this.#moment, period: of, gameClockMs: Math.round((minutes * 60 + seconds) * 1000) };
    return this;
  }

  by(deviceId: string, mayWrite: (type: FactType) => boolean = () => true): this {
    this.#sender = { ...this.#sender, deviceId, mayWrite, isLeague: false };
    return this;
  }

  asLeague(): this {
    this.#sender = { ...this.#sender, isLeague: true };
    return this;
  }

  adding(fact: Fact, more: Adding = {}): TableChange {
    return { op: "add", eventId: this.#id(), moment: this.#moment, link: null, after: null, ...more, fact };
  }

  amending(target: EventId, fact: Fact): TableChange {
    const { moment = this.#moment } = this.game.plays[this.game.placeOf(target)] ?? {};
    return { op: "amend", eventId: this.#id(), target, moment, link: null, fact };
  }

  add(fact: Fact, more: Adding = {}): CommandDecision {
    return this.decide({ changes: [this.adding(fact, more)] });
  }

  /** Adds a fact that must be taken. */
  addedId(fact: Fact, more: Adding = {}): EventId {
    const change = this.adding(fact, more);
    const decision = this.decide({ changes: [change] });
    if (decision.kind !== "accepted") throw new Error(JSON.stringify(decision));
    return change.eventId;
  }

  tell(facts: readonly Fact[], { base, occurredAt }: { readonly base?: number; readonly occurredAt?: number } = {}): CommandDecision {
    return this.decide({
      changes: facts.map((fact) => this.adding(fact)),
      ...(base === undefined ? {} : { baseVersion: base }),
      ...(occurredAt === undefined ? {} : { occurredAt }),
    });
  }

  decide(command: Partial<TableCommand>): CommandDecision {
    const usual = { commandId: this.#id() as string as CommandId, baseVersion: this.game.version, epoch: 1, occurredAt: this.now };
    const sender = { ...this.#sender, receivedAt: this.now, digest: () => this.digest };
    this.last = decideCommand(this.game, { ...usual, changes: [], reason: null, ...command }, sender);
    return this.last;
  }

  openFlags(): readonly OpenFlag[] {
    return openFlags(this.game.plays);
  }

  /** Four periods and an end; the home side has won by one basket. */
  playedOut(): this {
    this.at("5:00").addedId(Scoresheet.begun().factOf((sheet) => sheet.shot("h4", 2, true)));
    for (const period of [1, 2, 3, 4]) {
      if (period > 1) this.at("10:00", period).addedId({ type: "period.start" });
      this.at("0:00", period).addedId({ type: "period.end" });
    }
    this.addedId({ type: "game.end" });
    return this;
  }

  confirmPeriods(): this {
    for (const period of [1, 2, 3, 4]) this.at("0:00", period).addedId({ type: "period.confirm", signer: "M. Marić" });
    return this;
  }

  #id(): EventId {
    this.#ids++;
    return `t-${this.#ids}` as EventId;
  }
}
