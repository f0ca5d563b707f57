import { describe, expect, it } from "vitest";
import type { CupRound, CupTieLine, FantasyCupAnswer } from "#contract/fantasy-cup.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { fantasyRound } from "#tests/support/fixtures/own-fantasy.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { cupPage } from "./cup-model.ts";
import { cupTree } from "./cup-tree.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");

function side(number: number, points: number | null = null) {
  return { team: { number, name: number === 7 ? null : `Team of ${number}` }, place: number, points };
}

function tie(position: number, one: number, other: number | null, winner: CupTieLine["winner"] = null): CupTieLine {
  const points = winner === null ? null : 1000;
  return {
    position,
    one: side(one, points),
    other: other === null ? null : side(other, 900),
    winner,
    decidedBeforeCorrection: position === 2,
  };
}

function round(cupRound: number, teams: number, state: CupRound["round"]["state"]): CupRound {
  const byes = 2 ** Math.ceil(Math.log2(teams)) - teams;
  return { cupRound, round: fantasyRound(12 + cupRound, 0, state), teams, byes, seed: `${"ab".repeat(32)}/${cupRound}`, drawnAt: 0 };
}

const empty: FantasyCupAnswer = {
  competition: { seasonSlug: "2026-27", leagueSlug: "first", name: ownName("First league") },
  seasonName: "2026/27",
  begins: null,
  teams: 0,
  closed: false,
  rounds: [],
  tree: [],
  list: null,
  winner: null,
};

/** Seven teams: one has a bye. */
const drawn: FantasyCupAnswer = {
  ...empty,
  rounds: [round(1, 7, "final"), round(2, 4, "live")],
  tree: [
    { cupRound: 1, ties: [tie(1, 2, 3, "one"), tie(2, 4, 5, "other"), tie(3, 6, 7, "other"), tie(4, 1, null, "one")] },
    { cupRound: 2, ties: [tie(1, 7, 1), tie(2, 5, 2)] },
  ],
};

describe("the page of the cup", () => {
  it("FANC1 says with which round it begins, and where there is none", () => {
    const before = cupPage({ ...empty, begins: { number: 13, round: null } }, language);
    expect([before.notes, before.tree, before.list, before.draws, before.rounds]).toEqual([
      ["First cup round: Round 13."],
      null,
      null,
      null,
      null,
    ]);
    expect(cupPage(empty, language).notes).toEqual(["There is no cup this season."]);
  });

  it("FANC8 joins ties to those that their teams came from", () => {
    const { places, rows, isJoined } = cupTree(drawn.tree);
    expect([rows, isJoined]).toEqual([4, true]);
    expect(places.get("2/1")).toEqual({ from: 0, until: 2, feeders: [0.25, 0.75] });
    expect(["1/3", "1/4", "1/2", "1/1"].map((key) => places.get(key)?.from)).toEqual([0, 1, 2, 3]);
    const { tree } = cupPage(drawn, language);
    expect(tree?.columns.map(({ title, pairings }) => [title, pairings.map(({ key }) => key)])).toEqual([
      ["Quarter-finals", ["1/3", "1/4", "1/2", "1/1"]],
      ["Semi-finals", ["2/1", "2/2"]],
    ]);
    const lost = cupTree([...drawn.tree, { cupRound: 3, ties: [] }]);
    expect(lost.isJoined).toBe(false);
  });

  it("FANC5 FANC7 tells who goes on, who does not play, what was corrected, and who has no name", () => {
    const cards = cupPage(drawn, language).tree?.columns[0]?.pairings ?? [];
    expect(cards.map(({ title, note }) => [title, note])).toEqual([
      ["Team of 6 – Team 7", null],
      ["Team of 1", "has a bye"],
      ["Team of 4 – Team of 5", "Decided before the round was corrected."],
      ["Team of 2 – Team of 3", null],
    ]);
    expect(cards[0]?.sides.map(({ outcome, points, href }) => [outcome, points, href])).toEqual([
      ["lost", "100.0", "/en/seasons/2026-27/leagues/first/fantasy/teams/6?round=13"],
      ["won", "90.0", "/en/seasons/2026-27/leagues/first/fantasy/teams/7?round=13"],
    ]);
    expect(cards[1]?.sides.map(({ points, outcome }) => [points, outcome])).toEqual([[null, null]]);
    expect(cupPage(drawn, language).notes).toEqual(["The next round is drawn when this one is final: Round 14."]);
    expect(cupPage({ ...drawn, closed: true }, language).notes).toEqual(["The season ended before the cup did."]);
  });

  it("FANC9 leads to every list, and through the pages of a round", () => {
    const list = { cupRound: 1, page: 2, pages: 3, ties: [tie(51, 2, 3, "one")] };
    const page = cupPage({ ...drawn, rounds: [round(1, 300, "final")], tree: [], list }, language);
    expect(page.tree).toBeNull();
    expect(page.list).toMatchObject({ title: "Cup round 1", under: "Counts: Round 13 · 300 teams · 212 byes" });
    const path = "/en/seasons/2026-27/leagues/first/fantasy/cup";
    expect(page.list?.steps).toMatchObject({
      previous: { href: `${path}?round=1` },
      current: "Page 2 of 3",
      next: { href: `${path}?round=1&page=3` },
    });
    expect(page.draws?.rows.map((row) => [row.list.href, row.seed])).toEqual([[`${path}/1/list.txt`, `${"ab".repeat(32)}/1`]]);
  });

  it("FANC6 names the winner", () => {
    expect(cupPage({ ...drawn, winner: { number: 9, name: "Nine" } }, language).champion).toMatchObject({
      title: "Cup winner",
      name: "Nine",
    });
  });
});
