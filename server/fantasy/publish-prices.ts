import { type Kysely, sql, type Transaction } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { priceAfterRound, ratingAfter, type Rating, targetPrice } from "#core/fantasy/price-step.ts";
import { unnestRows } from "../db/column-arrays.ts";
import { columnTypesOf } from "../db/column-types.ts";
import type { Database } from "../db/schema.ts";
import type { FantasySeason } from "./fantasy-season.ts";
import { hasFact, roundBefore, type StoredRound } from "./stored-rounds.ts";

type Known = {
  readonly number: number;
  readonly openingRating: number;
  readonly isNewcomer: boolean;
  /** As published for the market before; `null`: he had none. */
  readonly price: number | null;
  /** Games of all rounds that are final, by round. */
  readonly rounds: readonly { readonly round: number; readonly games: readonly number[] }[];
};

/**
 * Publishes the prices of a round's market, in the transaction that opens it: from those of the market before, and what has become
 * final since. Ratings are learnt anew from the first game on, so that a correction tells in the next step, and in none before it.
 * Answers with the last round that they have learned from. FAN13, FAN21, FAN22
 */
export async function publishPrices(
  transaction: Transaction<Database>,
  season: FantasySeason,
  rounds: readonly StoredRound[],
  round: number,
): Promise<number> {
  const { tenantId, leagueId } = season;
  const before = roundBefore(rounds, round);
  const learning = learnedRounds(rounds, round);
  const known = await knownPlayers(transaction, season, before?.round ?? null);
  const learned = learning.slice(0, 1 + learning.indexOf(before?.pricesAfter ?? 0));
  const news = learning.slice(learned.length);
  const rows = known.map((player) => ({
    tenant_id: tenantId,
    league_id: leagueId,
    round,
    number: player.number,
    ...priceOf(season, player, round, { learned, news }),
  }));
  const types = await columnTypesOf(transaction, "fantasy_prices");
  await sql`insert into fantasy_prices ${unnestRows(rows, types)} on conflict do nothing`.execute(transaction);
  const pricesAfter = learning.at(-1) ?? 0;
  await transaction
    .updateTable("fantasy_rounds")
    .set({ prices_after: pricesAfter })
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .execute();
  return pricesAfter;
}

/** Earlier rounds, in their order, up to the first that is not final: what is behind it is learnt from later. */
function learnedRounds(rounds: readonly StoredRound[], round: number): number[] {
  const earlier = rounds.slice(
    0,
    rounds.findIndex((one) => one.round === round),
  );
  const waiting = earlier.findIndex((one) => !hasFact(one, "final"));
  return (waiting === -1 ? earlier : earlier.slice(0, waiting)).map((one) => one.round);
}

/** Rounds that the prices before have learned from, and those that are new. */
type Learning = { readonly learned: readonly number[]; readonly news: readonly number[] };

function priceOf(season: FantasySeason, player: Known, round: number, { learned, news }: Learning) {
  const { scalePercent } = season;
  const settings = settingsInRound(season.versions, round);
  const opening: Rating = { thousandths: player.openingRating, games: 0, newcomer: player.isNewcomer };
  const old = gamesIn(player, learned);
  const rating = old.reduce((now, points) => ratingAfter(settings.price, now, points), opening);
  const price = player.price ?? targetPrice(settings.price, scalePercent, rating);
  const next = priceAfterRound(settings, scalePercent, { rating, price }, gamesIn(player, news));
  return { price: next.price, target: next.target, rating: next.rating.thousandths, games: next.rating.games };
}

function gamesIn({ rounds }: Known, wanted: readonly number[]): number[] {
  return wanted.flatMap((number) => rounds.find(({ round }) => round === number)?.games ?? []);
}

async function knownPlayers(db: Kysely<Database>, { tenantId, leagueId }: FantasySeason, before: number | null): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select player.number, player.opening_rating as "openingRating", player.is_newcomer as "isNewcomer", priced.price,
      (select coalesce(json_agg(json_build_object('round', played.round, 'games', played.games) order by played.round), '[]')
        from fantasy_player_rounds played
        where played.tenant_id = player.tenant_id and played.league_id = player.league_id and played.number = player.number
          and json_array_length(played.games) > 0) as rounds
    from fantasy_players player
    left join fantasy_prices priced on priced.tenant_id = player.tenant_id and priced.league_id = player.league_id
      and priced.number = player.number and priced.round = ${before}
    where player.tenant_id = ${tenantId} and player.league_id = ${leagueId}`.execute(db);
  return rows;
}
