import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { eventStoreFor } from "#server/db/postgres-event-store.ts";
import { competitionsFor } from "#server/db/repositories/competitions.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import type { LeagueId, PersonId, RoundId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { projectedGame } from "#server/projections/game-result.ts";
import { projectGameAlone } from "#server/projections/run.ts";
import type { DemoGame, DemoLeague } from "./season.ts";
import type { StoredClubs } from "./store-clubs.ts";

type Where = { readonly demo: DemoLeague; readonly leagueId: LeagueId; readonly stored: StoredClubs; readonly now: number };

/** Rounds and games, and the logs of those that have one; each game's own read models, but not the league's. */
export async function storeGames(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { demo, leagueId, stored, now }: Where,
): Promise<void> {
  const competitions = competitionsFor(transaction, tenantId);
  for (const { slug, number, games } of demo.rounds) {
    const roundId = await competitions.saveRound({ leagueId, slug, number, kind: "regular", name: null });
    for (const game of games) {
      const gameId = await storeGame(transaction, tenantId, {
        game,
        leagueId,
        roundId,
        stored,
        sourceGameId: sourceGameId(demo, slug, game),
      });
      if (game.events.length > 0) await storeLog(transaction, tenantId, { gameId, game, stored, now });
    }
  }
}

function sourceGameId({ blueprint }: DemoLeague, roundSlug: string, game: DemoGame): string {
  return [blueprint.season.slug, blueprint.league.slug, roundSlug, game.slug].join("/");
}

type Place = {
  readonly game: DemoGame;
  readonly leagueId: LeagueId;
  readonly roundId: RoundId;
  readonly stored: StoredClubs;
  readonly sourceGameId: string;
};

async function storeGame(transaction: Transaction<Database>, tenantId: TenantId, place: Place): Promise<GameId> {
  const { game, leagueId, roundId, stored } = place;
  return gamesFor(transaction, tenantId).save({
    leagueId,
    roundId,
    slug: game.slug,
    homeTeamId: stored.teams.get(game.home.club.slug) as TeamId,
    awayTeamId: stored.teams.get(game.away.club.slug) as TeamId,
    venueId: stored.venues.get(game.venue.slug) ?? null,
    tipOff: game.tipOff,
    status: "scheduled",
    source: "simulator",
    sourceGameId: place.sourceGameId,
  });
}

type Logged = { readonly gameId: GameId; readonly game: DemoGame; readonly stored: StoredClubs; readonly now: number };

async function storeLog(transaction: Transaction<Database>, tenantId: TenantId, { gameId, game, stored, now }: Logged): Promise<void> {
  if (game.plan === "played") {
    await gamesFor(transaction, tenantId).linkPlayers(gameId, [...playersOf(game, "home", stored), ...playersOf(game, "away", stored)]);
  }
  const last = game.events.at(-1)?.recording;
  const answer = await eventStoreFor(transaction, tenantId).append({
    gameId,
    expectedVersion: 0,
    command: {
      commandId: last?.commandId as CommandId,
      payloadDigest: createHash("sha256").update(JSON.stringify(game.events)).digest("hex"),
    },
    events: game.events,
    recordedAt: last?.occurredAt ?? now,
  });
  if (answer.kind !== "appended") throw new Error(`The log of ${game.slug} was not taken: ${answer.kind}`);
  await projectGameAlone(transaction, tenantId, await projectedGame(transaction, tenantId, gameId));
}

function playersOf(game: DemoGame, side: "home" | "away", { people }: StoredClubs) {
  return game[side].players.map(({ person, roster }) => ({ playerKey: roster.key, side, personId: people.get(person.slug) as PersonId }));
}
