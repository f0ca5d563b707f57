import { expect, it } from "vitest";
import { asked, type SmallSheets, told, tried } from "#tests/support/office/small-files.ts";

const game = { home: "KK Zelengora", away: "KK Meteor 88" };
const other = { home: "OKK Đerdan", away: "KK Ljiljan Gornji Breg" };
function result([homePoints, awayPoints]: readonly [number, number], more: object = {}) {
  return { homePoints, awayPoints, quarters: [], overtimes: [], kind: "played", ...more };
}

/** Text in an encoding of before: letters that are no ASCII by their one byte. */
function inBytes(text: string, table: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)));
}
const central = { č: 0xe8, ć: 0xe6, ž: 0x9e, š: 0x9a, đ: 0xf0, Č: 0xc8, Đ: 0xd0 };
const russian = Object.fromEntries(Array.from({ length: 64 }, (_, at) => [String.fromCharCode(0x410 + at), 0xc0 + at]));

const fixtures: readonly (readonly [manner: string, file: Uint8Array | string | SmallSheets, rows: readonly object[]])[] = [
  [
    "Spanish, semicolons, short years, hours with h",
    "Jornada;Fecha;Hora;Local;Visitante;Pabellón\r\n1;sáb. 03/10/26;18.30 h;KK Zelengora;KK Meteor 88;Hala sportova Zelengrad\r\n1;dom. 14/10/26;12 h;OKK Đerdan;KK Ljiljan Gornji Breg;\r\n",
    [
      { round: 1, date: "2026-10-03", time: "18:30", ...game, hall: "Hala sportova Zelengrad" },
      { round: 1, date: "2026-10-14", time: "12:00", ...other },
    ],
  ],
  [
    "Russian in Windows-1251",
    inBytes("Тур;Дата;Время;Хозяева;Гости\r\n1;3 октября 2026;19:00;КК Зеленгора;КК Метеор 88\r\n", russian),
    [{ round: 1, date: "2026-10-03", time: "19:00", ...game }],
  ],
  [
    "Slovene in Windows-1250",
    inBytes("Krog;Datum;Ura;Domači;Gostje\r\n2.;10. okt. 2026;20h30;OKK Đerdan;KK Čarobnjak Višnja\r\n", central),
    [{ round: 2, date: "2026-10-10", time: "20:30", home: "OKK Đerdan", away: "KK Čarobnjak Višnja" }],
  ],
  [
    "pasted in UTF-16",
    Buffer.from("\uFEFFKolo\tDatum\tVreme\tDomaćin\tGost\r\n1\t3.10.2026.\t19:00\tKK Zelengora\tKK Meteor 88\r\n", "utf16le"),
    [{ round: 1, date: "2026-10-03", time: "19:00", ...game }],
  ],
  [
    "English, month first, a tip with PM",
    {
      S: [
        ["Week", "Date", "Tip", "Home Team", "Visitor"],
        ["Week 1", "10/03/2026", "7:00 PM", "KK Zelengora", "KK Meteor 88"],
        ["Week 1", "10/24/2026", "11:30 AM", "OKK Đerdan", "KK Ljiljan Gornji Breg"],
      ],
    },
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game },
      { round: 1, date: "2026-10-24", time: "11:30", ...other },
    ],
  ],
  [
    "French, J for the round",
    {
      S: [
        ["J", "Date", "Heure", "Domicile", "Extérieur"],
        [1, "13/10/2026", "19h", "KK Zelengora", "KK Meteor 88"],
      ],
    },
    [{ round: 1, date: "2026-10-13", time: "19:00", ...game }],
  ],
  [
    "two rounds side by side, each under its own title",
    {
      S: [
        ["Raspored 1. kola", "", "", "", "Raspored 2. kola", "", ""],
        ["Datum", "Domaćin", "Gost", "", "Datum", "Domaćin", "Gost"],
        ["3.10.2026", "KK Zelengora", "KK Meteor 88", "", "10.10.2026", "OKK Đerdan", "KK Ljiljan Gornji Breg"],
      ],
    },
    [
      { round: 1, date: "2026-10-03", ...game },
      { round: 2, date: "2026-10-10", ...other },
    ],
  ],
  [
    "day and hour in words in one cell",
    {
      S: [
        ["Kolo", "Termin", "Domaćin", "Gost"],
        [1, "3.10.2026. u 19:00", "KK Zelengora", "KK Meteor 88"],
        [1, "nedelja, 4. oktobar 2026, 18 časova", "OKK Đerdan", "KK Ljiljan Gornji Breg"],
      ],
    },
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game },
      { round: 1, date: "2026-10-04", time: "18:00", ...other },
    ],
  ],
];

it.each(fixtures)("IMPF3 IMPF6 IMPF7 IMPF8 IMPF9 IMPF11 %s", async (_manner, file, rows) => {
  const run = await tried(file);
  expect([asked(run), run.refused, told(run)]).toEqual([[], [], rows]);
});

