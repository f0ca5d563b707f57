import { type RawBuilder, sql } from "kysely";
import type { Award, AwardKind, ClubHonour, Honour, NewsAward, RoundAward } from "#contract/awards.ts";
import { isSouthSlavicFullName } from "#core/wording/south-slavic-names.ts";
import { type NewsSlugs, newsSlugs } from "#contract/news-slugs.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import { publishedSlugs } from "./news-called.ts";
import { championTeam } from "./leagues/league-champion.ts";
import { localName } from "./refs/local-name.ts";
import { everybodyWho } from "./refs/merged-persons.ts";
import { type PersonNameRow, personRef } from "./refs/person-ref.ts";
import { isPublished } from "../db/published-news.ts";
import { teamRef, teamRefJson, type TeamRefRow } from "./refs/team-ref.ts";
import { whoStands } from "./leagues/who-stands.ts";
import type { RoundRef } from "#contract/refs.ts";

type Named = { readonly kind: Award["kind"]; readonly round: RoundRef | null; readonly month: string | null; readonly team: TeamRefRow };

/** The piece of news that tells of it; one that is not out is there, but told nowhere. */
type ToldRow = {
  readonly news: { readonly slugs: Readonly<Record<string, string>> | null; readonly tenantLocale: string; readonly out: boolean } | null;
};

type CoachRow = { readonly name: string; readonly own: boolean | null; readonly slug: string | null };

export type AwardRow = Named &
  ToldRow & {
    readonly person: PersonNameRow | null;
    readonly coach: CoachRow | null;
    readonly perGame: number | null;
  };

export type RoundAwardRow = Omit<RoundAward, "team" | "person" | "news"> &
  ToldRow & { readonly team: TeamRefRow; readonly person: PersonNameRow };

export type ClubHonourRow = HonourRow & Pick<AwardRow, "person" | "coach">;

export type NewsAwardRow = Omit<ClubHonourRow, "news" | "kind"> & { readonly kind: AwardKind; readonly leagueId: string };

export type HonourRow = Named &
  ToldRow & {
    readonly seasonSlug: string;
    readonly seasonName: string;
    readonly leagueSlug: string;
    readonly league: string;
    readonly own: boolean;
  };

/** Who has most points a game once a league is over: nobody chose him. HON2 */
const topScorers = sql`
  select leader.tenant_id, leader.league_id, 'top-scorer' as kind, null::uuid as round_id, null::date as month, leader.team_id, leader.person_id,
    null::text as coach, null::uuid as news_id, leader.total::float8 / leader.games as per_game
  from league_leaders leader where leader.statistic = 'points' and leader.rank = 1`;

const given = sql`
  select tenant_id, league_id, kind, round_id, month, team_id, person_id, coach, news_id, null::float8 as per_game from awards`;

const roundJson = sql`case when round.round_id is not null then json_build_object('number', round.number, 'stage', round.stage) end`;

const personJson = sql`case when person.person_id is not null then json_build_object('slug', person.slug, 'given', person.given_name,
  'family', person.family_name, 'own', person.transliterable) end`;

const namedCoach = sql`named_people spelled
  ${whoStands}
  where spelled.tenant_id = award.tenant_id and spelled.role = 'coach' and spelled.name_key = search_key(award.coach)`;

/** The slug is that of whom some game names; a name that nobody bears as yet is guessed at. NAME11 */
const coachJson = sql`case when award.coach is not null then json_build_object('name', award.coach,
  'own', (select stands.transliterable from ${namedCoach}),
  'slug', (select stands.slug from ${namedCoach} and exists (select from box_team_lines line
    where line.tenant_id = award.tenant_id and search_key(line.coach) = spelled.name_key and line.coach <> ''))) end`;

const newsJson = sql`(select json_build_object('slugs', ${publishedSlugs}, 'tenantLocale', tenants.default_locale, 'out', ${isPublished})
  from news_items join tenants on tenants.tenant_id = news_items.tenant_id
  where news_items.tenant_id = award.tenant_id and news_items.news_id = award.news_id)`;

/** An award away from its league: with it and its season; `club` is the name under which the team's club was joined. */
function honourColumns(club: string): RawBuilder<unknown> {
  return sql`'kind', award.kind, 'round', ${roundJson}, 'month', award.month::text, 'team', ${teamRefJson("honoured", club)},
    'seasonSlug', term.slug, 'seasonName', term.name, 'leagueSlug', leagues.slug, 'league', leagues.name, 'own', leagues.transliterable`;
}

