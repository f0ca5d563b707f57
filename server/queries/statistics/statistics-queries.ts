import type { Kysely } from "kysely";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { StatisticsQueries } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { allTimeLeaders, allTimePerGame, bestPlayers } from "./all-time-figures.ts";
import { clubHistory, clubsHeadToHead } from "./club-history.ts";
import { comparablePlayers } from "./comparable-players.ts";
import { leagueBest } from "./league-best.ts";
import { leagueClutch } from "./league-clutch.ts";
import { leagueCombinations } from "./league-combinations.ts";
import { leagueExperimental } from "./league-experimental.ts";
import { leagueFeats } from "./league-feats.ts";
import { leagueLeaders, leaguePerGame } from "./league-figures.ts";
import { playerCareer } from "./player-career.ts";
import { playerComparison, playersHeadToHead } from "./player-pairs.ts";
import { allTimeRecords, leagueRecords } from "./record-boards.ts";
import { leadersAtSeasonEnds } from "./leaders-at-season-ends.ts";
import { finder } from "./finder.ts";
import { playerShots, teamShots } from "./shot-places.ts";
import { streakBoards } from "./streak-boards.ts";
import { recordTimeline } from "./record-timeline.ts";
import { seasonLeaders } from "./season-leaders.ts";
import { teamLineups } from "./team-lineups.ts";
import { teamRatings } from "./team-ratings.ts";
import { upcomingMilestones } from "./upcoming-milestones.ts";

/** Answers to what the pages of one tenant ask of figures over many games, in at most four steps of the database each. */
export function statisticsQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): StatisticsQueries {
  return {
    leagueLeaders: (address, wanted) => leagueLeaders(db, tenantId, note, address, wanted),
    leagueRecords: (address, wanted) => leagueRecords(db, tenantId, note, address, wanted),
    leaguePerGame: (address, view, page) => leaguePerGame(db, tenantId, note, address, view, page),
    leagueBest: (address, phase) => leagueBest(db, tenantId, note, address, phase),
    teamRatings: (address) => teamRatings(db, tenantId, note, address),
    leagueExperimental: (address, phase) => leagueExperimental(db, tenantId, note, address, phase),
    leagueClutch: (address, filter) => leagueClutch(db, tenantId, note, address, filter),
    leagueCombinations: (address, wanted) => leagueCombinations(db, tenantId, note, address, wanted),
    leagueFeats: (address, phase) => leagueFeats(db, tenantId, note, address, phase),
    seasonLeaders: (statistic) => seasonLeaders(db, tenantId, note, statistic),
    leadersAtSeasonEnds: (statistic, phase) => leadersAtSeasonEnds(db, tenantId, note, statistic, phase),
    streakBoards: (holder) => streakBoards(db, tenantId, note, holder),
    bestPlayers: (phase) => bestPlayers(db, tenantId, note, phase),
    allTimeLeaders: (board) => allTimeLeaders(db, tenantId, note, board),
    allTimeRecords: (wanted) => allTimeRecords(db, tenantId, note, wanted),
    allTimePerGame: (wanted) => allTimePerGame(db, tenantId, note, wanted),
    playerCareer: (slug) => playerCareer(db, tenantId, note, slug),
    playerComparison: (slugs, phase, mode) => playerComparison(db, tenantId, note, slugs, phase, mode),
    comparablePlayers: (slug) => comparablePlayers(db, tenantId, note, slug),
    playersHeadToHead: (slug, otherSlug) => playersHeadToHead(db, tenantId, note, slug, otherSlug),
    finder: (question) => finder(db, tenantId, note, question),
    clubHistory: (slug) => clubHistory(db, tenantId, note, slug),
    clubsHeadToHead: (slug, opponentSlug) => clubsHeadToHead(db, tenantId, note, slug, opponentSlug),
    upcomingMilestones: () => upcomingMilestones(db, tenantId, note),
    playerShots: (slug, wanted) => playerShots(db, tenantId, note, slug, wanted),
    teamShots: (address, wanted) => teamShots(db, tenantId, note, address, wanted),
    teamLineups: (address) => teamLineups(db, tenantId, note, address),
    recordTimeline: (holder, category, address) => recordTimeline(db, tenantId, note, holder, category, address),
  };
}
