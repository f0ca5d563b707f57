import type { Fact, Recordable, Side } from "#core/game/facts.ts";
import { periodLengthMs, type Period, type PeriodFormat } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleProfile } from "#core/rules/rule-profile.ts";
import { v7Box } from "./fiba-v7-box.ts";
import { gatherV7, placeOfPeriod, type V7Game, type V7Period } from "./fiba-v7-data.ts";
import { isBoundary, isKnownFoul, v7Fact, v7Row, type V7Row } from "./fiba-v7-rows.ts";
import { v7Rosters, type V7Appearance } from "./fiba-v7-rosters.ts";
import { importRecording, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { PlayNumbers } from "./play-numbers.ts";
import type { SourceDocument } from "./source-documents.ts";
import type { SourceRow } from "./source-row.ts";
import { writeRows } from "./write-rows.ts";
import { isSourceObject } from "./source-text.ts";

type ReadPeriod = { readonly period: Period; readonly rows: readonly V7Row[] };

/**
 * A game of FIBA's own events as a log: play-by-play and box score as the interfaces and pages of FIBA give them (V7).
 * Format: docs/formats/fiba-v7.md. Refuses answers without plays or without two teams.
 */
export function readV7(documents: readonly SourceDocument[], sourceGameId: string): ImportedGame {
  return new V7Reader(gatherV7(documents), sourceGameId).read();
}

class V7Reader {
  private readonly game: V7Game;
  private readonly sourceGameId: string;
  private readonly log: LogDraft;
  private readonly numbers: PlayNumbers;
  private readonly profile: string;
  private readonly format: PeriodFormat;
  private readonly periods: readonly ReadPeriod[];
  private readonly teamIds: Readonly<Record<Side, string>>;

  constructor(game: V7Game, sourceGameId: string) {
    this.game = game;
    this.sourceGameId = game.gameId || sourceGameId;
    const regular = openingMinutes(
      game.periods.find(({ key }) => key === "Q1"),
      10,
    );
    const overtime = openingMinutes(
      game.periods.find(({ key }) => placeOfPeriod(key) > 4),
      5,
    );
    this.profile = ruleProfile(fiba, regularPeriods, regular, overtime);
    this.format = { regularPeriods, regularMs: regular * 60_000, overtimeMs: overtime * 60_000 };
    this.log = new LogDraft(importRecording("fiba-v7", this.sourceGameId, this.profile), "auto");
    this.numbers = new PlayNumbers(this.log.flags);
    this.periods = game.periods.flatMap((period) => this.readPeriod(period));
    const swapped = isSwapped(this.periods, game);
    this.teamIds = { home: game.teams[swapped ? 1 : 0].id, away: game.teams[swapped ? 0 : 1].id };
  }

  read(): ImportedGame {
    const rows = this.periods.flatMap((period) => period.rows);
    if (rows.length === 0) throw new UnreadableGame("no plays that say anything");
    const first = this.periods[0]?.period ?? { kind: "regular", number: 1 };
    const teams = { home: this.teamOf("home"), away: this.teamOf("away") };
    const played = rows.flatMap((row) => this.appearanceOf(row));
    for (const { id, fact } of v7Rosters(teams, played, this.game.hasBox, notRecorded(rows, this.game), this.log.flags))
      this.log.add(id, fact, first, this.format.regularMs);
    for (const period of this.periods) this.write(period);
    const last = this.periods.at(-1);
    // IMP12: nothing here says that anybody has closed the game.
    if (last && rows.some(({ action }) => action === "ENDG")) this.log.add("game-end", { type: "game.end" }, last.period, 0);
    const { home, away } = teams;
    return {
      format: "fiba-v7",
      sourceGameId: this.sourceGameId,
      ruleProfile: this.profile,
      about: { date: null, time: null, venue: null, round: null, phase: null },
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: home.score === null || away.score === null ? null : { home: home.score, away: away.score },
      printedBox: v7Box(teams),
    };
  }

  private teamOf(side: Side) {
    return this.game.teams[this.game.teams[0].id === this.teamIds[side] ? 0 : 1];
  }

  private readPeriod({ key, rows }: V7Period): ReadPeriod[] {
    const place = placeOfPeriod(key);
    if (place > regularPeriods + mostOvertimes) {
      this.log.flag("event-malformed", `period "${key}": ${rows.length} plays of no period there is`);
      return [];
    }
    const read = rows.flatMap((row, index) => this.row(row, `${key}-${index + 1}`));
    // IMP2: the order that is told, where it is told throughout; else that of the list.
    const told = read.every(({ order }) => order !== null);
    const sorted = told ? read.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)) : read;
    const period: Period =
      place > regularPeriods ? { kind: "overtime", number: place - regularPeriods } : { kind: "regular", number: place };
    return [{ period, rows: sorted }];
  }

  /** IMP8: a row with pieces missing counts for what it says; one that says nothing is flagged. */
  private row(value: unknown, place: string): V7Row[] {
    const row = isSourceObject(value) ? v7Row(value, place) : null;
    if (row === null) {
      this.log.flag("event-malformed", `row ${place} says nothing`);
      return [];
    }
    if (row.id !== place && this.numbers.isRepeated(row.id, value)) return [];
    return [row];
  }

  private write({ period, rows }: ReadPeriod): void {
    const name = `${period.kind}-${period.number}`;
    this.log.add(`period-start:${name}`, { type: "period.start" }, period, periodLengthMs(period, this.format));
    writeRows(
      this.log,
      rows.filter((row) => !isBoundary(row)).map((row) => this.sourceRow(row, period)),
    );
    const isLast = this.periods.at(-1)?.period === period;
    if (!isLast || rows.some(({ action }) => action === "ENDP" || action === "ENDG"))
      this.log.add(`period-end:${name}`, { type: "period.end" }, period, 0);
  }

  private sourceRow(row: V7Row, period: Period): SourceRow {
    const { id, action, codes } = row;
    const side = this.sideOf(row);
    const clockMs = this.clockOf(row, period);
    const player = this.appearanceOf(row).length > 0 ? (row.personId as PlayerKey) : null;
    if (action === "SUBST" && side && player) return { id, period, clockMs, half: codes.success === "+" ? "in" : "out", side, player };
    const fact: Fact | null = v7Fact(row, side, player);
    if (fact?.type === "foul" && !isKnownFoul(row)) this.log.flag("event-unknown", `${action}/${codes.z1} at ${id}`);
    if (fact) return { id, period, clockMs, fact, belongsTo: fact.type === "jump-ball" || row.parentId === "" ? null : row.parentId };
    const what = [action, codes.z1].filter((code) => code !== "").join("/");
    return { id, period, clockMs, what: side ? what : `${what} of neither team`, who: row.personId };
  }

  private sideOf({ teamId }: V7Row): Side | null {
    if (teamId === "") return null;
    return teamId === this.teamIds.home ? "home" : teamId === this.teamIds.away ? "away" : null;
  }

  /** IMP5: whom a foul of coach or bench names is no player. */
  private appearanceOf(row: V7Row): V7Appearance[] {
    const side = this.sideOf(row);
    if (side === null || row.personId === "" || row.action === "CFOUL") return [];
    const half = row.action !== "SUBST" ? null : row.codes.success === "+" ? "in" : "out";
    return [{ side, personId: row.personId, half }];
  }

  private clockOf({ id, time }: V7Row, period: Period): number | null {
    const ms = clockMsOf(time);
    if (ms !== null && ms <= periodLengthMs(period, this.format)) return ms;
    this.log.flag("event-malformed", `clock "${time}" at ${id}`);
    return null;
  }
}

