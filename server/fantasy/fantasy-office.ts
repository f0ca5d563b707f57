import { type Kysely, sql } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { FantasySettings, PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import { settingsFaults, type SettingsFault } from "#core/fantasy/settings-fields.ts";
import { mayCloseFrom } from "#core/fantasy/round-states.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { dropPages } from "../db/drop-pages.ts";
import type { Database } from "../db/schema.ts";
import { fantasySeason, holdSeason, type SeasonKey } from "./fantasy-season.ts";
import { renewMarket } from "./refresh-players.ts";
import { isOver, seasonGames } from "./season-games.ts";
import { hasFact, openRound, stateOf, storedRounds, writeFact } from "./stored-rounds.ts";

export type OfficeRefusal = "no-season" | "no-team" | "no-player" | "no-league" | "closed";

/** Changes the settings from the next round that is not yet open on; what was played stays as it was. FAN19 */
export async function changeSettings(
  db: Kysely<Database>,
  key: SeasonKey,
  change: (before: FantasySettings) => FantasySettings,
): Promise<{ readonly fromRound: number } | OfficeRefusal | readonly SettingsFault[]> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    const season = await fantasySeason(transaction, key);
    if (season === null) return "no-season";
    if (season.isClosed) return "closed";
    const rounds = await storedRounds(transaction, key);
    const fromRound = rounds.find((round) => stateOf(round) === "planned")?.round ?? Math.max(0, ...rounds.map(({ round }) => round)) + 1;
    const settings = change(settingsInRound(season.versions, fromRound));
    const faults = settingsFaults(settings);
    if (faults.length > 0) return faults;
    const versions = [...season.versions.filter((version) => version.fromRound !== fromRound), { fromRound, settings }];
    await transaction
      .updateTable("fantasy_seasons")
      .set({ settings: JSON.stringify(versions.toSorted((one, other) => one.fromRound - other.fromRound)) })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .execute();
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return { fromRound };
  });
}

/** Says where a player plays, who has no position that tells it, or another than his list says. Squads that have him keep him. FAN1 */
export async function setGroup(
  db: Kysely<Database>,
  key: SeasonKey,
  personSlug: string,
  group: PositionGroup,
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    await holdSeason(transaction, key);
    const open = openRound(await storedRounds(transaction, key));
    const { numAffectedRows = 0n } = await sql`
      update fantasy_players player set position_group = ${group}
      from persons person where person.tenant_id = player.tenant_id and person.person_id = player.person_id and person.slug = ${personSlug}
        and player.tenant_id = ${key.tenantId} and player.league_id = ${key.leagueId}
        and (player.position_group is null or not exists (select from fantasy_squads squad
          where squad.tenant_id = player.tenant_id and squad.league_id = player.league_id and player.number = any(squad.players)))`.execute(
      transaction,
    );
    if (numAffectedRows === 0n) return "no-player";
    if (open !== undefined) await renewMarket(transaction, key, open.round);
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
): Promise<OfficeRefusal | "set"> {
  return db.transaction().execute(async (transaction) => {
    const { numAffectedRows = 0n } = await sql`
      update fantasy_managers own set hidden_at = ${reason === null ? null : sql`now()`}, hidden_reason = ${reason}
      from fantasy_teams team where team.tenant_id = own.tenant_id and team.league_id = own.league_id and team.team_id = own.team_id
        and own.tenant_id = ${key.tenantId} and own.league_id = ${key.leagueId} and team.number = ${number}`.execute(transaction);
    if (numAffectedRows === 0n) return "no-team";
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
): Promise<OfficeRefusal | "set"> {
  const { numAffectedRows = 0n } = await sql`
    update fantasy_leagues set hidden_at = ${reason === null ? null : sql`now()`}, hidden_reason = ${reason}
    where tenant_id = ${key.tenantId} and league_id = ${key.leagueId} and number = ${number}`.execute(db);
  return numAffectedRows === 0n ? "no-league" : "set";
}

/** Closes the season for good, some days after its last game: its table is written down as it is. FAN15 */
export async function closeSeason(
  db: Kysely<Database>,
  key: SeasonKey,
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
    await transaction
      .updateTable("fantasy_seasons")
      .set({ closed_at: sql`clock_timestamp()` })
      .where("tenant_id", "=", key.tenantId)
      .where("league_id", "=", key.leagueId)
      .execute();
    await dropPages(transaction, key.tenantId, [pageTags.fantasy(key.leagueId)]);
    return "closed-now";
  });
}

/** Two teams whose last ten changes of players were the same within a minute of each other: one person's, perhaps. */
export type LookAlikes = { readonly one: number; readonly other: number; readonly moves: number };

/** Seen by the office alone. FAN33 */
export async function lookAlikes(db: Kysely<Database>, { tenantId, leagueId }: SeasonKey): Promise<LookAlikes[]> {
  const { rows } = await sql<LookAlikes>`
    with latest as (
      select team_id, gone, come, at, row_number() over (partition by team_id order by version desc) as nth
      from fantasy_moves where tenant_id = ${tenantId} and league_id = ${leagueId} and kind = 'transfers'
    ), recent as (select * from latest where nth <= 10)
    select one_team.number as one, other_team.number as other, count(*)::integer as moves
    from recent one
    join recent other on other.team_id > one.team_id and other.gone = one.gone and other.come = one.come
      and abs(extract(epoch from other.at - one.at)) <= 60
    join fantasy_teams one_team on one_team.tenant_id = ${tenantId} and one_team.league_id = ${leagueId} and one_team.team_id = one.team_id
    join fantasy_teams other_team on other_team.tenant_id = ${tenantId} and other_team.league_id = ${leagueId}
      and other_team.team_id = other.team_id
    group by one_team.number, other_team.number
    having count(*) >= least(10, (select count(*) from recent mine join fantasy_teams known using (team_id) where known.number = one_team.number))
      and count(*) >= 3
    order by moves desc, one, other`.execute(db);
  return rows;
}
