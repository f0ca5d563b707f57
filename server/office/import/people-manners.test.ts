import { expect, it } from "vitest";
import { told, tried } from "#tests/support/office/small-files.ts";

it("IMPF6 IMPF17 a father’s name, a birthplace and a passport are none of a player’s", async () => {
  const head = ["R.br.", "Prezime", "Ime oca", "Ime", "Datum rođenja", "Mesto rođenja", "Broj pasoša", "Br. dresa"];
  const run = await tried({ "KK Zelengora": [head, [1, "Perić", "Ivo", "Marko", "31.5.2001", "Kamenac", 3345678, "00"]] });
  expect(told(run)).toEqual([{ club: "KK Zelengora", role: "player", family: "Perić", given: "Marko", number: "00", born: "2001-05-31" }]);
});

it("IMPF17 the captain's mark is no name, Ilić is a family's name wherever it stands, and heights are told in feet too", async () => {
  const run = await tried({
    S: [
      ["KK Zelengora – spisak igrača 2026/27"],
      ["#", "Igrač", "Visina"],
      ["4", "PETROVIĆ Marko (C)", "1,95 m"],
      ["00", "Ilić Žarko", `6'5"`],
      ["10", "Đorđe Simić", "2m03"],
    ],
  });
  expect(run.warnings).toEqual([]);
  expect(told(run)).toMatchObject([
    { number: "4", family: "Petrović", given: "Marko", cm: 195 },
    { number: "00", family: "Ilić", given: "Žarko", cm: 196 },
    { number: "10", family: "Simić", given: "Đorđe", cm: 203 },
  ]);
});

it("IMPF17 a shirt's figure may end with a point, and a coach among the players is told by what he does", async () => {
  const run = await tried(
    "Br.;Prezime i ime;Pozicija;Klub\n#7;Perić Marko;krilo;KK Zelengora\n7.;Simić Petar;bek;KK Meteor 88\n;Anić Ivo;trener;KK Zelengora\nHC;Ilić Petar;;KK Meteor 88\n",
  );
  expect(run.warnings).toEqual([]);
  expect(told(run)).toEqual([
    { club: "KK Zelengora", role: "player", family: "Perić", given: "Marko", number: "7", position: "SF" },
    { club: "KK Meteor 88", role: "player", family: "Simić", given: "Petar", number: "7", position: "SG" },
    { club: "KK Zelengora", role: "coach", family: "Anić", given: "Ivo" },
    { club: "KK Meteor 88", role: "coach", family: "Ilić", given: "Petar" },
  ]);
});

it("IMPF17 behind a Russian given name stands the father's, which is none of a player's", async () => {
  const run = await tried({
    S: [
      ["№", "ФИО", "Команда"],
      [5, "Иванов Сергей Петрович", "КК Зеленгора"],
      [6, "Кузнецова Анна Юрьевна", "КК Метеор 88"],
    ],
  });
  expect(told(run)).toMatchObject([
    { family: "Иванов", given: "Сергей" },
    { family: "Кузнецова", given: "Анна" },
  ]);
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

it("IMPF6 a list is of officials where its column of roles says so", async () => {
  const run = await tried(
    "Name,Role,City,Phone\nPetar Perić,Referee,Kamenac,+381 64 123 4567\nANA SIMIĆ,Commissioner,Višnja,064/123-45-67\n",
  );
  expect(told(run)).toMatchObject([
    { kind: "official", role: "referee", family: "Perić" },
    { kind: "official", role: "commissioner", family: "Simić" },
  ]);
});
