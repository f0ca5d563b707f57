import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayoffDuel, PlayoffSlot, PlayoffAnswer } from "#contract/playoff-view.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Bracket, BracketDuel, BracketSlot } from "#core/league/playoff/bracket.ts";
import type { TeamId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { gameCards, gameSummary } from "../games/game-cards.ts";
import { leagueAt } from "./league-at.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef, teamRefJson } from "../refs/team-ref.ts";
import type { TeamRef } from "#contract/refs.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** The bracket of a league in one round trip; `null` where there is no such league, or it has no play-offs. */
export async function playoffView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug }: { readonly seasonSlug: string; readonly leagueSlug: string },
): Promise<PlayoffAnswer | null> {
  const league = sql.ref("leagues.league_id");
  const row = await leagueAt(db, tenantId, { seasonSlug, leagueSlug })
    .leftJoin("league_playoffs", (join) =>
      join.onRef("league_playoffs.tenant_id", "=", "leagues.tenant_id").onRef("league_playoffs.league_id", "=", "leagues.league_id"),
    )
    .select([
      "leagues.league_id",
      "leagues.name",
      "leagues.transliterable",
      "seasons.name as seasonName",
      "league_playoffs.bracket",
      jsonArrayFrom(
        db
          .selectFrom("teams")
          .innerJoin("clubs", (join) => join.onRef("clubs.tenant_id", "=", "teams.tenant_id").onRef("clubs.club_id", "=", "teams.club_id"))
          .select(["teams.team_id as teamId", teamRefJson("teams", "clubs").as("team")])
          .where("teams.tenant_id", "=", tenantId)
          .where(sql<boolean>`teams.league_id = ${league}`),
      ).as("teams"),
      jsonArrayFrom(
        gameCards(db, tenantId)
          .select(["games.home_team_id as homeId", "games.away_team_id as awayId"])
          .where(sql<boolean>`games.league_id = ${league}`)
          .where("rounds.kind", "=", "playoff")
          .where("games.duel_slug", "is not", null),
      ).as("games"),
    ])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.league(row.league_id));
  if (row.bracket === null) return null;
  const teams = new Map(row.teams.map(({ teamId, team }) => [teamId, teamRef(team)]));
  const games = new Map(
    row.games.map((card) => [
      gameKey({ round: card.roundSlug, duel: card.duelSlug ?? "", game: card.duelGame ?? 0, home: card.homeId, away: card.awayId }),
      gameSummary(seasonSlug, leagueSlug, card),
    ]),
  );
  return {
    competition: { seasonSlug, leagueSlug, name: localName(row.name, row.transliterable) },
    seasonName: row.seasonName,
    ...shownBracket(row.bracket, teams, games),
  };
}

/** Two teams play a game of a pairing once, whoever is at home. */
function gameKey(game: {
  readonly round: string;
  readonly duel: string;
  readonly game: number;
  readonly home: TeamId;
  readonly away: TeamId;
}): string {
  return [game.round, game.duel, game.game, ...[game.home, game.away].toSorted()].join("/");
}

/** The bracket with teams and games as pages name them. */
export function shownBracket(
  bracket: Bracket<TeamId>,
  teams: ReadonlyMap<TeamId, TeamRef>,
  games: ReadonlyMap<string, GameSummary>,
): Pick<PlayoffAnswer, "rounds" | "places" | "strays"> {
  const teamOf = (team: TeamId | null): TeamRef | null => (team === null ? null : (teams.get(team) ?? null));
  const slotOf = (slot: BracketSlot<TeamId>): PlayoffSlot => ({ ...slot, team: teamOf(slot.team) });
  const duelOf = (round: string, duel: BracketDuel<TeamId>): PlayoffDuel => {
    const [home, away] = [duel.first.team, duel.second.team];
    return {
      ...duel,
      first: slotOf(duel.first),
      second: slotOf(duel.second),
      games: duel.games.map((game) => ({
        ...game,
        summary:
          home === null || away === null ? null : (games.get(gameKey({ round, duel: duel.slug, game: game.number, home, away })) ?? null),
      })),
    };
  };
  return {
    rounds: bracket.rounds.map((round) => ({ ...round, duels: round.duels.map((duel) => duelOf(round.slug, duel)) })),
    places: bracket.places.map(({ place, team, label }) => ({ place, team: teamOf(team), label })),
    strays: bracket.strays.map(({ round, duel, game, why, home, away }) => ({
      round,
      duel,
      game,
      why,
      summary: games.get(gameKey({ round, duel, game, home, away })) ?? null,
    })),
  };
}
