import { describe, expect, it } from "vitest";
import { ografNames, readOgrafData } from "./ograf-graphics.ts";

const page = "https://liga.example/sr/seasons/2026-27/leagues/first/rounds/7/games/owls-hawks/broadcast";

describe("AIR6 the data of an OGraf graphic", () => {
  it("say whose game it is, and what is shown of it", () => {
    expect(readOgrafData("lower-third", { page: ` ${page}/ `, side: "away", shirt: "00" })).toEqual({
      ok: true,
      origin: "https://liga.example",
      start: `${page}/start`,
      asked: { name: "lower-third", side: "away", shirt: "00" },
    });
    const everything = { page, side: "home", shirt: "7", title: "Ana Petrović", note: "" };
    expect(ografNames.map((name) => readOgrafData(name, everything)).map((reading) => reading.ok && reading.asked.name)).toEqual(
      ografNames,
    );
  });

  it.each([
    ["score-bug", {}, "page:"],
    ["score-bug", { page: "liga.example/broadcast" }, "page:"],
    ["score-bug", { page: "javascript:/broadcast" }, "page:"],
    ["score-bug", { page: "https://liga.example/sr/news" }, "page:"],
    ["coach", { page, side: "guests" }, "side:"],
    ["lower-third", { page, side: "home", shirt: "seven" }, "shirt:"],
    ["lower-third", { page, side: "home", shirt: 7 }, "shirt:"],
    ["caption", { page, title: " " }, "title:"],
    ["caption", { page, title: "A", note: "n".repeat(81) }, "title:"],
    ["caption", { page, title: "A\u0007na" }, "title: one line"],
    ["caption", { page, title: "Ana\nPetrović" }, "title: one line"],
    ["caption", { page, title: "Ana", note: "\u202eright to left" }, "note: one line"],
  ] as const)("of %s are refused with words: %o", (name, data, detail) => {
    expect(readOgrafData(name, data)).toMatchObject({ ok: false, detail: expect.stringContaining(detail) as unknown });
  });
});
