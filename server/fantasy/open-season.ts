import { type Kysely, sql, type Transaction } from "kysely";
import { type FantasySettings, usualFantasySettings } from "#core/fantasy/fantasy-settings.ts";
import { groupOfPosition } from "#core/fantasy/market.ts";
import { openMarket } from "#core/fantasy/opening-prices.ts";
import { pointsOfIndex } from "#core/fantasy/points-of-player.ts";
import { type SettingsFault, settingsFaults } from "#core/fantasy/settings-fields.ts";
import { pageTags } from "#contract/page-tags.ts";
import { dropPagesOfPlayers } from "../db/drop-fantasy-pages.ts";
import { dropPages } from "../db/drop-pages.ts";
import { indexColumns } from "../db/index-columns.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { mergedPeople } from "../projections/merged-people.ts";
import { advanceSeason } from "./advance-season.ts";
import { databaseTime, type FantasySeason, fantasySeason, type SeasonKey } from "./fantasy-season.ts";
import { type OfficeHand, writeAct } from "./office-acts.ts";
import { listedPlayers } from "./refresh-players.ts";

export type OpenOutcome =
  | { readonly kind: "opened"; readonly players: number; readonly withoutPosition: number; readonly rounds: number }
  | { readonly kind: "open-already" | "no-league" | "no-players" }
  | { readonly kind: "refused"; readonly faults: readonly SettingsFault[] };

const byTheProgram: OfficeHand = { by: "the program", reason: null };

/**
 * Switches the game on in a league: everybody on its lists gets a number, a group and an opening price from last season, and its rounds are
 * planned. A season that has begun is caught up with: rounds that are over have prices, and no teams. FAN1, FAN19, FAN22
 */
export async function openSeason(
  db: Kysely<Database>,
  key: SeasonKey,
  settings: FantasySettings = usualFantasySettings,
  hand: OfficeHand = byTheProgram,
): Promise<OpenOutcome> {
  const faults = settingsFaults(settings);
  if (faults.length > 0) return { kind: "refused", faults };
  const outcome = await db.transaction().execute(async (transaction) => {
    const written = await writeSeason(transaction, key, settings, await databaseTime(transaction), hand);
    // The menu of every page names the game from now on.
    if (written.kind === "opened") await dropPages(transaction, key.tenantId, [pageTags.site]);
    return written;
  });
  if (outcome.kind !== "opened") return outcome;
  await advanceSeason(db, key);
  const { count } = await db
    .selectFrom("fantasy_rounds")
    .where("tenant_id", "=", key.tenantId)
    .where("league_id", "=", key.leagueId)
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...outcome, rounds: Number(count) };
}

/** The season with its players as their lists are at a moment, epoch milliseconds; its rounds come with the first look at it. FAN1, FAN22 */
export async function writeSeason(
  transaction: Transaction<Database>,
  key: SeasonKey,
  settings: FantasySettings,
  at: number,
  hand: OfficeHand = byTheProgram,
): Promise<OpenOutcome> {
  const { tenantId, leagueId } = key;
  const league = await transaction
    .selectFrom("leagues")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select("league_id")
    .executeTakeFirst();
  if (!league) return { kind: "no-league" };
  const versions = JSON.stringify([{ fromRound: 1, settings }]);
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("fantasy_seasons")
    .values({ tenant_id: tenantId, league_id: leagueId, settings: versions, scale_percent: 100, opened_at: new Date(at), closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return { kind: "open-already" };
  const season = (await fantasySeason(transaction, key)) as FantasySeason;
  const players = await writePlayers(transaction, season, settings, at);
  if (players.length > 0) {
    await writeAct(transaction, key, { ...hand, act: "open", about: null, before: null, after: settings });
    return { kind: "opened", players: players.length, withoutPosition: players.filter((group) => group === null).length, rounds: 0 };
  }
  await transaction.deleteFrom("fantasy_seasons").where("tenant_id", "=", tenantId).where("league_id", "=", leagueId).execute();
  return { kind: "no-players" };
}

/** Numbered in the order of their ids; answers with their groups. */
async function writePlayers(transaction: Transaction<Database>, season: FantasySeason, settings: FantasySettings, at: number) {
  const { tenantId, leagueId } = season;
  const standsFor = await mergedPeople(transaction, tenantId);
  const listed = [...new Map((await listedPlayers(transaction, season, at)).map((player) => [standsFor(player.personId), player]))];
  if (listed.length === 0) return [];
  const last = await pointsOfLastSeason(transaction, season, settings);
  const opening = openMarket(
    settings.price,
    listed.map(([personId], index) => ({ number: index + 1, points: last.get(personId) ?? [] })),
  );
  const rows = listed.map(([personId, { teamId, position }], index) => {
    const rating = opening.players.get(index + 1)?.rating ?? { thousandths: settings.price.newcomer.ratingThousandths, newcomer: true };
    return {
      tenant_id: tenantId,
      league_id: leagueId,
      number: index + 1,
      person_id: personId,
      team_id: teamId,
      position_group: groupOfPosition(position),
      opening_rating: rating.thousandths,
      is_newcomer: rating.newcomer,
    };
  });
  await transaction.insertInto("fantasy_players").values(rows).execute();
  await dropPagesOfPlayers(
    transaction,
    tenantId,
    listed.map(([personId]) => personId),
  );
  await transaction
    .updateTable("fantasy_seasons")
    .set({ scale_percent: opening.scalePercent })
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  return rows.map((row) => row.position_group);
}

/** Of everybody, game by game, in this office's competitions of the season before. FAN22 */
async function pointsOfLastSeason(
  db: Transaction<Database>,
  { tenantId, leagueId }: SeasonKey,
  settings: Pick<FantasySettings, "index" | "winBonusPercent">,
): Promise<ReadonlyMap<PersonId, readonly number[]>> {
  const { rows } = await sql<{ personId: PersonId; index: number; won: boolean }>`
    with own as (
      select season.* from seasons season join leagues league on league.tenant_id = season.tenant_id and league.season_id = season.season_id
      where league.tenant_id = ${tenantId} and league.league_id = ${leagueId}
    ), last as (
      select before.season_id from seasons before, own
      where before.tenant_id = own.tenant_id and before.slug < own.slug order by before.slug desc limit 1
    )
    select line.person_id as "personId", ${sql.ref(indexColumns[settings.index])}::float8 as index, coalesce(line.won, false) as won
    from box_player_lines line join last on last.season_id = line.season_id
    where line.tenant_id = ${tenantId} and line.played and line.counted and line.person_id is not null
      and ${sql.ref(indexColumns[settings.index])} is not null`.execute(db);
  const standsFor = await mergedPeople(db, tenantId);
  const byPerson = Map.groupBy(rows, ({ personId }) => standsFor(personId));
  return new Map([...byPerson].map(([person, own]) => [person, own.map(({ index, won }) => pointsOfIndex(settings, index, won).points)]));
}
