import type { Market, MarketPlayer } from "#core/fantasy/market.ts";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import type { SquadGround } from "./squad-draft.ts";

/** The market that core decides on, from what the server tells of each player. */
export function marketOf(players: readonly FantasyPlayer[]): Market {
  const market: (MarketPlayer | undefined)[] = [];
  for (const { number, group, team, price, hasLeft } of players) {
    market[number] = {
      // Who has no position yet stands in no squad, so his group is never asked for.
      group: group ?? "guard",
      club: team.clubSlug,
      price,
      state: hasLeft ? "left" : group === null ? "no-position" : "on-market",
    };
  }
  return market;
}

/** What a draft is judged on. */
export function groundOf({ settings, clubsPlaying, players, team, unlimited, transfersUntil, begun }: OwnFantasy): SquadGround {
  const started = new Set(begun);
  return {
    settings,
    market: marketOf(players),
    clubsPlaying,
    team: team && { squad: team.squad, atOpening: team.atOpening, hasPlayed: team.hasPlayed },
    unlimited,
    locksAt: transfersUntil === "next-opening" ? Infinity : transfersUntil,
    hasBegun: (number) => started.has(number),
  };
}
