import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideTransfers } from "#core/fantasy/decide-transfer.ts";
import { usualFantasySettings as settings } from "#core/fantasy/fantasy-settings.ts";
import { isFormation, squadFault } from "#core/fantasy/squad.ts";
import { lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import { marketOf, usualSquad } from "#tests/support/fixtures/fantasy-market.ts";
import { draftVerdict, nameRefusal, numbersOf } from "./draft-verdict.ts";
import { arranged } from "./formation.ts";
import { keptDraft, lostTransfers, readKeptDraft, rebased } from "./kept-draft.ts";
import { draftAfter, type Press } from "./press-squad.ts";
import { draftOf, leftOver, mayLead, maySwap, type SquadGround, transfersOf } from "./squad-draft.ts";

const at = 500;
const team: SquadGround = {
  settings,
  market: marketOf(),
  clubsPlaying: 12,
  team: { squad: usualSquad, atOpening: usualSquad, hasPlayed: true },
  unlimited: false,
  locksAt: 1000,
  hasBegun: () => false,
};
const newcomer: SquadGround = { ...team, team: null };

function after(ground: SquadGround, ...presses: readonly Press[]) {
  return presses.reduce((draft, press) => draftAfter(ground, draft, press), draftOf(ground));
}
function begun(...numbers: readonly number[]): SquadGround {
  return { ...team, hasBegun: (number) => numbers.includes(number) };
}
const one3one = { guard: 1, forward: 3, centre: 1 };

describe("a team to be made", () => {
  it("MYFAN2 has ten empty places of their groups, and takes nobody else there", () => {
    const draft = after(newcomer, { kind: "pick", place: 0, number: 5 });
    expect(draft.places.map(({ group }) => group[0]).join("")).toBe("ggffcggffc");
    expect(draft.places[0]?.number).toBe(5);
    expect(draftAfter(newcomer, draft, { kind: "pick", place: 1, number: 5 })).toBe(draft);
    expect(draftAfter(newcomer, draft, { kind: "pick", place: 1, number: 20 })).toBe(draft);
    expect(draftAfter(newcomer, draft, { kind: "pick", place: 1, number: 99 })).toBe(draft);
    expect(after(newcomer, { kind: "pick", place: 0, number: 5 }, { kind: "drop", place: 0 })).toEqual(draftOf(newcomer));
  });

  it("MYFAN5 is filled by itself, the same each time, within every rule and with most of the budget", () => {
    const market = marketOf(Object.fromEntries(Array.from({ length: 40 }, (_, at0) => [at0 + 1, { price: 40 + ((at0 * 7) % 40) * 5 }])));
    const ground = { ...newcomer, market };
    const draft = after(ground, { kind: "pick", place: 4, number: 40 }, { kind: "fill" });
    expect(draftVerdict(ground, draft, at).kind).toBe("ready");
    expect(draft.places[4]?.number).toBe(40);
    expect(leftOver(ground, draft)).toBeLessThan(60);
    expect(after(ground, { kind: "pick", place: 4, number: 40 }, { kind: "fill" })).toEqual(draft);
  });

  it("MYFAN20 is filled with something left for prices that move before its first round, if that leaves a team at all", () => {
    const market = marketOf(Object.fromEntries(Array.from({ length: 40 }, (_, at0) => [at0 + 1, { price: 40 + ((at0 * 7) % 40) * 5 }])));
    const before = { ...newcomer, market, locksAt: Infinity };
    const draft = after(before, { kind: "fill" });
    expect(draftVerdict(before, draft, at).kind).toBe("ready");
    expect(leftOver(before, draft)).toBeGreaterThanOrEqual((settings.price.step * 10) / 2);
    expect(leftOver(before, draft)).toBeLessThan(120);
    const hardly = { ...before, market: marketOf(Object.fromEntries(Array.from({ length: 40 }, (_, at0) => [at0 + 1, { price: 98 }]))) };
    expect(draftVerdict(hardly, after(hardly, { kind: "fill" }), at).kind).toBe("ready");
  });

  it("MYFAN5 stays as it is where nothing fits", () => {
    const ground = {
      ...newcomer,
      market: marketOf(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [index + 1, { price: 101 }]))),
    };
    expect(numbersOf(after(ground, { kind: "fill" }))).toEqual([]);
  });

  it("MYFAN1 says how many places are empty, and already then what is over the budget", () => {
    const dear = { ...newcomer, market: marketOf({ 1: { price: 600 }, 2: { price: 500 } }) };
    expect(draftVerdict(newcomer, draftOf(newcomer), at)).toEqual({ kind: "incomplete", empty: 10, refusal: null });
    const draft = after(dear, { kind: "pick", place: 0, number: 1 }, { kind: "pick", place: 1, number: 2 });
    expect(draftVerdict(dear, draft, at)).toEqual({ kind: "incomplete", empty: 8, refusal: { rule: "FAN2", code: "budget", over: 100 } });
    const alike = { ...newcomer, market: marketOf(Object.fromEntries([1, 2, 3, 4].map((number) => [number, { club: "gavran" }]))) };
    const four = after(alike, ...[0, 1, 5, 6].map((place, index): Press => ({ kind: "pick", place, number: index + 1 })));
    expect(draftVerdict(alike, four, at)).toMatchObject({ kind: "incomplete", refusal: { rule: "FAN3", club: "gavran", limit: 3 } });
  });

  it("MYFAN4 is led by its dearest two until somebody else is said", () => {
    const ground = { ...newcomer, market: marketOf({ 2: { price: 150 }, 17: { price: 120 } }) };
    const picks = [3, 2, 17, 18, 33].map((number, place): Press => ({ kind: "pick", place, number }));
    expect(after(ground, ...picks.slice(0, 4))).toMatchObject({ captain: null, vice: null });
    expect(after(ground, ...picks)).toMatchObject({ captain: 2, vice: 17 });
    expect(after(ground, ...picks, { kind: "captain", number: 17 })).toMatchObject({ captain: 17, vice: 2 });
  });

  it("FAN31 has a name of 3 to 30 letters", () => {
    expect(["Đu", "  ab ", "x".repeat(31)].map((name) => nameRefusal(name)?.code)).toEqual(["name", "name", "name"]);
    expect(nameRefusal(" Šampioni sa Čubure ")).toBeNull();
  });
});

