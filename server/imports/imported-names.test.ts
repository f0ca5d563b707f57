import { expect, it } from "vitest";
import { isPersonName, nameFault } from "#contract/fields/written-name.ts";
import type { Fact, RosterPlayer } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { QualityFlag } from "./imported-game.ts";
import { withTidyNames } from "./tidy-names.ts";

const hostile = ["Ana www.evil.example", "\u202AAna\u202C", "An\u200Ba", "x".repeat(500), "<b>Ana</b>", "An\uFFFDa", "\uD800Ana"];
const player: RosterPlayer = {
  key: "1-1" as PlayerKey,
  shirt: "7",
  givenName: "J.J.",
  familyName: "O'Neale",
  scoreboardName: "O'NEALE, J.J.",
  position: null,
  captain: false,
  didNotPlayReason: null,
};

function roster(name: string, players: readonly RosterPlayer[]): Fact {
  return { type: "roster.set", side: "home", teamKey: "ONE", name, code: "ONE", coach: name, assistantCoaches: [name], players };
}

it.each(hostile)("NAME8 IMP18 of %j in a roster what can be shown is kept, and a flag says so", (name) => {
  const flags: QualityFlag[] = [];
  const named = { ...player, givenName: name, familyName: name, scoreboardName: name };
  const kept = withTidyNames(roster(name, [named]), flags);
  if (kept.type !== "roster.set") throw new Error("no roster");
  expect(nameFault("thing", kept.name)).toBeNull();
  const [one] = kept.players;
  for (const each of [kept.coach, ...kept.assistantCoaches, one?.givenName, one?.familyName, one?.scoreboardName])
    expect(isPersonName(each ?? "")).toBe(true);
  expect(flags.map(({ kind }) => kind)).toContain("name-malformed");
});

it.each(["Å½algiris", "Kova\u00C4\u008Devi\u00C4\u2021", "Ð‰ÑƒÐ±Ð°", "PeÃ±a", "Å\u00a0iauliai"])(
  "IMP18 of %j, which was read by a wrong encoding before it came to us, a flag says that letters are lost",
  (name) => {
    const flags: QualityFlag[] = [];
    withTidyNames({ ...roster(name, [player]), coach: "Ana", assistantCoaches: [] } as Fact, flags);
    expect(flags.map(({ detail }) => detail).join()).toContain("are lost");
  },
);

it.each(["Ñuñoa", "MUÑOZ", "ÄÄNEKOSKI", "Ångström", "São Paulo", "Ðorðe", "Besançon", "N’Diaye", "ÑANDÚ"])(
  "IMP18 %s is a name like any other",
  (name) => {
    const flags: QualityFlag[] = [];
    withTidyNames({ ...roster(name, [player]), coach: "Ana", assistantCoaches: [] } as Fact, flags);
    expect(flags).toEqual([]);
  },
);

it("NAME8 leaves names of other systems as they are written", () => {
  const flags: QualityFlag[] = [];
  const fact = roster("s.Oliver Würzburg / U18", [player]);
  expect(withTidyNames({ ...fact, coach: "Lj. Petrović", assistantCoaches: [] } as Fact, flags)).toMatchObject({ players: [player] });
  expect(flags).toEqual([]);
});
