import { describe, expect, it } from "vitest";
import { asked, told, tried } from "#tests/support/office/small-files.ts";

type Cell = string | number | Date | null;
const head = ["Datum", "Dan", "Vreme", "Domaćin", "Gost", "Rezultat", "Napomena"];
function game(date: Cell, time: Cell = "19:00", score: Cell = null, note: Cell = null, day: Cell = null): Cell[] {
  return [date, day, time, "KK Zelengora", "OKK Đerdan", score, note];
}

function one(...cells: Parameters<typeof game>) {
  return tried({ List: [head, game(...cells)] });
}

describe("what is written in cells", () => {
  it("IMPF8 a day is read however it is written", async () => {
    const ways: Cell[] = [
      "3.10.2026.",
      "03. 10. 2026",
      "3/10/2026",
      "2026-10-03",
      "sub, 3.10.2026.",
      "3. oktobar 2026.",
      "3 de octubre de 2026",
      "le 3 octobre 2026",
      "3 октября 2026 г.",
      "3. октобра 2026.",
      "October 3, 2026",
      "3.X.2026",
      "03-oct-26",
      new Date("2026-10-03T00:00:00Z"),
      46298,
      20261003,
    ];
    for (const way of ways) {
      const run = await tried({ List: [head, game(way), game("24/10/2026")] });
      expect([way, run.rows[0]?.["date"], run.refused]).toEqual([way, "2026-10-03", []]);
    }
  });

  it("IMPF8 a day that no calendar has is refused beside its row", async () => {
    for (const way of ["31.11.2026.", "30.2.2027.", "29.2.2027.", "31/04/2027"]) {
      expect((await one(way)).refused).toEqual([{ at: "List!A2", why: "date-impossible", cell: "A2" }]);
    }
  });

  it("IMPF8 day and month that could be either are asked once for the file, if nothing in it tells", async () => {
    const open = { List: [head, game("05/10/2026"), game("07/11/2026")] };
    expect(asked(await tried(open))).toEqual(["date-order"]);
    expect((await tried(open)).rows.map(({ date }) => date)).toEqual(["2026-10-05", "2026-11-07"]);
    const other = await tried({ List: [head, game("10/05/2026")] }, [{ kind: "date-order", answer: "month first" }]);
    expect(other.rows[0]?.["date"]).toBe("2026-10-05");
    expect(asked(await tried({ List: [head, game("05/10/2026"), game("24/10/2026")] }))).toEqual([]);
    expect((await tried({ List: [head, game("10/05/2026"), game("10/24/2026")] })).rows[0]?.["date"]).toBe("2026-10-05");
    expect((await tried({ List: [head, game("10/03/2026", "19:00", null, null, "subota")] })).rows[0]?.["date"]).toBe("2026-10-03");
  });

  it("IMPF8 a day without its year is of the season, asked once; as a number its month is told by the day of the week", async () => {
    const run = await tried({ List: [head, game(3.1, 19, null, null, "sub"), game(2.01, 19.3, null, null, "sub"), game("6.2.", "20h")] });
    expect(run.rows.map(({ date, time }) => [date, time])).toEqual([
      ["2026-10-03", "19:00"],
      ["2027-01-02", "19:30"],
      ["2027-02-06", "20:00"],
    ]);
    expect(asked(run)).toEqual(["year", "number-date"]);
  });

  it("IMPF8 a day outside the season is asked about, with the day that was meant", async () => {
    const run = await one("3.10.2016.");
    expect(run.questions).toEqual([{ kind: "outside-season", at: "List!A2", proposal: { date: "2026-10-03" } }]);
    expect(run.warnings).toEqual([{ at: "List!A2", kind: "outside-season" }]);
    const answered = await tried({ List: [head, game("3.10.2016.")] }, [
      { kind: "outside-season", at: "List!A2", answer: { date: "2026-10-03" } },
    ]);
    expect([answered.rows[0]?.["date"], answered.warnings]).toEqual(["2026-10-03", []]);
  });

  it("IMPF9 an hour is read however it is written", async () => {
    const ways: Cell[] = [
      "19:30",
      "19.30",
      "19,30h",
      "19h30",
      "19:30h",
      " 19.30 h ",
      "7:30 PM",
      "1930",
      "19:30:00",
      19.3,
      0.8125,
      "u 19:30",
    ];
    for (const way of ways) expect([way, (await one("3.10.2026.", way)).rows[0]?.["time"]]).toEqual([way, "19:30"]);
    for (const way of ["19h", "19", 19, "19 h", "7pm"])
      expect([way, (await one("3.10.2026.", way)).rows[0]?.["time"]]).toEqual([way, "19:00"]);
  });

  it("IMPF9 an hour that no clock shows is refused, 00:00 is asked about, one in the night is told", async () => {
    expect((await one("3.10.2026.", "25,00")).refused).toEqual([{ at: "List!A2", why: "time-impossible", cell: "C2" }]);
    const midnight = await one("3.10.2026.", "00:00");
    expect([asked(midnight), midnight.rows[0]?.["time"]]).toEqual([["midnight"], null]);
    const meant = await tried({ List: [head, game("3.10.2026.", "00:00")] }, [{ kind: "midnight", answer: "midnight" }]);
    expect(meant.rows[0]?.["time"]).toBe("00:00");
    expect((await one("3.10.2026.", "6:30")).warnings).toEqual([{ at: "List!A2", kind: "night-hour" }]);
  });

  it("IMPF10 a score is read however it is written, also where a spreadsheet took it for an hour", async () => {
    const ways: Cell[] = ["78:65", "78-65", "78 : 65", "78–65", "78/65"];
    for (const way of ways)
      expect(told(await one("3.10.2025.", null, way))[0]).toMatchObject({ homePoints: 78, awayPoints: 65, kind: "played" });
    const hours = new Date(Date.UTC(1899, 11, 31) + (78 * 60 + 59) * 60_000);
    const rows = [head, game("3.10.2025.", null, hours)];
    expect(told(await tried({ List: rows }))[0]).toMatchObject({ homePoints: 78, awayPoints: 59 });
  });

  it("IMPF10 level and missing scores are refused; a game to come has none", async () => {
    expect((await one("3.10.2025.", null, "68:68")).refused).toEqual([{ at: "List!A2", why: "level-score" }]);
    const both = await tried({
      List: [head, game("3.10.2025.", null, "78:65"), game("4.10.2025.", null, "b.b."), game("3.2.2027.", null, "-")],
    });
    expect(both.refused).toEqual([{ at: "List!A3", why: "points-missing" }]);
    expect(both.rows[1]).not.toHaveProperty("homePoints");
  });

  it("IMPF10 twenty to nothing is a forfeit where a word says so, and asked about where none does", async () => {
    expect(told(await one("3.10.2025.", null, "20:0", "službeno"))[0]).toMatchObject({ kind: "forfeit", against: "away" });
    const open = await one("3.10.2025.", null, "0:20");
    expect(open.questions).toEqual([{ kind: "forfeit", at: "List!A2", proposal: { kind: "forfeit", against: "home" } }]);
  });

  it("IMPF10 quarters in one cell, with overtime in brackets, or running; those that do not come to the score are left out and told", async () => {
    const heads = ["Datum", "Domaćin", "Gost", "Rezultat", "Po četvrtinama"];
    const row = (score: string, quarters: string) => ["3.10.2025.", "ZEL", "ĐER", score, quarters];
    const run = await tried({
      List: [
        heads,
        row("78:65", "20:15, 18:20, 20:10, 20:20"),
        row("88:82", "20:20, 20:20, 20:20, 20:20 (8:2)"),
        row("78:65", "20:15, 38:35, 58:45, 78:65"),
        row("79:65", "20:15, 18:20, 20:10, 20:20"),
      ],
    });
    expect(run.rows.map(({ quarters, overtimes }) => [quarters, overtimes])).toEqual([
      [
        [
          [20, 15],
          [18, 20],
          [20, 10],
          [20, 20],
        ],
        [],
      ],
      [
        [
          [20, 20],
          [20, 20],
          [20, 20],
          [20, 20],
        ],
        [[8, 2]],
      ],
      [
        [
          [20, 15],
          [18, 20],
          [20, 10],
          [20, 20],
        ],
        [],
      ],
      [[], []],
    ]);
    expect(run.warnings).toEqual([expect.objectContaining({ at: "List!A5", kind: "sum-of-quarters" })]);
  });

  it("IMPF16 a hall that is taken, a team that plays twice a day, a day far from its round are told", async () => {
    const heads = ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Hala"];
    const zora = "Sportska hala Zora";
    const run = await tried({
      List: [
        heads,
        [1, "3.10.2026.", "19:00", "ZEL", "ĐER", zora],
        [1, "3.10.2026.", "18:00", "ČAR", "MET", zora],
        [1, "3.10.2026.", "21:00", "ZEL", "LJI", zora],
      ],
    });
    expect(run.warnings).toEqual([
      { at: "List!A2", kind: "hall-taken", by: "List!A3" },
      { at: "List!A4", kind: "team-twice-a-day", by: "List!A2" },
    ]);
    const round = (number: number, day: string) => [number, day, "19:00", "ZEL", "ĐER", null];
    const rounds = await tried({
      List: [
        heads,
        round(1, "3.10.2026."),
        round(1, "4.10.2026."),
        round(1, "5.12.2026."),
        round(2, "10.10.2026."),
        round(2, "11.10.2026."),
      ],
    });
    expect(rounds.warnings).toEqual([{ at: "List!A4", kind: "round-order" }]);
  });

  it("IMPF15 what rows that are coloured, struck through or hidden mean is asked once, and done", async () => {
    const run = await one("3.10.2026.", "19:00", null, "odloženo");
    expect(run.rows[0]).toMatchObject({ status: "postponed", date: null, time: null });
    expect((await one("3.10.2026.", "19:00", null, "TV prenos")).rows[0]).toMatchObject({ note: "TV prenos" });
  });

  it("IMPF8 a team against itself is no game", async () => {
    const run = await tried({ List: [head, ["3.10.2026.", null, "19:00", "ZEL", "KK Zelengora", null, null]] });
    expect(run.refused).toEqual([{ at: "List!A2", why: "team-against-itself" }]);
  });
});
