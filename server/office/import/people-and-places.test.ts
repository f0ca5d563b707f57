import { describe, expect, it } from "vitest";
import { asked, smallWorld, told, tried, xlsxOf } from "#tests/support/office/small-files.ts";

const head = ["Domaćin", "Gost", "Datum", "Vreme", "Hala"];
function game(home: string, away: string, hall: string | null = null) {
  return [home, away, "3.10.2026.", "19:00", hall];
}

describe("clubs and halls by what a file calls them", () => {
  it("IMPF13 a club is taken by its name in either script, without marks, without the words that all clubs have, by its short name", async () => {
    const ways = ["KK Čarobnjak Višnja", "KK CAROBNJAK VISNJA", "Čarobnjak Višnja", "КК Чаробњак Вишња", "ČAR", "kk  Čarobnjak  Višnja "];
    for (const way of ways) {
      const run = await tried({ List: [head, game(way, "Meteor ’88")] });
      expect([way, run.rows[0]?.["home"], run.rows[0]?.["away"], asked(run)]).toEqual([way, "KK Čarobnjak Višnja", "KK Meteor 88", []]);
    }
  });

  it("IMPF13 a club that is only near is asked about, once for the file", async () => {
    for (const way of ["KK Čarobnjak", "Meteor", "KK Zelengora Gas", "KK Zelengoro", "Ljiljan G. Breg"]) {
      const run = await tried({ List: [head, game(way, "OKK Đerdan"), game("OKK Đerdan", way)] });
      expect([way, asked(run)]).toEqual([way, ["same-club"]]);
      const answered = await tried({ List: [head, game(way, "OKK Đerdan")] }, [{ kind: "same-club", answer: { [way]: "KK Zelengora" } }]);
      expect(answered.rows[0]?.["home"]).toBe("KK Zelengora");
    }
    expect(asked(await tried({ List: [head, game("KK Sasvim Drugi", "OKK Đerdan")] }))).toEqual(["new-club"]);
  });

  it("IMPF12 an answer is given by kind and name, once, and everything that was asked of it follows", async () => {
    const rows = [head, game("Meteor", "OKK Đerdan"), game("KK Zelengora", "Meteor"), game("Čarobnjak", "Meteor")];
    const answers = [{ kind: "same-club", answer: { Meteor: "KK Meteor 88", Čarobnjak: "KK Čarobnjak Višnja" } }];
    const run = await tried({ List: rows }, answers);
    expect(run.questions.map(({ kind, at, name, answer }) => [kind, at, name, answer])).toEqual([
      ["same-club", "List!A2", "Meteor", "KK Meteor 88"],
      ["same-club", "List!A4", "Čarobnjak", "KK Čarobnjak Višnja"],
    ]);
    expect(run.rows.map((row) => [row["home"], row["away"]])).toEqual([
      ["KK Meteor 88", "OKK Đerdan"],
      ["KK Zelengora", "KK Meteor 88"],
      ["KK Čarobnjak Višnja", "KK Meteor 88"],
    ]);
  });

  it("IMPF13 of two clubs that could be meant the office is asked which", async () => {
    const clubs = [...smallWorld.clubs, { name: "KK Meteor Kamenac", short: "MEK", town: "Kamenac" }];
    const run = await tried({ List: [head, game("Meteor", "OKK Đerdan")] }, [], { ...smallWorld, clubs });
    expect(run.questions).toEqual([
      expect.objectContaining({ kind: "which", name: "Meteor", choices: ["KK Meteor 88", "KK Meteor Kamenac"] }),
    ]);
  });

  it("IMPF13 a hall near one of the league's is asked about; another kind of place beside it is a new one, by the office's word", async () => {
    const hall = async (name: string) => tried({ List: [head, game("ZEL", "ĐER", name)] });
    expect(asked(await hall("Hala sportova Zelengrad"))).toEqual([]);
    for (const near of ["Hala Zora", "HALA ZORA", "OŠ Iskra (fiskulturna sala)", "Sportska hala Zelengrad"])
      expect([near, asked(await hall(near))]).toEqual([near, ["same-hall"]]);
    for (const other of ["Balon Zelengrad", "Dvorana Mimoza"]) expect([other, asked(await hall(other))]).toEqual([other, ["new-hall"]]);
    expect((await hall("Hala Zora")).rows[0]?.["hall"]).toBe("Sportska hala Zora");
  });

  it("IMPF14 a letter of the other script that only looks right is put right, and told", async () => {
    const run = await tried({ List: [head, game("KK Меteor 88", "OKK Đerdan")] });
    expect([run.rows[0]?.["home"], run.warnings]).toEqual(["KK Meteor 88", [{ at: "List!A2", kind: "look-alike", cell: "A2" }]]);
  });
});

