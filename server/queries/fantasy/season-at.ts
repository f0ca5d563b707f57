import { type CompiledQuery, type InferResult, type Kysely, type RawBuilder, sql } from "kysely";
import type { FantasyTeamRef } from "#contract/fantasy.ts";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { LeagueAddress, LeagueHead } from "#contract/refs.ts";
import type { SettingsVersion } from "#core/fantasy/fantasy-settings.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { type AnsweredRows, type Questions, rowsAsList } from "../../db/ask-together.ts";
import { compiledOnce } from "../../db/compiled-once.ts";
import type { LeagueId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { KeyInQuestion } from "../../fantasy/fantasy-season.ts";
import { type SeasonState, seasonState } from "../../fantasy/known-season.ts";
import { gamesQuestion } from "../../fantasy/season-games.ts";
import { roundsQuestion } from "../../fantasy/stored-rounds.ts";
import { leagueAt, leagueOfGame } from "../leagues/league-at.ts";
import { localName } from "../refs/local-name.ts";
import { namesOf, namesQuestion, type RoundNames } from "./told-round.ts";

/** A league's season of the game at its address, as pages ask for it. */
export type SeasonAt = SeasonState & { readonly names: RoundNames; readonly head: LeagueHead };

/** Of a tenant, whose pages are told what their answers were read from. */
export type Asking = { readonly db: Kysely<Database>; readonly tenantId: TenantId; readonly note: NotePageTag };
type AtAddress = LeagueAddress & { readonly tenantId: TenantId };
type OfGame = { readonly gameId: GameId; readonly tenantId: TenantId };

/** A question of a season with what else is asked of its league, put together once. `Values`: what it is filled with besides. */
export type SeasonQuestion<Also, Values extends object = object> = {
  readonly at: (db: Kysely<Database>, values: AtAddress & Values) => CompiledQuery<LeagueRow>;
  readonly ofGame: (db: Kysely<Database>, values: OfGame & Values) => CompiledQuery<LeagueRow>;
  /** What of its answer the rest is; never there. */
  readonly also?: AnsweredRows<Also>;
};

/** `also`: by a key that stands for the league in the question, and places for values (`server/db/compiled-once.ts`). */
export function askedOfSeason<Also, Values extends object = object>(
  also: (key: KeyInQuestion, places: Values) => Questions<Also>,
): SeasonQuestion<Also, Values> {
  const key = { tenantId: sql.ref("leagues.tenant_id"), leagueId: sql.ref("leagues.league_id") };
  return {
    at: compiledOnce((db, places: AtAddress & Values) =>
      leagueQuestion(leagueAt(db, places.tenantId, places), also(key, places)).compile(),
    ),
    ofGame: compiledOnce((db, places: OfGame & Values) =>
      leagueQuestion(leagueOfGame(db, places.tenantId, places.gameId), also(key, places)).compile(),
    ),
  };
}

/** With its games, and alone. */
export const gamesAsked = askedOfSeason((key) => ({ games: gamesQuestion(key) }));
export const seasonAlone = askedOfSeason(() => ({}));

type WithAlso<Also> = SeasonAt & { readonly also: AnsweredRows<Also> };

/** In one question. `null`: there is no such league, or the game is not played in it. Notes what its answer was read from. */
export async function seasonAt<Also, Values extends object>(
  { db, tenantId, note }: Asking,
  { seasonSlug, leagueSlug }: LeagueAddress,
  question: SeasonQuestion<Also, Values>,
  values: Values,
): Promise<WithAlso<Also> | null> {
  const { rows } = await db.executeQuery(question.at(db, { ...values, tenantId, seasonSlug, leagueSlug }));
  const league = leagueOf<Also>(tenantId, rows);
  note(pageTags.site);
  if (league === null) return null;
  note(pageTags.league(league.leagueId));
  note(pageTags.fantasy(league.leagueId));
  return league.season;
}

/** The same of the league that a game is of; noted is the game alone. */
export async function seasonOfGame<Also>(
  { db, tenantId, note }: Asking,
  gameId: GameId,
  question: SeasonQuestion<Also>,
): Promise<WithAlso<Also> | null> {
  note(pageTags.game(gameId));
  const { rows } = await db.executeQuery(question.ofGame(db, { tenantId, gameId }));
  const league = leagueOf<Also>(tenantId, rows);
  if (!league?.season) return null;
  note(pageTags.fantasy(league.leagueId));
  return league.season;
}

type LeagueRow = InferResult<ReturnType<typeof leagueQuestion>>[number];

function leagueQuestion<Also>(league: ReturnType<typeof leagueAt>, also: Questions<Also>) {
  const key = { tenantId: sql.ref("leagues.tenant_id"), leagueId: sql.ref("leagues.league_id") };
  return league
    .leftJoin("fantasy_seasons as game", (join) =>
      join.onRef("game.tenant_id", "=", "leagues.tenant_id").onRef("game.league_id", "=", "leagues.league_id"),
    )
    .innerJoin("tenants", "tenants.tenant_id", "leagues.tenant_id")
    .select(["leagues.league_id as leagueId", "leagues.name", "leagues.transliterable", "leagues.slug as leagueSlug"])
    .select(["seasons.name as seasonName", "seasons.slug as seasonSlug", "tenants.time_zone as timeZone"])
    .select(["game.settings", "game.scale_percent as scalePercent", sql<boolean>`game.closed_at is not null`.as("isClosed")])
    .select([rowsAsList(roundsQuestion(key)).as("rounds"), rowsAsList(namesQuestion(key)).as("names")])
    .select(lists(also).as("also"));
}

/** `null`: there is none. */
function leagueOf<Also>(
  tenantId: TenantId,
  [row]: readonly LeagueRow[],
): { readonly leagueId: LeagueId; readonly season: WithAlso<Also> | null } | null {
  if (!row) return null;
  const { leagueId, seasonSlug, leagueSlug, seasonName, timeZone, isClosed } = row;
  if (row.settings === null || row.scalePercent === null) return { leagueId, season: null };
  const versions: readonly SettingsVersion[] = row.settings;
  const season = { tenantId, leagueId, versions, scalePercent: row.scalePercent, timeZone, isClosed };
  const competition = { seasonSlug, leagueSlug, name: localName(row.name, row.transliterable) };
  const head = { competition, seasonName };
  return {
    leagueId,
    season: { ...seasonState(season, row.rounds), names: namesOf(row.names), head, also: row.also as AnsweredRows<Also> },
  };
}

/** In a league without the game nothing is asked. */
function lists<Also>(questions: Questions<Also>): RawBuilder<AnsweredRows<Also>> {
  const parts = Object.entries<RawBuilder<unknown>>(questions).flatMap(([name, question]) => [sql.lit(name), rowsAsList(question)]);
  return sql<AnsweredRows<Also>>`case when game.league_id is not null then json_build_object(${sql.join(parts)}) end`;
}

export type TeamRow = { readonly number: number; readonly name: string | null; readonly isHidden: boolean };

/** A team as everybody sees it: hidden by the office, or of somebody who is gone, it is a number. FAN33 */
export function fantasyTeamRef({ number, name, isHidden }: TeamRow): FantasyTeamRef {
  return { number, name: isHidden ? null : name };
}
