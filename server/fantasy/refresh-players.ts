import { type Kysely, sql, type Transaction } from "kysely";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import { groupOfPosition } from "#core/fantasy/market.ts";
import { squadAfterMerge } from "#core/fantasy/merged-players.ts";
import { targetPrice } from "#core/fantasy/price-step.ts";
import { dropPagesOfPlayers } from "../db/drop-fantasy-pages.ts";
import type { Database } from "../db/schema.ts";
import type { PersonId, TeamId } from "../db/row-ids.ts";
import { mergedPeople } from "../projections/merged-people.ts";
import { type FantasySeason, holdSquads, type SeasonKey } from "./fantasy-season.ts";
import { teamsInPlay } from "./teams-in-play.ts";

type Listed = { readonly personId: PersonId; readonly teamId: TeamId; readonly position: string | null };
type Numbered = { readonly number: number; readonly personId: PersonId; readonly teamId: TeamId; readonly hasLeft: boolean };

/**
 * Brings the players to the league's lists as they are at a moment: who is new gets the next number and a newcomer's price, who is on none any more
 * has left, who moved club has moved, and of two records of one person the kept one holds in every squad. Nobody's number ever
 * becomes another's. Answers whether anything changed; the open round's market is another then. FAN3, FAN17
 */
export async function refreshPlayers(
  transaction: Transaction<Database>,
  season: FantasySeason,
  openRound: number | null,
  at: number,
): Promise<boolean> {
  const listed = await listedPlayers(transaction, season, at);
  const known = await numberedPlayers(transaction, season);
  const standsFor = await mergedPeople(transaction, season.tenantId);
  const merged = await mergeRecords(transaction, season, known, standsFor);
  const on = new Map(listed.map((player) => [standsFor(player.personId), player]));
  const numbered = new Set(known.map(({ personId }) => standsFor(personId)));
  const moved = known.filter(({ personId, teamId, hasLeft }) => {
    const now = standsFor(personId) === personId ? on.get(personId) : undefined;
    return hasLeft !== (now === undefined) || (now !== undefined && now.teamId !== teamId);
  });
  for (const { number, personId, teamId } of moved) {
    const now = standsFor(personId) === personId ? on.get(personId) : undefined;
    await change(transaction, season, number, { has_left: now === undefined, team_id: now?.teamId ?? teamId });
  }
  const comers = [...on].filter(([personId]) => !numbered.has(personId));
  await addNewcomers(transaction, season, openRound, known.length, comers);
  const changed = merged || moved.length > 0 || comers.length > 0;
  if (changed && openRound !== null) await renewMarket(transaction, season, openRound);
  return changed;
}

