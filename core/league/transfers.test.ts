import { describe, expect, it } from "vitest";
import { clubStays } from "./club-stays.ts";
import { type ListedPerson, transfersOf } from "./transfers.ts";

/** `"1 avala 2025-08-20 > 2026-01-10"`: season, club, first and last day where there are such. */
function listed(person: string, ...times: readonly string[]): ListedPerson[] {
  return times.map((time) => {
    const [season = "", club = "", ...days] = time.split(" ");
    const turn = days.indexOf(">");
    const from = turn === 0 ? undefined : days[0];
    const until = turn === -1 ? undefined : days[turn + 1];
    return { person, club, season: Number(season), from: from ?? null, until: until ?? null };
  });
}
const others = [...listed("avala's", "1 avala", "2 avala"), ...listed("banjica's", "1 banjica", "2 banjica")];
function told(...people: readonly (readonly ListedPerson[])[]): string[] {
  return transfersOf([...others, ...people.flat()], 2).map(
    ({ person, from, to, day }) => `${person}: ${from} to ${to}, ${day ?? "summer"}`,
  );
}

describe("stays", () => {
  const stays = (...times: readonly string[]) =>
    clubStays(listed("", ...times)).map(
      ({ club, firstSeason, from, lastSeason, until }) => `${club} ${firstSeason} ${from ?? ""} > ${lastSeason} ${until ?? ""}`,
    );

  it("TRANSFER1 TRANSFER6 seasons at one club are one stay, a season without it is a gap", () => {
    expect(stays("1 avala", "2 avala", "4 avala", "5 banjica")).toEqual(["avala 1  > 2 ", "avala 4  > 4 ", "banjica 5  > 5 "]);
  });

  it("TRANSFER1 lists of two leagues, and one that follows the other to the day, are one stay; a month away parts it", () => {
    expect(stays("1 avala > 2026-01-31", "1 avala 2025-10-01", "1 avala")).toEqual(["avala 1  > 1 "]);
    expect(stays("1 avala > 2026-01-31", "1 avala 2026-02-01")).toEqual(["avala 1  > 1 "]);
    expect(stays("1 avala > 2026-01-31", "1 avala 2026-03-01")).toEqual(["avala 1  > 1 2026-01-31", "avala 1 2026-03-01 > 1 "]);
  });

  it("TRANSFER1 who was put on the list late had not left, unless he was on another's before", () => {
    expect(stays("1 avala", "2 avala 2026-10-05")).toEqual(["avala 1  > 2 "]);
    expect(stays("1 avala", "2 banjica > 2026-10-04", "2 avala 2026-10-05")).toEqual([
      "avala 1  > 1 ",
      "banjica 2  > 2 2026-10-04",
      "avala 2 2026-10-05 > 2 ",
    ]);
  });

  it("TRANSFER1 do not depend on the order the lists were read in", () => {
    const times = ["1 avala", "2 avala > 2026-11-10", "2 banjica 2026-11-11", "3 banjica"];
    expect(stays(...times.toReversed())).toEqual(stays(...times));
  });
});

describe("transfers of a season", () => {
  it("TRANSFER2 over the summer and within the season, each with both clubs, the latest first", () => {
    expect(
      told(
        listed("ana", "1 avala", "2 banjica"),
        listed("bo", "1 avala", "2 avala > 2026-11-10", "2 banjica 2026-11-11"),
        listed("cy", "1 avala", "2 banjica 2026-12-01"),
        listed("dan", "1 avala", "2 avala"),
      ),
    ).toEqual(["cy: avala to banjica, 2026-12-01", "bo: avala to banjica, 2026-11-11", "ana: avala to banjica, summer"]);
  });

  it("TRANSFER2 who was on no other list came from nobody knows where, or went there", () => {
    expect(
      told(
        listed("new", "2 avala"),
        listed("late", "2 avala 2026-10-27"),
        listed("gone", "1 avala"),
        listed("cut", "2 avala > 2026-10-26"),
      ),
    ).toEqual([
      "late: null to avala, 2026-10-27",
      "cut: avala to null, 2026-10-26",
      "new: null to avala, summer",
      "gone: avala to null, summer",
      "cut: null to avala, summer",
    ]);
  });

  it("TRANSFER2 who left in the season before is not gone once more, and came from there", () => {
    expect(told(listed("early", "1 avala > 2026-01-12"))).toEqual([]);
    expect(told(listed("early", "1 avala > 2026-01-12", "2 banjica"))).toEqual(["early: avala to banjica, summer"]);
    expect(told(listed("far", "1 avala > 2026-01-12", "1 cer 2026-01-13", "2 banjica", "2 avala 2026-11-01"))).toEqual([
      "far: null to avala, 2026-11-01",
      "far: cer to banjica, summer",
    ]);
    expect(told(listed("back", "2 avala > 2026-11-10", "2 avala 2027-01-05", "1 avala"))).toEqual([
      "back: null to avala, 2027-01-05",
      "back: avala to null, 2026-11-10",
    ]);
  });

  it("TRANSFER7 a second club beside the first is an arrival, and the first is not left", () => {
    expect(told(listed("both", "1 avala", "2 avala", "2 banjica 2026-11-11"))).toEqual(["both: null to banjica, 2026-11-11"]);
  });

  it("TRANSFER3 a club's very first list is no list of arrivals, save of those whose club is known", () => {
    expect(told(listed("own", "2 cer"), listed("known", "1 avala", "2 cer"), listed("later", "2 cer 2026-10-27"))).toEqual([
      "later: null to cer, 2026-10-27",
      "known: avala to cer, summer",
    ]);
    expect(transfersOf(listed("first", "1 avala"), 1)).toEqual([]);
  });

  it("TRANSFER4 a club without a list has let nobody go, unless he is on another's", () => {
    expect(told(listed("waits", "1 drina"), listed("found", "1 drina", "2 avala"))).toEqual(["found: drina to avala, summer"]);
  });
});
