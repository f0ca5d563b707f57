import type { Insertable, Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { byTime, type Phase } from "#core/stats/history/game-line.ts";
import { mergePlayerSums, type PlayerSums, sumPlayerGames } from "#core/stats/history/sums.ts";
import type { CareerPhase } from "../db/history-tables.ts";
import type { PersonId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { type AllTimeStatistic, careerStandings, type CareerStanding, standingOf } from "./career-leaders.ts";
import type { PlayerHistoryGame } from "./statistics-lines.ts";
import { seasonEndRows } from "./season-end-rows.ts";
import { deleteRows, insertRows } from "./statistics-rows.ts";
import { storedSums } from "./statistics-sums.ts";
import { playerStreakRows } from "./streak-rows.ts";

/** Rows as JSON: moments as text, sums as values. */
type Row<Table extends keyof Database> = { readonly [Column in keyof Insertable<Database[Table]>]: unknown };

export type CareerRows = {
  readonly player_season_totals: readonly Row<"player_season_totals">[];
  readonly player_club_totals: readonly Row<"player_club_totals">[];
  readonly player_careers: readonly Row<"player_careers">[];
  readonly all_time_leaders: readonly Row<"all_time_leaders">[];
  readonly career_season_ends: readonly Row<"career_season_ends">[];
  readonly streaks: readonly Row<"streaks">[];
};

const millisecondsOfDay = 86_400_000;

/** All that is kept of a person, folded from his games in any order. `birthDate` is `yyyy-mm-dd`. */
export function careerRows(
  tenantId: TenantId,
  person: string,
  birthDate: string | null,
  unsorted: readonly PlayerHistoryGame[],
): CareerRows {
  const games = unsorted.toSorted(byTime);
  const seasonGroups = grouped(games, ({ league, phase, team }) => `${league} ${phase} ${team}`);
  const parts = [...seasonGroups.values()].map((ofSeason) => ({ games: ofSeason, sums: sumPlayerGames(ofSeason) }));
  const subject = { tenant_id: tenantId, person_id: person };
  const careers = (["all", "regular", "playoff"] as const).flatMap((phase) => {
    const inPhase = parts.filter((part) => phase === "all" || part.games[0]?.phase === phase);
    return inPhase.length === 0 ? [] : [{ phase, parts: inPhase, sums: summed(inPhase), games: games.filter(isOf(phase)) }];
  });
  return {
    player_season_totals: parts.map((part) => ({ ...subject, ...seasonColumns(part) })),
    player_club_totals: careers.flatMap(({ phase, parts: ofPhase }) =>
      [...grouped(ofPhase, ({ games: [first] }) => first?.club ?? "")].map(([club, ofClub]) => ({
        ...subject,
        club_id: club,
        phase,
        seasons: new Set(ofClub.map(({ games: [first] }) => first?.season)).size,
        ...spanColumns(ofClub.flatMap((part) => part.games).toSorted(byTime)),
        sums: storedSums(summed(ofClub)),
      })),
    ),
    player_careers: careers.map(({ phase, sums, games: ofPhase }) => ({
      ...subject,
      phase,
      games: sums.games,
      seasons: seasonsOf(ofPhase),
      team_id: ofPhase.at(-1)?.team,
      first_game_id: ofPhase[0]?.game,
      last_game_id: ofPhase.at(-1)?.game,
      ...spanColumns(ofPhase),
      sums: storedSums(sums),
    })),
    all_time_leaders: careers.flatMap(({ phase, sums, games: ofPhase }) =>
      [...careerStandings(sums), ...ofCareerAlone(sums, ofPhase, birthDate)].map((standing) => ({ ...subject, phase, ...standing })),
    ),
    career_season_ends: careers.flatMap(({ phase, parts: ofPhase }) => seasonEndRows(tenantId, person, phase, ofPhase)),
    streaks: playerStreakRows(tenantId, person, games),
  };
}

type Part = { readonly games: readonly PlayerHistoryGame[]; readonly sums: PlayerSums };

function isOf(phase: CareerPhase): (game: { readonly phase: Phase }) => boolean {
  return (game) => phase === "all" || game.phase === phase;
}

function seasonColumns({ games, sums }: Part) {
  const last = games.at(-1);
  return {
    league_id: last?.league,
    phase: last?.phase,
    team_id: last?.team,
    season_id: last?.season,
    club_id: last?.club,
    shirt: last?.shirt,
    position: last?.position ?? null,
    ...spanColumns(games),
    last_round: last?.round,
    last_game_id: last?.game,
    sums: storedSums(sums),
  };
}

function spanColumns(games: readonly PlayerHistoryGame[]) {
  return { first_played_at: momentOf(games[0]), last_played_at: momentOf(games.at(-1)) };
}

function momentOf(game: { readonly playedAt: number | null } | undefined): Date | null {
  return game === undefined || game.playedAt === null ? null : new Date(game.playedAt);
}

function summed(parts: readonly Part[]): PlayerSums {
  const [first, ...others] = parts.map(({ sums }) => sums);
  return others.reduce(mergePlayerSums, first ?? sumPlayerGames([]));
}

function seasonsOf(games: readonly PlayerHistoryGame[]): number {
  return new Set(games.map(({ season }) => season)).size;
}

/** What a career is ranked by that no sum tells. The ages are told of all phases alone. */
function ofCareerAlone(sums: PlayerSums, games: readonly PlayerHistoryGame[], birthDate: string | null): CareerStanding[] {
  const born = birthDate === null ? null : Date.parse(`${birthDate}T00:00:00Z`);
  const ageOn = (game: PlayerHistoryGame | undefined) =>
    born === null || game === undefined || game.playedAt === null ? null : Math.floor((game.playedAt - born) / millisecondsOfDay);
  const dated = games.filter(({ playedAt }) => playedAt !== null);
  const values: readonly (readonly [AllTimeStatistic, number | null])[] = [
    ["games", sums.games],
    ["starts", sums.starts === 0 ? null : sums.starts],
    ["seasons", seasonsOf(games)],
    ["pointsOnDebut", games[0]?.points || null],
    ["youngest", ageOn(dated[0])],
    ["oldest", ageOn(dated.at(-1))],
  ];
  return values.flatMap(([statistic, value]) =>
    value === null ? [] : [{ statistic, mode: "total" as const, standing: standingOf(statistic, value) }],
  );
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Puts these rows in the place of all that was kept of the persons; who is left without games has none. */
export async function writeCareers(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  persons: readonly PersonId[],
  careers: readonly CareerRows[],
): Promise<void> {
  for (const table of [
    "player_season_totals",
    "player_club_totals",
    "player_careers",
    "all_time_leaders",
    "career_season_ends",
    "streaks",
  ] as const) {
    await deleteRows(transaction, tenantId, table, table === "streaks" ? "subject_id" : "person_id", persons);
    await insertRows(
      transaction,
      table,
      careers.flatMap((career) => career[table] as readonly object[]),
    );
  }
}
