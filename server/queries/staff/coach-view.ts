import { type Kysely, type RawBuilder, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { CoachGames, CoachHead, CoachStint, CoachAnswer } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { honourOf, type HonourRow, honoursOfCoach, noteNewsOf } from "../award-rows.ts";
import { type ClubGameRow, clubGame } from "../clubs/club-rows.ts";
import { championTeam } from "../leagues/league-champion.ts";
import {
  joinedTeam,
  latestFirst,
  latestLines,
  ownLines,
  presentTeams,
  teamInLeague,
  type TeamInLeagueRow,
  teamInLeaguePairs,
} from "./coached-lines.ts";
import { cardsInLeagues } from "./cards-in-leagues.ts";
import { namedPerson, type NamedPersonRow, whoIsNamed } from "./named-person.ts";
import { placeInTime } from "../../db/game-time.ts";

type StintRow = TeamInLeagueRow & Pick<CoachStint, "phase" | "side" | "games" | "wins" | "losses" | "champion">;

type HeadRow = NamedPersonRow & { readonly present: readonly TeamInLeagueRow[]; readonly last: TeamInLeagueRow };

type CoachRow = HeadRow & {
  readonly stints: readonly StintRow[];
  readonly honours: readonly HonourRow[];
  readonly first: ClubGameRow | null;
  readonly latest: ClubGameRow | null;
};

const keysOfWho = sql`who.keys`;

function headColumns(tenantId: TenantId): RawBuilder<unknown> {
  return sql`who.slug, who.name, who.own, ${presentTeams(tenantId, keysOfWho)} as present,
    (select json_build_object(${teamInLeaguePairs}) from (select line.team_id from own_lines line order by ${latestFirst} limit 1) latest
      ${joinedTeam(tenantId, "latest.team_id")}) as last`;
}

function head({ present, last, ...person }: HeadRow): CoachHead {
  return { ...namedPerson(person), present: present.map(teamInLeague), last: teamInLeague(last) };
}

/** All that is told of a coach out of the games that name him. One round trip. COACH3 */
export async function coachView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<CoachAnswer | null> {
  note(pageTags.site);
  note(pageTags.statistics);
  const firstGame = sql`(select game_id from own_lines line order by line.played_at nulls last, line.round_number, line.game_id limit 1)`;
  const latestGame = sql`(select game_id from own_lines line order by ${latestFirst} limit 1)`;
  const { rows } = await sql<CoachRow>`
    with ${whoIsNamed(tenantId, "coach", slug)}, ${ownLines(tenantId)}, ${latestLines(tenantId)}
    select ${headColumns(tenantId)}, ${stints(tenantId)} as stints,
      ${honoursOfCoach} as honours, ${cardOf(db, tenantId, firstGame)} as first, ${cardOf(db, tenantId, latestGame)} as latest
    from who where exists (select from own_lines)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  for (const { leagueId } of row.stints) note(pageTags.league(leagueId));
  noteNewsOf(note, row.honours);
  return {
    ...head(row),
    stints: row.stints.map(({ phase, side, games, wins, losses, champion, ...stint }) => ({
      ...teamInLeague(stint),
      phase,
      side,
      games,
      wins,
      losses,
      champion,
    })),
    honours: row.honours.map(honourOf),
    first: row.first && clubGame(row.first),
    latest: row.latest && clubGame(row.latest),
  };
}

/** Those of one team in one league by phase and court. A league is won with whoever the winner's last game names. */
function stints(tenantId: TenantId): RawBuilder<readonly StintRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(${teamInLeaguePairs}, 'phase', stint.phase, 'side', stint.side, 'games', stint.games,
        'wins', stint.wins, 'losses', stint.losses,
        'champion', coalesce(${championTeam("team")} = team.team_id, false) and coalesce((
          select search_key(line.coach) from box_team_lines line
          where line.tenant_id = team.tenant_id and line.team_id = team.team_id and (line.counted or line.won is not null)
          order by ${latestFirst} limit 1) = any(${keysOfWho}), false))
      order by term.starts_on desc nulls last, term.slug desc, leagues.place, team.name, stint.phase desc, stint.side desc), '[]')
    from (
      select team_id, phase, side, count(*)::integer as games, (count(*) filter (where won))::integer as wins,
        (count(*) filter (where not won))::integer as losses
      from own_lines group by team_id, phase, side
    ) stint ${joinedTeam(tenantId, "stint.team_id")})`;
}

function cardOf(db: Kysely<Database>, tenantId: TenantId, gameId: RawBuilder<unknown>): RawBuilder<ClubGameRow | null> {
  const card = cardsInLeagues(db, tenantId).where(sql<boolean>`games.game_id = ${gameId}`);
  return sql`(select row_to_json(card) from (${card}) card)`;
}

type GamesRow = HeadRow & {
  readonly seasons: readonly { readonly slug: string; readonly name: string; readonly leagues: readonly string[] }[];
  readonly seasonSlug: string | null;
  readonly games: readonly ClubGameRow[];
};

/** As many as a season has, however long he has coached. One round trip. */
export async function coachGames(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  seasonSlug: string | null,
): Promise<CoachGames | null> {
  note(pageTags.site);
  note(pageTags.statistics);
  const shown = cardsInLeagues(db, tenantId)
    .where(sql<boolean>`games.game_id in (select game_id from own_lines where own_lines.season_id = (select season_id from shown_season))`)
    .orderBy(placeInTime, (order) => order.desc().nullsLast())
    .orderBy("rounds.number", "desc")
    .orderBy("games.slug");
  const { rows } = await sql<GamesRow>`
    with ${whoIsNamed(tenantId, "coach", slug)}, ${ownLines(tenantId)}, ${latestLines(tenantId)},
    served as materialized (
      select term.season_id, term.slug, term.name, term.starts_on, json_agg(distinct own_lines.league_id) as leagues from own_lines
      join seasons term on term.tenant_id = ${tenantId} and term.season_id = own_lines.season_id group by 1, 2, 3, 4),
    shown_season as materialized (
      select season_id, slug from served
      order by coalesce(slug = ${seasonSlug}, false) desc, starts_on desc nulls last, slug desc limit 1)
    select ${headColumns(tenantId)},
      (select json_agg(json_build_object('slug', slug, 'name', name, 'leagues', leagues)
        order by starts_on desc nulls last, slug desc) from served) as seasons,
      (select slug from shown_season) as "seasonSlug",
      (select coalesce(json_agg(card), '[]') from (${shown}) card) as games
    from who where exists (select from own_lines)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  for (const league of row.seasons.flatMap(({ leagues }) => leagues)) note(pageTags.league(league));
  return {
    ...head(row),
    seasons: row.seasons.map(({ slug: season, name }) => ({ slug: season, name })),
    seasonSlug: row.seasonSlug,
    games: row.games.map(clubGame),
  };
}
