import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marketOf, usualSquad } from "#tests/support/fixtures/fantasy-market.ts";
import { beginsAt, lineUpRefusal } from "./decide-line-up.ts";
import { decideTransfers, type Transfer, type TransferQuestion } from "./decide-transfer.ts";
import { settingsInRound, usualFantasySettings as settings } from "./fantasy-settings.ts";
import { groupOfPosition } from "./market.ts";
import { squadAfterMerge } from "./merged-players.ts";
import { settingsFaults, settingsWith } from "./settings-fields.ts";
import { settingsLists } from "./settings-lists.ts";
import { isOpenWindow } from "./transfer-windows.ts";
import { clubLimitOf, squadFault } from "./squad.ts";

const question: TransferQuestion = {
  settings,
  market: marketOf(),
  clubsPlaying: 12,
  squad: usualSquad,
  atOpening: usualSquad,
  unlimited: false,
  locksAt: 1000,
  at: 999,
  hasBegun: () => false,
};
const free = { clubsPlaying: 12, joining: [] };

function refusalOf(changes: Partial<TransferQuestion>, ...transfers: Transfer[]) {
  const decision = decideTransfers({ ...question, ...changes }, transfers);
  return decision.kind === "refused" ? decision.refusal : null;
}

describe("a squad", () => {
  it("FAN1 has four guards, four forwards, two centres, nobody twice", () => {
    expect(squadFault(settings, question.market, usualSquad, free)).toBeNull();
    const fault = (players: readonly number[]) => squadFault(settings, question.market, { ...usualSquad, players }, free)?.code;
    expect(fault(usualSquad.players.with(9, 5))).toBe("shape");
    expect(fault(usualSquad.players.with(9, 33))).toBe("twice");
    expect(fault(usualSquad.players.slice(1))).toBe("size");
    expect(fault(usualSquad.players.with(9, 99))).toBe("unknown-player");
  });

  it("FAN1 takes its groups from the roster's positions", () => {
    expect(["PG", "SG", "SF", "PF", "C", null, "coach"].map(groupOfPosition)).toEqual([
      "guard",
      "guard",
      "forward",
      "forward",
      "centre",
      null,
      null,
    ]);
  });

  it("FAN3 has at most three of a club, four or six when few clubs play", () => {
    expect([12, 8, 7, 4, 3, 2].map((clubs) => clubLimitOf(settings, clubs))).toEqual([3, 3, 4, 4, 6, 6]);
    const market = marketOf({ 1: { club: "x" }, 2: { club: "x" }, 17: { club: "x" }, 5: { club: "x" } });
    expect(refusalOf({ market }, { out: 3, in: 5 })).toEqual({ rule: "FAN3", code: "club-limit", club: "x", limit: 3 });
    expect(refusalOf({ market }, { out: 1, in: 5 })).toBeNull();
    expect(refusalOf({ market, clubsPlaying: 7 }, { out: 3, in: 5 })).toBeNull();
  });

  it("FAN3 over the limit by somebody's move may not add to that club, and may do anything else", () => {
    const market = marketOf({ 1: { club: "x" }, 2: { club: "x" }, 17: { club: "x" }, 18: { club: "x" }, 5: { club: "x" } });
    expect(refusalOf({ market }, { out: 3, in: 6 })).toBeNull();
    expect(refusalOf({ market }, { out: 1, in: 5 })?.code).toBe("club-limit");
  });

  it("FAN4 is led by two different players of a legal five", () => {
    const fault = (changes: object) => squadFault(settings, question.market, { ...usualSquad, ...changes }, free)?.code;
    expect(fault({ captain: 3 })).toBe("captain");
    expect(fault({ vice: 1 })).toBe("vice");
    expect(fault({ players: [1, 2, 3, 4, 33, 17, 18, 19, 20, 34] })).toBe("formation");
  });
});

