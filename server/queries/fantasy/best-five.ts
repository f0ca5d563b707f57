import { type RawBuilder, sql } from "kysely";
import type { FantasyPlayer } from "#contract/fantasy.ts";
import { bestFiveOf } from "#core/fantasy/best-five.ts";
import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { AnsweredRows, Questions } from "../../db/ask-together.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import { marketOf, marketQuestion, type MarketRow } from "../../fantasy/season-market.ts";

/** A round's market, and what everybody brought who played in it. */
export type BestFiveRows = { market: MarketRow; brought: { readonly number: number; readonly points: number } };

/** What it takes to know a round's best five. */
export function bestFiveQuestions(key: SeasonKey, round: number): Questions<BestFiveRows> {
  return { market: marketQuestion(key, round), brought: broughtQuestion(key, round) };
}

function broughtQuestion({ tenantId, leagueId }: SeasonKey, round: number): RawBuilder<BestFiveRows["brought"]> {
  return sql<BestFiveRows["brought"]>`
    select number, points from fantasy_player_rounds
    where tenant_id = ${tenantId} and league_id = ${leagueId} and round = ${round} and played`;
}

/** Whom a round's five would best have been. */
export function bestFive(
  { market, brought }: AnsweredRows<BestFiveRows>,
  settings: FantasySettings,
  players: ReadonlyMap<number, FantasyPlayer>,
): (FantasyPlayer & { readonly points: number })[] {
  return bestFiveOf(settings, marketOf(market).market, brought).flatMap(({ number, points }) => {
    const player = players.get(number);
    return player === undefined ? [] : [{ ...player, points }];
  });
}
