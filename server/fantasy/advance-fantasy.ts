import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { advanceSeason } from "./advance-season.ts";
import { runningSeasons } from "./fantasy-season.ts";

/** While a round is played its places are brought up so often; else somebody has to be looked for who came, went or was corrected. */
const whilePlayedMs = 15_000;
const usuallyMs = 60_000;

/** What a look comes to: what it changes is announced with its transactions, so there is nothing more to tell. */
export type FantasyLook = { readonly seenAt: Date; readonly out: readonly never[]; readonly nextInMs: number };

/** Takes every running season as far as it has come, and says when to look next: at the next deadline at the latest. FAN26 */
export async function advanceFantasy(db: Kysely<Database>): Promise<FantasyLook> {
  const seasons = await runningSeasons(db);
  // One that fails holds up none behind it; it is tried again with the next look.
  const looks = await Promise.allSettled(seasons.map((key) => advanceSeason(db, key)));
  const failed = looks.find((look) => look.status === "rejected");
  if (failed) throw new Error("A season of the fantasy game could not be taken further.", { cause: failed.reason });
  return next(db);
}

async function next(db: Kysely<Database>): Promise<FantasyLook> {
  const { rows } = await sql<{ seenAt: Date; isPlayed: boolean; locksInMs: number | null }>`
    select now() as "seenAt",
      exists (select from fantasy_round_events event where event.kind = 'locked' and not exists (
        select from fantasy_round_events later where later.tenant_id = event.tenant_id and later.league_id = event.league_id
          and later.round = event.round and later.kind = 'provisional')) as "isPlayed",
      (select ceil(extract(epoch from min(locks_at) - now()) * 1000)::float8 from fantasy_rounds where locks_at > now()) as "locksInMs"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A question without a table answers with one row.");
  const usual = row.isPlayed ? whilePlayedMs : usuallyMs;
  return { seenAt: row.seenAt, out: [], nextInMs: Math.min(usual, row.locksInMs ?? usual) };
}
