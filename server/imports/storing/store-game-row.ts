import type { Transaction } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { titleSlug } from "#core/wording/slug.ts";
import { toLatin } from "#core/wording/transliterate.ts";
import { competitionsFor } from "../../db/repositories/competitions.ts";
import { gamesFor } from "../../db/repositories/games.ts";
import { venuesFor } from "../../db/repositories/venues.ts";
import type { ClubId, LeagueId, RoundId, TeamId, VenueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { dropPages } from "../../db/drop-pages.ts";
import type { ImportedGame } from "../imported-game.ts";
import type { ImportDetails, ImportTarget } from "./import-target.ts";
import { correctedInOffice } from "./corrected-in-office.ts";
import { localTime } from "./local-time.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import { importedName } from "./own-spelling.ts";
import type { StoredTeam } from "./store-team.ts";
import type { GameAddress } from "#contract/refs.ts";

export type GameRowBefore = {
  readonly gameId: GameId;
  readonly leagueId: LeagueId;
  readonly roundId: RoundId;
  readonly roundSlug: string;
  readonly roundNumber: number;
  readonly slug: string;
  readonly homeTeamId: TeamId;
  readonly awayTeamId: TeamId;
  readonly homeClubId: ClubId;
  readonly awayClubId: ClubId;
  readonly venueId: VenueId | null;
  readonly tipOff: Date | null;
  readonly tipOffDay: string | null;
  /** Whoever made the row, and its id there: it stays his. */
  readonly source: string;
  readonly sourceGameId: string;
};

export type StoredGameRow = { readonly gameId: GameId; readonly ref: GameAddress; readonly changed: boolean };

type Round = { readonly roundId: RoundId; readonly slug: string; readonly number: number };

/** The game of this source and number, should it have been imported before. */
export async function gameRowBefore(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  game: ImportedGame,
): Promise<GameRowBefore | null> {
  const row = await rowsOf(transaction, tenantId)
    .where("games.source", "=", game.format)
    .where("games.source_game_id", "=", game.sourceGameId)
    .executeTakeFirst();
  return row ?? null;
}

export async function gameRowOf(
  transaction: Transaction<Database>,
  { tenantId }: ImportTarget,
  gameId: GameId,
): Promise<GameRowBefore | null> {
  const row = await rowsOf(transaction, tenantId).where("games.game_id", "=", gameId).executeTakeFirst();
  return row ?? null;
}

function rowsOf(transaction: Transaction<Database>, tenantId: TenantId) {
  return transaction
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .innerJoin("teams as home_team", (join) =>
      join.onRef("home_team.tenant_id", "=", "games.tenant_id").onRef("home_team.team_id", "=", "games.home_team_id"),
    )
    .innerJoin("teams as away_team", (join) =>
      join.onRef("away_team.tenant_id", "=", "games.tenant_id").onRef("away_team.team_id", "=", "games.away_team_id"),
    )
    .select([
      "games.game_id as gameId",
      "games.league_id as leagueId",
      "games.round_id as roundId",
      "rounds.slug as roundSlug",
      "rounds.number as roundNumber",
      "games.slug",
      "games.home_team_id as homeTeamId",
      "games.away_team_id as awayTeamId",
      "home_team.club_id as homeClubId",
      "away_team.club_id as awayClubId",
      "games.venue_id as venueId",
      "games.tip_off as tipOff",
      "games.tip_off_day as tipOffDay",
      "games.source",
      "games.source_game_id as sourceGameId",
    ])
    .where("games.tenant_id", "=", tenantId);
}

type Places = {
  readonly before: GameRowBefore | null;
  readonly home: StoredTeam;
  readonly away: StoredTeam;
  readonly details: ImportDetails;
};

/**
 * When the game is played, by whoever imports it or else by its file: in epoch milliseconds, or its day alone where no time is told.
 * `null`: neither says so. SCHED23
 */
export function whenOf({ timeZone }: ImportTarget, { about }: ImportedGame, details: ImportDetails): number | string | null {
  return details.tipOff ?? details.tipOffDay ?? localTime(about.date, about.time, timeZone) ?? readDay(about.date ?? "");
}

type When = { readonly tipOff: number | null; readonly tipOffDay: string | null };

/** A day alone says nothing against a time that is known of it; what nobody tells stays as it is. */
function whenStored(told: number | string | null, before: GameRowBefore | null, { timeZone }: ImportTarget): When {
  const known: When = { tipOff: before?.tipOff?.getTime() ?? null, tipOffDay: before?.tipOffDay ?? null };
  if (told === null) return known;
  if (typeof told === "number") return { tipOff: told, tipOffDay: null };
  return known.tipOff !== null && dayIn(timeZone, known.tipOff) === told ? known : { tipOff: null, tipOffDay: told };
}

/** Round, hall, time and address of an imported game. What neither file nor importer tells stays as it is. */
export async function storeGameRow(
  transaction: Transaction<Database>,
  target: ImportTarget,
  game: ImportedGame,
  places: Places,
): Promise<StoredGameRow> {
  const { before, home, away, details } = places;
  const round = await roundOf(transaction, target, game, places);
  const stays = before !== null && before.roundId === round.roundId;
  const slug = stays ? before.slug : await freeSlug(transaction, target, round.roundId, `${home.slug}-${away.slug}`);
  const corrected = before && (await correctedInOffice(transaction, target.tenantId, before.gameId));
  const venueId = (corrected?.hall ? null : await venueOf(transaction, target, game.about.venue)) ?? before?.venueId ?? null;
  const told = corrected?.when ? (details.tipOff ?? details.tipOffDay ?? null) : whenOf(target, game, details);
  const { tipOff, tipOffDay } = whenStored(told, before, target);
  const ref = { seasonSlug: target.seasonSlug, leagueSlug: target.leagueSlug, roundSlug: round.slug, gameSlug: slug };
  const sameTeams = before?.homeTeamId === home.teamId && before.awayTeamId === away.teamId;
  const sameTime = (before?.tipOff?.getTime() ?? null) === tipOff && (before?.tipOffDay ?? null) === tipOffDay;
  if (stays && sameTeams && before.venueId === venueId && sameTime) return { gameId: before.gameId, ref, changed: false };
  const gameId = await gamesFor(transaction, target.tenantId).save({
    leagueId: target.leagueId,
    roundId: round.roundId,
    slug,
    homeTeamId: home.teamId,
    awayTeamId: away.teamId,
    venueId,
    tipOff,
    tipOffDay,
    status: "scheduled",
    source: before?.source ?? game.format,
    sourceGameId: before?.sourceGameId ?? game.sourceGameId,
  });
  await dropPages(transaction, target.tenantId, [pageTags.game(gameId), pageTags.league(target.leagueId), pageTags.schedule]);
  return { gameId, ref, changed: true };
}

/** The round asked for, else the one it is in, else the file's, else the one after the last that either team has played. */
async function roundOf(
  transaction: Transaction<Database>,
  target: ImportTarget,
  game: ImportedGame,
  { before, home, away, details }: Places,
): Promise<Round> {
  if (before && (details.round === null || details.round === before.roundNumber))
    return { roundId: before.roundId, slug: before.roundSlug, number: before.roundNumber };
  const number = details.round ?? game.about.round ?? (await nextRound(transaction, target, [home.teamId, away.teamId]));
  const known = await transaction
    .selectFrom("rounds")
    .select(["round_id as roundId", "slug", "number"])
    .where("tenant_id", "=", target.tenantId)
    .where("league_id", "=", target.leagueId)
    .where("number", "=", number)
    .orderBy("slug")
    .executeTakeFirst();
  if (known) return known;
  const kind = /play-?offs?|final/i.test(game.about.phase ?? "") ? "playoff" : "regular";
  const roundId = await competitionsFor(transaction, target.tenantId).saveRound({
    leagueId: target.leagueId,
    slug: String(number),
    number,
    kind,
    name: null,
    stage: null,
  });
  return { roundId, slug: String(number), number };
}

async function nextRound(
  transaction: Transaction<Database>,
  { tenantId, leagueId }: ImportTarget,
  teams: readonly TeamId[],
): Promise<number> {
  const { last } = await transaction
    .selectFrom("games")
    .innerJoin("rounds", (join) => join.onRef("rounds.tenant_id", "=", "games.tenant_id").onRef("rounds.round_id", "=", "games.round_id"))
    .select((row) => row.fn.max<number | null>("rounds.number").as("last"))
    .where("games.tenant_id", "=", tenantId)
    .where("games.league_id", "=", leagueId)
    .where((row) => row.or([row("games.home_team_id", "in", teams), row("games.away_team_id", "in", teams)]))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Two games of one pairing in a round are told apart by a number. */
async function freeSlug(transaction: Transaction<Database>, { tenantId }: ImportTarget, roundId: RoundId, wish: string): Promise<string> {
  const rows = await transaction
    .selectFrom("games")
    .select("slug")
    .where("tenant_id", "=", tenantId)
    .where("round_id", "=", roundId)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let slug = wish;
  for (let number = 2; taken.has(slug); number++) slug = `${wish}-${number}`;
  return slug;
}

async function venueOf(transaction: Transaction<Database>, target: ImportTarget, name: string | null): Promise<VenueId | null> {
  const slug = titleSlug(name ?? "");
  if (name === null || slug === "") return null;
  const venues = venuesFor(transaction, target.tenantId);
  const spelled = importedName(target.defaultLocale, name);
  return (await venues.bySlug(slug)) ?? (await venues.save({ slug, name: spelled, latinName: toLatin(name), city: null, capacity: null }));
}
