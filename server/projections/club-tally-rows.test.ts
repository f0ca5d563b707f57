import { expect, it } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { gameContext } from "#tests/support/games/history-lines.ts";
import type { ClubId } from "../db/row-ids.ts";
import { clubCoachRows, clubMeetingRows } from "./club-tally-rows.ts";
import type { ClubGame } from "./statistics-lines.ts";

const tenantId = "tenant" as TenantId;
const club = "hill" as ClubId;

function game(number: number, said: Partial<ClubGame>): ClubGame {
  return { ...gameContext(number), coach: "Ana", ...said };
}

it("STAFF1 a coach has the games, wins and losses of his team in each season; a forfeit counts, a level game is neither", () => {
  const games = [
    game(1, { season: "2024-25", won: true }),
    game(2, { season: "2024-25", won: false, forfeited: true }),
    game(3, { season: "2024-25", won: null }),
    game(4, { season: "2025-26", won: true }),
    game(5, { season: "2025-26", won: true, coach: "Eva" }),
  ];
  const common = { tenant_id: tenantId, club_id: club };
  expect(clubCoachRows(tenantId, club, games)).toEqual([
    { ...common, coach: "Ana", season_id: "2024-25", games: 3, wins: 1, losses: 1 },
    { ...common, coach: "Ana", season_id: "2025-26", games: 1, wins: 1, losses: 0 },
    { ...common, coach: "Eva", season_id: "2025-26", games: 1, wins: 1, losses: 0 },
  ]);
});

it("STAFF1 a game whose coach nobody wrote down counts for none", () => {
  expect(clubCoachRows(tenantId, club, [game(1, { coach: null }), game(2, { coach: "" })])).toEqual([]);
});

it("MEET1 a club has met another in so many games, of all seasons together", () => {
  const games = [
    game(1, { opponentClub: "stars", won: true }),
    game(2, { opponentClub: "stars", won: false, season: "2025-26" }),
    game(3, { opponentClub: "valley", won: null }),
  ];
  expect(clubMeetingRows(tenantId, club, games).map((row) => [row.opponent_club_id, row.games, row.wins, row.losses])).toEqual([
    ["stars", 2, 1, 1],
    ["valley", 1, 0, 0],
  ]);
});
