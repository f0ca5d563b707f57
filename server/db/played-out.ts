import { type RawBuilder, sql } from "kysely";

/** Of a game in a query over `games`: `isPlayedOut` of `core/league/fan-vote.ts`. FANVOTE5 */
export const playedOut: RawBuilder<boolean> = sql`(games.status in ('ended', 'final', 'under-protest') and games.award is null)`;
