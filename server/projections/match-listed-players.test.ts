import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { type ListedPlayer, matchListedPlayers, type SquadMember } from "./match-listed-players.ts";

function listed(key: string, shirt: string, givenName: string, familyName: string): ListedPlayer {
  return { key: key as PlayerKey, shirt, givenName, familyName };
}

function member(person: string, shirt: string | null, name: string, more: Partial<SquadMember<string>> = {}): SquadMember<string> {
  const [givenName = "", familyName = ""] = name.split(" ");
  const shirts = new Set(shirt === null ? [] : [shirt]);
  return { person, keys: new Set([person]), names: [{ givenName, familyName }], shirts, onTheDay: true, ...more };
}

/** Each as the person he was found to be, or as the reason he was not. */
function found(players: readonly ListedPlayer[], squad: readonly SquadMember<string>[]): string[] {
  return matchListedPlayers(players, squad).map((match) => match.person ?? `? ${match.doubt}`);
}

describe("TABLE1 who of a team's list somebody is", () => {
  const squad = [
    member("marko-ilic", "7", "Marko Ilić"),
    member("djordje-pajic", "00", "Đorđe Pajić"),
    member("luka-pajic", "9", "Luka Pajić"),
  ];

  it.each([
    ["his key", listed("marko-ilic", "55", "", ""), "marko-ilic"],
    ["his key, though his name is misspelled", listed("marko-ilic", "7", "Marko", "Illić"), "marko-ilic"],
    ["shirt and name", listed("h7", "7", "Marko", "Ilić"), "marko-ilic"],
    ["the name in the other script", listed("h1", "00", "Ђорђе", "Пајић"), "djordje-pajic"],
    ["the name without its accents, in another order, under another number", listed("h1", "3", "PAJIC", "Luka"), "luka-pajic"],
    ["number and family name behind an initial", listed("h1", "9", "L.", "Pajić"), "luka-pajic"],
    ["nothing: an initial without the number", listed("h1", "3", "L.", "Pajić"), "? nobody"],
    ["nothing: his number alone", listed("h7", "7", "", ""), "? nobody"],
    ["nothing: somebody else's number", listed("h7", "7", "Petar", "Kralj"), "? nobody"],
    ["nothing: 0 is not 00", listed("h0", "0", "Đ.", "Pajić"), "? nobody"],
    ["nothing: one man's key with another's number and name", listed("marko-ilic", "9", "Luka", "Pajić"), "? contradiction"],
  ])("is told by %s", (_by, player, person) => {
    expect(found([player], squad)).toEqual([person]);
  });

  it("two of one name are told apart by their numbers or keys, and else are nobody", () => {
    const namesakes = [member("ivan-bogdanovic", "4", "Ivan Bogdanović"), member("ivan-bogdanovic-2", "5", "Ivan Bogdanović")];
    const [four, five] = [listed("h4", "4", "Ivan", "Bogdanović"), listed("h5", "5", "Ivan", "Bogdanović")];
    expect(found([four, five], namesakes)).toEqual(["ivan-bogdanovic", "ivan-bogdanovic-2"]);
    expect(found([{ ...four, shirt: "14" }, five], namesakes)).toEqual(["? several", "ivan-bogdanovic-2"]);
    expect(found([listed("ivan-bogdanovic-2", "14", "Ivan", "Bogdanović")], namesakes)).toEqual(["ivan-bogdanovic-2"]);
    // Only one of them is on the list: who wears his number is him, the other is nobody; neither is without the number.
    expect(found([four, five], namesakes.slice(1))).toEqual(["? twice", "ivan-bogdanovic-2"]);
    expect(found([four, { ...five, shirt: "15" }], namesakes.slice(1))).toEqual(["? twice", "? twice"]);
  });

  it("who is on the list on the day goes before who left it", () => {
    const left = member("ilic-who-left", "7", "Marko Ilić", { onTheDay: false });
    expect(found([listed("h7", "7", "Marko", "Ilić")], [left, ...squad])).toEqual(["marko-ilic"]);
    expect(found([listed("h7", "7", "Marko", "Ilić")], [left])).toEqual(["ilic-who-left"]);
  });

  it("merged persons are one, by any of their names, slugs and numbers", () => {
    const merged = member("m-ilic", "7", "M Ilić", {
      keys: new Set(["m-ilic", "marko-ilic"]),
      names: [{ givenName: "Marko", familyName: "Ilić" }],
    });
    expect(found([listed("marko-ilic", "8", "", "")], [merged])).toEqual(["m-ilic"]);
    expect(found([listed("h8", "8", "Marko", "Ilić")], [merged])).toEqual(["m-ilic"]);
  });

  it("nobody is ever two, whatever is listed", () => {
    const names = fc.constantFrom(["Ivan", "Bogdanović"], ["Marko", "Ilić"], ["L", "Pajić"], ["Luka", "Pajić"], []);
    const player = fc.record({ key: fc.integer({ min: 1, max: 6 }), shirt: fc.constantFrom("4", "5", "00"), name: names });
    const players = fc.uniqueArray(player, { selector: ({ key }) => key, maxLength: 6 });
    const persons = fc.uniqueArray(player, { selector: ({ key }) => key, maxLength: 6 });
    fc.assert(
      fc.property(players, persons, (told, known) => {
        const people = known.map(({ key, shirt, name }) => member(`${key}`, shirt, name.join(" ")));
        const matches = matchListedPlayers(
          told.map(({ key, shirt, name: [given = "", family = ""] }) => listed(`${key}`, shirt, given, family)),
          people,
        );
        const linked = matches.flatMap(({ person }) => person ?? []);
        expect(new Set(linked).size).toBe(linked.length);
        expect(matches.map(({ key }) => key)).toEqual(told.map(({ key }) => `${key}`));
      }),
    );
  });
});
