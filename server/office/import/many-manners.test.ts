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
    "a program's moments, by their own clocks and by UTC",
    "round,datetime,home,away\n1,2026-10-03T19:00:00+02:00,KK Zelengora,KK Meteor 88\n2,2026-11-01T18:30:00Z,OKK Đerdan,KK Ljiljan Gornji Breg\n",
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game },
      { round: 2, date: "2026-11-01", time: "19:30", ...other },
    ],
  ],
  [
    "sentences under lines that tell round and day in words, with empty lines between",
    "1. kolo, 3. oktobar 2026.\n\n19:00 Zelengora - Meteor 88 (Hala sportova Zelengrad)\n\n2. kolo, 10. oktobar 2026.\n19:00 Meteor 88 - Đerdan\n",
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game, hall: "Hala sportova Zelengrad" },
      { round: 2, date: "2026-10-10", time: "19:00", home: "KK Meteor 88", away: "OKK Đerdan" },
    ],
  ],
  [
    "ditto marks for what stands above, and the hall with its town",
    {
      S: [
        ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Dvorana"],
        [1, "3.10.2026", "19:00", "KK Zelengora", "KK Meteor 88", "Hala sportova Zelengrad, Zelengrad"],
        ['"', '"', "21:30", "OKK Đerdan", "KK Ljiljan Gornji Breg", "-//-"],
        ["", "", "", "", "", ""],
        ["Tabela"],
        ["#", "Ekipa", "Odig.", "Pob.", "Por.", "Bod."],
        [1, "KK Zelengora", 1, 1, 0, 2],
        [2, "KK Meteor 88", 1, 0, 1, 1],
      ],
    },
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game, hall: "Hala sportova Zelengrad" },
      { round: 1, date: "2026-10-03", time: "21:30", ...other, hall: "Hala sportova Zelengrad" },
    ],
  ],
  [
    "hours as spans, in parts of the day and at noon",
    {
      S: [
        ["Datum", "Vreme", "Domaćin", "Gost"],
        ["3.10.2026", "19:00-21:00", "KK Zelengora", "KK Meteor 88"],
        ["4.10.2026", "7 uveče", "OKK Đerdan", "KK Ljiljan Gornji Breg"],
        ["5.10.2026", "u podne", "KK Meteor 88", "OKK Đerdan"],
      ],
    },
    [
      { date: "2026-10-03", time: "19:00", ...game },
      { date: "2026-10-04", time: "19:00", ...other },
      { date: "2026-10-05", time: "12:00", home: "KK Meteor 88", away: "OKK Đerdan" },
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
  [
    "day and hour in one cell, with a point between the figures or PM",
    "Krog;Datum in ura;Domači;Gostje\n1;sobota, 3. 10. 2026 ob 19.00;KK Zelengora;KK Meteor 88\n1;Sun 4 Oct 2026 7:30 PM;OKK Đerdan;KK Ljiljan Gornji Breg\n",
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game },
      { round: 1, date: "2026-10-04", time: "19:30", ...other },
    ],
  ],
  [
    "moments of a program under a head that is of hours elsewhere",
    "kickoff,home,away\n2026-10-03T19:00:00+02:00,KK Zelengora,KK Meteor 88\n",
    [{ date: "2026-10-03", time: "19:00", ...game }],
  ],
  [
    "a web page's table with both teams under one head",
    "<html><body><table><tr><th>Datum<th>Vreme<th colspan=3>Utakmica</tr><tr><td>3.10.2026<br>subota<td>19:00 (TV)<td>KK Zelengora<td>-<td>KK Meteor 88</tr></table></body></html>",
    [{ date: "2026-10-03", time: "19:00", ...game }],
  ],
  [
    "lines under a day, of a round of two days",
    "1. kolo (3/4. oktobar 2026)\nSubota 3.10.2026.\n19:30 KK Zelengora - KK Meteor 88\nNedelja 4.10.2026.\n17:00 OKK Đerdan - KK Ljiljan Gornji Breg\n",
    [
      { round: 1, date: "2026-10-03", time: "19:30", ...game },
      { round: 1, date: "2026-10-04", time: "17:00", ...other },
    ],
  ],
  [
    "lines that end in more than one way",
    "Kolo;Datum;Vreme;Domaćin;Gost;Hala\r\n1;3.10.2026;19:00;KK Zelengora;KK Meteor 88\n1;4.10.2026;17:00;OKK Đerdan;KK Ljiljan Gornji Breg;;;\r\n",
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game },
      { round: 1, date: "2026-10-04", time: "17:00", ...other },
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
    "letters over the points of both sides, of the game and of its quarters",
    {
      S: [
        ["Datum", "Domaćin", "Gost", "D", "G", "1D", "1G", "2D", "2G", "3D", "3G", "4D", "4G"],
        ["3.10.2025", "KK Zelengora", "KK Meteor 88", 78, 70, 20, 18, 19, 16, 22, 18, 17, 18],
      ],
    },
    [
      {
        date: "2025-10-03",
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
    "the guests first, points behind each",
    {
      S: [
        ["Date", "Visitor", "PTS", "Home", "PTS", "", "Notes"],
        ["Fri, Oct 3, 2025", "KK Meteor 88", 70, "KK Zelengora", 78, "OT", ""],
      ],
    },
    [{ date: "2025-10-03", ...game, ...result([78, 70]) }],
  ],
  [
    "points behind each team without a word",
    {
      S: [
        ["Br.", "Datum", "Domaćin", "", "Gost", "", "Napomena"],
        [1, "3.10.2025", "KK Zelengora", 78, "KK Meteor 88", 70, ""],
        [2, "4.10.2025", "OKK Đerdan", 0, "KK Ljiljan Gornji Breg", 20, "par forfait"],
      ],
    },
    [
      { number: "1", date: "2025-10-03", ...game, ...result([78, 70]) },
      { number: "2", date: "2025-10-04", ...other, note: "par forfait", ...result([0, 20], { kind: "forfeit", against: "home" }) },
    ],
  ],
  [
    "the guests first, with one score for both",
    {
      S: [
        ["Fecha", "Visitante", "Local", "Resultado"],
        ["13/10/2025", "KK Meteor 88", "KK Zelengora", "78-70"],
      ],
    },
    [{ date: "2025-10-13", ...game, ...result([70, 78]) }],
  ],
  [
    "games to come among those played",
    {
      S: [
        ["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Status", "Rezultat"],
        [1, "3.10.2026", "19:00", "KK Zelengora", "KK Meteor 88", "", "78:70"],
        [1, "4.10.2026", "19:00", "OKK Đerdan", "KK Ljiljan Gornji Breg", "Zakazano", ""],
      ],
    },
    [
      { round: 1, date: "2026-10-03", time: "19:00", ...game, ...result([78, 70]) },
      { round: 1, date: "2026-10-04", time: "19:00", ...other, note: "Zakazano" },
    ],
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
  [
    "each side's quarters, overtime and end in columns of their own",
    "Date,Home,Away,Q1H,Q1A,Q2H,Q2A,Q3H,Q3A,Q4H,Q4A,OTH,OTA,Final H,Final A\n2025-10-03,KK Zelengora,KK Meteor 88,20,10,20,20,20,20,10,20,5,3,75,73\n",
    [
      {
        date: "2025-10-03",
        ...game,
        ...result([75, 73], {
          quarters: [
            [20, 10],
            [20, 20],
            [20, 20],
            [10, 20],
          ],
          overtimes: [[5, 3]],
        }),
      },
    ],
  ],
];

it.each(results)("IMPF6 IMPF10 results: %s", async (_manner, file, rows) => {
  const run = await tried(file);
  expect([asked(run), run.refused, told(run)]).toEqual([[], [], rows]);
});

it("IMPF8 days without a year are of the season that the file names", async () => {
  const run = await tried({
    S: [
      ["Sezona 2025/26 – rezultati"],
      ["Kolo", "Datum", "Domaćin", "Gost", "Rez"],
      [1, "3.10.", "KK Zelengora", "KK Meteor 88", "78:70"],
      [12, "14.2.", "KK Meteor 88", "KK Zelengora", "60:61"],
    ],
  });
  expect(told(run)).toMatchObject([{ date: "2025-10-03" }, { date: "2026-02-14" }]);
  expect(run.questions).toMatchObject([{ kind: "year", proposal: "2025/26" }]);
});

it("IMPF8 of two ways to read all days that one is proposed by which they lie in the season", async () => {
  const run = await tried({
    S: [
      ["Date", "Home", "Away"],
      ["10/03/2026", "KK Zelengora", "KK Meteor 88"],
      ["11/07/2026", "OKK Đerdan", "KK Ljiljan Gornji Breg"],
    ],
  });
  expect(run.questions).toMatchObject([{ kind: "date-order", proposal: "month first" }]);
  expect(told(run)).toMatchObject([{ date: "2026-10-03" }, { date: "2026-11-07" }]);
});