describe("a team's thoughts", () => {
  it("MYFAN3 swap two with whom the five are a formation", () => {
    expect(maySwap(team, draftOf(team), 0, 5)).toBe(true);
    expect(maySwap(team, draftOf(team), 0, 1)).toBe(false);
    expect(maySwap(team, draftOf(team), 4, 7)).toBe(false);
    expect(maySwap(team, draftOf(team), 4, 9)).toBe(true);
    expect(maySwap(team, draftOf(team), 0, 7)).toBe(true);
  });

  it("MYFAN3 leave who has begun where he is", () => {
    expect(maySwap(begun(1), draftOf(team), 0, 5)).toBe(false);
    expect(maySwap(begun(3), draftOf(team), 5, 6)).toBe(false);
    expect(mayLead(begun(1), draftOf(team), "captain", 2)).toBe(false);
    expect(mayLead(begun(1), draftOf(team), "vice", 2)).toBe(true);
    expect(arranged(begun(1, 2), draftOf(team), one3one)).toBeNull();
  });

  it("MYFAN3 make another formation with as few changes as it takes, and keep captain and vice on the court", () => {
    const draft = after(team, { kind: "form", formation: one3one });
    expect(
      numbersOf(draft)
        .slice(0, 5)
        .toSorted((one, other) => one - other),
    ).toEqual([1, 17, 18, 19, 33]);
    expect(draft).toMatchObject({ captain: 1, vice: 17 });
    expect(
      after(team, { kind: "form", formation: one3one }, { kind: "form", formation: { guard: 2, forward: 1, centre: 2 } }).captain,
    ).toBe(1);
    expect(after(team, { kind: "form", formation: { guard: 5, forward: 0, centre: 0 } })).toEqual(draftOf(team));
  });

  it("MYFAN4 hand the band to whoever comes for the captain", () => {
    expect(after(team, { kind: "swap", one: 0, other: 5 })).toMatchObject({ captain: 3, vice: 17 });
    expect(after(team, { kind: "pick", place: 0, number: 5 })).toMatchObject({ captain: 5 });
    expect(after(team, { kind: "vice", number: 1 })).toMatchObject({ captain: 17, vice: 1 });
  });

  it("MYFAN2 count transfers in pairs, and undo each by itself", () => {
    const draft = after(team, { kind: "pick", place: 1, number: 5 }, { kind: "pick", place: 8, number: 21 });
    expect(transfersOf(team, draft)).toEqual([
      { out: 2, in: 5 },
      { out: 20, in: 21 },
    ]);
    expect(draftVerdict(team, draft, at)).toMatchObject({ kind: "ready", used: 2, lineUp: null });
    expect(transfersOf(team, draftAfter(team, draft, { kind: "drop", place: 1 }))).toEqual([{ out: 20, in: 21 }]);
    expect(draftVerdict(team, draftAfter(team, draft, { kind: "reset" }), at)).toEqual({ kind: "unchanged" });
  });

  it("MYFAN1 are refused by the game's own rules, with how much", () => {
    const dear = { ...team, market: marketOf({ 5: { price: 113 } }) };
    expect(draftVerdict(dear, after(dear, { kind: "pick", place: 0, number: 5 }), at)).toEqual({
      kind: "refused",
      refusal: { rule: "FAN2", code: "budget", over: 13 },
    });
    expect(draftVerdict(team, after(team, { kind: "pick", place: 0, number: 5 }), 1000)).toMatchObject({
      refusal: { rule: "FAN7", code: "locked" },
    });
    const four = [5, 6, 7, 8].map((number, place): Press => ({ kind: "pick", place: [0, 1, 5, 6][place] as number, number }));
    expect(draftVerdict(team, after(team, ...four), at)).toMatchObject({ refusal: { rule: "FAN6", code: "none-left", allowed: 3 } });
  });

  it("FAN31 MYFAN15 are told by how much prices have put them over the budget before their first round, and only then", () => {
    const over = { ...usualSquad, paid: usualSquad.paid.map((paid, place) => paid + (place === 0 ? 500 : 0)) };
    const standing = (hasPlayed: boolean): SquadGround => ({ ...team, team: { squad: over, atOpening: over, hasPlayed } });
    const excess = over.paid.reduce((sum, paid) => sum + paid, 0) - settings.budget;
    expect(draftVerdict(standing(false), draftOf(standing(false)), at)).toEqual({ kind: "over", over: excess });
    expect(draftVerdict(standing(true), draftOf(standing(true)), at)).toEqual({ kind: "unchanged" });
  });

  it("MYFAN3 move the line-up of a round that is locked, and take nobody then", () => {
    const locked = { ...begun(1), locksAt: null };
    expect(after(locked, { kind: "pick", place: 1, number: 5 })).toEqual(draftOf(team));
    expect(draftVerdict(locked, after(locked, { kind: "swap", one: 1, other: 5 }), at)).toMatchObject({ kind: "ready", transfers: [] });
  });

  it("MYFAN6 outlast another device's change where they still hold", () => {
    const draft = after(team, { kind: "pick", place: 1, number: 5 }, { kind: "swap", one: 3, other: 7 }, { kind: "captain", number: 33 });
    const kept = readKeptDraft(JSON.stringify(keptDraft(team, draft, "")));
    expect(kept).not.toBeNull();
    if (kept === null) return;
    expect(rebased(team, kept)).toEqual(draft);
    const squad = { ...usualSquad, players: usualSquad.players.with(0, 6), captain: 6 };
    const moved = { ...team, team: { squad, atOpening: usualSquad, hasPlayed: true } };
    expect(transfersOf(moved, rebased(moved, kept))).toEqual([{ out: 2, in: 5 }]);
    const taken = {
      ...team,
      team: { squad: { ...usualSquad, players: usualSquad.players.with(1, 5) }, atOpening: usualSquad, hasPlayed: true },
    };
    expect(transfersOf(taken, rebased(taken, kept))).toEqual([]);
    expect(readKeptDraft("[]")).toBeNull();
    expect(readKeptDraft("{")).toBeNull();
  });

  it("MYFAN25 count the transfers that the lock has taken away, and none that were made", () => {
    const kept = keptDraft(team, after(team, { kind: "pick", place: 0, number: 5 }, { kind: "pick", place: 1, number: 6 }), "");
    const lostOn = (ground: SquadGround) => lostTransfers(ground, kept, rebased(ground, kept));
    expect(lostOn(team)).toBe(0);
    expect(lostOn({ ...team, locksAt: null })).toBe(2);
    const made = { squad: { ...usualSquad, players: usualSquad.players.with(0, 5) }, atOpening: usualSquad, hasPlayed: true };
    expect(lostOn({ ...team, team: made, locksAt: null })).toBe(1);
    expect(lostOn(newcomer)).toBe(0);
  });

  it("MYFAN6 a team to be made comes back without those who have left", () => {
    const draft = after(newcomer, { kind: "form", formation: one3one }, { kind: "pick", place: 0, number: 5 }, { kind: "fill" });
    const kept = keptDraft(newcomer, draft, "Moji");
    expect(rebased(newcomer, kept)).toEqual(draft);
    const without = { ...newcomer, market: marketOf({ 5: { state: "left" } }) };
    expect(numbersOf(rebased(without, kept))).toHaveLength(9);
  });
});