describe("a transfer", () => {
  it("FAN2 gives back what was paid, not what he would cost now", () => {
    const market = marketOf({ 4: { price: 250 }, 5: { price: 101 } });
    expect(refusalOf({ market }, { out: 4, in: 5 })).toEqual({ rule: "FAN2", code: "budget", over: 1 });
  });

  it("FAN6 is one of three a round, and undone it is none", () => {
    const three = [
      { out: 2, in: 5 },
      { out: 3, in: 6 },
      { out: 4, in: 7 },
    ];
    const taken = decideTransfers(question, three);
    expect(taken).toMatchObject({ kind: "taken", used: 3 });
    const squad = taken.kind === "taken" ? taken.squad : usualSquad;
    expect(refusalOf({ squad }, { out: 17, in: 21 })).toEqual({ rule: "FAN6", code: "none-left", allowed: 3 });
    expect(refusalOf({ squad, unlimited: true }, { out: 17, in: 21 })).toBeNull();
    const undone = decideTransfers({ ...question, squad, market: marketOf({ 2: { price: 300 } }) }, [{ out: 5, in: 2 }]);
    expect(undone).toMatchObject({ kind: "taken", used: 2, squad: { paid: usualSquad.paid } });
  });

  it("FAN6 names who is not there to go, or there already", () => {
    expect(refusalOf({}, { out: 9, in: 5 })).toEqual({ rule: "FAN6", code: "not-in-squad", number: 9 });
    expect(refusalOf({}, { out: 1, in: 2 })).toEqual({ rule: "FAN6", code: "in-squad-already", number: 2 });
  });

  it("FAN7 ends with the round's first tip-off, or player by player where the office has said so", () => {
    expect(refusalOf({ at: 1000 }, { out: 1, in: 5 })).toEqual({ rule: "FAN7", code: "locked" });
    const byGame = {
      at: 1000,
      settings: { ...settings, lock: { transfers: "game" as const } },
      hasBegun: (number: number) => number === 5,
    };
    expect(refusalOf(byGame, { out: 1, in: 5 })).toEqual({ rule: "FAN7", code: "begun", number: 5 });
    expect(refusalOf(byGame, { out: 1, in: 6 })).toBeNull();
  });

  it("FAN17 for somebody who left the league is free, and nobody takes him", () => {
    const market = marketOf({ 4: { state: "left" }, 8: { state: "left" }, 9: { state: "no-position" } });
    expect(decideTransfers({ ...question, market }, [{ out: 4, in: 5 }])).toMatchObject({ kind: "taken", used: 0 });
    expect(refusalOf({ market }, { out: 1, in: 8 })).toEqual({ rule: "FAN17", code: "not-on-market", number: 8 });
    expect(refusalOf({ market }, { out: 1, in: 9 })?.code).toBe("not-on-market");
  });

  it("FAN17 of a merged record leaves the kept one in every squad", () => {
    expect(squadAfterMerge(usualSquad, { kept: 5, gone: 1 })).toMatchObject({ players: usualSquad.players.with(0, 5), captain: 5 });
    expect(squadAfterMerge(usualSquad, { kept: 1, gone: 2 })).toBe(usualSquad);
  });

  it("FAN23 takes all that are meant together or none, each in the place of one of his group", () => {
    const decision = decideTransfers(question, [
      { out: 1, in: 21 },
      { out: 17, in: 5 },
    ]);
    expect(decision).toMatchObject({ kind: "taken", squad: { players: [5, 2, 21, 18, 33, 3, 4, 19, 20, 34], captain: 5, vice: 21 } });
    expect(refusalOf({}, { out: 1, in: 5 }, { out: 2, in: 21 })?.code).toBe("shape");
  });

  it("FAN2 nobody is ever over the budget, however prices move and whatever is tried", () => {
    const trial = fc.record({
      out: fc.integer({ min: 1, max: 40 }),
      in: fc.integer({ min: 1, max: 40 }),
      price: fc.integer({ min: 40, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(trial, { maxLength: 30 }), (trials) => {
        let squad = usualSquad;
        for (const { price, ...transfer } of trials) {
          const market = marketOf({ [transfer.in]: { price }, [transfer.out]: { price: 300 - price / 2 } });
          const decision = decideTransfers({ ...question, market, squad, unlimited: true, atOpening: squad }, [transfer]);
          if (decision.kind === "taken") squad = decision.squad;
          expect(squad.paid.reduce((sum, paid) => sum + paid, 0)).toBeLessThanOrEqual(settings.budget);
          expect(squadFault(settings, market, squad, free)).toBeNull();
        }
      }),
    );
  });
});

describe("a line-up", () => {
  const refusal = (wanted: object, begun: readonly number[] = []) =>
    lineUpRefusal(settings, question.market, {
      now: usualSquad,
      wanted: { ...usualSquad, ...wanted },
      hasBegun: (number) => begun.includes(number),
    });
  const swapped = [1, 3, 17, 18, 33, 2, 4, 19, 20, 34];

  it("FAN24 is of the same players, and the order of the five says nothing", () => {
    expect(refusal({ players: usualSquad.players.with(0, 5) })).toEqual({ rule: "FAN4", code: "other-players" });
    expect(refusal({ players: swapped })).toBeNull();
    expect(refusal({ players: [2, 1, 18, 17, 33, 3, 4, 19, 20, 34] }, [1, 2, 17, 18])).toBeNull();
  });

  it("FAN7 leaves who has begun where he is", () => {
    expect(refusal({ players: swapped }, [2])).toEqual({ rule: "FAN7", code: "begun", number: 2 });
    expect(refusal({ players: swapped }, [1, 4])).toBeNull();
  });

  it("FAN7 moves the captain's part only between two who have not begun", () => {
    expect(refusal({ captain: 2 }, [1])).toEqual({ rule: "FAN7", code: "captain-begun", number: 1 });
    expect(refusal({ captain: 2 }, [2])).toEqual({ rule: "FAN7", code: "captain-begun", number: 2 });
    expect(refusal({ captain: 2 }, [33])).toBeNull();
  });

  it("FAN7 a player begins at the scheduled tip-off, or with the log if that came earlier", () => {
    expect(beginsAt([])).toBeNull();
    expect(beginsAt([{ tipOff: 100, firstEventAt: 130 }])).toBe(100);
    expect(
      beginsAt([
        { tipOff: 100, firstEventAt: 90 },
        { tipOff: 95, firstEventAt: null },
      ]),
    ).toBe(90);
  });
});

describe("settings", () => {
  it("FAN19 are right as they usually are, and told by field where they are not", () => {
    expect(settingsFaults(settings)).toEqual([]);
    expect(settingsFaults({ ...settings, budget: 10, transfersPerRound: 2.5, price: { ...settings.price, step: 99 } })).toEqual([
      { path: "budget", code: "too-small", least: 300, most: 3000 },
      { path: "transfersPerRound", code: "not-a-number", least: 0, most: 10 },
      { path: "price.step", code: "too-large", least: 1, most: 50 },
    ]);
    expect(settingsFaults({ ...settings, formations: [{ guard: 5, forward: 0, centre: 0 }] })).toEqual([
      { path: "formations", code: "contradiction" },
    ]);
    expect(settingsFaults({ ...settings, index: "plusMinus" as never })).toEqual([{ path: "index", code: "no-such-choice" }]);
  });

  it("FAN19 are written as lists, and what is no list is told with how one is", () => {
    const changed = settingsWith(
      settings,
      new Map([
        ["formations", "2-2-1, 1-3-1"],
        ["clubLimits", "10:2, 0:5"],
        ["windows.rounds", "4,9"],
        ["windows.half", "closed"],
      ]),
    );
    expect(settingsFaults(changed)).toEqual([]);
    expect(changed.formations).toEqual(settings.formations.slice(0, 2));
    expect(changed.clubLimits).toEqual([
      { clubs: 10, players: 2 },
      { clubs: 0, players: 5 },
    ]);
    expect(changed.windows).toEqual({ half: "closed", playoffs: "open", rounds: [4, 9] });
    for (const list of settingsLists) {
      const wrong = settingsWith(settings, new Map([[list.path, "2-2-2, x"]]));
      expect(settingsFaults(wrong)).toEqual([{ path: list.path, code: "no-such-list", example: list.example }]);
      expect(list.read(list.example)).not.toBeNull();
    }
  });

  it("FAN35 any number of transfers is free in the first round of the second half, of the play-offs, and where the office says so", () => {
    const rounds = [1, 2, 3, 5, 4, 6, 7].map((round) => ({ round, isPlayoff: false }));
    const all = [...rounds, { round: 8, isPlayoff: true }, { round: 9, isPlayoff: true }];
    const open = (windows: object) =>
      all.filter(({ round }) => isOpenWindow({ windows: { ...settings.windows, ...windows } }, all, round)).map(({ round }) => round);
    expect(open({})).toEqual([4, 8]);
    expect(open({ half: "closed", rounds: [2] })).toEqual([2, 8]);
    expect(open({ half: "closed", playoffs: "closed" })).toEqual([]);
    expect(isOpenWindow(settings, [{ round: 1, isPlayoff: true }], 1)).toBe(false);
    expect(isOpenWindow(settings, [{ round: 1, isPlayoff: false }], 1)).toBe(false);
  });

  it("FAN19 what settings were written without is as usual", () => {
    const { windows, ...old } = settings;
    expect(settingsInRound([{ fromRound: 1, settings: old as typeof settings }], 3).windows).toEqual(windows);
  });

  it("FAN19 hold from their round on", () => {
    const later = { ...settings, transfersPerRound: 4 };
    const versions = [
      { fromRound: 1, settings },
      { fromRound: 8, settings: later },
    ];
    expect([1, 7, 8, 20].map((round) => settingsInRound(versions, round).transfersPerRound)).toEqual([3, 3, 4, 4]);
    expect(settingsInRound(versions, 8)).toBe(settingsInRound(versions, 20));
  });
});
