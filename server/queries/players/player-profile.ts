import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Absence } from "#contract/availability.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { PlayerProfile } from "#contract/player-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { playedOut } from "../../db/played-out.ts";
import { absenceToday } from "../absences.ts";
import { honourOf, honoursOfPerson, type HonourRow, noteNewsOf } from "../award-rows.ts";
import { showsPerson } from "../editorial/clips-with.ts";
import { latestClips } from "../editorial/latest-clips.ts";
import { videoLine } from "../editorial/media-lines.ts";
import { gameCards, type GameCardRow, gameSummary, isAhead } from "../games/game-cards.ts";
import { localName } from "../refs/local-name.ts";
import { outletsOfCard } from "../outlets.ts";
import { listedTimes, type ListedTimeRow, playerStays } from "../transfers.ts";
import { type BesideRow, bestOfLeague, onSamePosition, playersBeside } from "./best-of-league.ts";
import { playerLine, playerLineJson, type PlayerLineRow } from "./player-line.ts";
import { fantasyCardOf, fantasyCards, type FantasyCardRow } from "./fantasy-cards.ts";
import { latestSeason, playerSeason, type PlayerSeasonRow } from "./player-season.ts";
import { latestStay } from "./player-stays.ts";
import { placeInTime } from "../../db/game-time.ts";

const nextGames = 3;

type ProfileRow = {
  readonly id: string;
  readonly line: PlayerLineRow;
  readonly scoreboard: string | null;
  readonly captain: boolean | null;
  readonly absence: Absence | null;
  readonly leagueId: string | null;
  readonly competition: { readonly seasonSlug: string; readonly leagueSlug: string; readonly name: string; readonly own: boolean } | null;
  readonly cards: readonly FantasyCardRow[];
  readonly next: readonly GameCardRow[];
  readonly season: PlayerSeasonRow | null;
  readonly honours: readonly HonourRow[] | null;
  readonly fanVotesWon: number;
  readonly clips: readonly Parameters<typeof videoLine>[0][] | null;
  readonly stays: readonly ListedTimeRow[];
  readonly alike: readonly BesideRow[] | null;
};

/**
 * A player, his latest team and its next games in one round trip; for the overview also his latest league with its shots,
 * as much as he played in it.
 */
export async function playerProfile(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  slug: string,
  isOverview: boolean,
): Promise<PlayerProfile | null> {
  const { rows } = await sql<ProfileRow>`
    with recursive upwards (person_id, step) as (
      select person_id, 0 from persons where tenant_id = ${tenantId} and slug = ${slug}
      union all
      select link.canonical_person_id, upwards.step + 1 from upwards
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null
    )
    select person.person_id as id, ${playerLineJson} as line, stay.captain, stay.league_id as "leagueId",
      case when season.is_current then ${absenceToday} end as absence,
      nullif(concat_ws(' ', person.scoreboard_given_name, person.scoreboard_family_name), '') as scoreboard,
      case when league.league_id is not null then json_build_object('seasonSlug', season.slug, 'leagueSlug', league.slug,
        'name', league.name, 'own', league.transliterable) end as competition,
      ${fantasyCards} as cards,
      ${gamesAhead(db, tenantId)} as next,
      ${isOverview ? latestSeason(tenantId) : sql`null`} as season,
      ${isOverview ? honoursOfPerson : sql`null`} as honours,
      ${isOverview ? fanVotesWon : sql`0`} as "fanVotesWon",
      ${isOverview ? latestClips(db, tenantId, showsPerson(tenantId, sql`person.person_id`)) : sql`null`} as clips,
      ${listedTimes(tenantId)} as stays,
      ${isOverview ? bestOfLeague(tenantId, "person.person_id", onSamePosition) : sql`null`} as alike
    from (select person_id from upwards order by step desc limit 1) meant
    join persons person on person.tenant_id = ${tenantId} and person.person_id = meant.person_id
    left join lateral ${latestStay(tenantId, "person.person_id")} stay on true
    left join teams team on team.tenant_id = person.tenant_id and team.team_id = stay.team_id
    left join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
    left join leagues league on league.tenant_id = person.tenant_id and league.league_id = stay.league_id
    left join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    left join player_careers career
      on career.tenant_id = person.tenant_id and career.person_id = person.person_id and career.phase = 'all'
    where stay.team_id is not null or career.games is not null`.execute(db);
  const [row] = rows;
  // Whoever is nobody yet may be entered, which drops the shell's tag.
  note(pageTags.site);
  note(pageTags.portraits);
  note(pageTags.availability);
  if (!row) return null;
  note(pageTags.person(row.id));
  note(pageTags.outlets);
  if (isOverview) note(pageTags.videosOf(row.id));
  noteNewsOf(note, row.honours ?? []);
  for (const league of [row.leagueId, row.season?.leagueId]) if (league) note(pageTags.league(league));
  return profileOf(row);
}

function profileOf({
  line,
  scoreboard,
  captain,
  absence,
  competition,
  cards,
  next,
  season,
  honours,
  fanVotesWon: won,
  clips,
  stays,
  alike: others,
}: ProfileRow): PlayerProfile {
  return {
    ...playerLine(line),
    scoreboardName: scoreboard,
    captain: captain ?? false,
    absence,
    competition: competition && {
      seasonSlug: competition.seasonSlug,
      leagueSlug: competition.leagueSlug,
      name: localName(competition.name, competition.own),
    },
    fantasyCards: cards.map(fantasyCardOf),
    next: competition ? next.map((game) => gameSummary(competition.seasonSlug, competition.leagueSlug, game)) : [],
    season: season && playerSeason(season),
    honours: (honours ?? []).map(honourOf),
    fanVotesWon: won,
    clips: (clips ?? []).map(videoLine),
    stays: playerStays(stays),
    alike: playersBeside(others),
  };
}

/** Of a row `person`: in how many games that still count he had the most of his fans' votes, alone or with others. FANVOTE5 FANVOTE9 */
const fanVotesWon = sql<number>`(
  select count(*)::integer from box_player_lines line
  join fan_vote_counts chosen using (tenant_id, game_id, player_key)
  join games on games.tenant_id = line.tenant_id and games.game_id = line.game_id and ${playedOut}
  where line.tenant_id = person.tenant_id and line.person_id = person.person_id and line.played
    and not exists (select from fan_vote_counts more join box_player_lines beside using (tenant_id, game_id, player_key)
      where more.tenant_id = line.tenant_id and more.game_id = line.game_id and more.votes > chosen.votes and beside.played))`;

function gamesAhead(db: Kysely<Database>, tenantId: TenantId): RawBuilder<readonly GameCardRow[]> {
  return jsonArrayFrom(
    gameCards(db, tenantId)
      .select(outletsOfCard.as("outlets"))
      .where(sql<boolean>`games.league_id = stay.league_id`)
      .where(sql<boolean>`stay.team_id in (games.home_team_id, games.away_team_id)`)
      .where(isAhead)
      .orderBy(placeInTime, (order) => order.asc().nullsLast())
      .orderBy("games.slug")
      .limit(nextGames),
  );
}
