import type { Link, LinkKind, Side } from "#core/game/facts.ts";
import { elapsedMs, periodIndex, periodLengthMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleProfile } from "#core/rules/rule-profile.ts";
import { liveStatsFact } from "./fiba-livestats-actions.ts";
import { liveStatsBox } from "./fiba-livestats-box.ts";
import { clockMsOf } from "./fiba-livestats-clock.ts";
import type { PercentPosition } from "./fiba-livestats-codes.ts";
import type { LiveStatsData } from "./fiba-livestats-data.ts";
import { formatOf, mostPeriods } from "./fiba-livestats-format.ts";
import { completeActions, type CompleteAction } from "./fiba-livestats-plays.ts";
import { liveStatsRosters, playerKey } from "./fiba-livestats-rosters.ts";
import { importRecording, mostPlays, type QualityFlag, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { sourceInteger, sourceList, sourceNumber, sourceObject, sourceText, wordIn } from "./source-text.ts";

type Placed = {
  readonly action: CompleteAction;
  readonly period: Period;
  readonly clockMs: number | null;
  readonly elapsedMs: number;
};

/**
 * A FIBA LiveStats `data.json` as a log. Format: docs/formats/fiba-livestats.md.
 * Refuses a file without two teams or without a play, and one with more of either than any game has.
 */
export function readLiveStats(data: LiveStatsData, sourceGameId: string): ImportedGame {
  if (!data || typeof data !== "object" || !data.tm?.["1"] || !data.tm["2"]) throw new UnreadableGame("no two teams under tm");
  if (!Array.isArray(data.pbp) || data.pbp.length === 0) throw new UnreadableGame("no plays under pbp");
  if (data.pbp.length > mostPlays) throw new UnreadableGame(`${data.pbp.length} plays, and no game has more than ${mostPlays}`);
  return new LiveStatsReader(data, sourceGameId).read();
}

class LiveStatsReader {
  private readonly log: LogDraft;
  private readonly data: LiveStatsData;
  private readonly sourceGameId: string;
  private readonly profile: string;
  private readonly format: PeriodFormat;
  private readonly positions: ReadonlyMap<string, PercentPosition>;
  private readonly actions: readonly CompleteAction[];
  private readonly known: ReadonlySet<string>;

  constructor(data: LiveStatsData, sourceGameId: string) {
    this.data = data;
    this.sourceGameId = sourceGameId;
    const flags: QualityFlag[] = [];
    this.actions = completeActions(data.pbp, flags);
    this.known = new Set(this.actions.map(({ id }) => id));
    this.format = formatOf(sourceObject(data), this.actions, flags);
    this.profile = ruleProfile(fiba, this.format.regularPeriods, this.format.regularMs / 60_000, this.format.overtimeMs / 60_000);
    this.log = new LogDraft(importRecording("fiba-livestats", sourceGameId, this.profile), "auto");
    this.log.flags.push(...flags);
    this.positions = positionsOf([data.tm["1"]?.shot, data.tm["2"]?.shot]);
  }

  read(): ImportedGame {
    const first: Period = { kind: "regular", number: 1 };
    for (const { id, fact } of liveStatsRosters(this.data, this.actions, this.log.flags)) {
      this.log.add(id, fact, first, this.format.regularMs);
    }
    for (const placed of this.inGameOrder()) this.action(placed);
    this.confirm();
    return {
      format: "fiba-livestats",
      sourceGameId: this.sourceGameId,
      ownGameId: sourceText(this.data.fullcourtGameId) || null,
      ruleProfile: this.profile,
      about: { date: null, time: null, venue: null, round: null, phase: null },
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: this.printedScore(),
      printedBox: liveStatsBox(this.data),
    };
  }

  private printedScore(): ImportedGame["printedScore"] {
    const points = (team: string) => sourceInteger(this.data.tm[team]?.score, 0, 9999);
    const [home, away] = [points("1"), points("2")];
    return home === null || away === null ? null : { home, away };
  }

  /**
   * IMP2: neither file order nor action numbers are the game's order. Corrections typed late carry the clock and the
   * score of the place they belong to. The shot that makes a score stands before all that carry it: a free throw may be
   * typed after substitutions that show its point already. What has no clock stands with what was typed before it.
   */
  private inGameOrder(): Placed[] {
    const placed = this.atTheirTimes(this.actions.map((action) => this.place(action)));
    return placed.sort(
      (a, b) =>
        periodIndex(a.period, this.format) - periodIndex(b.period, this.format) ||
        rankInPeriod(a.action) - rankInPeriod(b.action) ||
        a.elapsedMs - b.elapsedMs ||
        a.action.score - b.action.score ||
        Number(isMadeShot(b.action)) - Number(isMadeShot(a.action)) ||
        a.action.order - b.action.order,
    );
  }

  /** An action without a clock takes the time of the last one typed before it in its period. */
  private atTheirTimes(placed: Placed[]): Placed[] {
    if (placed.every(({ clockMs }) => clockMs !== null)) return placed;
    const before = new Map<number, number>();
    return placed
      .toSorted((a, b) => a.action.order - b.action.order)
      .map((each) => {
        const index = periodIndex(each.period, this.format);
        const at = each.clockMs === null ? (before.get(index) ?? each.elapsedMs) : each.elapsedMs;
        before.set(index, at);
        return { ...each, elapsedMs: at };
      });
  }

  private place(action: CompleteAction): Placed {
    const period = this.periodOf(action);
    const clockMs = this.clockOf(action, period);
    const lengthMs = periodLengthMs(period, this.format);
    return { action, period, clockMs, elapsedMs: elapsedMs(period, clockMs ?? lengthMs, this.format) };
  }

  /** What its clock shows; nothing where it is no clock, or shows more than its period has. IMP16 */
  private clockOf({ clock, id }: CompleteAction, period: Period): number | null {
    const clockMs = clockMsOf(clock);
    if (clockMs !== null && clockMs <= periodLengthMs(period, this.format)) return clockMs;
    const beyond = clockMs === null ? "" : `, more than ${period.kind} period ${period.number} has,`;
    this.log.flag("event-malformed", `clock "${clock}"${beyond} at ${id}`);
    return null;
  }

  /** Overtimes restart at 1 in most files; some count on after the last quarter. */
  private periodOf({ period, isOvertime, id }: CompleteAction): Period {
    const number = sourceInteger(period, 1, mostPeriods);
    if (number === null) {
      this.log.flag("event-malformed", `period "${sourceText(period)}" at ${id}`);
      return { kind: "regular", number: 1 };
    }
    if (!isOvertime && number > this.format.regularPeriods) return { kind: "overtime", number: number - this.format.regularPeriods };
    return { kind: isOvertime ? "overtime" : "regular", number };
  }

  private action({ action, period, clockMs }: Placed): void {
    const side: Side | null = action.tno === 1 ? "home" : action.tno === 2 ? "away" : null;
    const player = side && action.pno > 0 ? playerKey(action.tno, action.pno) : null;
    const { id } = action;
    if (action.actionType === "substitution" && side && player) {
      this.log.substitute(id, side, action.subType === "in" ? "in" : "out", player, period, clockMs);
      return;
    }
    const fact = liveStatsFact(action, side, player, this.positions.get(id) ?? null);
    if (fact?.type === "rebound" && wordIn(knownRebounds, action.subType) === undefined) {
      this.log.flag("event-malformed", `rebound "${action.subType}" at ${id}, taken as ${fact.kind}`);
    }
    if (fact) this.log.add(id, fact, period, clockMs, this.linkOf(action));
    else this.log.keepUnknown(id, `${action.actionType}/${action.subType}`, action.player, period, clockMs);
  }

  /** IMP12: the statisticians have closed the game; many leagues leave that out, and such a game stays unofficial. */
  private confirm(): void {
    const last = this.log.events.at(-1);
    const isConfirmed = this.actions.some(
      ({ actionType, subType, qualifier }) => actionType === "game" && subType === "end" && qualifier.includes("confirmed"),
    );
    if (last && isConfirmed)
      this.log.add("game-confirm", { type: "game.confirm", signer: "fiba-livestats", digest: null }, last.moment.period, 0);
  }

  private linkOf({ id, previous, actionType }: CompleteAction): Link | null {
    if (previous === null) return null;
    if (!this.known.has(previous)) {
      this.log.flag("link-missing", `${id} belongs to ${previous}, which is not there`);
      return null;
    }
    const kind = wordIn(linkKinds, actionType);
    return kind ? { to: previous as EventId, kind } : null;
  }
}

const linkKinds: Readonly<Record<string, LinkKind>> = {
  assist: "assist-of",
  block: "block-of",
  rebound: "rebound-of",
  steal: "steal-of",
  foulon: "foul-drawn-of",
  freethrow: "free-throw-of",
  turnover: "turnover-of",
};

const knownRebounds: Readonly<Record<string, true>> = {
  offensive: true,
  defensive: true,
  offensivedeadball: true,
  defensivedeadball: true,
};

/** Where each shot was taken, by action number; a place outside of the court is none. */
function positionsOf(lists: readonly unknown[]): ReadonlyMap<string, PercentPosition> {
  const positions = new Map<string, PercentPosition>();
  for (const shot of lists.flatMap(sourceList).map(sourceObject)) {
    const number = sourceNumber(shot["actionNumber"]);
    const [x, y] = [percentOf(shot["x"]), percentOf(shot["y"])];
    if (number !== null && x !== null && y !== null) positions.set(number, { x, y });
  }
  return positions;
}

function percentOf(value: unknown): number | null {
  const text = sourceText(value);
  const percent = Number(text);
  return text !== "" && percent >= 0 && percent <= 100 ? percent : null;
}

/** The start of a game or period stands before, its end after everything else at the same clock. */
function rankInPeriod({ actionType, subType }: CompleteAction): number {
  if (actionType === "game") return subType === "start" ? 0 : 4;
  if (actionType === "period") return subType === "start" ? 1 : 3;
  return 2;
}

function isMadeShot({ actionType, isMade }: CompleteAction): boolean {
  return isMade && (actionType === "2pt" || actionType === "3pt" || actionType === "freethrow");
}