/** Whom an award names, and who stands for him where he was merged. */
const named = sql`left join person_identities same on same.tenant_id = award.tenant_id and same.person_id = award.person_id
  left join persons person
    on person.tenant_id = award.tenant_id and person.person_id = coalesce(same.canonical_person_id, award.person_id)`;

/** All awards of a league, in a query over `leagues`, newest rounds and months first; a merged person is the one who stands for him. */
export const awardsOfLeague: RawBuilder<readonly AwardRow[]> = sql`(
  select coalesce(json_agg(json_build_object('kind', award.kind, 'round', ${roundJson}, 'month', award.month::text,
      'team', ${teamRefJson("team", "club")}, 'coach', ${coachJson}, 'perGame', award.per_game, 'news', ${newsJson},
      'person', ${personJson})
    order by award.month desc nulls last, round.number desc nulls last, person.family_name), '[]')
  from (${given} union all ${topScorers}) award
  join teams team on team.tenant_id = award.tenant_id and team.team_id = award.team_id
  join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
  left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  ${named}
  where award.tenant_id = leagues.tenant_id and award.league_id = leagues.league_id
    and (award.kind <> 'top-scorer' or ${championTeam("leagues")} is not null))`;

/** The player of the league's latest round that has one, in a query over `leagues`; null once two more have been played. HON4 */
export const roundAwardOfLeague: RawBuilder<RoundAwardRow | null> = sql`(
  select json_build_object('round', ${roundJson}, 'team', ${teamRefJson("team", "club")}, 'person', ${personJson}, 'news', ${newsJson},
    'points', line.points, 'rebounds', line.offensive_rebounds + line.defensive_rebounds, 'assists', line.assists)
  from awards award
  join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  join teams team on team.tenant_id = award.tenant_id and team.team_id = award.team_id
  join clubs club on club.tenant_id = team.tenant_id and club.club_id = team.club_id
  ${named}
  left join lateral (select line.* from box_player_lines line
    join games game on game.tenant_id = line.tenant_id and game.game_id = line.game_id
    where line.tenant_id = award.tenant_id and line.person_id = person.person_id and game.round_id = award.round_id and line.played
    order by line.points desc nulls last limit 1) line on true
  where award.tenant_id = leagues.tenant_id and award.league_id = leagues.league_id and award.kind = 'player-of-the-round'
    and round.number >= (select max(latest.number) - 1 from games played
      join rounds latest on latest.tenant_id = played.tenant_id and latest.round_id = played.round_id
      where played.tenant_id = leagues.tenant_id and played.league_id = leagues.league_id
        and played.status in ('ended', 'final', 'under-protest', 'forfeited'))
  order by round.number desc limit 1)`;

/** All that was won by people of a club's teams, in a query over clubs as `club`, the newest season first. HON3 */
export const honoursOfClub: RawBuilder<readonly ClubHonourRow[]> = sql`(
  select coalesce(json_agg(json_build_object(${honourColumns("club")}, 'news', ${newsJson}, 'person', ${personJson}, 'coach', ${coachJson})
    order by term.starts_on desc nulls last, leagues.place, award.month desc nulls last, round.number desc nulls last,
      person.family_name), '[]')
  from (${given} union all ${topScorers}) award
  join teams honoured on honoured.tenant_id = award.tenant_id and honoured.team_id = award.team_id
  join leagues on leagues.tenant_id = award.tenant_id and leagues.league_id = award.league_id
  join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
  left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  ${named}
  where award.tenant_id = club.tenant_id and honoured.club_id = club.club_id
    and (award.kind <> 'top-scorer' or ${championTeam("leagues")} is not null))`;