const peopleHead = ["R.br.", "Prezime i ime", "Broj", "Datum rođenja", "Visina", "Poz."];
function player(name: string, number: string | number | null, born: string, cm: string | number = 190) {
  return [1, name, number, born, cm, "PG"];
}

describe("people of a file", () => {
  it("IMPF17 a name is parted by capitals, by a comma, by the head's order", async () => {
    const names = ["ŽIKIĆ Ognjen", "Ognjen ŽIKIĆ", "Žikić, Ognjen", "Žikić Ognjen", "ЖИКИЋ Огњен"];
    for (const name of names) {
      const run = await tried({ "KK Zelengora": [peopleHead, player(name, 7, "1.2.1999.")] });
      expect([name, run.rows[0]?.["family"], run.rows[0]?.["given"]]).toEqual([name, "Žikić", "Ognjen"]);
    }
    const given = await tried({
      "KK Zelengora": [
        ["Ime i prezime", "Broj", "Rođen"],
        ["Ognjen Žikić", 7, "1.2.1999."],
      ],
    });
    expect(given.rows[0]).toMatchObject({ family: "Žikić", given: "Ognjen", club: "KK Zelengora" });
    const apart = await tried({
      List: [
        ["Club", "Apellidos", "Nombre", "Dorsal"],
        ["ZEL", "Pérez Gil", "Ana", "00"],
      ],
    });
    expect(told(apart)).toEqual([{ club: "KK Zelengora", role: "player", family: "Pérez Gil", given: "Ana", number: "00" }]);
  });

  it("IMPF17 shirts stay texts, heights are centimetres, years of two figures are of somebody old enough to play", async () => {
    const run = await tried({
      ZEL: [
        peopleHead,
        player("A Aa", 0, "19.01.96", 2.04),
        player("B Bb", "00", "22.11.04", "187 cm"),
        player("C Cc", 7, "5. марта 2001.", "1,98 m"),
        player("D Dd", "x", "1.1.1990.", "visok"),
      ],
    });
    expect(run.rows.map(({ number, born, cm }) => [number, born, cm])).toEqual([
      ["0", "1996-01-19", 204],
      ["00", "2004-11-22", 187],
      ["7", "2001-03-05", 198],
      [null, "1990-01-01", null],
    ]);
    expect(run.warnings.map(({ kind, at }) => [kind, at])).toEqual([
      ["not-a-number", "ZEL!C5"],
      ["not-a-number", "ZEL!E5"],
    ]);
  });

  it("IMPF17 the club is in its column, written once, in the title, in a line above its players, or in the sheet's name", async () => {
    const rows = [peopleHead, player("Aa A", 4, "1.1.1990.")];
    const club = async (sheets: Parameters<typeof xlsxOf>[0]) => (await tried(sheets)).rows.map((row) => row["club"]);
    expect(await club({ "Meteor 88": rows })).toEqual(["KK Meteor 88"]);
    expect(await club({ List1: [["OKK Đerdan – spisak igrača 2026/27"], ...rows] })).toEqual(["OKK Đerdan"]);
    expect(await club({ List1: [["KK Zelengora"], ...rows, [], ["OKK Đerdan"], ...rows] })).toEqual(["KK Zelengora", "OKK Đerdan"]);
    const withClub = (name: string | null, row: readonly unknown[]) => [name, ...row] as string[];
    expect(await club({ List1: [withClub("Klub", peopleHead), withClub("ZEL", rows[1]!), withClub(null, rows[1]!)] })).toContain(
      "KK Zelengora",
    );
    expect(asked(await tried({ Sheet6: [["Spisak"], ...rows] }))).toEqual(["sheet-of-club"]);
  });

  it("IMPF17 a coach below the list is one, who else stands there is left", async () => {
    const run = await tried({ ZEL: [peopleHead, player("Aa A", 4, "1.1.1990."), [], ["Trener: Relja Tanić"], ["Lekar: dr Vid Kos"]] });
    expect(run.rows[1]).toMatchObject({ at: "ZEL!A4", club: "KK Zelengora", role: "coach", family: "Tanić", given: "Relja" });
    expect(run.left).toEqual([{ at: "ZEL!A5", why: "note" }]);
  });

  it("IMPF19 the league's own people are known by name and birth date; what is only near is asked", async () => {
    const row = async (name: string, born: string, club = "ZEL") => tried({ [club]: [peopleHead, player(name, 4, born)] });
    expect((await row("ŽIKIĆ Ognjen", "9.2.1998.")).rows[0]?.["match"]).toBe("p7");
    const slip = await row("ŽIKIĆ Ognjen", "2.9.1998.");
    expect(asked(slip)).toEqual(["same-person"]);
    expect((await row("ŽIKIĆ Ognjen", "4.6.2003.")).rows[0]?.["match"]).toBeNull();
    const dateless = await row("ŽIKIĆ Ognjen", "");
    expect([asked(dateless), dateless.rows[0]?.["match"]]).toEqual([[], "p7"]);
  });

  it("IMPF19 one person with two clubs is asked about, two of one name are two", async () => {
    const sheets = {
      ZEL: [peopleHead, player("Kos Vid", 4, "1.1.1990.")],
      MET: [peopleHead, player("Kos Vid", 5, "1.1.1990."), player("Kos Vid", 6, "4.5.2001.")],
    };
    const run = await tried(sheets);
    expect(run.questions).toEqual([expect.objectContaining({ kind: "two-clubs", at: "MET!A2" })]);
    expect(run.rows.map(({ note }) => note)).toEqual([undefined, "second club", undefined]);
    const twice = await tried({ ZEL: [peopleHead, player("Kos Vid", 4, "1.1.1990."), player("KOS VID", 4, "1.1.1990.")] });
    expect([asked(twice), twice.rows.length]).toEqual([["same-person-twice"], 1]);
  });

  it("IMPF17 two with one shirt, and who is under eighteen, are told", async () => {
    const run = await tried({ ZEL: [peopleHead, player("Kos Vid", "4", "1.1.1990."), player("Pek Jan", 4, "1.1.2010.")] });
    expect(run.warnings).toEqual([
      { at: "ZEL!A3", kind: "number-twice", by: "ZEL!A2" },
      { at: "ZEL!A3", kind: "minor" },
    ]);
  });

  it("IMPF18 officials, halls and clubs are read from their lists", async () => {
    const officials = [
      ["#", "Sudija", "Lista", "Tel.", "e-mail"],
      [1, "KOS Vid, Zelengrad", "I", 641234567, null],
      [2, "Jan Pekić (Višnja)", "II", "064/123-45-68", "ne zna"],
      ["DELEGATI"],
      [1, "ŠUM Ana, Kamenac"],
    ];
    const halls = [
      ["Naziv", "Mesto", "Adresa", "Kapacitet", "Koordinate"],
      ["Hala Đerdap", "Đerdap", "Dunavska 1", "oko 1.200", "44,5000; 22,5000"],
      ["Hala Nova Mimoza", "Mimoza", null, "2 500", "44°30'00\"N 22°30'00\"E"],
    ];
    const run = await tried({ Sudije: officials, Hale: halls });
    expect(run.rows.map(({ at: _, ...row }) => row)).toEqual([
      { kind: "official", role: "referee", family: "Kos", given: "Vid", town: "Zelengrad", grade: "I", phone: "0641234567", mail: null },
      { kind: "official", role: "referee", family: "Pekić", given: "Jan", town: "Višnja", grade: "II", phone: "0641234568", mail: null },
      { kind: "official", role: "commissioner", family: "Šum", given: "Ana", town: "Kamenac", grade: null, phone: null, mail: null },
      {
        kind: "hall",
        name: "Hala Đerdap",
        town: "Đerdap",
        address: "Dunavska 1",
        seats: 1200,
        latitude: 44.5,
        longitude: 22.5,
        new: false,
      },
      { kind: "hall", name: "Hala Nova Mimoza", town: "Mimoza", address: null, seats: 2500, latitude: 44.5, longitude: 22.5, new: true },
    ]);
    expect(run.warnings).toEqual([{ at: "Sudije!E3", kind: "not-an-address" }]);
  });

  it("IMPF18 a text that begins like a formula is a text, and an error is told", async () => {
    const file = await xlsxOf({
      Klubovi: [
        ["Klub", "Skraćeno", "Predsednik", "Sajt", "Primedba"],
        ["KK Zelengora", "ZEL", "Vid Kos", "zelengora.example", "=1+1"],
        ["OKK Đerdan", "ĐER", "#N/A", null, "@javiti"],
      ],
    });
    const run = await tried(file);
    expect(run.rows.map(({ name, president, site, note }) => [name, president, site, note])).toEqual([
      ["KK Zelengora", "Vid Kos", "https://zelengora.example", "=1+1"],
      ["OKK Đerdan", null, null, "@javiti"],
    ]);
    expect(run.warnings).toEqual([{ at: "Klubovi!C3", kind: "error-value" }]);
  });
});
