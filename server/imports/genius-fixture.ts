import type { Fact, Recordable, Side } from "#core/game/facts.ts";
import { periodLengthMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleProfile } from "#core/rules/rule-profile.ts";
import { fixtureBox } from "./genius-fixture-box.ts";
import { gatherFixture, type Fixture, type FixturePeriod } from "./genius-fixture-data.ts";
import { fixtureFact, isBookkeeping, isKnownFoul } from "./genius-fixture-events.ts";
import { fixtureRosters, type Appearance } from "./genius-fixture-rosters.ts";
import { eventOfWords, type EventWords } from "./genius-fixture-words.ts";
import { importRecording, sides, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { PlayNumbers } from "./play-numbers.ts";
import type { SourceDocument } from "./source-documents.ts";
import type { SourceRow } from "./source-row.ts";
import { tidyText } from "./tidy-names.ts";
import { writeRows } from "./write-rows.ts";
import { isSourceObject, sourceText, type SourceObject } from "./source-text.ts";

/** An event with its pieces found: what it says, where it stands, whose it is. */
type Row = {
  readonly id: string;
  readonly event: SourceObject;
  readonly words: EventWords;
  readonly period: Period;
  readonly clockMs: number | null;
  readonly side: Side | null;
  readonly personId: string;
};
type ReadPeriod = { readonly period: Period; readonly ended: boolean; readonly rows: readonly Row[] };

/**
 * A fixture of Genius Sports' and Atrium's `fixture_detail` answers as a log. Format: docs/formats/genius-fixture.md.
 * Refuses what is no fixture with two teams, holds no plays, or whose plays are told in words of a language nobody read.
 */
export function readFixture(documents: readonly SourceDocument[], sourceGameId: string): ImportedGame {
  return new FixtureReader(gatherFixture(documents), sourceGameId).read();
}

class FixtureReader {
  private readonly fixture: Fixture;
  private readonly sourceGameId: string;
  private readonly profile: string;
  private readonly format: PeriodFormat;
  private readonly log: LogDraft;
  private readonly numbers: PlayNumbers;
  private readonly sideOfPerson = new Map<string, Side>();

  constructor(fixture: Fixture, sourceGameId: string) {
    this.fixture = fixture;
    this.sourceGameId = fixture.id || sourceGameId;
    const regular = fixture.periods.find(({ number }) => number < firstOvertime)?.minutes ?? null;
    const overtime = fixture.periods.find(({ number }) => number >= firstOvertime)?.minutes ?? null;
    const periods = Math.ceil(bounded(fixture.profile["numberOfPeriods"], 4, firstOvertime - 1));
    const minutes = bounded(fixture.profile["periodLength"], regular ?? 10, 60);
    const overtimeMinutes = bounded(fixture.profile["overtimeLength"], overtime ?? 5, 60);
    this.profile = ruleProfile(fiba, periods, minutes, overtimeMinutes);
    this.format = { regularPeriods: periods, regularMs: minutes * 60_000, overtimeMs: overtimeMinutes * 60_000 };
    this.log = new LogDraft(importRecording("genius-fixture", this.sourceGameId, this.profile), "auto");
    this.numbers = new PlayNumbers(this.log.flags);
    for (const side of sides) {
      for (const person of fixture[side].persons ?? []) this.sideOfPerson.set(sourceText(person["personId"]), side);
    }
  }

  read(): ImportedGame {
    const periods = this.fixture.periods.flatMap((period) => this.readPeriod(period));
    const rows = periods.flatMap((period) => period.rows);
    if (rows.length === 0) throw new UnreadableGame("no plays: pbp holds none that says anything");
    if (rows.filter(({ words }) => words.type === unreadType).length * 2 > rows.length) throw new UnreadableGame(this.wordsOfOthers(rows));
    const first = periods[0]?.period ?? { kind: "regular", number: 1 };
    const played = rows.flatMap((row) => appearanceOf(row));
    for (const { id, fact } of fixtureRosters(this.fixture, played, this.notRecorded(rows), this.log.flags))
      this.log.add(id, fact, first, this.format.regularMs);
    for (const period of periods) this.write(period);
    this.finish(periods);
    const { about, home, away } = this.fixture;
    const [, date, time] =
      /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(sourceText(about["startTimeLocal"]) || sourceText(about["startDateTime"])) ?? [];
    return {
      format: "genius-fixture",
      sourceGameId: this.sourceGameId,
      ruleProfile: this.profile,
      about: {
        date: date ?? null,
        time: time ?? null,
        venue: tidyText(sourceText(about["venue"])),
        round: Number(sourceText(about["round"])) || null,
        phase: tidyText(sourceText(about["stageName"])),
      },
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: home.score === null || away.score === null ? null : { home: home.score, away: away.score },
      printedBox: fixtureBox(this.fixture),
    };
  }

  private readPeriod({ number, ended, events }: FixturePeriod): ReadPeriod[] {
    const period = this.periodOf(number);
    if (events.length === 0) return [];
    if (period === null) {
      this.log.flag("event-malformed", `period "${number}": ${events.length} plays of no period there is`);
      return [];
    }
    const rows = events.flatMap((event, index) => this.row(event, period, `${number}-${index + 1}`));
    return [{ period, ended, rows }];
  }

  /** Overtimes count from 11; some answers count on after the last period. */
  private periodOf(number: number): Period | null {
    if (!Number.isInteger(number) || number < 1 || number >= firstOvertime + mostOvertimes) return null;
    if (number >= firstOvertime) return { kind: "overtime", number: number - firstOvertime + 1 };
    const { regularPeriods } = this.format;
    return number > regularPeriods ? { kind: "overtime", number: number - regularPeriods } : { kind: "regular", number };
  }

  /** IMP8: an event with pieces missing counts for what it says; one that says nothing is flagged. */
  private row(event: unknown, period: Period, place: string): Row[] {
    const words = isSourceObject(event) ? wordsOf(event) : null;
    if (!isSourceObject(event) || words === null) {
      this.log.flag("event-malformed", `entry ${place} of pbp says nothing`);
      return [];
    }
    if (isBookkeeping(words)) return [];
    const told = sourceText(event["eventId"]);
    if (told !== "" && this.numbers.isRepeated(told, event)) return [];
    const personId = sourceText(event["personId"]);
    const side = this.sideOf(sourceText(event["entityId"])) ?? this.sideOfPerson.get(personId) ?? null;
    return [{ id: told || place, event, words, period, clockMs: this.clockOf(event, period, told || place), side, personId }];
  }

  private sideOf(entityId: string): Side | null {
    return sides.find((side) => this.fixture[side].entityId === entityId) ?? null;
  }

  private clockOf({ clock }: SourceObject, period: Period, id: string): number | null {
    const ms = durationMs(sourceText(clock));
    if (ms !== null && ms <= periodLengthMs(period, this.format)) return ms;
    this.log.flag("event-malformed", `clock "${sourceText(clock)}" at ${id}`);
    return null;
  }

  private write({ period, ended, rows }: ReadPeriod): void {
    const name = `${period.kind}-${period.number}`;
    this.log.add(`period-start:${name}`, { type: "period.start" }, period, periodLengthMs(period, this.format));
    writeRows(
      this.log,
      rows.map((row) => this.sourceRow(row)),
    );
    if (ended || isOver(this.fixture)) this.log.add(`period-end:${name}`, { type: "period.end" }, period, 0);
  }

  private sourceRow(row: Row): SourceRow {
    const { id, event, words, period, clockMs, side, personId } = row;
    const player = appearanceOf(row).length > 0 ? (personId as PlayerKey) : null;
    if (words.type === "substitution" && side && player)
      return { id, period, clockMs, half: words.subType === "in" ? "in" : "out", side, player };
    const fact: Fact | null = fixtureFact(event, words, side, player);
    if (fact?.type === "foul" && !isKnownFoul(words.subType)) this.log.flag("event-unknown", `foul/${words.subType} at ${id}`);
    if (fact) return { id, period, clockMs, fact, belongsTo: null };
    const what = sourceText(event["eventType"]) ? `${words.type}/${words.subType}` : sourceText(event["desc"]);
    return { id, period, clockMs, what: side ? what : `${what} of neither team`, who: sourceText(event["name"]) };
  }

  /** IMP12: a fixture that is confirmed is final; one that has only ended stays unofficial. */
  private finish(periods: readonly ReadPeriod[]): void {
    const last = periods.at(-1);
    const score = { home: this.fixture.home.score, away: this.fixture.away.score };
    const allEnded = periods.length >= this.format.regularPeriods && periods.every(({ ended }) => ended) && score.home !== score.away;
    const isEnded = isOver(this.fixture) || (statusOf(this.fixture) === "" && allEnded);
    if (!last || !isEnded) return;
    this.log.add("game-end", { type: "game.end" }, last.period, 0);
    if (statusOf(this.fixture) === "CONFIRMED")
      this.log.add("game-confirm", { type: "game.confirm", signer: "genius-fixture", digest: null }, last.period, 0);
  }

  /** What neither the plays nor the box score have: leagues keep what they can. */
  private notRecorded(rows: readonly Row[]): Recordable[] {
    const types = new Set(rows.map(({ words }) => (words.type === "foul" && words.subType === "drawn" ? "foul drawn" : words.type)));
    const lines = sides.flatMap((side) => this.fixture[side].persons ?? []);
    const printed = (key: string) => lines.some((line) => typeof (line["statistics"] as SourceObject | undefined)?.[key] === "number");
    return figures.flatMap(({ figure, type, key }) => (types.has(type) || (key !== null && printed(key)) ? [] : figure));
  }

  private wordsOfOthers(rows: readonly Row[]): string {
    const strange = rows.find(({ words }) => words.type === unreadType);
    const locale = sourceText(this.fixture.about["locale"]);
    return `its plays have no eventType and speak a language that is not read${locale ? ` (${locale})` : ""}: "${sourceText(strange?.event["desc"])}"`;
  }
}

/** Their numbers begin here, however many regular periods there are. */
const firstOvertime = 11;
const mostOvertimes = 20;
/** Marks a row without `eventType` whose words nobody knows. */
const unreadType = "";

/** A figure of ours, the plays that make it, and its key in the box score. */
const figures: readonly { readonly figure: readonly Recordable[]; readonly type: string; readonly key: string | null }[] = [
  { figure: ["offensiveRebounds"], type: "rebound", key: "reboundsOffensive" },
  { figure: ["defensiveRebounds"], type: "rebound", key: "reboundsDefensive" },
  { figure: ["assists"], type: "assist", key: "assists" },
  { figure: ["steals"], type: "steal", key: "steals" },
  { figure: ["turnovers"], type: "turnover", key: "turnovers" },
  { figure: ["blocks", "blocksReceived"], type: "block", key: "blocks" },
  { figure: ["foulsCommitted"], type: "foul", key: "foulsTotal" },
  { figure: ["foulsDrawn"], type: "foul drawn", key: "foulsDrawn" },
  { figure: ["minutes", "plusMinus"], type: "substitution", key: null },
];

function wordsOf(event: SourceObject): EventWords | null {
  const type = sourceText(event["eventType"]);
  if (type !== "") return { type, subType: sourceText(event["eventSubType"]) || sourceText(event["subType"]) };
  const description = sourceText(event["desc"]);
  return description === "" ? null : (eventOfWords(description) ?? { type: unreadType, subType: "" });
}

/** IMP5: whom a foul of coach or bench names is no player. */
function appearanceOf({ words, side, personId, event }: Row): Appearance[] {
  if (side === null || personId === "" || /^(?:coach|bench)/.test(words.subType)) return [];
  const half = words.type !== "substitution" ? null : words.subType === "in" ? "in" : "out";
  return [{ side, personId, name: sourceText(event["name"]), shirt: sourceText(event["bib"]), half }];
}

function statusOf({ about }: Fixture): string {
  return sourceText(about["status"]).toUpperCase();
}

function isOver(fixture: Fixture): boolean {
  return ["CONFIRMED", "FINISHED", "COMPLETE", "COMPLETED", "ENDED"].includes(statusOf(fixture));
}

/** `PT9M58S`, `PT10M`, `PT0.4S`, also `PT09:58`: milliseconds. `null` when it is no duration. */
function durationMs(text: string): number | null {
  const colon = /^PT(\d{1,3}):(\d{1,2}(?:\.\d+)?)$/.exec(text);
  if (colon) return Math.round(Number(colon[1]) * 60_000 + Number(colon[2]) * 1000);
  const [, hours, minutes, seconds] = /^PT(?=\d)(?:(\d{1,2})H)?(?:(\d{1,3})M)?(?:(\d{1,5}(?:\.\d+)?)S)?$/.exec(text) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return Math.round(Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000);
}

function bounded(value: unknown, otherwise: number, most: number): number {
  const number = Number(value);
  return number > 0 && number <= most ? number : otherwise;
}