/** All that a person was named for, in a query over persons as `person`, the newest season first. */
export const honoursOfPerson: RawBuilder<readonly HonourRow[]> = sql`(
  select coalesce(json_agg(json_build_object(${honourColumns("house")}, 'news', ${newsJson})
    order by term.starts_on desc nulls last, leagues.place, award.month desc nulls last, round.number desc nulls last), '[]')
  from (${given} union all ${topScorers}) award
  join leagues on leagues.tenant_id = award.tenant_id and leagues.league_id = award.league_id
  join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
  join teams honoured on honoured.tenant_id = award.tenant_id and honoured.team_id = award.team_id
  join clubs house on house.tenant_id = honoured.tenant_id and house.club_id = honoured.club_id
  left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  where award.tenant_id = person.tenant_id
    and award.person_id in ${everybodyWho(sql.ref("person.tenant_id"), "person.person_id")}
    and (award.kind <> 'top-scorer' or ${championTeam("leagues")} is not null))`;

/** All that a coach was named for, in a query over `who` with the keys of his names, the newest season first. COACH3 */
export const honoursOfCoach: RawBuilder<readonly HonourRow[]> = sql`(
  select coalesce(json_agg(json_build_object(${honourColumns("house")}, 'news', ${newsJson})
    order by term.starts_on desc nulls last, leagues.place, award.month desc nulls last, round.number desc nulls last), '[]')
  from awards award
  join leagues on leagues.tenant_id = award.tenant_id and leagues.league_id = award.league_id
  join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
  join teams honoured on honoured.tenant_id = award.tenant_id and honoured.team_id = award.team_id
  join clubs house on house.tenant_id = honoured.tenant_id and house.club_id = honoured.club_id
  left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  where award.tenant_id = who.tenant_id and search_key(award.coach) = any(who.keys))`;

/** All that a piece of news tells of, in a query over `news_items`, in the order of the leagues. HON5 */
export const awardsOfNews: RawBuilder<readonly NewsAwardRow[]> = sql`(
  select coalesce(json_agg(json_build_object(${honourColumns("house")}, 'person', ${personJson}, 'coach', ${coachJson},
      'leagueId', award.league_id)
    order by leagues.place, award.month desc nulls last, round.number desc nulls last, person.family_name), '[]')
  from awards award
  join leagues on leagues.tenant_id = award.tenant_id and leagues.league_id = award.league_id
  join seasons term on term.tenant_id = leagues.tenant_id and term.season_id = leagues.season_id
  join teams honoured on honoured.tenant_id = award.tenant_id and honoured.team_id = award.team_id
  join clubs house on house.tenant_id = honoured.tenant_id and house.club_id = honoured.club_id
  left join rounds round on round.tenant_id = award.tenant_id and round.round_id = award.round_id
  ${named}
  where award.tenant_id = news_items.tenant_id and award.news_id = news_items.news_id)`;

/** A page that shows an award changes with the news of it: when that comes out, and when it is taken back. HON5 */
export function noteNewsOf(note: NotePageTag, awards: readonly (ToldRow | null)[]): void {
  if (awards.some((award) => award?.news)) note(pageTags.news);
}

export function awardOf({ person, coach, team, news, ...row }: AwardRow): Award {
  return { ...row, team: teamRef(team), person: person && personRef(person), coach: coach && coachOf(coach), news: slugsIfOut(news) };
}

function coachOf({ name, own, slug }: CoachRow): NonNullable<Award["coach"]> {
  return { name: localName(name, own ?? isSouthSlavicFullName(name)), slug };
}

export function roundAwardOf({ person, team, news, ...row }: RoundAwardRow): RoundAward {
  return { ...row, team: teamRef(team), person: personRef(person), news: slugsIfOut(news) };
}

export function newsAwardOf({ person, coach, ...row }: NewsAwardRow): NewsAward {
  return { ...withPlace(row), kind: row.kind, person: person && personRef(person), coach: coach && coachOf(coach) };
}

export function clubHonourOf({ person, coach, ...row }: ClubHonourRow): ClubHonour {
  return { ...honourOf(row), person: person && personRef(person), coach: coach && coachOf(coach) };
}

export function honourOf(row: HonourRow): Honour {
  return { ...withPlace(row), news: slugsIfOut(row.news) };
}

function slugsIfOut(news: ToldRow["news"]): NewsSlugs | null {
  return news?.out ? newsSlugs(news.slugs, news.tenantLocale) : null;
}

function withPlace({ kind, round, month, team, seasonSlug, seasonName, leagueSlug, league, own }: Omit<HonourRow, "news">) {
  return {
    kind,
    round,
    month,
    team: teamRef(team),
    seasonName,
    competition: { seasonSlug, leagueSlug, name: localName(league, own) },
  };
}
