import type { Transaction } from "kysely";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Bracket, BracketDuel, BracketGame } from "#core/league/playoff/bracket.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { profileWithEnding } from "#core/rules/rule-profile.ts";
import type { LeagueId, RoundId, TeamId, VenueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import type { PlayoffGameRow } from "./playoff-results.ts";
import { placeInTime } from "../db/game-time.ts";

/** Where games made for a pairing come from. */
export const playoffSource = "league-office";

type League = {
  readonly tenantId: TenantId;
  readonly leagueId: LeagueId;
  readonly ruleProfile: string;
};

/** A game that the bracket has now, with its teams and the row it has already, if any. */
type WantedGame = {
  readonly round: string;
  readonly duel: BracketDuel<TeamId>;
  readonly game: BracketGame;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly row: PlayoffGameRow | null;
};

/**
 * Makes the games of pairings whose teams are known, takes off those that are not to be played and puts them back when
 * they are; none is ever deleted. Answers with the games that changed. BRACKET10, SERIES3, BRACKET5
 */
export async function bringGamesUp(
  transaction: Transaction<Database>,
  league: League,
  plan: PlayoffPlan<TeamId>,
  bracket: Bracket<TeamId>,
  rows: readonly PlayoffGameRow[],
): Promise<GameId[]> {
  const wanted = wantedGames(bracket, rows);
  const changed: GameId[] = [];
  for (const { game, row } of wanted) {
    if (row && (await bringUp(transaction, league, row, statusOf(game, row.scheduledStatus), profileOf(league, game))))
      changed.push(row.gameId);
  }
  const kept = new Set(wanted.map(({ row }) => row?.gameId));
  for (const row of rows) {
    if (!kept.has(row.gameId) && (await bringUp(transaction, league, row, "cancelled", row.ruleProfile))) changed.push(row.gameId);
  }
  await makeGames(
    transaction,
    league,
    plan,
    wanted.filter(({ row, game }) => row === null && game.state !== "cancelled"),
    new Set(rows.map(({ round, slug }) => `${round}/${slug}`)),
  );
  return changed;
}

function wantedGames(bracket: Bracket<TeamId>, rows: readonly PlayoffGameRow[]): WantedGame[] {
  return bracket.rounds.flatMap(({ slug, duels }) =>
    duels.flatMap((duel) => {
      const first = duel.first.team;
      const second = duel.second.team;
      if (first === null || second === null) return [];
      return duel.games.map((game) => {
        const [home, away] = game.home === "first" ? [first, second] : [second, first];
        const own = rows.filter((row) => row.round === slug && row.duel === duel.slug && row.number === game.number);
        // Two teams may agree to swap their home games.
        const row =
          own.find((each) => each.home === home && each.away === away) ?? own.find((each) => each.home === away && each.away === home);
        return { round: slug, duel, game, home, away, row: row ?? null };
      });
    }),
  );
}

/** What the schedule should say; a game that is needed and was postponed stays postponed. */
function statusOf({ state }: BracketGame, now: GameStatus): GameStatus {
  if (state === "cancelled" || state === "if-needed") return now === "postponed" && state === "if-needed" ? now : state;
  return now === "cancelled" || now === "if-needed" ? "scheduled" : now;
}

function profileOf({ ruleProfile }: League, { ending }: BracketGame): string | null {
  return ending === null || ending.kind === "decided" ? null : profileWithEnding(ruleProfile, ending);
}

/** Whether there was anything to change. What the log says of a game stands above the schedule. */
async function bringUp(
  transaction: Transaction<Database>,
  { tenantId }: League,
  row: PlayoffGameRow,
  scheduled: GameStatus,
  ruleProfile: string | null,
): Promise<boolean> {
  const silentLog = row.status === row.scheduledStatus;
  if (!silentLog || (row.scheduledStatus === scheduled && row.ruleProfile === ruleProfile)) return false;
  await transaction
    .updateTable("games")
    .set({ scheduled_status: scheduled, status: scheduled, rule_profile: ruleProfile })
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", row.gameId)
    // The game may have been opened meanwhile, and waited for here.
    .whereRef("status", "=", "scheduled_status")
    .execute();
  return true;
}

async function makeGames(
  transaction: Transaction<Database>,
  league: League,
  plan: PlayoffPlan<TeamId>,
  games: readonly WantedGame[],
  taken: ReadonlySet<string>,
): Promise<void> {
  if (games.length === 0) return;
  const { tenantId, leagueId } = league;
  const rounds = await roundsOf(transaction, league);
  const teams = await teamSlugs(transaction, league);
  const venues = await homeVenues(transaction, league);
  const values = games.map(({ round, duel, game, home, away }) => {
    const roundId = rounds.get(round);
    if (roundId === undefined) throw new Error(`the league ${leagueId} has no round ${round} for its play-offs`);
    const usual = [teams.get(home), teams.get(away), ...(duel.games.length > 1 ? [game.number] : [])].join("-");
    // The same two may have met in another pairing of the round, before their places changed.
    const slug = taken.has(`${round}/${usual}`) ? `${usual}-in-${duel.slug}` : usual;
    const planned = plan.rounds.find((each) => each.slug === round)?.duels.find((each) => each.slug === duel.slug);
    const tipOff = planned?.tipOffs[game.number - 1] ?? null;
    const status = statusOf(game, "scheduled");
    return {
      tenant_id: tenantId,
      league_id: leagueId,
      round_id: roundId,
      slug,
      home_team_id: home,
      away_team_id: away,
      venue_id: game.neutral ? null : (venues.get(home) ?? null),
      tip_off: typeof tipOff === "number" ? new Date(tipOff) : null,
      tip_off_day: typeof tipOff === "string" ? tipOff : null,
      status,
      scheduled_status: status,
      duel_slug: duel.slug,
      duel_game: game.number,
      rule_profile: profileOf(league, game),
      source: playoffSource,
      source_game_id: `${leagueId}/${round}/${duel.slug}/${slug}`,
    };
  });
  await transaction.insertInto("games").values(values).execute();
}

async function roundsOf(transaction: Transaction<Database>, { tenantId, leagueId }: League): Promise<Map<string, RoundId>> {
  const rows = await transaction
    .selectFrom("rounds")
    .select(["slug", "round_id"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("kind", "=", "playoff")
    .execute();
  return new Map(rows.map((row) => [row.slug, row.round_id]));
}

async function teamSlugs(transaction: Transaction<Database>, { tenantId, leagueId }: League): Promise<Map<TeamId, string>> {
  const rows = await transaction
    .selectFrom("teams")
    .select(["team_id", "slug"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .execute();
  return new Map(rows.map((row) => [row.team_id, row.slug]));
}

/** Where each team was last at home: the best guess, moved by the office where it is another. */
async function homeVenues(transaction: Transaction<Database>, { tenantId, leagueId }: League): Promise<Map<TeamId, VenueId | null>> {
  const rows = await transaction
    .selectFrom("games")
    .distinctOn("home_team_id")
    .select(["home_team_id as team", "venue_id as venue"])
    .where("tenant_id", "=", tenantId)
    .where("league_id", "=", leagueId)
    .where("venue_id", "is not", null)
    .orderBy("home_team_id")
    .orderBy(placeInTime, (order) => order.desc().nullsLast())
    .execute();
  return new Map(rows.map(({ team, venue }) => [team, venue]));
}
