import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { FantasySettings, PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import { settingsFaults, type SettingsFault } from "#core/fantasy/settings-fields.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import { type FantasySeason, fantasySeason, holdSeason, holdSquads, type SeasonKey } from "./fantasy-season.ts";
import { namedInActs, type OfficeHand, writeAct } from "./office-acts.ts";
import { renewMarket } from "./refresh-players.ts";
import { openRound, stateOf, storedRounds } from "./stored-rounds.ts";

export type OfficeRefusal =
  | "no-season"
  | "no-team"
  | "no-player"
  | "no-league"
  | "no-price"
  | "taken"
  | "has-begun"
  | "has-teams"
  | "not-closed"
  | "closed";

/** Settings that are to hold from a round on, in place of those that would. */
export type DecidedSettings = {
  readonly season: FantasySeason;
  readonly fromRound: number;
  readonly before: FantasySettings;
  readonly after: FantasySettings;
};

/** Whether others may hold, and from which round on: the next that is not yet open. Writes nothing. FAN19 */
export async function decideSettings(
  db: Kysely<Database>,
  key: SeasonKey,
  change: (before: FantasySettings) => FantasySettings,
): Promise<DecidedSettings | OfficeRefusal | readonly SettingsFault[]> {
  const season = await fantasySeason(db, key);
  if (season === null) return "no-season";
  if (season.isClosed) return "closed";
  const rounds = await storedRounds(db, key);
  const fromRound = rounds.find((round) => stateOf(round) === "planned")?.round ?? Math.max(0, ...rounds.map(({ round }) => round)) + 1;
  const before = settingsInRound(season.versions, fromRound);
  const after = change(before);
  const faults = settingsFaults(after);
  return faults.length > 0 ? faults : { season, fromRound, before, after };
}

export function isDecided(decided: Awaited<ReturnType<typeof decideSettings>>): decided is DecidedSettings {
  return typeof decided !== "string" && "fromRound" in decided;
}

/** Changes the settings from the next round that is not yet open on; what was played stays as it was. FAN19 */
export async function changeSettings(
  db: Kysely<Database>,
  key: SeasonKey,
  change: (before: FantasySettings) => FantasySettings,
  hand: OfficeHand,
): Promise<{ readonly fromRound: number } | OfficeRefusal | readonly SettingsFault[]> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    const decided = await decideSettings(transaction, key, change);
    if (!isDecided(decided)) return decided;
    const { season, fromRound, before, after: settings } = decided;
    const versions = [...season.versions.filter((version) => version.fromRound !== fromRound), { fromRound, settings }];
    await transaction
      .updateTable("fantasy_seasons")
      .set({ settings: JSON.stringify(versions.toSorted((one, other) => one.fromRound - other.fromRound)) })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .execute();
    await writeAct(transaction, key, { ...hand, act: "settings", about: `round ${fromRound}`, before, after: settings });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return { fromRound };
  });
}

type OfficePlayer = {
  readonly number: number;
  readonly group: PositionGroup | null;
  readonly openingRating: number;
  readonly isTaken: boolean;
};

async function playerOf(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey, slug: string): Promise<OfficePlayer | undefined> {
  const { rows } = await sql<OfficePlayer>`
    select player.number, player.position_group as "group", player.opening_rating as "openingRating", exists (
      select from fantasy_squads squad where squad.tenant_id = player.tenant_id and squad.league_id = player.league_id
        and player.number = any(squad.players)) as "isTaken"
    from fantasy_players player
    join persons person on person.tenant_id = player.tenant_id and person.person_id = player.person_id and person.slug = ${slug}
    where player.tenant_id = ${tenantId} and player.league_id = ${leagueId}`.execute(db);
  return rows[0];
}

async function changePlayer(
  transaction: Kysely<Database>,
  { tenantId, leagueId }: SeasonKey,
  number: number,
  values: { readonly position_group?: PositionGroup; readonly opening_rating?: number },
): Promise<void> {
  await transaction
    .updateTable("fantasy_players")
    .set(values)
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("number", "=", number)
    .execute();
}

