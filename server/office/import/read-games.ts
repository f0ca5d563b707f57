import { readDay } from "#core/kernel/calendar-day.ts";
import { isTimeZone, localMoment } from "#core/kernel/local-time.ts";
import type { ColumnField } from "./column-words.ts";
import { cellOf, type GameList, refused } from "./game-list.ts";
import type { GameRow } from "./game-rows.ts";
import type { DraftRow, ImportDraft } from "./import-draft.ts";
import { inOneScript, storedName } from "./own-letters.ts";
import { readResult, type ReadResult } from "./read-result.ts";
import { cellName, shownText } from "./sheet-grid.ts";
import type { WrittenDate } from "./written-date.ts";
import { readSeason } from "./written-season.ts";
import { clockTime, readTimeCell } from "./written-time.ts";

const postponed =
  /(?<!\p{L})(?:odlo[žz]\p{L}*|odgo[đd]\p{L}*|presta[vw]lj\p{L}*|prelo[žz]\p{L}*|aplaza\p{L}*|postpon\p{L}*|report[ée]\p{L}*|перен[её]с\p{L}*|отлож\p{L}*|одлож\p{L}*)/iu;
const cancelled = /(?<!\p{L})(?:otkaz\p{L}*|odpoved\p{L}*|cancel\p{L}*|suspendid\p{L}*|annulé\p{L}*|отмен\p{L}*|отказ\p{L}*)/iu;

/** One game as it would be stored, or why it is not; `null`: neither, it is left. IMPF8–IMPF11 */
export function readGame(draft: ImportDraft, list: GameList, game: GameRow): DraftRow | null {
  const { table, marks, season } = list;
  const at = draft.rowPlace(table, game.row);
  const mark = marks.get(game.row);
  if (mark?.kind === "leave-out") {
    draft.left.push({ at, why: mark.why });
    return null;
  }
  const text = (field: ColumnField) => shownText(cellOf(list, game, field));
  const home = sideOf(draft, list, game, "home", at);
  const away = sideOf(draft, list, game, "away", at);
  if (home === away) return refused(draft, list, game, "team-against-itself");
  const note = [text("note"), text("status")].filter((part) => part !== "").join("; ") || null;
  const status = mark?.status ?? statusOf(`${note ?? ""} ${shownText(game.dateCell)} ${text("time")} ${text("score")}`);
  for (const [field, column] of table.fields) {
    if (cellOf(list, game, field)?.problem !== "error-value") continue;
    draft.warnOfCell(table, game.row, column, "error-value");
  }
  const when = status === "postponed" || status === "cancelled" ? { date: null, time: null } : whenOf(draft, list, game, at);
  if (when === null) return null;
  const number = text("number") || text("ordinal");
  const result = list.hasResults && status === null ? readResult(draft, list, game, at, when.date) : null;
  if (result === "refused") return null;
  const hall = hallOf(draft, list, game, at);
  return {
    at,
    ...seasonOf(text("season") || (list.hasResults ? season : null)),
    round: game.round,
    date: when.date,
    time: when.time,
    home,
    away,
    hall,
    ...(number === "" ? {} : { number }),
    ...(note === null || isDash(note) ? {} : { note }),
    ...(status === null ? {} : { status }),
    ...result,
  } satisfies DraftRow & Partial<ReadResult>;
}

function sideOf(draft: ImportDraft, { table }: GameList, game: GameRow, side: "home" | "away", at: string): string {
  const { text, hadLookAlike } = inOneScript(game[side]);
  const column = table.fields.get(side) ?? table.fields.get("match");
  if (hadLookAlike) draft.warnings.push({ at, kind: "look-alike", cell: cellName(game.row, column ?? 0) });
  return draft.clubs.match(text, at);
}

function hallOf(draft: ImportDraft, list: GameList, game: GameRow, at: string): string | null {
  const { text } = inOneScript(shownText(cellOf(list, game, "hall")));
  return text === "" || isDash(text) || isUnknown(text) ? null : draft.halls.match(text, at).name;
}

