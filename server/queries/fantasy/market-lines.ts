import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Absence } from "#contract/availability.ts";
import type { FantasyPlayer, MarketLine, NextOpponent } from "#contract/fantasy.ts";
import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import { askTogether, type AnsweredRows, type Questions } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonKey } from "../../fantasy/fantasy-season.ts";
import type { SeasonState } from "../../fantasy/known-season.ts";
import { hasFact, lastLocked, type StoredRound } from "../../fantasy/stored-rounds.ts";
import { absenceToday } from "../absences.ts";
import { type PersonNameRow, personRef } from "../refs/person-ref.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "../refs/team-ref.ts";
import { nextOpponents, nextQuestion, type NextRow } from "./next-opponents.ts";

/** So many rounds are somebody's form. */
const formRounds = 5;

export type PlayerRow = PersonNameRow & {
  readonly number: number;
  readonly shirt: string | null;
  readonly teamId: string;
  readonly team: TeamRefRow;
  readonly group: PositionGroup | null;
  readonly hasLeft: boolean;
  readonly price: number | null;
  readonly absence: Absence | null;
  readonly openingPrice: number | null;
  readonly priceBefore: number | null;
  readonly target: number | null;
  readonly rating: number | null;
  readonly openingRating: number;
  readonly isNewcomer: boolean;
  readonly gamesLearned: number | null;
  /** His rounds that are over, oldest first: what he brought, and whether he played. */
  readonly rounds: readonly { readonly round: number; readonly points: number; readonly played: boolean; readonly games: number }[];
  readonly owners: number | null;
  readonly captains: number | null;
};

/** Everybody with a number, with all that the market tells of them. */
export async function marketLines(db: Kysely<Database>, known: SeasonState): Promise<MarketLine[]> {
  return marketLinesOf(await askTogether(db, marketLinesQuestions(known)), known);
}

/** What the market tells, and of whom the games to come are. */
export type MarketLineRows = { players: PlayerRow; next: NextRow };

/** The same as questions, to be asked with others. */
export function marketLinesQuestions(known: SeasonState): Questions<MarketLineRows> {
  return { players: playersQuestion(known.season, known), next: nextQuestion(known.season) };
}

export function marketLinesOf({ players, next: coming }: AnsweredRows<MarketLineRows>, { rounds }: SeasonState): MarketLine[] {
  const next = nextOpponents(coming);
  return players.map((row) => marketLine(row, rounds, next.get(row.teamId) ?? []));
}

export function marketLine(row: PlayerRow, rounds: readonly StoredRound[], next: readonly NextOpponent[]): MarketLine {
  const over = rounds.filter((round) => hasFact(round, "provisional")).map(({ round }) => round);
  const played = row.rounds.filter((round) => round.played && over.includes(round.round));
  const of = new Map(played.map(({ round, points }) => [round, points]));
  return {
    ...fantasyPlayer(row),
    openingPrice: row.openingPrice ?? row.price ?? 0,
    priceBefore: row.priceBefore,
    target: row.target ?? row.price ?? 0,
    rating: row.rating ?? row.openingRating,
    isNewcomer: row.isNewcomer,
    gamesLearned: row.gamesLearned ?? 0,
    form: over.slice(-formRounds).map((round) => of.get(round) ?? null),
    points: played.reduce((sum, { points }) => sum + points, 0),
    played: played.length,
    games: played.reduce((sum, { games }) => sum + games, 0),
    owners: row.owners ?? 0,
    captains: row.captains ?? 0,
    next,
  };
}

export function fantasyPlayer({ number, shirt, team, group, hasLeft, price, absence, ...person }: PlayerRow): FantasyPlayer {
  return { number, person: personRef(person), shirt, team: teamRef(team), group, hasLeft, price: price ?? 0, absence };
}

/** By their numbers. */
export function fantasyPlayers(rows: readonly PlayerRow[]): ReadonlyMap<number, FantasyPlayer> {
  return new Map(rows.map((row) => [row.number, fantasyPlayer(row)]));
}

/** Everybody with a number, at the prices that hold in a season now; `only`: him alone. */
export function playersQuestion(
  { tenantId, leagueId }: SeasonKey,
  { rounds, priced }: Pick<SeasonState, "rounds" | "priced">,
  only?: number,
): RawBuilder<PlayerRow> {
  const opened = rounds.filter((round) => hasFact(round, "opened"));
  const now = priced?.round ?? 0;
  const before = opened[opened.findIndex(({ round }) => round === now) - 1]?.round ?? null;
  const priceIn = (round: number | null, column: "price" | "target" | "rating" | "games") => sql`(
    select ${sql.ref(column)} from fantasy_prices priced where priced.tenant_id = player.tenant_id and priced.league_id = player.league_id
      and priced.number = player.number and priced.round = ${round})`;
  return sql<PlayerRow>`
    select player.number, person.slug, person.given_name as given, person.family_name as family, person.transliterable as own,
      player.team_id as "teamId", ${teamRefJson("team", "club")} as team, player.position_group as "group", player.has_left as "hasLeft",
      player.opening_rating as "openingRating", player.is_newcomer as "isNewcomer", ${absenceToday} as absence,
      (select roster.shirt_number from rosters roster where roster.tenant_id = player.tenant_id and roster.team_id = player.team_id
        and roster.person_id = player.person_id order by roster.valid_from desc limit 1) as shirt,
      ${priceIn(now, "price")} as price, ${priceIn(now, "target")} as target, ${priceIn(now, "rating")} as rating,
      ${priceIn(now, "games")} as "gamesLearned", ${priceIn(before, "price")} as "priceBefore",
      (select price from fantasy_prices priced where priced.tenant_id = player.tenant_id and priced.league_id = player.league_id
        and priced.number = player.number order by priced.round limit 1) as "openingPrice",
      (select coalesce(json_agg(json_build_object('round', round, 'points', points, 'played', played, 'games', json_array_length(games)) order by round), '[]')
        from fantasy_player_rounds own where own.tenant_id = player.tenant_id and own.league_id = player.league_id
          and own.number = player.number) as rounds,
      chosen.owners, chosen.captains
    from fantasy_players player
    join persons person on person.tenant_id = player.tenant_id and person.person_id = player.person_id
    join teams team on team.tenant_id = player.tenant_id and team.team_id = player.team_id
    join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    left join fantasy_player_rounds chosen on chosen.tenant_id = player.tenant_id and chosen.league_id = player.league_id
      and chosen.number = player.number and chosen.round = ${lastLocked(rounds)?.round ?? 0}
    where player.tenant_id = ${tenantId} and player.league_id = ${leagueId}
      ${only === undefined ? sql`` : sql`and player.number = ${only}::integer`}
    order by player.number`;
}
