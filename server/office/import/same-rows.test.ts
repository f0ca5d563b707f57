import fc from "fast-check";
import { expect, it } from "vitest";
import { told, tried } from "#tests/support/office/small-files.ts";

const clubs = ["KK Zelengora", "KK Čarobnjak Višnja", "OKK Đerdan", "KK Meteor 88", "KK Ljiljan Gornji Breg"];
const halls = ["Hala sportova Zelengrad", "Sportska hala Zora", "Hala Đerdap"];
const heads: readonly (readonly string[])[] = [
  ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Dvorana"],
  ["Krog", "Datum", "Ura", "Domači", "Gostje", "Dvorana"],
  ["Round", "Date", "Time", "Home", "Away", "Venue"],
  ["Jornada", "Fecha", "Hora", "Local", "Visitante", "Pabellón"],
  ["Journée", "Date", "Heure", "Domicile", "Extérieur", "Salle"],
  ["Тур", "Дата", "Время", "Хозяева", "Гости", "Зал"],
  ["Коло", "Датум", "Време", "Домаћин", "Гост", "Хала"],
];
const monthsOfSeason = ["2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-03"];

type Game = {
  readonly round: number;
  readonly date: string;
  readonly time: string;
  readonly home: string;
  readonly away: string;
  readonly hall: string;
};

const games = fc
  .array(
    fc.record({
      round: fc.integer({ min: 1, max: 30 }),
      month: fc.constantFrom(...monthsOfSeason),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 9, max: 21 }),
      minute: fc.constantFrom("00", "15", "30", "45"),
      sides: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 2 }),
      hall: fc.constantFrom(...halls),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ round, month, day, hour, minute, sides, hall }): Game => ({
      round,
      date: `${month}-${String(day).padStart(2, "0")}`,
      time: `${String(hour).padStart(2, "0")}:${minute}`,
      home: sides[0] as string,
      away: sides[1] as string,
      hall,
    })),
  );

function parts(date: string): [number, number, number] {
  return date.split("-").map(Number) as [number, number, number];
}

const dayForms: readonly ((date: string) => string)[] = [
  (date) => date,
  (date) => parts(date).toReversed().join(".") + ".",
  (date) => `${parts(date)[2]}. ${parts(date)[1]}. ${parts(date)[0]}`,
  (date) => new Date(`${date}T00:00:00Z`).toLocaleDateString("es", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
  (date) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString("fr", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
  (date) => new Date(`${date}T00:00:00Z`).toLocaleDateString("ru", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
  (date) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString("sr-Latn", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
  (date) => new Date(`${date}T00:00:00Z`).toLocaleDateString("sl", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
];
const hourForms: readonly ((time: string) => string)[] = [
  (time) => time,
  (time) => time.replace(":", "."),
  (time) => `${time.replace(":", ",")}h`,
  (time) => time.replace(":", "h"),
  (time) => `${time.replace(/^0/, "")} h`,
];

it("IMPF20 the order of columns, the language of their heads, the way of days and hours do not change the rows", async () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      games,
      order,
      fc.constantFrom(...heads),
      fc.constantFrom(...dayForms),
      fc.constantFrom(...hourForms),
      async (list, columns, words, dayOf, hourOf) => {
        const rows = list.map(({ round, date, time, home, away, hall }) => [String(round), dayOf(date), hourOf(time), home, away, hall]);
        const run = await tried({ List: [words, ...rows].map((row) => columns.map((column) => row[column] as string)) });
        expect(told(run)).toEqual(list);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it("IMPF3 the encoding and the separator of a text do not change the rows", async () => {
  const separators = fc.constantFrom(";", ",", "\t");
  const encodings = fc.constantFrom("utf-8", "utf-8 with mark", "utf-16le", "utf-16be", "windows-1250");
  await fc.assert(
    fc.asyncProperty(games, separators, encodings, async (list, separator, encoding) => {
      const rows = list.map(({ round, date, time, home, away, hall }) => [String(round), date, time, home, away, hall]);
      const text = [heads[0] as readonly string[], ...rows].map((row) => row.join(separator)).join("\r\n");
      expect(told(await tried(bytesOf(text, encoding)))).toEqual(list);
    }),
    { numRuns: 60 },
  );
}, 60_000);

function bytesOf(text: string, encoding: string): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-8 with mark") return new TextEncoder().encode(`\uFEFF${text}`);
  if (encoding.startsWith("utf-16")) {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return encoding === "utf-16le" ? bytes : bytes.swap16();
  }
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(new Uint8Array([byte])), byte]));
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f);
}
