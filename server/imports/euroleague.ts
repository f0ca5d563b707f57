import { otherSide, type Fact, type Link, type LinkKind, type Side } from "#core/game/facts.ts";
import { periodLengthMs, type Period } from "#core/game/period.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxTeams, type EuroleagueAnswers, type EuroleagueRow, type TwoTeams } from "./euroleague-answers.ts";
import { euroleagueBox } from "./euroleague-box.ts";
import type { DraftEvent } from "./draft-event.ts";
import { numberFreeThrows } from "./euroleague-free-throws.ts";
import { pairParts } from "./euroleague-parts.ts";
import { aboutGame } from "./euroleague-header.ts";
import { type PeriodRows, periodsOf, trimmed } from "./euroleague-periods.ts";
import { listedPlayers, type Lists, personId, rosterFacts, rosterPlayer, staffRole } from "./euroleague-rosters.ts";
import { type Doer, euroleagueFact } from "./euroleague-rows.ts";
import { type ShotList, shotsOf } from "./euroleague-shots.ts";
import { importRecording, mostPlayers, mostPlays, UnreadableGame, type ImportedGame } from "./imported-game.ts";
import { LogDraft } from "./log-draft.ts";
import { PlayNumbers } from "./play-numbers.ts";
import { sourceInteger, sourceNumber, sourceObject, sourceText } from "./source-text.ts";

/** The rows of a side that a later row may hang on. */
type Latest = { readonly [Role in "made" | "missed" | "turnover" | "foul"]: { home: DraftEvent | null; away: DraftEvent | null } };

/**
 * A EuroLeague or EuroCup game (a folder of `live.euroleague.net/api` answers) as a log.
 * Format: docs/formats/euroleague.md. Refuses answers without two teams or without a play, with more of either than any
 * game has, and a box score of other clubs.
 */
export function readEuroleague(answers: EuroleagueAnswers, sourceGameId: string): ImportedGame {
  const plays = sourceObject(sourceObject(answers)["PlaybyPlay"]);
  const codes = { home: sourceText(plays["CodeTeamA"]), away: sourceText(plays["CodeTeamB"]) };
  if (codes.home === "" || codes.away === "") throw new UnreadableGame("PlaybyPlay names no two teams");
  const teams = boxTeams(answers.Boxscore, codes.home, codes.away);
  const periods = periodsOf(answers.PlaybyPlay);
  if (periods.length === 0) throw new UnreadableGame("PlaybyPlay holds no play");
  const count = periods.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > mostPlays) throw new UnreadableGame(`${count} plays, and no game has more than ${mostPlays}`);
  return new EuroleagueReader(answers, sourceGameId, teams, codes, periods).read();
}

/** Walks the rows once, in list order: the lists are the game's order, `NUMBEROFPLAY` and the clock are not. */
class EuroleagueReader {
  private readonly log: LogDraft;
  private readonly shots: ShotList;
  private readonly players = new Map<string, PlayerKey>();
  private readonly numbers: PlayNumbers;
  private readonly answers: EuroleagueAnswers;
  private readonly sourceGameId: string;
  private readonly teams: TwoTeams;
  private readonly codes: Readonly<Record<Side, string>>;
  private readonly periods: readonly PeriodRows[];
  private readonly lists: Lists;
  private period: Period;
  private last: Latest = noneYet();
  private strangers = 0;

  constructor(
    answers: EuroleagueAnswers,
    sourceGameId: string,
    teams: TwoTeams,
    codes: Readonly<Record<Side, string>>,
    periods: readonly PeriodRows[],
  ) {
    this.answers = answers;
    this.sourceGameId = sourceGameId;
    this.teams = teams;
    this.codes = codes;
    this.periods = periods;
    this.period = periods[0]?.period as Period;
    this.log = new LogDraft(importRecording("euroleague", sourceGameId, fiba.id), "hand");
    this.numbers = new PlayNumbers(this.log.flags);
    const rows = periods.flatMap((period) => period.rows).filter((row) => row !== null && typeof row === "object");
    this.lists = listedPlayers(teams, codes, rows, this.log.flags);
    this.shots = shotsOf(answers.Points, rows, this.log.flags);
  }