function seasonOf(text: string | null): { season?: string } {
  const season = readSeason(text ?? "");
  return season === null ? {} : { season: season.name };
}

type When = { readonly date: string | null; readonly time: string | null };

function whenOf(draft: ImportDraft, list: GameList, game: GameRow, at: string): When | null {
  const { dates, table } = list;
  const timeCell = cellOf(list, game, "time");
  if (game.dateCell?.problem === "formula-without-value") return refused(draft, list, game, "formula-without-value", "date");
  if (timeCell?.problem === "formula-without-value") return refused(draft, list, game, "formula-without-value", "time");
  if (game.date === "impossible") return refused(draft, list, game, "date-impossible", "date");
  const written = game.date === null ? null : inLeaguesTime(game.date, draft.world.timeZone);
  const day = written === null ? null : dates.dayOf(written, game.weekday);
  if (game.date !== null && day === null) return refused(draft, list, game, "date-impossible", "date");
  const time = readTimeCell(timeCell);
  if (time === "impossible") return refused(draft, list, game, "time-impossible", "time");
  const date = day === null || list.hasResults ? day : withinSeason(draft, day, at);
  if (
    date === null &&
    !game.isDateOfLine &&
    table.fields.has("date") &&
    shownText(game.dateCell) === "" &&
    game.dateCell?.problem !== "error-value"
  ) {
    draft.warnings.push({ at, kind: "date-empty" });
  }
  const minutes = time?.minutes ?? written?.minutes ?? null;
  if (minutes === null || (minutes === 0 && list.isMidnightUnknown)) return { date, time: date === null ? null : list.usualTime };
  if (minutes > 0 && minutes < 8 * 60) draft.warnings.push({ at, kind: "night-hour" });
  return { date, time: clockTime(minutes) };
}

/** A moment that a program wrote, with how far its clocks are ahead of UTC, by the league's clocks. */
function inLeaguesTime(date: WrittenDate, timeZone: string | null): WrittenDate {
  if (date.ahead === null || date.minutes === null || date.year === null || timeZone === null || !isTimeZone(timeZone)) return date;
  const at = Date.UTC(date.year, date.month - 1, date.day, 0, date.minutes - date.ahead);
  const [day, hour = ""] = localMoment(at, timeZone).split("T");
  const [year, month, ofMonth] = (day ?? "").split("-").map(Number) as [number, number, number];
  const [hours, minutes] = hour.split(":").map(Number) as [number, number];
  return { ...date, year, month, day: ofMonth, minutes: hours * 60 + minutes, ahead: null };
}

/** A game of the season that is not in it: most often a year that was typed wrongly. */
function withinSeason(draft: ImportDraft, day: string, at: string): string | null {
  const { season } = draft.world;
  if (!season || (day >= season.from && day <= season.until)) return day;
  const [first, last] = [season.from.slice(0, 4), season.until.slice(0, 4)];
  const proposal = [first, last].map((year) => `${year}${day.slice(4)}`).find((each) => each >= season.from && each <= season.until);
  const said = draft.book.askOfRow({ kind: "outside-season", at, ...(proposal === undefined ? {} : { proposal: { date: proposal } }) });
  const date = typeof said === "object" && said !== null ? (said as { date?: unknown }).date : said;
  if (typeof date === "string" && readDay(date) !== null) return date;
  draft.warnings.push({ at, kind: "outside-season" });
  return day;
}

function statusOf(text: string): string | null {
  return postponed.test(text) ? "postponed" : cancelled.test(text) ? "cancelled" : null;
}

function isDash(text: string): boolean {
  return /^[-–—.\s]+$/.test(text);
}

function isUnknown(text: string): boolean {
  return (
    text.length < 20 &&
    /^(?:tbd|tba|n\/a|\?+|naknadno|po dogovoru|por determinar|por definir|a determinar|à définir|à déterminer|уточняется|накнадно|kasneje)$/iu.test(
      storedName(text),
    )
  );
}
