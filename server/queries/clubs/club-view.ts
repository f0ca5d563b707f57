import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ClubCoach, ClubOpponent, ClubAnswer } from "#contract/club-queries.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { clubOutletsOf, outletsOfCard } from "../outlets.ts";
import { isAhead, isPlayed } from "../games/game-cards.ts";
import { clubRef, type ClubRefRow } from "../refs/club-ref.ts";
import { showsClub } from "../editorial/clips-with.ts";
import { latestClips } from "../editorial/latest-clips.ts";
import { videoLine } from "../editorial/media-lines.ts";
import { namedPerson, type NamedPersonRow } from "../staff/named-person.ts";
import { venueRef } from "../refs/venue-ref.ts";
import { cardsOfTeams, clubColumns, clubGame, clubTeam, type ClubTeamRow, clubTeamRows, homeVenue, latestTeams } from "./club-rows.ts";
import { rosterPlayers, type RosterRows, rosterRows } from "./roster-rows.ts";
import { coachOf } from "./team-view.ts";
import { placeInTime } from "../../db/game-time.ts";

const gamesShown = 5;
const coachesShown = 10;

type ClubCoachRow = NamedPersonRow & Omit<ClubCoach, "slug" | "name">;
type OpponentRow = ClubRefRow & Pick<ClubOpponent, "games" | "wins" | "losses">;

/** A club with its seasons, what it plays, whom it met and who coached it. One round trip. */
export async function clubView(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag, slug: string): Promise<ClubAnswer | null> {
  const row = await db
    .selectFrom("clubs as owner")
    .where("owner.tenant_id", "=", tenantId)
    .where("owner.slug", "=", slug)
    .select(clubColumns("owner"))
    .select([
      "owner.club_id",
      jsonArrayFrom(
        clubTeamRows(db, tenantId)
          .where(sql<boolean>`teams.club_id = owner.club_id`)
          .orderBy("seasons.starts_on", (order) => order.desc().nullsLast())
          .orderBy("seasons.slug", "desc")
          .orderBy("leagues.place")
          .orderBy("leagues.name"),
      ).as("teams"),
      jsonArrayFrom(
        cardsOfTeams(db, tenantId, latestTeams)
          .select(outletsOfCard.as("outlets"))
          .where(isPlayed)
          .orderBy(placeInTime, (order) => order.desc().nullsLast())
          .orderBy("rounds.number", "desc")
          .orderBy("games.slug")
          .limit(gamesShown),
      ).as("latest"),
      jsonArrayFrom(
        cardsOfTeams(db, tenantId, latestTeams)
          .select(outletsOfCard.as("outlets"))
          .where(isAhead)
          .orderBy(placeInTime, (order) => order.asc().nullsLast())
          .orderBy("rounds.number")
          .orderBy("games.slug")
          .limit(gamesShown),
      ).as("next"),
      homeVenue(tenantId, latestTeams).as("venue"),
      jsonArrayFrom(
        clubTeamRows(db, tenantId)
          .where(sql<boolean>`teams.club_id = owner.club_id and seasons.is_current`)
          .select([rosterRows(tenantId).as("roster"), coachOf(tenantId, sql`teams.team_id`).as("coach")])
          .orderBy("leagues.place")
          .orderBy("leagues.name")
          .limit(1),
      ).as("squads"),
      opponents.as("opponents"),
      coaches.as("coaches"),
      clubOutletsOf.as("outlets"),
      latestClips(db, tenantId, showsClub(tenantId, sql`owner.club_id`)).as("clips"),
    ])
    .executeTakeFirst();
  if (!row) {
    note(pageTags.site);
    return null;
  }
  note(pageTags.club(row.club_id));
  note(pageTags.outlets);
  note(pageTags.portraits);
  note(pageTags.availability);
  note(pageTags.videosOf(row.club_id));
  for (const { leagueId } of row.teams) note(pageTags.league(leagueId));
  const teams = row.teams.map(clubTeam);
  return {
    ...clubRef(row),
    clubId: row.club_id,
    competitions: teams.filter(({ isCurrent }) => isCurrent).map(({ competition }) => competition),
    lastSeasonName: teams[0]?.seasonName ?? null,
    teams,
    latest: row.latest.map(clubGame),
    next: row.next.map(clubGame),
    venue: venueRef(row.venue),
    opponents: row.opponents.map(({ games, wins, losses, ...rival }) => ({ ...clubRef(rival), games, wins, losses })),
    coaches: row.coaches.map(({ slug: coach, name, own, ...record }) => ({ ...namedPerson({ slug: coach, name, own }), ...record })),
    outlets: row.outlets,
    squad: row.squads.map(squadOf)[0] ?? null,
    clips: row.clips.map(videoLine),
  };
}

function squadOf({ roster, coach, ...row }: ClubTeamRow & { readonly roster: RosterRows; readonly coach: NamedPersonRow | null }) {
  const { team, competition } = clubTeam(row);
  return { team, competition, coach: coach && namedPerson(coach), players: rosterPlayers(roster).filter(({ until }) => until === null) };
}

/** Kept as games come, so a club that has played for eighty years costs what a young one does. MEET1 */
const opponents: RawBuilder<readonly OpponentRow[]> = sql`(
  select coalesce(json_agg(json_build_object('slug', rival.slug, 'name', rival.name, 'transliterable', rival.transliterable,
      'code', rival.code, 'primaryColor', rival.primary_color, 'secondaryColor', rival.secondary_color, 'crestUrl', rival.crest_url,
      'games', met.games, 'wins', met.wins, 'losses', met.losses) order by met.games desc, rival.name), '[]')
  from club_meetings met
  join clubs rival on rival.tenant_id = owner.tenant_id and rival.club_id = met.opponent_club_id
  where met.tenant_id = owner.tenant_id and met.club_id = owner.club_id)`;

/** Kept by season and spelling; all spellings of one coach are one line. STAFF1 COACH2 */
const coaches: RawBuilder<readonly ClubCoachRow[]> = sql`(
  select coalesce(json_agg(json_build_object('slug', who.slug, 'name', who.name, 'own', who.transliterable, 'games', bench.games,
      'wins', bench.wins, 'losses', bench.losses, 'seasons', json_build_object('first', bench.first, 'last', bench.last))
      order by bench.games desc, bench.wins desc, who.name), '[]')
  from (
    select coalesce(spelled.same_as, spelled.name_key) as key, sum(kept.games)::integer as games, sum(kept.wins)::integer as wins,
      sum(kept.losses)::integer as losses,
      (array_agg(term.name order by term.starts_on nulls first, term.slug))[1] as first,
      (array_agg(term.name order by term.starts_on desc nulls last, term.slug desc))[1] as last
    from club_coaches kept
    join seasons term on term.tenant_id = owner.tenant_id and term.season_id = kept.season_id
    join named_people spelled on spelled.tenant_id = owner.tenant_id and spelled.role = 'coach'
      and spelled.name_key = search_key(kept.coach)
    where kept.tenant_id = owner.tenant_id and kept.club_id = owner.club_id
    group by 1 order by games desc, wins desc, key limit ${sql.lit(coachesShown)}
  ) bench
  join named_people who on who.tenant_id = owner.tenant_id and who.role = 'coach' and who.name_key = bench.key)`;