const results: readonly (readonly [manner: string, file: string | SmallSheets, rows: readonly object[]])[] = [
  [
    "points behind each team under one word",
    {
      S: [
        ["Rd", "Date", "Home", "Pts", "Away", "Pts"],
        [1, "2025-10-04", "KK Zelengora", 78, "KK Meteor 88", 70],
      ],
    },
    [{ round: 1, date: "2025-10-04", ...game, ...result([78, 70]) }],
  ],
  [
    "points between the teams without a word",
    {
      S: [
        ["Jornada", "Fecha", "Equipo local", null, null, "Equipo visitante", "Parciales"],
        [1, "14/10/2025", "KK Zelengora", 78, 70, "KK Meteor 88", "20-18/19-16/22-18/17-18"],
      ],
    },
    [
      {
        round: 1,
        date: "2025-10-14",
        ...game,
        ...result([78, 70], {
          quarters: [
            [20, 18],
            [19, 16],
            [22, 18],
            [17, 18],
          ],
        }),
      },
    ],
  ],
  [
    "French, quarters and overtime in columns",
    {
      F: [
        ["Championnat 2025-2026"],
        ["Date", "Équipe recevante", "Score", "Équipe visiteuse", "QT1", "QT2", "QT3", "QT4", "Prol."],
        ["dimanche 5 octobre 2025", "OKK Đerdan", "88 - 85 (a.p.)", "KK Ljiljan Gornji Breg", "20-18", "19-16", "22-18", "12-21", "15-12"],
      ],
    },
    [
      {
        season: "2025/26",
        date: "2025-10-05",
        ...other,
        ...result([88, 85], {
          quarters: [
            [20, 18],
            [19, 16],
            [22, 18],
            [12, 21],
          ],
          overtimes: [[15, 12]],
        }),
      },
    ],
  ],
  [
    "the score at half time is none",
    {
      S: [
        ["Round", "Date", "Home", "Away", "Half-time", "Final"],
        [1, "2025-10-04", "KK Zelengora", "KK Meteor 88", "40:35", "78:70"],
      ],
    },
    [{ round: 1, date: "2025-10-04", ...game, ...result([78, 70]) }],
  ],
  [
    "sentences with quarters in brackets",
    "1. kolo\nKK Zelengora - KK Meteor 88 78:70 (20:18, 19:16, 22:18, 17:18)\nOKK Đerdan - KK Ljiljan Gornji Breg 60:71\n",
    [
      {
        round: 1,
        ...game,
        ...result([78, 70], {
          quarters: [
            [20, 18],
            [19, 16],
            [22, 18],
            [17, 18],
          ],
        }),
      },
      { round: 1, ...other, ...result([60, 71]) },
    ],
  ],
];

it.each(results)("IMPF6 IMPF10 results: %s", async (_manner, file, rows) => {
  const run = await tried(file);
  expect([asked(run), run.refused, told(run)]).toEqual([[], [], rows]);
});

it("IMPF6 IMPF17 a father’s name, a birthplace and a passport are none of a player’s", async () => {
  const head = ["R.br.", "Prezime", "Ime oca", "Ime", "Datum rođenja", "Mesto rođenja", "Broj pasoša", "Br. dresa"];
  const run = await tried({ "KK Zelengora": [head, [1, "Perić", "Ivo", "Marko", "31.5.2001", "Kamenac", 3345678, "00"]] });
  expect(told(run)).toEqual([{ club: "KK Zelengora", role: "player", family: "Perić", given: "Marko", number: "00", born: "2001-05-31" }]);
});

it("IMPF17 a coach over the head of a list is its club’s, once", async () => {
  const list = (club: string, coach: string, family: string) => [
    [club],
    [`Trener: ${coach}`],
    ["Br", "Prezime i ime", "Visina"],
    ["4", family, 190],
  ];
  const run = await tried({
    S: [...list("KK ZELENGORA", "Ana Ilić", "Perić Marko"), [], ...list("KK METEOR 88", "Ivo Anić", "Simić Petar")],
  });
  expect(told(run).map(({ club, role, family }) => [club, role, family])).toEqual([
    ["KK Zelengora", "coach", "Ilić"],
    ["KK Zelengora", "player", "Perić"],
    ["KK Meteor 88", "coach", "Anić"],
    ["KK Meteor 88", "player", "Simić"],
  ]);
});

it("IMPF13 IMPF18 names in Cyrillic that is not Serbian stay as they are", async () => {
  const run = await tried({
    Залы: [
      ["Название", "Город", "Вместимость"],
      ["Дворец спорта Заря", "Заречье", "1 500"],
    ],
  });
  expect(told(run)).toEqual([{ kind: "hall", name: "Дворец спорта Заря", town: "Заречье", seats: 1500, new: true }]);
});

it("IMPF22 sponsors are read from a list that says whose it is; a club’s list with a column for one is a list of clubs", async () => {
  const sponsors = await tried({
    Sponzori: [
      ["Naziv", "Sajt"],
      ["Mlekara Zora", "https://zora.example"],
    ],
  });
  expect([sponsors.kind, told(sponsors)]).toEqual(["sponsors", [{ kind: "sponsor", name: "Mlekara Zora", site: "https://zora.example" }]]);
  const clubs = await tried({
    S: [
      ["Klub", "Dvorana", "Telefon", "Sponzor"],
      ["KK Zelengora", "Hala sportova Zelengrad", "011 111", "Zora"],
    ],
  });
  expect([clubs.kind, told(clubs)]).toMatchObject(["clubs", [{ name: "KK Zelengora" }]]);
});

it("IMPF1 the file of a game is told by what it is, and where it is read", async () => {
  for (const json of ['{"clock":"00:00","tm":{}}', '[{"a":1}]', ' {\n  "Rows": []}'])
    await expect(tried(json)).rejects.toThrow("LiveStats");
});
