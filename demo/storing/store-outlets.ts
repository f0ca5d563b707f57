import type { Transaction } from "kysely";
import { broadcastsFor, outsideLinksFor } from "#server/db/repositories/outlets.ts";
import type { Database } from "#server/db/schema.ts";
import { outletsBlueprints } from "../leagues/outlets.ts";
import type { LeagueSeason, WorldGame, WorldRound } from "../world.ts";
import type { SeasonPlace } from "./store-season.ts";

/**
 * Broadcasters, tickets, shops and accounts of the running season; the clubs of the highest league have sites, every second
 * one has a shop and an account of its own.
 */
export async function storeOutlets(transaction: Transaction<Database>, { names, blueprint, season }: SeasonPlace): Promise<void> {
  const plan = outletsBlueprints[blueprint.tenant.slug];
  if (!plan || !season.isRunning) return;
  const broadcasts = broadcastsFor(transaction, names.tenantId);
  const links = outsideLinksFor(transaction, names.tenantId);
  await links.save({}, { kind: "shop", url: plan.shop, from: null });
  for (const profile of plan.profiles) await links.save({}, { ...profile, from: null });
  for (const [place, league] of season.leagues.entries()) {
    const leagueId = names.league(season, league);
    const from = plan.prices[place] ?? null;
    await links.save({ leagueId }, { kind: "tickets", url: ticketsAt(blueprint.tenant.slug, league.competition.slug), from });
    if (place > 0) continue;
    for (const broadcast of plan.broadcasts) await broadcasts.save({ leagueId, gameId: null }, broadcast);
    for (const [number, { club }] of league.teams.entries()) {
      const clubId = names.club(club);
      await links.save({ clubId }, { kind: "tickets", url: ticketsAt(blueprint.tenant.slug, club.slug), from });
      await links.save({ clubId }, { kind: "website", url: `https://${club.slug}.example/`, from: null });
      if (number % 2 > 0) continue;
      await links.save({ clubId }, { kind: "shop", url: `https://${club.slug}.example/shop`, from: null });
      await links.save({ clubId }, { kind: "instagram", url: `https://www.instagram.com/${club.slug}-example`, from: null });
    }
    const next = nextGame(league);
    if (next) {
      const gameId = names.game(names.round(leagueId, next.round), next.game);
      await broadcasts.save({ leagueId, gameId }, plan.gameOfTheRound);
    }
  }
}

function ticketsAt(tenant: string, of: string): string {
  return `https://tickets.${tenant}.example/${of}`;
}

function nextGame({ rounds }: LeagueSeason): { readonly round: WorldRound; readonly game: WorldGame } | undefined {
  return rounds
    .flatMap((round) => round.games.map((game) => ({ round, game })))
    .filter(({ game }) => game.plan === "to-come")
    .toSorted((one, other) => one.game.tipOff - other.game.tipOff)[0];
}
