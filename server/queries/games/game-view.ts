import { type Kysely, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { GameFanVote } from "#contract/fan-vote.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { GameStatus, Side } from "#core/game/facts.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Lineups } from "#core/stats/lineups.ts";
import type { EarlierMargins } from "#core/stats/win-probability.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import { unpackGamePage } from "../../db/packed-game-page.ts";
import { unpackJson } from "../../db/packed-json.ts";
import { playedOut } from "../../db/played-out.ts";
import type { Database } from "../../db/schema.ts";
import { missingOf, missingPlayers } from "../absences.ts";
import { appointedOf } from "./appointed.ts";
import { gameCards, gameSummary, isAhead } from "./game-cards.ts";
import { gameMoves, movesOf } from "./game-moves.ts";
import { duelOf, gameSeries } from "./game-series.ts";
import { hallOfGame, hallRef } from "../refs/hall-ref.ts";
import { localName } from "../refs/local-name.ts";
import { broadcastsOf, ticketsOf } from "../outlets.ts";
import { appointedPages, coachPages, refereePages, spellsSerbian } from "./pages-of-named.ts";
import { standsForKnown, withPersons } from "./persons-of-game.ts";
import { currentPeriodAtBottom } from "../website-queries.ts";
import { placeInTime, placeInTimeOf } from "../../db/game-time.ts";
import type { GameAddress, PlayoffGameAddress } from "#contract/refs.ts";

/** What a page shows of a game besides the figures: the largest parts are left out where nobody looks at them. */
type WantedParts = { readonly plays: boolean | "latest"; readonly lineups: boolean };

/**
 * One game, whole, in one round trip: the read model's row, and beside it what may change without the log (names of
 * persons, flags). `null` when the tenant has no game at this address.
 */
export async function gameView(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  ref: GameAddress | PlayoffGameAddress,
  wanted: WantedParts,
): Promise<GameAnswer | null> {
  const league = await db
    .selectFrom("leagues")
    .innerJoin("seasons", (join) =>
      join.onRef("seasons.tenant_id", "=", "leagues.tenant_id").onRef("seasons.season_id", "=", "leagues.season_id"),
    )
    .where("leagues.tenant_id", "=", tenantId)
    .where("seasons.slug", "=", ref.seasonSlug)
    .where("leagues.slug", "=", ref.leagueSlug)
    .select([
      "leagues.league_id",
      "leagues.name",
      "leagues.transliterable",
      "seasons.name as seasonName",
      jsonObjectFrom(gameRow(db, tenantId, ref, wanted)).as("game"),
      jsonArrayFrom(meetingRows(db, tenantId, ref)).as("meetings"),
      websiteOf.as("website"),
    ])
    .executeTakeFirst();
  // What is not there now may come with the list of leagues, or with the league's games.
  if (!league) return absent(note, pageTags.site);
  note(pageTags.league(league.league_id));
  note(pageTags.outlets);
  const { game } = league;
  if (!game) return null;
  note(pageTags.game(game.gameId));
  note(pageTags.appointments(game.gameId));
  note(pageTags.availability);
  note(pageTags.videosOf(game.gameId));
  const page = game.page === null ? null : unpackGamePage(Buffer.from(game.page, "base64"));
  // What its players did may be known, and no play of it. WXR11
  const isKnownByLines = page !== null && game.lastPlay === null && page.box.teams.home.totals.points > 0;
  // Rosters may be written, or a game awarded, without a ball in play: zeros would then be told of a game nobody played.
  const isPlayed = ((page?.box.periods.length ?? 0) > 0 || isKnownByLines) && !game.scoreAlone;
  const officials = page?.officials ?? [];
  const appointed = officials.length === 0 ? (game.appointed ?? []) : [];
  return {
    summary: gameSummary(ref.seasonSlug, ref.leagueSlug, game),
    competition: { seasonSlug: ref.seasonSlug, leagueSlug: ref.leagueSlug, name: localName(league.name, league.transliterable) },
    seasonName: league.seasonName,
    version: `${game.epoch ?? 1}.${game.sequence ?? 0}`,
    ruleProfile: game.ruleProfile,
    box: page !== null && isPlayed ? page.box : null,
    periods: page?.box.periods ?? [],
    flow: page !== null && isPlayed && !isKnownByLines ? page.flow : null,
    shots: page?.shots ?? [],
    plays: playsOf(game, wanted),
    correctionTimes: game.correctionTimes ?? {},
    hasPlays: game.lastPlay !== null,
    hasVideos: game.hasVideos,
    hasTimedVideo: game.hasTimedVideo,
    recorded: game.recorded,
    players: withPersons(page?.players ?? [], game.persons),
    officials,
    appointed,
    hall: game.hall && hallRef(game.hall),
    pagesOfNamed: { coach: game.coachPages ?? {}, referee: (appointed.length > 0 ? game.appointedPages : game.refereePages) ?? {} },
    spellsSerbian: game.spellsSerbian,
    attendance: game.attendance,
    flags: game.flags,
    moves: gameMoves(game.moves),
    source: game.source,
    award: game.award === null ? null : { kind: game.award, atFault: game.atFault, reason: game.officialReason },
    fanVote: game.fanVote,
    lineups: game.lineups,
    outlets: { broadcasts: game.broadcasts, tickets: game.tickets },
    missing: { home: missingPlayers(game.missingHome ?? []), away: missingPlayers(game.missingAway ?? []) },
    clutch: page?.clutch ?? null,
    earlier: { home: game.earlierHome, away: game.earlierAway },
    meetings: league.meetings.map((meeting) => gameSummary(ref.seasonSlug, ref.leagueSlug, meeting)),
    series: gameSeries(game.duel, game.homeTeamId),
    currentPeriodAtBottom: currentPeriodAtBottom(league.website ?? {}),
  };
}

const websiteOf = sql<Readonly<Record<string, unknown>> | null>`(
  select branding.website from tenant_branding branding where branding.tenant_id = leagues.tenant_id)`;

/** Nobody asks once it is played. */
function missingAhead(tenantId: TenantId, team: Parameters<typeof missingOf>[1]) {
  return sql<
    ReturnType<typeof missingOf> extends RawBuilder<infer Rows> ? Rows | null : never
  >`case when ${isAhead} then ${missingOf(tenantId, team)} end`;
}

/** Of a side of the game of the query around it: its games of this league that were played out before that one began. */
function earlierMargins(team: "games.home_team_id" | "games.away_team_id"): RawBuilder<EarlierMargins> {
  return sql`(
    select json_build_object('games', count(*), 'margin', coalesce(sum(
      case when earlier.home_team_id = ${sql.ref(team)} then earlier.home_points - earlier.away_points
        else earlier.away_points - earlier.home_points end), 0))
    from games earlier
    where earlier.tenant_id = games.tenant_id and earlier.league_id = games.league_id and ${placeInTimeOf("earlier")} < ${placeInTime}
      and ${sql.ref(team)} in (earlier.home_team_id, earlier.away_team_id)
      and earlier.status in ('ended', 'final', 'under-protest') and earlier.home_points + earlier.away_points > 0)`;
}

/** Correlated to the league of the query around it. */
function gameRow(db: Kysely<Database>, tenantId: TenantId, address: GameAddress | PlayoffGameAddress, wanted: WantedParts) {
  return (
    gameCards(db, tenantId)
      .leftJoin("game_boxes", (join) =>
        join.onRef("game_boxes.tenant_id", "=", "games.tenant_id").onRef("game_boxes.game_id", "=", "games.game_id"),
      )
      .where(sql<boolean>`games.league_id = leagues.league_id`)
      .where("rounds.slug", "=", address.roundSlug)
      .where((game) =>
        "gameSlug" in address
          ? game("games.slug", "=", address.gameSlug)
          : game.and([game("games.duel_slug", "=", address.duelSlug), game("games.duel_game", "=", address.game)]),
      )
      // Of two games of one place in the bracket the one with the teams that came to play it counts.
      .orderBy(sql`games.status in ('cancelled', 'annulled')`)
      .limit(1)
      .select((row) => [
        "games.game_id as gameId",
        "games.attendance",
        hallOfGame.as("hall"),
        "games.source",
        "games.score_alone as scoreAlone",
        sql<string>`coalesce(games.rule_profile, leagues.rule_profile)`.as("ruleProfile"),
        "game_boxes.epoch",
        "game_boxes.sequence",
        sql<string | null>`encode(game_boxes.page, 'base64')`.as("page"),
        (wanted.plays === false ? sql<null>`null` : packedPlays(wanted.plays)).as("plays"),
        (wanted.plays === true ? correctionTimes : sql<null>`null`).as("correctionTimes"),
        "game_boxes.last_play as lastPlay",
        sql<boolean>`exists (select from ${videosOut})`.as("hasVideos"),
        sql<boolean>`exists (select from ${videosOut} and video.starts_at is not null)`.as("hasTimedVideo"),
        (wanted.plays === true ? recordedPlays : sql<null>`null`).as("recorded"),
        (wanted.lineups ? sql<Lineups | null>`game_boxes.lineups` : sql<null>`null`).as("lineups"),
        fanVoteOf.as("fanVote"),
        "games.award",
        sql<Side | "both" | null>`games.at_fault`.as("atFault"),
        "games.official_reason as officialReason",
        "games.home_team_id as homeTeamId",
        missingAhead(tenantId, "games.home_team_id").as("missingHome"),
        missingAhead(tenantId, "games.away_team_id").as("missingAway"),
        earlierMargins("games.home_team_id").as("earlierHome"),
        earlierMargins("games.away_team_id").as("earlierAway"),
        broadcastsOf.as("broadcasts"),
        ticketsOf.as("tickets"),
        coachPages.as("coachPages"),
        refereePages.as("refereePages"),
        appointedOf.as("appointed"),
        appointedPages.as("appointedPages"),
        spellsSerbian.as("spellsSerbian"),
        duelOf.as("duel"),
        movesOf.as("moves"),
        jsonArrayFrom(
          row
            .selectFrom("game_flags")
            .select(["game_flags.kind", "game_flags.detail"])
            .whereRef("game_flags.tenant_id", "=", "games.tenant_id")
            .whereRef("game_flags.game_id", "=", "games.game_id")
            .orderBy("game_flags.place"),
        ).as("flags"),
        jsonArrayFrom(
          row
            .selectFrom("game_players as known")
            .innerJoin("persons", (join) =>
              join.onRef("persons.tenant_id", "=", "known.tenant_id").on("persons.person_id", "=", standsForKnown),
            )
            .select([
              "known.player_key as key",
              "persons.given_name as givenName",
              "persons.family_name as familyName",
              "persons.transliterable",
              "persons.slug as personSlug",
            ])
            .whereRef("known.tenant_id", "=", "games.tenant_id")
            .whereRef("known.game_id", "=", "games.game_id"),
        ).as("persons"),
      ])
  );
}

/** Of the game of the query around it. By the key's own time, as the stream tells it (contract/live/live-event.ts). */
const correctionTimes = sql<GameAnswer["correctionTimes"] | null>`(
  select json_object_agg(correction.event_id,
    coalesce((correction.recording ->> 'occurredAt')::float8, round(extract(epoch from correction.recorded_at) * 1000)::float8))
  from game_events correction
  where correction.tenant_id = games.tenant_id and correction.game_id = games.game_id and correction.op in ('amend', 'move'))`;

/** Of the game of the query around it, as long as that is played out. FANVOTE3 FANVOTE5 */
const fanVoteOf = sql<GameFanVote | null>`(
  select json_build_object('closesAt', (extract(epoch from vote.closes_at) * 1000)::double precision,
    'endedAt', floor(extract(epoch from vote.closed_at) * 1000)::double precision,
    'counts', (select coalesce(json_agg(json_build_object('key', chosen.player_key, 'votes', chosen.votes)
        order by chosen.votes desc, chosen.player_key), '[]')
      from fan_vote_counts chosen where chosen.tenant_id = vote.tenant_id and chosen.game_id = vote.game_id))
  from fan_votes vote where vote.tenant_id = games.tenant_id and vote.game_id = games.game_id and ${playedOut})`;

/** Of the game of the query around it. EDIT4 */
const videosOut = sql`game_videos video
  where video.tenant_id = games.tenant_id and video.game_id = games.game_id and video.published_at <= now()`;

/** Of the game of the query around it; the log is read only where a recording's start is known. EDIT6 */
const recordedPlays = sql<GameAnswer["recorded"]>`(
  select json_build_object('startsAt', (extract(epoch from began.starts_at) * 1000)::double precision, 'keyedAt', coalesce((
    select json_object_agg(keyed.event_id, (keyed.recording ->> 'occurredAt')::float8)
    from game_events keyed
    where keyed.tenant_id = games.tenant_id and keyed.game_id = games.game_id and keyed.op = 'add'
      and keyed.recording ->> 'occurredAt' is not null), '{}'::json))
  from (select video.starts_at from ${videosOut} and video.starts_at is not null order by video.published_at, video.url limit 1) began)`;

/** Correlated to the league of the query around it. */
function meetingRows(db: Kysely<Database>, tenantId: TenantId, address: GameAddress | PlayoffGameAddress) {
  const asked =
    "gameSlug" in address
      ? sql`this.slug = ${address.gameSlug}`
      : sql`this.duel_slug = ${address.duelSlug} and this.duel_game = ${address.game}`;
  return gameCards(db, tenantId)
    .where(sql<boolean>`games.league_id = leagues.league_id`)
    .where(
      sql<boolean>`exists (
        select from games this
        join rounds place on place.tenant_id = this.tenant_id and place.league_id = this.league_id and place.round_id = this.round_id
        where this.tenant_id = games.tenant_id and this.league_id = games.league_id and place.slug = ${address.roundSlug} and ${asked}
          and ((this.home_team_id = games.home_team_id and this.away_team_id = games.away_team_id)
            or (this.home_team_id = games.away_team_id and this.away_team_id = games.home_team_id)))`,
    )
    .orderBy(placeInTime, (order) => order.asc().nullsLast())
    .orderBy("rounds.number");
}

/** The latest are those of a running game. */
function packedPlays(wanted: true | "latest"): RawBuilder<string | null> {
  return wanted === true
    ? sql`encode(game_boxes.plays, 'base64')`
    : sql`case when games.status in ('live', 'interrupted') then encode(game_boxes.plays, 'base64') end`;
}

/** Far more than the page shows, which leaves out whoever comes and goes: both fives may change in one second. LOOK30 */
const latestPlays = 32;

/** All of them where they were asked for, else the last of a running game: they are a hundred kilobytes. */
function playsOf(
  game: { readonly status: GameStatus; readonly plays: string | null; readonly lastPlay: PlayLine | null },
  wanted: WantedParts,
): readonly PlayLine[] {
  if (game.plays !== null) {
    const plays = unpackJson<readonly PlayLine[]>(Buffer.from(game.plays, "base64"));
    return wanted.plays === "latest" ? plays.slice(-latestPlays) : plays;
  }
  const isRunning = game.status === "live" || game.status === "interrupted";
  return isRunning && game.lastPlay !== null ? [game.lastPlay] : [];
}

function absent(note: NotePageTag, tag: Parameters<NotePageTag>[0]): null {
  note(tag);
  return null;
}
