import type { Kysely } from "kysely";
import type { FantasyRefusal, LineUpMade, TransfersMade } from "#contract/my-fantasy.ts";
import { beginsAt, lineUpRefusal } from "#core/fantasy/decide-line-up.ts";
import { decideTransfers } from "#core/fantasy/decide-transfer.ts";
import { type LineUp, lineUpFault, type Squad } from "#core/fantasy/squad.ts";
import type { Database } from "../db/schema.ts";
import type { SeasonKey } from "../fantasy/fantasy-season.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { type OwnSquad, squadAtOpening } from "./own-squad.ts";
import { gamesOfRound } from "../fantasy/round-sight.ts";
import { seasonGames } from "../fantasy/season-games.ts";
import { SharedTrips } from "./shared-trips.ts";
import { roundPlayed, transferTime } from "./squad-times.ts";
import { type Taking, takeChanges } from "./take-changes.ts";
import { locked, otherMarket, otherVersion, whyNotTaken } from "./why-not-taken.ts";

/** What became of a change: taken, with the squad's new version, or refused by a rule and left as it was. */
export type ChangeOutcome =
  | { readonly kind: "taken"; readonly version: number }
  | { readonly kind: "refused"; readonly refusal: FantasyRefusal };

const closed = refused({ rule: "FAN15", code: "closed" });

function refused(refusal: FantasyRefusal): ChangeOutcome {
  return { kind: "refused", refusal };
}

/** Decided in memory, and taken by one statement that looks whether all it was decided on still holds. FAN6, FAN7, FAN23, FAN32 */
export async function makeTransfers(
  changes: SquadChanges,
  known: KnownSeason,
  own: OwnSquad,
  made: TransfersMade,
  now: number,
): Promise<ChangeOutcome> {
  const { settings, market, clubsPlaying } = known;
  if (known.season.isClosed) return closed;
  const time = transferTime(known, own);
  if (time === null) return refused(locked);
  const { round, until } = time;
  if (made.version !== own.version) return refused(otherVersion);
  if (made.market !== round.market) return refused(otherMarket);
  const decision = decideTransfers(
    {
      settings,
      market,
      clubsPlaying,
      squad: own.squad,
      atOpening: squadAtOpening(own),
      unlimited: own.entry === null || round.unlimited,
      locksAt: until ?? Infinity,
      at: now,
      hasBegun: () => false,
    },
    made.transfers,
  );
  if (decision.kind === "refused") return decision;
  return changes.take(known.season, {
    kind: "transfers",
    teamId: own.teamId,
    version: own.version,
    squad: decision.squad,
    used: decision.used,
    round: round.round,
    isOpen: until !== null,
    market: made.market,
    until: null,
    entryOf: null,
    gone: made.transfers.map(({ out }) => out),
    come: made.transfers.map((transfer) => transfer.in),
  });
}

/** Another order of the same players: before the lock as one likes, afterwards player by player until each one's own tip-off; never in a season that is closed. FAN4, FAN7, FAN15, FAN24 */
export async function makeLineUp(
  { db, changes }: { readonly db: Kysely<Database>; readonly changes: SquadChanges },
  known: KnownSeason,
  own: OwnSquad,
  made: LineUpMade,
  now: number,
): Promise<ChangeOutcome> {
  if (known.season.isClosed) return closed;
  if (made.version !== own.version) return refused(otherVersion);
  const wanted: LineUp = { players: made.players, captain: made.captain, vice: made.vice };
  const { open, settings, market } = known;
  const playing = roundPlayed(known, own);
  const begins = playing === null ? null : await tipOffs(db, known, playing.round);
  const hasBegun = (number: number) => begins !== null && (begins.get(number) ?? Infinity) <= now;
  const refusal = lineUpRefusal(settings, market, { now: own.squad, wanted, hasBegun }) ?? lineUpFault(settings, market, wanted);
  if (refusal !== null) return refused(refusal);
  const round = (open ?? playing ?? known.priced)?.round ?? 1;
  const later = begins === null ? [] : own.squad.players.flatMap((number) => begins.get(number) ?? []).filter((at) => at > now);
  return changes.take(known.season, {
    kind: "line-up",
    teamId: own.teamId,
    version: own.version,
    squad: inOrder(own.squad, wanted),
    used: own.changedIn === round ? own.used : 0,
    round,
    isOpen: open !== undefined,
    market: null,
    until: later.length === 0 ? null : Math.min(...later),
    entryOf: playing?.round ?? null,
    gone: [],
    come: [],
  });
}

function inOrder({ players, paid }: Squad, wanted: LineUp): Squad {
  return { ...wanted, paid: wanted.players.map((number) => paid[players.indexOf(number)] ?? 0) };
}

/** By number when each begins in a round. */
async function tipOffs(db: Kysely<Database>, { season, rounds }: KnownSeason, round: number): Promise<ReadonlyMap<number, number>> {
  const stored = rounds.find((one) => one.round === round);
  const games = stored === undefined ? [] : gamesOfRound(rounds, await seasonGames(db, season), stored);
  const players = await db
    .selectFrom("fantasy_players")
    .where("tenant_id", "=", season.tenantId)
    .where("league_id", "=", season.leagueId)
    .select(["number", "team_id"])
    .execute();
  return new Map(
    players.flatMap(({ number, team_id }) => {
      const own = games.flatMap(({ homeTeamId, awayTeamId, tipOff, firstEventAt }) =>
        tipOff !== null && (homeTeamId === team_id || awayTeamId === team_id) ? [{ tipOff, firstEventAt }] : [],
      );
      const at = beginsAt(own);
      return at === null ? [] : [[number, at] as const];
    }),
  );
}

type Ask = { readonly season: SeasonKey; readonly taking: Taking };

/** Changes of many squads on their way to the database. A lane is a season's. */
export class SquadChanges {
  readonly #takings: SharedTrips<Ask, number | null>;
  readonly #reasons: SharedTrips<Ask, FantasyRefusal>;

  constructor(db: Kysely<Database>) {
    this.#takings = travelling((season, takings) => takeChanges(db, season, takings));
    this.#reasons = travelling((season, takings) => whyNotTaken(db, season, takings));
  }

  async take(season: SeasonKey, taking: Taking): Promise<ChangeOutcome> {
    const version = await this.#takings.ask(season.leagueId, { season, taking });
    if (version !== null) return { kind: "taken", version };
    return refused(await this.#reasons.ask(season.leagueId, { season, taking }));
  }
}

function travelling<Answer>(answerAll: (season: SeasonKey, takings: readonly Taking[]) => Promise<Answer[]>): SharedTrips<Ask, Answer> {
  return new SharedTrips((asks) =>
    answerAll(
      (asks[0] as Ask).season,
      asks.map(({ taking }) => taking),
    ),
  );
}
