import { describe, expect, it } from "vitest";
import type { AddEvent } from "#core/game/events.ts";
import { liveStatsData } from "#tests/support/games/source-games.ts";
import { readLiveStats } from "../fiba-livestats.ts";
import { isAnotherGame } from "./another-game.ts";

type Change = { readonly teams?: boolean; readonly players?: boolean; readonly away?: boolean };

/** An ordinary game's events, its teams or players called something else; `away`: those of the away team alone. */
function told({ teams = false, players = false, away = false }: Change = {}): AddEvent[] {
  return readLiveStats(liveStatsData(), "1").events.map((event) => {
    if (event.fact.type !== "roster.set" || (away && event.fact.side === "home")) return event;
    const { name, players: listed } = event.fact;
    const called = players ? listed.map((player) => ({ ...player, familyName: `${player.familyName} the other` })) : listed;
    return { ...event, fact: { ...event.fact, name: teams ? `${name} the other` : name, players: called } };
  });
}

describe("a file under a stored game's number", () => {
  it.each([false, true])("is another game when a team is there neither by name nor by a player (away alone: %j)", (away) => {
    expect(isAnotherGame(told(), told({ teams: true, players: true, away }))).toBe(true);
  });

  it.each([[{}], [{ teams: true }], [{ players: true }]])("is the same game with %j changed", (change) => {
    expect(isAnotherGame(told(), told(change))).toBe(false);
  });

  it("is the first to tell a game whose log has no teams yet", () => {
    expect(isAnotherGame([], told())).toBe(false);
  });
});
