import { type GridCell, shownText } from "./sheet-grid.ts";

/** An hour as it is read. `null`: the cell says none. `impossible`: meant as one, and no clock shows it. IMPF9 */
export type TimeReading = { readonly minutes: number; readonly isNumber: boolean } | "impossible" | null;

/** `19h`, `19.00`, `19,00h`, `19h30`, `7:30 PM`, `1930`, an hour of the spreadsheet, a part of a day, or 19.3 for half past seven. */
export function readTimeCell(cell: GridCell | null | undefined): TimeReading {
  if (!cell || cell.value === null) return null;
  if (typeof cell.value === "number") return timeOfNumber(cell.value);
  if (typeof cell.value === "object") {
    const { day, minutes } = cell.value;
    return day === null && (minutes < 0 || minutes > 1440) ? "impossible" : ofDay(minutes, false);
  }
  return readTimeText(shownText(cell));
}

function timeOfNumber(value: number): TimeReading {
  if (value >= 0 && value < 1) return ofDay(Math.round(value * 1440), true);
  if (Number.isInteger(value) && value >= 100) return ofHour(Math.floor(value / 100), value % 100, true);
  // A serial number with its day.
  if (value > 20_000) return ofDay(Math.round((value % 1) * 1440), true);
  const [whole = "", decimals = ""] = String(value).split(".");
  return ofHour(Number(whole), minutesOfDecimals(decimals), true);
}

/** Behind a point people write minutes: .3 is 30. Halves and quarters of an hour, .5 and .75, are what no clock time would be. */
function minutesOfDecimals(decimals: string): number {
  if (decimals === "") return 0;
  if (decimals === "5" || decimals === "50") return 30;
  if (decimals === "75") return 45;
  return decimals.length === 1 ? Number(decimals) * 10 : Number(decimals);
}

export function readTimeText(written: string): TimeReading {
  const text = written
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s*\([^)]*\)$/u, "")
    .replace(/^(?:u|ob|at|a las|à|в|у|od|ab)\s+(?=\d)/u, "")
    .replace(/(?:časova|часова|часов|sati|hores|horas|heures|uhr|hrs?|hs|ur|min|č|ч)\.?$/u, "h")
    .trim();
  const noon = /^(?:podne|u podne|poldne|opoldne|noon|midday|mediod[ií]a|midi|полдень|подне)$/u.test(text);
  if (noon) return ofHour(12, 0, false);
  // Of a span the hour at which it begins; of the day's parts in words those after noon.
  const span = /^(\d{1,2}[:.]\d{2})\s*[–—-]\s*\d{1,2}[:.]\d{2}$/u.exec(text)?.[1];
  if (span !== undefined) return readTimeText(span);
  const late =
    /^(\d{1,2}(?:[:.]\d{2})?)\s*h?\s*(?:uve[čc]e|uvečer|zve[čc]er|popodne|popoldne|de la tarde|de la noche|du soir|вечера|увече|поподне)$/u.exec(
      text,
    );
  if (late) return readTimeText(`${late[1]} pm`);
  const half = /(?<!\p{L})([ap])\.?\s?m\.?$/u.exec(text)?.[1];
  const plain = text.replace(/\s*(?<!\p{L})[ap]\.?\s?m\.?$/u, "").trim();
  const both =
    /^(\d{1,2})\s*(?:[:.,’'·-]|\s?[hч]\s?|\s[iиy]\s|\s)\s*(\d{2})(?:[:.]\d{2})?\s*(?:[hч]|min)?\.?$/u.exec(plain) ??
    /^(\d{2})(\d{2})\s*[hч]?$/u.exec(plain);
  if (both) return ofHour(halved(Number(both[1]), half), Number(both[2]), false);
  const alone = /^(\d{1,2})\s*[hч:.]?\.?$/u.exec(plain);
  if (alone && (half !== undefined || /[hч:]/u.test(plain) || Number(alone[1]) >= 8))
    return ofHour(halved(Number(alone[1]), half), 0, false);
  const single = /^(\d{1,2})[.,](\d)\s*[hч]?$/u.exec(plain);
  if (single) return ofHour(Number(single[1]), minutesOfDecimals(single[2] ?? ""), true);
  return /^\d{1,2}\s*[:.,h]\s*\d{2}/.test(plain) ? "impossible" : null;
}

function halved(hour: number, half: string | undefined): number {
  if (half === "p" && hour < 12) return hour + 12;
  return half === "a" && hour === 12 ? 0 : hour;
}

function ofHour(hour: number, minute: number, isNumber: boolean): TimeReading {
  if (hour === 24 && minute === 0) return { minutes: 0, isNumber };
  return hour > 23 || minute > 59 ? "impossible" : { minutes: hour * 60 + minute, isNumber };
}

function ofDay(minutes: number, isNumber: boolean): TimeReading {
  return { minutes: ((minutes % 1440) + 1440) % 1440, isNumber };
}

/** `19:30` of 1170. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
