import { describe, expect, it } from "vitest";
import { yearsSince } from "./player-header-model.ts";
import { listParameters, playerListPath } from "./player-list-model.ts";

describe("age", () => {
  it("is counted by the calendar, up to the day before the birthday", () => {
    expect(yearsSince("2008-11-22", Date.UTC(2026, 10, 21))).toBe(17);
    expect(yearsSince("2008-11-22", Date.UTC(2026, 10, 22))).toBe(18);
    expect(yearsSince("2008-02-29", Date.UTC(2026, 1, 28))).toBe(17);
    expect(yearsSince("2008-02-29", Date.UTC(2026, 2, 1))).toBe(18);
  });
});

describe("what a list's address asks for", () => {
  const everybody = { letter: null, club: null, position: null, country: null, page: 1 };

  it("LISTED1 is read back as it was written, and nothing where it makes no sense", () => {
    const wanted = { letter: "Dž", club: "bedem", position: "PG", country: "RS", page: 3 };
    const path = playerListPath("sr", wanted);
    expect(path).toBe("/sr/players?letter=D%C5%BE&club=bedem&position=PG&country=RS&page=3");
    expect(listParameters(new URL(path, "http://league").searchParams)).toEqual(wanted);
    expect(playerListPath("sr", everybody)).toBe("/sr/players");
    expect(listParameters(new URLSearchParams("letter=&club=&position=&country=&page=0"))).toEqual(everybody);
    expect(listParameters(new URLSearchParams("page=1e3"))).toEqual(everybody);
  });
});
