import { describe, expect, it } from "vitest";
import { asked, told, tried, xlsxOf } from "#tests/support/office/small-files.ts";

const head = ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Hala"];
const first = [1, "3.10.2026.", "19:00", "KK Zelengora", "OKK Đerdan", "Hala sportova Zelengrad"];
const second = [1, "4.10.2026.", "18.30", "KK Meteor 88", "KK Čarobnjak Višnja", "Osnovna škola „Iskra”"];
const games = [
  { round: 1, date: "2026-10-03", time: "19:00", home: "KK Zelengora", away: "OKK Đerdan", hall: "Hala sportova Zelengrad" },
  { round: 1, date: "2026-10-04", time: "18:30", home: "KK Meteor 88", away: "KK Čarobnjak Višnja", hall: "Osnovna škola „Iskra”" },
];

describe("lists in sheets", () => {
  it("IMPF6 columns are known in six languages and both scripts", async () => {
    const heads = [
      head,
      ["Krog", "Datum", "Ura", "Domača ekipa", "Gostujoča ekipa", "Dvorana"],
      ["Round", "Date", "Tip-off", "Home team", "Away team", "Venue"],
      ["Jornada", "Fecha", "Hora", "Equipo local", "Equipo visitante", "Pabellón"],
      ["Journée", "Date", "Heure", "Équipe à domicile", "Visiteurs", "Salle"],
      ["Тур", "Дата", "Время", "Хозяева", "Гости", "Зал"],
      ["КОЛО", "ДАТУМ", "ВРЕМЕ", "ДОМАЋИН", "ГОСТ", "ХАЛА"],
    ];
    for (const words of heads) expect(told(await tried({ List: [words, first, second] }))).toEqual(games);
  });

  it("IMPF6 a list without heads is read by what stands in its columns", async () => {
    const run = await tried(
      "3.10.2026.\t19:00\tKK Zelengora\t-\tOKK Đerdan\tHala sportova Zelengrad\n4.10.2026.\t18.30\tKK Meteor 88\t-\tKK Čarobnjak Višnja\tOsnovna škola „Iskra”\n",
    );
    expect(told(run)).toEqual(games.map(({ round: _, ...game }) => game));
  });

  it("IMPF6 lines of a mail are parted into day, hour, teams and hall", async () => {
    const run = await tried(
      "1. kolo\nsubota, 3.10.2026. u 19:00h KK Zelengora - OKK Đerdan (Hala sportova Zelengrad)\nnedelja, 4.10.2026. 18:30 KK Meteor 88 – KK Čarobnjak Višnja, Osnovna škola „Iskra”\nPozdrav\n",
    );
    expect(told(run)).toEqual(games);
    expect(run.left).toEqual([
      { at: "A1", why: "round line" },
      { at: "A4", why: "note" },
    ]);
  });

  it("IMPF7 titles, notes, sums and empty rows are left, and told", async () => {
    const rows = [["Liga Zelengora 2026/27"], [], head, first, [], second, [], ["Ukupno", 2], ["Napomena: domaćin javlja termin"]];
    const run = await tried({ Raspored: rows });
    expect(told(run)).toEqual(games);
    expect(run.left).toEqual([
      { at: "Raspored!A1", why: "title" },
      { at: "Raspored!A8", why: "sum line" },
      { at: "Raspored!A9", why: "note" },
    ]);
  });

  it("IMPF7 two lists side by side, and two below each other, are two lists", async () => {
    const beside = await tried({
      List: [
        [...head, null, ...head],
        [...first, null, ...second],
      ],
    });
    expect(told(beside)).toEqual(games);
    expect(beside.rows.map(({ at }) => at)).toEqual(["List!A2", "List!H2"]);
    expect(told(await tried({ List: [head, first, [], head, second] }))).toEqual(games);
  });

  it("IMPF7 a sheet that holds something else is left whole, and so is one that is hidden", async () => {
    const file = await xlsxOf(
      {
        Kasa: [
          ["Prihod", "Rashod"],
          [1, 2],
        ],
        Raspored: [head, first, second],
        Staro: [head, first],
      },
      { Staro: { hidden: true } },
    );
    const run = await tried(file);
    expect(told(run)).toEqual(games);
    expect(run.left).toEqual([
      { at: "Kasa!A1", why: "sheet is something else" },
      { at: "Staro!A1", why: "hidden sheet" },
    ]);
  });

  it("IMPF11 a round stands in its column, in a line above, in the sheet's name", async () => {
    const short = (row: readonly unknown[]) => row.slice(1) as string[];
    const lines = [short(head), ["1. KOLO (3/4.10.2026.)"], short(first), short(second)];
    expect(told(await tried({ List: lines }))).toEqual(games);
    expect(told(await tried({ "1. kolo": [short(head), short(first), short(second)] }))).toEqual(games);
    expect(told(await tried({ List: [["I KOLO"], short(head), short(first), short(second)] }))).toEqual(games);
    expect(told(await tried({ List: [head, ["IV kolo", ...short(first)]] }))[0]).toMatchObject({ round: 4 });
    expect(told(await tried({ List: [head, ["polufinale", ...short(first)]] }))[0]).toMatchObject({ round: "polufinale" });
  });

  it("IMPF11 a round and a day that are written once stand for the games below", async () => {
    const day = (row: readonly unknown[], round: unknown, date: unknown) => [round, date, ...row.slice(2)] as string[];
    const rows = [day(first, 1, "3.10.2026."), day(second, null, null), day(first, 2, "10.10.2026."), day(second, null, null)];
    const run = await tried({ List: [head, ...rows] });
    expect(run.rows.map(({ round, date }) => [round, date])).toEqual([
      [1, "2026-10-03"],
      [1, "2026-10-03"],
      [2, "2026-10-10"],
      [2, "2026-10-10"],
    ]);
  });

  it("IMPF7 who does not play in a round is left", async () => {
    const run = await tried({ List: [head, first, [1, "", "", "KK Ljiljan Gornji Breg", "slobodan", ""]] });
    expect(run.rows).toHaveLength(1);
    expect(run.left).toEqual([{ at: "List!A3", why: "bye" }]);
  });

  it("IMPF6 both teams may stand in one cell", async () => {
    const rows = [
      ["Kolo", "Datum", "Vreme", "Utakmica", "Hala"],
      [1, "3.10.2026.", "19h", "Zelengora - Đerdan", "Hala sportova Zelengrad"],
    ];
    expect(told(await tried({ List: rows }))).toEqual([games[0]]);
  });

  it("IMPF21 a table crossed by home and away is read by its crossings", async () => {
    const days = await tried({
      Tabela: [
        ["Domaći / gosti", "ZEL", "ČAR", "ĐER"],
        ["KK Zelengora", "X", "3.10.2026.", "10.10.2026."],
        ["KK Čarobnjak Višnja", "17.10.2026.", "X", "24.10.2026."],
        ["OKK Đerdan", "31.10.2026.", null, "X"],
      ],
    });
    expect(days.rows).toHaveLength(5);
    expect(days.rows[0]).toMatchObject({ at: "Tabela!C2", date: "2026-10-03", home: "KK Zelengora", away: "KK Čarobnjak Višnja" });
    const results = await tried({
      Tabela: [
        [null, "ZEL", "ČAR", "ĐER"],
        ["ZEL", null, "78:70", "66:81"],
        ["ČAR", "90:84", null, null],
        ["ĐER", null, null, null],
      ],
    });
    expect(results.rows.map(({ at, homePoints, awayPoints }) => [at, homePoints, awayPoints])).toEqual([
      ["Tabela!C2", 78, 70],
      ["Tabela!D2", 66, 81],
      ["Tabela!B3", 90, 84],
    ]);
    expect(asked(results)).toEqual([]);
  });
});
