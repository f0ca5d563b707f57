import type { Kysely } from "kysely";
import type { FantasyApiQueries, FantasyGameAnswer, FantasyRoundAnswer } from "#contract/fantasy-api-queries.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import { settingsInRound } from "#core/fantasy/fantasy-settings.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { askTogether, type AnsweredRows } from "../../db/ask-together.ts";
import type { Database } from "../../db/schema.ts";
import type { SeasonGame } from "../../fantasy/season-games.ts";
import { hasFact, lastLocked } from "../../fantasy/stored-rounds.ts";
import { bestFive, bestFiveQuestions } from "./best-five.ts";
import { fantasyPlayers, playersQuestion } from "./market-lines.ts";
import { playerAsked } from "./player-answer.ts";
import { playerCourse } from "./player-course.ts";
import { spreadQuestion } from "./ranking.ts";
import { gamesAsked, type SeasonAt, seasonAt } from "./season-at.ts";
import { takenAndDropped, takenQuestions } from "./taken-and-dropped.ts";
import { teamsIn, teamsInQuestion } from "./teams-in.ts";
import { toldRounds } from "./told-rounds.ts";

/** The fantasy game as programs see it. */
export function fantasyApiQueriesFor(db: Kysely<Database>, tenantId: TenantId, note: NotePageTag): FantasyApiQueries {
  const asking = { db, tenantId, note };
  const at = (address: Parameters<FantasyApiQueries["game"]>[0]) => seasonAt(asking, address, gamesAsked, {});
  return {
    async game(address) {
      const known = await at(address);
      return known && gameOf(db, known);
    },
    async player(address, number) {
      const known = await seasonAt(asking, address, playerAsked, { number });
      return known && playerCourse(db, known, number);
    },
    async round(address, round) {
      const known = await at(address);
      return known && roundOf(db, known, round);
    },
  };
}

type GamesAt = SeasonAt & { readonly also: AnsweredRows<{ games: SeasonGame }> };

async function gameOf(db: Kysely<Database>, known: GamesAt): Promise<FantasyGameAnswer> {
  const { season, rounds, head, settings, open, also } = known;
  const { teams } = await askTogether(db, { teams: teamsInQuestion(season, lastLocked(rounds)?.round) });
  return {
    ...head,
    settings,
    timeZone: season.timeZone,
    closed: season.isClosed,
    rounds: [...toldRounds(known, also.games).values()],
    open: open?.round ?? null,
    teams: teamsIn(teams),
  };
}

async function roundOf(db: Kysely<Database>, known: GamesAt, wanted: number): Promise<FantasyRoundAnswer | null> {
  const { season, rounds, head, also } = known;
  const stored = rounds.find(({ round }) => round === wanted);
  const round = toldRounds(known, also.games).get(wanted);
  if (stored === undefined || round === undefined) return null;
  const rows = await askTogether(db, {
    ...bestFiveQuestions(season, wanted),
    ...takenQuestions(season, wanted),
    spread: spreadQuestion(season, wanted),
    // At the prices of its own market.
    players: playersQuestion(season, { rounds, priced: stored }),
    teams: teamsInQuestion(season, wanted),
  });
  const players = fantasyPlayers(rows.players);
  const settings = settingsInRound(season.versions, wanted);
  const isPlayed = hasFact(stored, "live");
  return {
    ...head,
    round,
    settings,
    teams: hasFact(stored, "locked") ? teamsIn(rows.teams) : 0,
    spread: isPlayed ? (rows.spread[0] ?? null) : null,
    bestFive: isPlayed ? bestFive(rows, settings, players) : [],
    ...takenAndDropped(rows, players),
  };
}
