import type { Insertable, Transaction } from "kysely";
import type { GameId } from "#core/kernel/ids.ts";
import type { CompetitionSettings } from "#core/league/competition-settings.ts";
import { leagueTable } from "#core/league/playoff/playoff-plan.ts";
import type { LeagueId, RoundId, TeamId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";
import { localName } from "../leagues/local-name.ts";
import type { TenantBlueprint } from "../leagues/tenant-blueprint.ts";
import type { LeagueSeason, SeasonWorld, Team, WorldGame } from "../world.ts";
import { insertRows } from "./insert-rows.ts";
import type { RowNames } from "./row-names.ts";
import { demoVoteHours } from "./store-fan-votes.ts";

type Rows<Table extends keyof Database> = Insertable<Database[Table]>;

/** Where a season's rows come to stand. */
export type SeasonPlace = { readonly names: RowNames; readonly blueprint: TenantBlueprint; readonly season: SeasonWorld };

/** A game and the ids around it, for its log. */
export type StoredGame = { readonly game: WorldGame; readonly gameId: GameId };

/** The season, its leagues, teams, rosters, rounds and games, and what was moved and decided. Answers with the games. */
export async function storeSeason(transaction: Transaction<Database>, place: SeasonPlace): Promise<readonly StoredGame[]> {
  const { names, season } = place;
  const leagues = season.leagues.map((league, number) => ({ league, number, leagueId: names.league(season, league) }));
  const teams = leagues.flatMap(({ league, leagueId }) =>
    league.teams.map((team) => ({ team, leagueId, teamId: names.team(leagueId, team) })),
  );
  const rounds = leagues.flatMap(({ league, leagueId }) =>
    league.rounds.map((round) => ({ round, leagueId, roundId: names.round(leagueId, round) })),
  );
  const games = rounds.flatMap(({ round, leagueId, roundId }) =>
    round.games.map((game) => ({ game, leagueId, roundId, gameId: names.game(roundId, game) })),
  );
  await insertRows(transaction, "seasons", [seasonRow(place)]);
  await insertRows(
    transaction,
    "leagues",
    leagues.map((league) => leagueRow(place, league)),
  );
  await insertRows(
    transaction,
    "season_clubs",
    teams.map(({ team }) => entryRow(place, team)),
  );
  await insertRows(
    transaction,
    "teams",
    teams.map((team) => teamRow(place, team)),
  );
  await insertRows(
    transaction,
    "rosters",
    teams.flatMap(({ team, teamId }) => rosterRows(place, team, teamId)),
  );
  await insertRows(
    transaction,
    "rounds",
    rounds.map(({ round: { slug, number, kind, stage }, leagueId, roundId }) => ({
      tenant_id: names.tenantId,
      league_id: leagueId,
      round_id: roundId,
      slug,
      number,
      kind,
      stage,
    })),
  );
  await insertRows(
    transaction,
    "games",
    games.map((game) => gameRow(place, game)),
  );
  await insertRows(
    transaction,
    "game_moves",
    games.flatMap(({ game, gameId }) => moveRows(place, game, gameId)),
  );
  await insertRows(
    transaction,
    "league_decisions",
    leagues.flatMap(({ league, leagueId }) => decisionRows(place, league, leagueId)),
  );
  await insertRows(
    transaction,
    "league_playoffs",
    leagues.map(({ league, leagueId }) => playoffRow(place, league, leagueId)),
  );
  return games;
}

/** Seeded as the season ended; the bracket is a read model and comes with the rebuild. */
function playoffRow({ names, season }: SeasonPlace, { teams, order, playoffs }: LeagueSeason, leagueId: LeagueId): Rows<"league_playoffs"> {
  const seeds = order.map((slug) => names.team(leagueId, teamOf(teams, slug)));
  return {
    tenant_id: names.tenantId,
    league_id: leagueId,
    plan: playoffs.plan as unknown as string,
    bracket: { rounds: [], places: [], strays: [] } as unknown as string,
    seeds: season.isRunning ? null : ({ [leagueTable]: seeds } as unknown as string),
    seeds_by_hand: false,
  };
}

function teamOf(teams: readonly Team[], slug: string): Team {
  const team = teams.find(({ club }) => club.slug === slug);
  if (!team) throw new Error(`No team ${slug} in this league`);
  return team;
}

function seasonRow({ names, season }: SeasonPlace): Rows<"seasons"> {
  return {
    tenant_id: names.tenantId,
    season_id: names.season(season),
    slug: season.slug,
    name: season.name,
    is_current: season.isRunning,
    starts_on: season.startsOn,
    ends_on: season.endsOn,
  };
}

type StoredLeague = { readonly league: LeagueSeason; readonly number: number; readonly leagueId: LeagueId };

function leagueRow({ names, blueprint, season }: SeasonPlace, { league, number, leagueId }: StoredLeague): Rows<"leagues"> {
  const { text, transliterable } = localName(blueprint, league.competition.name);
  const settings: CompetitionSettings = {
    performanceIndex: [{ from: null, index: "performanceIndexRating" }],
    leaderGamesShare: 0.5,
    relegationPlaces: league.competition.changing,
    fanVote: { hours: demoVoteHours },
  };
  return {
    tenant_id: names.tenantId,
    league_id: leagueId,
    season_id: names.season(season),
    slug: league.competition.slug,
    name: text,
    transliterable,
    kind: "league",
    rule_profile: "fiba",
    ranking_policy: "fiba",
    place: number,
    on_landing_page: true,
    settings: settings as unknown as string,
  };
}

function entryRow({ names, blueprint, season }: SeasonPlace, { club }: Team): Rows<"season_clubs"> {
  const { text, transliterable } = localName(blueprint, club.name);
  return {
    tenant_id: names.tenantId,
    season_id: names.season(season),
    club_id: names.club(club),
    name: text,
    transliterable,
    latin_name: text,
    code: club.code,
  };
}

type StoredTeam = { readonly team: Team; readonly leagueId: LeagueId; readonly teamId: TeamId };

function teamRow({ names, blueprint, season }: SeasonPlace, { team: { club }, leagueId, teamId }: StoredTeam): Rows<"teams"> {
  const { text, transliterable } = localName(blueprint, club.name);
  return {
    tenant_id: names.tenantId,
    team_id: teamId,
    season_id: names.season(season),
    league_id: leagueId,
    club_id: names.club(club),
    slug: club.slug,
    name: text,
    transliterable,
    short_name: text.split(" ")[0] ?? text,
    code: club.code,
  };
}

/** Contracts of a finished season ended with it. */
function rosterRows({ names, season }: SeasonPlace, { signings }: Team, teamId: TeamId): Rows<"rosters">[] {
  return signings.map(({ player, shirt, captain, validFrom, validTo }) => ({
    tenant_id: names.tenantId,
    team_id: teamId,
    person_id: names.person(player.person),
    shirt_number: shirt,
    valid_from: validFrom,
    valid_to: validTo ?? (season.isRunning ? null : season.endsOn),
    position: player.position,
    captain,
  }));
}

type PlacedGame = StoredGame & { readonly leagueId: LeagueId; readonly roundId: RoundId };

/** The status before the log: what a log says comes with the rebuild. */
const scheduledStatus = {
  played: "scheduled",
  forfeited: "scheduled",
  "to-come": "scheduled",
  postponed: "postponed",
  cancelled: "cancelled",
} as const;

function gameRow({ names, season }: SeasonPlace, { game, gameId, leagueId, roundId }: PlacedGame): Rows<"games"> {
  const status = scheduledStatus[game.plan];
  return {
    tenant_id: names.tenantId,
    game_id: gameId,
    league_id: leagueId,
    round_id: roundId,
    slug: game.slug,
    home_team_id: names.team(leagueId, game.home),
    away_team_id: names.team(leagueId, game.away),
    venue_id: names.venue(game.home.club),
    tip_off: new Date(game.tipOff),
    status,
    scheduled_status: status,
    source: "simulator",
    source_game_id: [season.slug, roundId, game.slug].join("/"),
    duel_slug: game.duel?.slug ?? null,
    duel_game: game.duel?.game ?? null,
  };
}

function moveRows({ names }: SeasonPlace, { moves }: WorldGame, gameId: GameId): Rows<"game_moves">[] {
  return moves.map(({ movedAt, fromTipOff, toTipOff, fromStatus, toStatus, reason }) => ({
    tenant_id: names.tenantId,
    game_id: gameId,
    moved_at: new Date(movedAt),
    from_tip_off: new Date(fromTipOff),
    to_tip_off: toTipOff === null ? null : new Date(toTipOff),
    from_venue_id: null,
    to_venue_id: null,
    from_status: fromStatus,
    to_status: toStatus,
    reason,
    actor: "simulator",
  }));
}

/** Teams by id, where the world names them by slug. */
function decisionRows({ names }: SeasonPlace, { teams, decisions }: LeagueSeason, leagueId: LeagueId): Rows<"league_decisions">[] {
  const idOf = (slug: string): TeamId => names.team(leagueId, teamOf(teams, slug));
  return decisions.map(({ decision, reason, decidedAt }) => {
    const withIds =
      decision.kind === "draw" ? { ...decision, order: decision.order.map(idOf) } : { ...decision, team: idOf(decision.team) };
    return {
      tenant_id: names.tenantId,
      league_id: leagueId,
      decision: withIds as unknown as string,
      decided_at: new Date(decidedAt),
      reason,
      revoked_at: null,
    };
  });
}
