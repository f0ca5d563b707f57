import { describe, expect, it } from "vitest";
import type { FantasyTeamAnswer } from "#contract/fantasy.ts";
import { fantasyRound, ownFantasy, pickerPlayers } from "#tests/support/fixtures/own-fantasy.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { teamPage } from "./team-model.ts";

putAllMessages();
const language = pageLanguage("en", "Europe/Belgrade");
const now = Date.UTC(2026, 10, 27, 18);
const own = ownFantasy("live", now);
const [one, other] = pickerPlayers;
if (one === undefined || other === undefined || own.lastRound === null) throw new Error("the fixture has no round");
const rounds = [fantasyRound(8, now - 7 * 86_400_000, "final"), own.lastRound.round];
const [eighth] = rounds;
if (eighth === undefined) throw new Error("no round");

const answer: FantasyTeamAnswer = {
  competition: own.competition,
  seasonName: "2026/27",
  team: { number: 4812, name: null },
  fanOf: null,
  isOfLeague: false,
  madeAt: Date.UTC(2026, 8, 30, 12),
  points: 9898,
  place: 231,
  teams: 3208,
  rounds: rounds.map((round, index) => ({ round, points: 500 + index, place: index === 0 ? 187 : 0, transfers: index })),
  shown: own.lastRound,
  settings: own.settings,
  transfers: [{ at: now - 86_400_000, out: [one], in: [other] }],
  corrections: [
    {
      round: eighth,
      at: now,
      players: [{ player: one, before: 312, after: 290 }],
      points: { before: 522, after: 500 },
      place: { before: 187, after: 187 },
    },
  ],
  honours: { bestOf: [eighth], season: 2 },
};

describe("a team's page", () => {
  it("FANT5 calls a team without a name by its number, with since when, points and place", () => {
    const page = teamPage(answer, language);
    expect(page.head.title).toBe("Team 4812");
    expect(page.made).toBe("Since 30 September 2026");
    expect(page.figures).toEqual([
      { value: "989.8", name: "points in total" },
      { value: "231.", name: "overall, of 3,208" },
    ]);
    const fresh = teamPage({ ...answer, place: null, rounds: [], shown: null }, language);
    expect(fresh).toMatchObject({ figures: [], shown: null, past: null, rounds: { lines: [] } });
  });

  it("FANT6 lists its rounds, the latest first, each with the way to its line-up", () => {
    const { lines } = teamPage(answer, language).rounds;
    expect(lines.map(({ name, isShown, points, place, transfers }) => [name, isShown, points, place, transfers])).toEqual([
      ["Round 9", true, "50.1", "", "1"],
      ["Round 8", false, "50.0", "187", "0"],
    ]);
    expect(lines[1]?.href).toBe("/en/seasons/2026-27/leagues/first/fantasy/teams/4812?round=8");
  });

  it("FANT7 each of ten players has a ledger that ends in what stands at his shirt", () => {
    const { shown, past } = teamPage(answer, language);
    expect([shown?.court.length, shown?.bench.length, shown?.ledgers.length]).toEqual([5, 5, 10]);
    for (const { place, points, ledger } of shown?.ledgers ?? []) {
      const pill = [...(shown?.court ?? []), ...(shown?.bench ?? [])][place]?.pill;
      expect(points).toBe(pill?.kind === "waiting" ? "" : ledger.total);
      if (pill?.kind === "playing") expect(pill.text).toBe(ledger.total);
    }
    expect(past?.transfers.lines).toHaveLength(1);
    expect(past?.transfers.lines[0]?.pairs[0]).toMatch(/^.+ \(\w+\) → .+ \(\w+\)$/u);
    expect(past?.transfers.lines[0]?.when).toContain("26 Nov 2026");
  });

  it("FANT8 FANT9 tells old and new of what a correction changed, and what the team has won", () => {
    const { past, honours } = teamPage(answer, language);
    const [player, round] = past?.corrections.lines[0]?.changes ?? [];
    expect(past?.corrections.lines[0]?.changes).toHaveLength(2);
    expect(player).toMatchObject({ before: "31.2", after: "29.0" });
    expect(player?.what).toContain(one.team.code);
    expect(round).toEqual({ what: "Points of the round", before: "52.2", after: "50.0" });
    expect(honours.items).toEqual(["Second in the season", "Best team: Round 8"]);
  });
});
