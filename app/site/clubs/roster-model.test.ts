import { describe, expect, test } from "vitest";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { crestLook } from "../../ui/crest-look.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { ageOn, positionName, rosterTable } from "./roster-model.ts";
import type { RosterPlayer } from "#contract/roster-player.ts";

putAllMessages();
const language = pageLanguage("sr", "Europe/Belgrade");
const figures = { games: 4, seconds: 1291.5, points: 8.25, rebounds: 2, assists: null, performanceIndexRating: 7 };

const avala = {
  name: "Avala",
  club: crestLook("avala", { code: "AVA", primaryColor: "#102a83", secondaryColor: "#ffffff", crestUrl: null }),
};

function player(slug: string, rest: Partial<RosterPlayer> = {}): RosterPlayer {
  const person = { slug, givenName: ownName("Pera"), familyName: ownName(slug) };
  const nothing = {
    position: null,
    captain: false,
    birthDate: null,
    heightCm: null,
    weightKg: null,
    nationality: null,
    portrait: null,
    absence: null,
    from: null,
    until: null,
    figures: null,
  };
  return { person, shirt: "7", ...nothing, ...rest };
}

describe("a team's list", () => {
  test("puts those who left after those who are there, and says since when and until when", () => {
    const table = rosterTable(
      [player("prvi", { until: "2026-11-10", captain: true }), player("drugi", { from: "2026-11-02" }), player("treci")],
      avala,
      0,
      language,
    );
    expect(table.rows.map(({ key, head }) => [key, head.notes])).toEqual([
      ["drugi", ["od 02.11.2026."]],
      ["treci", []],
      ["prvi", ["kapiten", "do 10.11.2026."]],
    ]);
  });

  test("writes means as the language writes them, a dash where nobody recorded, and no figures before the first game", () => {
    const [played, benched] = rosterTable([player("a", { figures }), player("b")], avala, 0, language).rows;
    expect(played?.cells.map((cell) => cell?.text)).toEqual([
      "",
      "",
      undefined,
      undefined,
      undefined,
      "4",
      "21:32",
      "8,3",
      "2,0",
      "–",
      "7,0",
    ]);
    expect(benched?.cells.slice(5).map((cell) => cell?.text ?? "")).toEqual(["0", "", "", "", "", ""]);
  });

  test("BIO1 BIO2 says height, weight and the country by its name, and leaves out what nobody told", () => {
    const [told, untold] = rosterTable(
      [player("a", { heightCm: 203, weightKg: 104, nationality: "RS", position: "C" }), player("b")],
      avala,
      0,
      language,
    ).rows;
    expect(told?.cells.slice(0, 4)).toEqual([
      { text: "Centar", quiet: true },
      { text: "Srbija", quiet: true },
      { text: "203", value: 203 },
      { text: "104", value: 104 },
    ]);
    expect(told?.head.detail).toBe("Centar\u00a0· Srbija\u00a0· 203\u00a0cm");
    expect([untold?.head.detail, untold?.cells[2], untold?.cells[3]]).toEqual(["", null, null]);
  });

  test("LOOK32 leaves a phone points, rebounds, assists and index, and says height and age under the name", () => {
    const { columns, rows, fits } = rosterTable(
      [player("a", { heightCm: 203, birthDate: "2000-05-01" })],
      avala,
      Date.UTC(2026, 10, 28),
      language,
    );
    expect(columns.filter(({ wideOnly }) => !wideOnly).map(({ key }) => key)).toEqual([
      "points",
      "rebounds",
      "assists",
      "performanceIndexRating",
    ]);
    expect(rows[0]?.head.detail).toBe("203\u00a0cm\u00a0· 26\u00a0godina");
    expect(fits).toBe(true);
  });

  test("PORT5 shows a portrait's smallest size, else the initials in the club's colours", () => {
    const picture = (width: number, type: string) => ({ url: `/files/x/a-${width}.${type}`, width, height: width * 1.25 });
    const portrait = { sizes: [picture(96, "webp"), picture(240, "webp")], jpeg: picture(240, "jpg") } as const;
    const [shown, standIn] = rosterTable([player("Šarić", { portrait }), player("đukić")], avala, 0, language).rows;
    expect(shown?.head.face).toMatchObject({ src: "/files/x/a-96.webp", initials: "" });
    expect(standIn?.head.face).toEqual({ src: null, initials: "Pđ", fill: "#102a83", ink: "#ffffff" });
  });

  test("counts an age by the calendar", () => {
    expect(ageOn("2000-11-22", Date.UTC(2026, 10, 21))).toBe(25);
    expect(ageOn("2000-11-22", Date.UTC(2026, 10, 22))).toBe(26);
    expect(ageOn("2004-02-29", Date.UTC(2025, 1, 28))).toBe(20);
  });

  test("names a position it knows, and leaves another as the list has it", () => {
    expect(positionName("PG", language)).toBe("Plejmejker");
    expect(positionName("Rover", language)).toBe("Rover");
    expect(positionName(null, language)).toBe("");
  });
});