  read(): ImportedGame {
    for (const { id, player } of [...this.lists.home, ...this.lists.away]) this.players.set(id, player.key);
    for (const { id, fact } of rosterFacts(this.answers, this.teams, this.codes, this.lists)) this.add(id, fact, fiba.format.regularMs);
    let ended = false;
    for (const { period, rows } of this.periods) {
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
    pairParts(this.log.events);
    for (const flag of numberFreeThrows(this.log.events)) this.log.flags.push(flag);
    return {
      format: "euroleague",
      sourceGameId: this.sourceGameId,
      ruleProfile: fiba.id,
      about: aboutGame(this.answers.Header, this.codes, this.log.flags),
      events: this.log.events,
      readingFlags: this.log.flags,
      printedScore: this.printedScore(),
      printedBox: euroleagueBox(this.teams, this.lists),
    };
  }

  private printedScore(): ImportedGame["printedScore"] {
    const points = (side: Side) => sourceInteger(sourceObject(this.teams[side]["totr"])["Points"], 0, 9999);
    const [home, away] = [points("home"), points("away")];
    return home === null || away === null ? null : { home, away };
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
    const number = sourceNumber(row.NUMBEROFPLAY);
    if (number !== null && this.numbers.isRepeated(number, row)) return false;
    const id = number ?? "unnumbered";
    const clockMs = this.clockOf(row, id);
    const side = this.sideOf(row);
    const doer = side ? this.doerOf(row, side, type, clockMs) : nobody;
    if (doer.player && side && (type === "IN" || type === "OUT")) {
      this.log.substitute(id, side, type === "IN" ? "in" : "out", doer.player, this.period, clockMs);
      return false;
    }
    const fact = euroleagueFact(type, side, doer, id, this.shots);
    if (fact === null) {
      this.log.keepUnknown(id, type, sourceText(row.PLAYER), this.period, clockMs);
      return false;
    }
    const event = this.add(id, fact, clockMs, side && this.linkOf(type, side));
    if (side) this.remember(event, side);
    return false;
  }

  /** What its clock shows; nothing where it is no clock, or shows more than its period has. IMP16 */
  private clockOf({ MARKERTIME }: EuroleagueRow, id: string): number | null {
    const clock = typeof MARKERTIME === "string" ? MARKERTIME : sourceText(MARKERTIME);
    const clockMs = clockMsOf(clock);
    if (clockMs !== null && clockMs <= periodLengthMs(this.period, fiba.format)) return clockMs;
    const beyond = clockMs === null ? "" : `, more than ${name(this.period)} has,`;
    if (clock !== "") this.log.flag("event-malformed", `clock "${clock.slice(0, 20)}"${beyond} at ${id}`);
    return null;
  }

  private sideOf({ CODETEAM }: EuroleagueRow): Side | null {
    const code = trimmed(CODETEAM);
    return code === this.codes.home ? "home" : code === this.codes.away ? "away" : null;
  }

  /**
   * The row's player, or which of the team's staff its id names, whatever the row is (IMP5). A player the box score leaves
   * out enters the roster where he first plays: an event is never lost for want of a roster line (IMP1).
   */
  private doerOf({ PLAYER_ID, PLAYER, DORSAL }: EuroleagueRow, side: Side, type: string, clockMs: number | null): Doer {
    if (!PLAYER_ID) return nobody;
    const id = personId(PLAYER_ID);
    const known = this.players.get(id);
    if (known !== undefined) return { player: known, staff: null };
    const staff = staffRole(id);
    if (id === "" || staff !== null || type === "C" || type === "B") return { player: null, staff };
    if (++this.strangers > 2 * mostPlayers)
      throw new UnreadableGame(`its plays name more than ${2 * mostPlayers} players who are on no list`);
    const player = rosterPlayer(id, sourceText(PLAYER) || id, sourceText(DORSAL));
    this.players.set(id, player.key);
    this.log.flag("player-unknown", `${side} ${(player.scoreboardName ?? id).slice(0, 60)} plays without being in the box score`);
    this.add(`roster:${id}`, { type: "roster.change", side, player }, clockMs);
    return { player: player.key, staff: null };
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

const nobody: Doer = { player: null, staff: null };

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