/** Says where a player plays, who has no position that tells it, or another than his list says; nobody may have him yet. FAN1 */
export async function setGroup(
  db: Kysely<Database>,
  key: SeasonKey,
  personSlug: string,
  group: PositionGroup,
  hand: OfficeHand,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    await holdSquads(transaction, key, "to-copy");
    const player = await playerOf(transaction, key, personSlug);
    if (player === undefined) return "no-player";
    if (player.isTaken && player.group !== null) return "taken";
    await changePlayer(transaction, key, player.number, { position_group: group });
    const open = openRound(await storedRounds(transaction, key));
    if (open !== undefined) await renewMarket(transaction, key, open.round);
    await writeAct(transaction, key, { ...hand, act: "position", about: personSlug, before: player.group, after: group });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "set";
  });
}

/**
 * Gives somebody another opening price than last season tells, in tenths: before the first round has begun, and as long as nobody has him.
 * FAN13, FAN22
 */
export async function setOpeningPrice(
  db: Kysely<Database>,
  key: SeasonKey,
  personSlug: string,
  tenths: number,
  hand: OfficeHand,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    await holdSquads(transaction, key, "to-copy");
    const season = await fantasySeason(transaction, key);
    if (season === null) return "no-season";
    const rounds = await storedRounds(transaction, key);
    const open = openRound(rounds);
    if (open === undefined || open.round !== rounds[0]?.round) return "has-begun";
    const { price } = settingsInRound(season.versions, open.round);
    if (!Number.isInteger(tenths) || tenths < price.floor || tenths > price.ceiling) return "no-price";
    const player = await playerOf(transaction, key, personSlug);
    if (player === undefined) return "no-player";
    if (player.isTaken) return "taken";
    const rating = Math.round((tenths * 100 * 100) / season.scalePercent);
    await changePlayer(transaction, key, player.number, { opening_rating: rating });
    await transaction
      .updateTable("fantasy_prices")
      .set({ price: tenths, target: tenths, rating })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .where("round", "=", open.round)
      .where("number", "=", player.number)
      .execute();
    await renewMarket(transaction, key, open.round);
    await writeAct(transaction, key, { ...hand, act: "opening", about: personSlug, before: player.openingRating, after: rating });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "set";
  });
}

/** Hides a team's name with a reason, or shows it again (`null`): it goes on as a number. FAN33 */
export async function hideName(
  db: Kysely<Database>,
  key: SeasonKey,
  number: number,
  reason: string | null,
  by: string,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    const { numAffectedRows = 0n } = await sql`
      update fantasy_managers own set hidden_at = ${reason === null ? null : sql`now()`}, hidden_reason = ${reason}
      from fantasy_teams team where team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
        and own.tenant_id = ${key.tenantId} and own.league_id = ${key.leagueId} and team.number = ${number}`.execute(transaction);
    if (numAffectedRows === 0n) return "no-team";
    const act = reason === null ? "show" : "hide";
    await writeAct(transaction, key, { by, reason, act, about: namedInActs("team", number), before: null, after: null });
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "set";
  });
}

/** Hides a private league's name with a reason, or shows it again (`null`): it goes on as a number. Only its members have seen it. FANL12 */
export async function hidePrivateLeague(
  db: Kysely<Database>,
  key: SeasonKey,
  number: number,
  reason: string | null,
  by: string,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    const { numAffectedRows = 0n } = await sql`
      update fantasy_leagues set hidden_at = ${reason === null ? null : sql`now()`}, hidden_reason = ${reason}
      where tenant_id = ${key.tenantId} and league_id = ${key.leagueId} and number = ${number}`.execute(transaction);
    if (numAffectedRows === 0n) return "no-league";
    const act = reason === null ? "show" : "hide";
    await writeAct(transaction, key, { by, reason, act, about: namedInActs("private-league", number), before: null, after: null });
    return "set";
  });
}