const regularPeriods = 4;
const mostOvertimes = 20;

/** What neither the plays nor the box score have. */
function notRecorded(rows: readonly V7Row[], { teams }: V7Game): Recordable[] {
  const actions = new Set(rows.map(({ action }) => action));
  const printed = (keys: readonly string[]) =>
    teams.some(({ players }) => players.some(({ statistics }) => keys.some((key) => typeof statistics[key] === "number")));
  return figures.flatMap(({ figure, of, keys }) => (of.some((action) => actions.has(action)) || printed(keys) ? [] : figure));
}

/** A figure of ours, the actions that make it, and its names in the box scores. */
const figures: readonly { readonly figure: readonly Recordable[]; readonly of: readonly string[]; readonly keys: readonly string[] }[] = [
  { figure: ["offensiveRebounds"], of: ["REB", "TREB"], keys: ["offensiveRebounds", "OR"] },
  { figure: ["defensiveRebounds"], of: ["REB", "TREB"], keys: ["defensiveRebounds", "DR"] },
  { figure: ["assists"], of: ["ASS"], keys: ["assists", "AS"] },
  { figure: ["steals"], of: ["ST"], keys: ["steals"] },
  { figure: ["turnovers"], of: ["TO", "TTO"], keys: ["turnovers", "TO"] },
  { figure: ["blocks", "blocksReceived"], of: ["BS"], keys: ["blockedShots", "BS"] },
  { figure: ["foulsCommitted"], of: ["FOUL"], keys: ["personalFouls", "PF"] },
  { figure: ["foulsDrawn"], of: ["RFOUL"], keys: ["FD"] },
  { figure: ["minutes", "plusMinus"], of: ["SUBST"], keys: [] },
];

/** How long a period is: what its clock shows at the start, where that is a whole number of minutes somebody plays. */
function openingMinutes(period: V7Period | undefined, otherwise: number): number {
  const opening = period?.rows.find((row) => isSourceObject(row) && (row["AC"] ?? row["ac"]) === "STARTP");
  const minutes = (clockMsOf(isSourceObject(opening) && typeof opening["Time"] === "string" ? opening["Time"] : "") ?? 0) / 60_000;
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 20 ? minutes : otherwise;
}

/**
 * Whether the team listed first is team B of the running score: whose baskets move `SB`. The box score does not say
 * which team is A.
 */
function isSwapped(periods: readonly ReadPeriod[], { teams }: V7Game): boolean {
  let [a, b, votes] = [0, 0, 0];
  for (const { teamId, scoreA, scoreB, codes } of periods.flatMap(({ rows }) => rows)) {
    const isBasket = codes.success === "+" && scoreA + scoreB > a + b;
    if (isBasket && (teamId === teams[0].id || teamId === teams[1].id)) votes += scoreA > a === (teamId === teams[0].id) ? 1 : -1;
    [a, b] = [scoreA, scoreB];
  }
  return votes < 0;
}

/** "M:SS" or "MM:SS", also with tenths, remaining; `null` when it is no clock. */
function clockMsOf(time: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):(\d{1,2}(?:\.\d+)?)$/.exec(time) ?? [];
  return minutes === undefined ? null : Math.round(Number(minutes) * 60_000 + Number(seconds) * 1000);
}
