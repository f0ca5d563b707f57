import { otherSide, type Fact, type Link, type LinkKind, type Side } from "#core/game/facts.ts";
import { periodLengthMs, type Period } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { EuroleagueAnswers, EuroleagueRow } from "./euroleague-answers.ts";
import type { DraftEvent } from "./draft-event.ts";
import { numberFreeThrows } from "./euroleague-free-throws.ts";
import { rosterFacts, rosterPlayer } from "./euroleague-rosters.ts";
import { euroleagueFact, type ShotList } from "./euroleague-rows.ts";
import { importRecording, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { sourceText } from "./source-text.ts";

/** The rows of a side that a later row may hang on. */
type Latest = { readonly [Role in "made" | "missed" | "turnover" | "foul"]: { home: DraftEvent | null; away: DraftEvent | null } };

/**
 * A EuroLeague or EuroCup game (a folder of `live.euroleague.net/api` answers) as a log.
 * Format: docs/formats/euroleague.md. Refuses answers without players or without a play.
 */
export function readEuroleague(answers: EuroleagueAnswers, sourceGameId: string): ImportedGame {
  if (!answers.PlaybyPlay?.CodeTeamA || !answers.PlaybyPlay.CodeTeamB) throw new UnreadableGame("PlaybyPlay names no two teams");
  if (!Array.isArray(answers.Boxscore?.Stats)) throw new UnreadableGame("Boxscore holds no Stats");
  return new EuroleagueReader(answers, sourceGameId).read();
}

/** Walks the rows once, in list order: the lists are the game's order, `NUMBEROFPLAY` and the clock are not. */
class EuroleagueReader {
  private readonly log: LogDraft;
  private readonly shots: ShotList;
  /** Keys by the ids as they are padded in the rows. */
  private readonly players = new Map<string, PlayerKey>();
  private readonly answers: EuroleagueAnswers;
  private readonly sourceGameId: string;
  private readonly codeOfHome: string;
  private readonly codeOfAway: string;
  private period: Period = { kind: "regular", number: 1 };
  private last: Latest = noneYet();

  constructor(answers: EuroleagueAnswers, sourceGameId: string) {
    this.answers = answers;
    this.sourceGameId = sourceGameId;
    this.log = new LogDraft(importRecording("euroleague", sourceGameId, fiba.id), "hand");
    this.codeOfHome = sourceText(answers.PlaybyPlay.CodeTeamA);
    this.codeOfAway = sourceText(answers.PlaybyPlay.CodeTeamB);
    const rows = answers.Points?.Rows;
    this.shots = rows ? new Map(rows.map((row) => [row.NUM_ANOT, row])) : null;
  }

  read(): ImportedGame {
    const periods = periodsOf(this.answers);
    if (periods.length === 0) throw new UnreadableGame("PlaybyPlay holds no play");
    this.period = periods[0]?.period as Period;
    for (const team of this.answers.Boxscore.Stats) {
      for (const { Player_ID } of team.PlayersStats) this.players.set(Player_ID, Player_ID.trim() as PlayerKey);
    }
    for (const { id, fact } of rosterFacts(this.answers)) this.add(id, fact, fiba.format.regularMs);
    let ended = false;
    for (const { period, rows } of periods) {
      this.startPeriod(period);
      for (const row of rows) {
        if (row && typeof row === "object") ended = this.row(row) || ended;
        else this.log.flag("event-malformed", `an empty row in ${name(period)}`);
      }
      this.add(`period-end:${name(period)}`, { type: "period.end" }, 0);
    }
    if (ended) this.add("game-end", { type: "game.end" }, 0);
    // IMP12: the source publishes its box score as closed.
    if (ended && this.answers.Boxscore.Live === false)
      this.add("game-confirm", { type: "game.confirm", signer: "euroleague", digest: null }, 0);
    for (const flag of numberFreeThrows(this.log.events)) this.log.flags.push(flag);
    const header = this.answers.Header;
    const [home, away] = this.answers.Boxscore.Stats;
    return {
      format: "euroleague",
      sourceGameId: this.sourceGameId,
      ruleProfile: fiba.id,
      about: {
        date: isoDate(sourceText(header?.Date)),
        time: sourceText(header?.Hour) || null,
        venue: sourceText(header?.Stadium) || null,
        round: header?.Round ? Number(header.Round) || null : null,
        phase: sourceText(header?.Phase) || null,
      },
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: home?.totr && away?.totr ? { home: home.totr.Points, away: away.totr.Points } : null,
    };
  }

  private startPeriod(period: Period): void {
    this.period = period;
    this.last = noneYet();
    this.add(`period-start:${name(period)}`, { type: "period.start" }, periodLengthMs(period, fiba.format));
  }

  /** Takes one row; true when it ends the game. */
  private row(row: EuroleagueRow): boolean {
    const type = trimmed(row.PLAYTYPE);
    if (type === "EG") return true;
    if (type === "BP" || type === "EP") return false;
    const clock = typeof row.MARKERTIME === "string" ? row.MARKERTIME : sourceText(row.MARKERTIME);
    const clockMs = clockMsOf(clock);
    if (clockMs === null && clock !== "") this.log.flag("event-malformed", `clock "${clock}" at ${row.NUMBEROFPLAY}`);
    const side = this.sideOf(row);
    const player = side && this.playerOf(row, side, type, clockMs);
    const id = String(row.NUMBEROFPLAY);
    if (player && side && (type === "IN" || type === "OUT")) {
      this.log.substitute(id, side, type === "IN" ? "in" : "out", player, this.period, clockMs);
      return false;
    }
    const fact = euroleagueFact(type, side, player, row.NUMBEROFPLAY, this.shots);
    if (fact === null) {
      this.log.keepUnknown(id, type, sourceText(row.PLAYER), this.period, clockMs);
      return false;
    }
    const event = this.add(id, fact, clockMs, side && this.linkOf(type, side));
    if (side) this.remember(event, side);
    return false;
  }

  private sideOf({ CODETEAM }: EuroleagueRow): Side | null {
    const { CodeTeamA, CodeTeamB } = this.answers.PlaybyPlay;
    if (CODETEAM === CodeTeamA) return "home";
    if (CODETEAM === CodeTeamB) return "away";
    const code = trimmed(CODETEAM);
    return code === this.codeOfHome ? "home" : code === this.codeOfAway ? "away" : null;
  }

  /**
   * The row's player. One the box score leaves out enters the roster where he first plays: an event is never lost for
   * want of a roster line. The ids of coaches (rows C and B) name no player. IMP1, IMP5
   */
  private playerOf({ PLAYER_ID, PLAYER, DORSAL }: EuroleagueRow, side: Side, type: string, clockMs: number | null): PlayerKey | null {
    if (!PLAYER_ID) return null;
    const known = this.players.get(PLAYER_ID);
    if (known !== undefined) return known;
    const id = sourceText(PLAYER_ID);
    if (id === "" || type === "C" || type === "B") return null;
    const player = rosterPlayer(id, sourceText(PLAYER) || id, DORSAL);
    this.players.set(PLAYER_ID, player.key);
    this.log.flag("player-unknown", `${side} ${player.scoreboardName ?? id} plays without being in the box score`);
    this.add(`roster:${id}`, { type: "roster.change", side, player }, clockMs);
    return player.key;
  }

  private linkOf(type: string, side: Side): Link | null {
    const { last } = this;
    const other = otherSide(side);
    switch (type) {
      case "AS":
        return linkTo(last.made[side], "assist-of");
      case "FV":
        return linkTo(last.missed[other], "block-of");
      case "AG":
        return linkTo(last.missed[side], "block-of");
      case "D":
        return linkTo(last.missed[other], "rebound-of");
      case "O":
        return linkTo(last.missed[side], "rebound-of");
      case "ST":
        return linkTo(last.turnover[other], "steal-of");
      case "RV":
        return linkTo(last.foul[other], "foul-drawn-of");
      case "FTM":
      case "FTA":
        return linkTo(last.foul[other], "free-throw-of");
      case "TO":
        return linkTo(offensive(last.foul[side]), "turnover-of");
      default:
        return null;
    }
  }

  /** What later rows may hang on. */
  private remember(event: DraftEvent, side: Side): void {
    const { fact } = event;
    if (fact.type === "field-goal" || fact.type === "free-throw") {
      this.last[fact.made ? "made" : "missed"][side] = event;
      if (fact.type === "field-goal") this.last.foul[otherSide(side)] = null;
    } else if (fact.type === "turnover") {
      this.last.turnover[side] = event;
      this.last.foul[side] = null;
    } else if (fact.type === "foul") {
      this.last.foul[side] = event;
    } else if (fact.type === "rebound") {
      this.last.missed.home = null;
      this.last.missed.away = null;
    }
  }

  private add(id: string, fact: Fact, gameClockMs: number | null, link: Link | null = null): DraftEvent {
    return this.log.add(id, fact, this.period, gameClockMs, link);
  }
}

function noneYet(): Latest {
  const none = () => ({ home: null, away: null });
  return { made: none(), missed: none(), turnover: none(), foul: none() };
}

function linkTo(event: DraftEvent | null, kind: LinkKind): Link | null {
  return event ? { to: event.eventId, kind } : null;
}

function offensive(event: DraftEvent | null): DraftEvent | null {
  return event?.fact.type === "foul" && event.fact.kind === "offensive" ? event : null;
}

function name(period: Period): string {
  return `${period.kind}-${period.number}`;
}

/** `MM:SS` remaining, in milliseconds; `null` where nothing was printed or it is no clock. */
function clockMsOf(clock: string): number | null {
  if (clock.length === 5 && clock[2] === ":") {
    // Nearly every row: read the digits where they stand.
    const ms = (digit(clock, 0) * 10 + digit(clock, 1)) * 60_000 + (digit(clock, 3) * 10 + digit(clock, 4)) * 1000;
    return ms >= 0 ? ms : null;
  }
  const colon = clock.indexOf(":");
  const seconds = Number(clock.slice(0, colon)) * 60 + Number(clock.slice(colon + 1));
  return colon > 0 && seconds >= 0 ? Math.round(seconds * 1000) : null;
}

function digit(text: string, place: number): number {
  const value = text.charCodeAt(place) - 48;
  return value >= 0 && value <= 9 ? value : Number.NaN;
}

/** Codes come padded in the older seasons and plain in others; most rows need no cutting. */
function trimmed(code: unknown): string {
  if (typeof code !== "string") return sourceText(code);
  return code.charCodeAt(code.length - 1) === 32 || code.charCodeAt(0) === 32 ? code.trim() : code;
}

function isoDate(date: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : null;
}

function listed(rows: unknown): readonly EuroleagueRow[] {
  return Array.isArray(rows) ? (rows as EuroleagueRow[]) : [];
}

/** The four quarters and, out of the one list of extra time, each overtime by itself. */
function periodsOf(answers: EuroleagueAnswers): { period: Period; rows: readonly EuroleagueRow[] }[] {
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = answers.PlaybyPlay;
  const periods: { period: Period; rows: readonly EuroleagueRow[] }[] = [];
  [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter].forEach((rows, index) => {
    if (listed(rows).length > 0) periods.push({ period: { kind: "regular", number: index + 1 }, rows: listed(rows) });
  });
  let overtime: EuroleagueRow[] = [];
  let over = true;
  let number = 0;
  for (const row of listed(ExtraTime)) {
    const type = trimmed(row?.PLAYTYPE);
    if (over && type !== "EP" && type !== "EG") {
      overtime = [];
      periods.push({ period: { kind: "overtime", number: ++number }, rows: overtime });
      over = false;
    }
    overtime.push(row);
    if (type === "EP") over = true;
  }
  return periods;
}
