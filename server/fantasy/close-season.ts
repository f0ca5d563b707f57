import { type Kysely, type RawBuilder, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { mayCloseFrom } from "#core/fantasy/round-states.ts";
import { dropPagesOfPlayers } from "../db/drop-fantasy-pages.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import type { OfficeRefusal } from "./fantasy-office.ts";
import { fantasySeason, holdSeason, holdSquads, type SeasonKey } from "./fantasy-season.ts";
import { type OfficeHand, writeAct } from "./office-acts.ts";
import { isOver, seasonGames } from "./season-games.ts";
import { hasFact, storedRounds, writeFact } from "./stored-rounds.ts";

/** Closes the season, some days after its last game: its table is written down as it is. FAN15 */
export async function closeSeason(
  db: Kysely<Database>,
  key: SeasonKey,
  hand: OfficeHand,
): Promise<OfficeRefusal | "closed-now" | { readonly from: number | null }> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    const season = await fantasySeason(transaction, key);
    if (season === null) return "no-season";
    if (season.isClosed) return "closed";
    const rounds = await storedRounds(transaction, key);
    const games = (await seasonGames(transaction, key)).filter(({ tipOff }) => tipOff !== null);
    const { rows } = await sql<{ at: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(
      transaction,
    );
    const at = rows[0]?.at ?? 0;
    const ends = games.every((game) => isOver(game)) && rounds.every((round) => hasFact(round, "final"));
    const last = Math.max(0, ...games.map(({ lastEventAt, tipOff }) => lastEventAt ?? tipOff ?? 0));
    const from = mayCloseFrom(settingsInRound(season.versions, rounds.at(-1)?.round ?? 1), last);
    if (!ends || at < from) return { from: ends ? from : null };
    for (const round of rounds)
      await writeFact(transaction, key, round.round, { kind: "closed", revision: round.facts.at(-1)?.revision ?? 1, at });
    await markClosed(transaction, key, sql<Date>`clock_timestamp()`);
    await writeAct(transaction, key, { ...hand, act: "close", about: null, before: null, after: null });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "closed-now";
  });
}

/** Opens a closed season again: its rounds follow their games' corrections as before, those included that came meanwhile. FAN15, FAN37 */
export async function reopenSeason(db: Kysely<Database>, key: SeasonKey, hand: OfficeHand): Promise<OfficeRefusal | "reopened"> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    const season = await fantasySeason(transaction, key);
    if (season === null) return "no-season";
    if (!season.isClosed) return "not-closed";
    await transaction
      .deleteFrom("fantasy_round_events")
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .where("kind", "=", "closed")
      .execute();
    await markClosed(transaction, key, null);
    await writeAct(transaction, key, { ...hand, act: "reopen", about: null, before: null, after: null });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "reopened";
  });
}

/** Takes the game away again from a league in which nobody has a team yet. FAN37 */
export async function callOffSeason(db: Kysely<Database>, key: SeasonKey, hand: OfficeHand): Promise<OfficeRefusal | "called-off"> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    // Whoever is making a team is waited for, and whoever comes after finds no season.
    await holdSquads(transaction, key, "to-copy");
    if ((await fantasySeason(transaction, key)) === null) return "no-season";
    const team = await transaction
      .selectFrom("fantasy_teams")
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .select("number")
      .limit(1)
      .executeTakeFirst();
    if (team !== undefined) return "has-teams";
    const numbered = transaction.selectFrom("fantasy_players").where("tenant_id", "=", key.tenantId).where("league_id", "=", key.leagueId);
    const players = await numbered.select("person_id").execute();
    await transaction.deleteFrom("fantasy_seasons").where("tenant_id", "=", key.tenantId).where("league_id", "=", key.leagueId).execute();
    await writeAct(transaction, key, { ...hand, act: "call-off", about: null, before: null, after: null });
    await dropPagesOfPlayers(
      transaction,
      key.tenantId,
      players.map(({ person_id }) => person_id),
    );
    // The menu of every page names the game where it is played.
    await dropPages(transaction, key.tenantId, [pageTags.site, pageTags.fantasy(key.leagueId)]);
    return "called-off";
  });
}

async function markClosed(transaction: Kysely<Database>, key: SeasonKey, at: RawBuilder<Date> | null): Promise<void> {
  await transaction
    .updateTable("fantasy_seasons")
    .set({ closed_at: at })
    .where("tenant_id", "=", key.tenantId)
    .where("league_id", "=", key.leagueId)
    .execute();
}