/** Everybody on a list of the league's teams on the day of a moment, once: of two lists the one that began later. Teams that are out are none. FAN36 */
export async function listedPlayers(
  db: Transaction<Database>,
  { tenantId, leagueId, timeZone }: FantasySeason,
  at: number,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select distinct on (roster.person_id) roster.person_id as "personId", roster.team_id as "teamId", roster.position
    from rosters roster
    join teams team on team.tenant_id = roster.tenant_id and team.team_id = roster.team_id
    where team.tenant_id = ${tenantId} and team.league_id = ${leagueId}
      and (${new Date(at)}::timestamptz at time zone ${timeZone})::date between roster.valid_from and coalesce(roster.valid_to, 'infinity')
    order by roster.person_id, roster.valid_from desc, roster.team_id`.execute(db);
  const inPlay = await teamsInPlay(db, { tenantId, leagueId });
  // The order in which newcomers are numbered is that of their ids: the same on every node.
  return rows.filter(({ teamId }) => inPlay.has(teamId));
}

async function numberedPlayers(db: Transaction<Database>, { tenantId, leagueId }: FantasySeason): Promise<Numbered[]> {
  return db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .select(["number", "person_id as personId", "team_id as teamId", "has_left as hasLeft"])
    .orderBy("number")
    .execute();
}

async function change(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: FantasySeason,
  number: number,
  values: { readonly has_left?: boolean; readonly team_id?: TeamId; readonly person_id?: PersonId },
): Promise<void> {
  await transaction
    .updateTable("fantasy_players")
    .set(values)
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("number", "=", number)
    .execute();
}

async function addNewcomers(
  transaction: Transaction<Database>,
  season: FantasySeason,
  openRound: number | null,
  last: number,
  comers: readonly (readonly [PersonId, Listed])[],
): Promise<void> {
  if (comers.length === 0) return;
  const { tenantId, leagueId } = season;
  const { price } = settingsInRound(season.versions, openRound ?? 1);
  const rating = { thousandths: price.newcomer.ratingThousandths, games: 0, newcomer: true };
  const numbered = comers.map(([personId, { teamId, position }], index) => ({ number: last + 1 + index, personId, teamId, position }));
  const of = { tenant_id: tenantId, league_id: leagueId };
  const players = numbered.map(({ number, personId, teamId, position }) => ({
    ...of,
    number,
    person_id: personId,
    team_id: teamId,
    position_group: groupOfPosition(position),
    opening_rating: rating.thousandths,
    is_newcomer: true,
  }));
  await transaction.insertInto("fantasy_players").values(players).execute();
  await dropPagesOfPlayers(
    transaction,
    tenantId,
    numbered.map(({ personId }) => personId),
  );
  if (openRound === null) return;
  const cost = targetPrice(price, season.scalePercent, rating);
  const prices = numbered.map(({ number }) => ({
    ...of,
    round: openRound,
    number,
    price: cost,
    target: cost,
    rating: rating.thousandths,
    games: 0,
  }));
  await transaction.insertInto("fantasy_prices").values(prices).execute();
}

/** Decided on another market a transfer is decided again. */
export async function renewMarket(transaction: Kysely<Database>, { tenantId, leagueId }: SeasonKey, round: number): Promise<void> {
  await transaction
    .updateTable("fantasy_rounds")
    .set((set) => ({ market: set("market", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("round", "=", round)
    .execute();
}

/** Squads have the kept record where they had the one that went; where the kept one had no number it takes over the other's. */
async function mergeRecords(
  transaction: Transaction<Database>,
  season: FantasySeason,
  known: readonly Numbered[],
  standsFor: (person: PersonId) => PersonId,
): Promise<boolean> {
  const gone = known.filter(({ personId, hasLeft }) => !hasLeft && standsFor(personId) !== personId);
  for (const { number, personId } of gone) {
    const kept = known.find((other) => other.personId === standsFor(personId));
    if (kept === undefined) {
      await change(transaction, season, number, { person_id: standsFor(personId) });
      await dropPagesOfPlayers(transaction, season.tenantId, [standsFor(personId)]);
    } else {
      await renameInSquads(transaction, season, { kept: kept.number, gone: number });
      await change(transaction, season, number, { has_left: true });
    }
  }
  return gone.length > 0;
}

async function renameInSquads(
  transaction: Transaction<Database>,
  season: FantasySeason,
  numbers: { readonly kept: number; readonly gone: number },
): Promise<void> {
  const { tenantId, leagueId } = season;
  await holdSquads(transaction, season, "to-copy");
  const squads = await transaction
    .selectFrom("fantasy_squads")
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where(sql<boolean>`${numbers.gone}::smallint = any(players)`)
    .selectAll()
    .execute();
  for (const squad of squads) {
    const after = squadAfterMerge(squad, numbers);
    if (after === squad) continue;
    const { players, captain, vice } = after;
    const { numUpdatedRows } = await transaction
      .updateTable("fantasy_squads")
      .set({ players: [...players], captain, vice, version: squad.version + 1 })
      .where("tenant_id", "=", tenantId)
      .where("league_id", "=", leagueId)
      .where("team_id", "=", squad.team_id)
      .executeTakeFirst();
    // Its season was deleted meanwhile.
    if (numUpdatedRows === 0n) continue;
    await transaction
      .insertInto("fantasy_moves")
      .values({
        tenant_id: tenantId,
        league_id: leagueId,
        team_id: squad.team_id,
        version: squad.version + 1,
        round: squad.changed_in,
        kind: "merged",
        gone: [numbers.gone],
        come: [numbers.kept],
        paid: [squad.paid[squad.players.indexOf(numbers.gone)] ?? 0],
        at: sql<Date>`clock_timestamp()`,
      })
      .execute();
  }
}