const press = fc.oneof(
  fc.record({ kind: fc.constant("pick" as const), place: fc.nat(10), number: fc.nat(41) }),
  fc.record({ kind: fc.constant("drop" as const), place: fc.nat(10) }),
  fc.record({ kind: fc.constant("swap" as const), one: fc.nat(10), other: fc.nat(10) }),
  fc.record({ kind: fc.constantFrom("captain" as const, "vice" as const), number: fc.nat(41) }),
  fc.record({ kind: fc.constant("form" as const), formation: fc.constantFrom(...settings.formations) }),
  fc.record({ kind: fc.constantFrom("fill" as const, "reset" as const) }),
);

it("MYFAN1 whatever is pressed, what can be sent is legal", () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), fc.array(fc.nat(40), { maxLength: 4 }), fc.boolean(), (presses, started, isNew) => {
      const ground: SquadGround = { ...(isNew ? newcomer : team), hasBegun: (number) => started.includes(number) };
      const draft = after(ground, ...presses);
      const five = draft.places.slice(0, 5).map(({ group }) => group);
      expect(isFormation(settings, five)).toBe(true);
      const verdict = draftVerdict(ground, draft, at);
      if (verdict.kind !== "ready") return;
      const { market } = ground;
      if (ground.team === null) {
        const line = verdict.lineUp ?? usualSquad;
        const squad = { ...line, paid: line.players.map((number) => market[number]?.price ?? 0) };
        expect(squadFault(settings, market, squad, { clubsPlaying: 12, joining: line.players })).toBeNull();
        return;
      }
      const decision = decideTransfers({ ...ground, ...ground.team, locksAt: 1000, at }, verdict.transfers);
      expect(decision.kind).toBe("taken");
      if (decision.kind !== "taken" || verdict.lineUp === null) return;
      const { squad } = decision;
      expect(lineUpRefusal(settings, market, { now: squad, wanted: verdict.lineUp, hasBegun: ground.hasBegun })).toBeNull();
    }),
  );
});
