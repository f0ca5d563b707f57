import type { TenantId } from "#core/kernel/ids.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import { byText } from "#core/stats/history/ranking.ts";
import {
  defaultPlayerRecordOptions,
  type PlayerRecordId,
  playerRecordIds,
  playerRecordOrder,
  playerRecordValue,
} from "#core/stats/history/player-records.ts";
import { recordsOfTheGame, type TeamRecordId, teamRecordIds, teamRecordOrder, teamRecordValue } from "#core/stats/history/team-records.ts";
import type { PlayerHistoryGame, TeamHistoryGame } from "./statistics-lines.ts";

/** One row of `record_marks`. */
export type RecordMark = {
  readonly tenant_id: string;
  readonly scope: "league" | "club";
  readonly scope_id: string;
  readonly phase: Phase;
  readonly holder: "player" | "team";
  readonly category: string;
  readonly standing: number;
  readonly game_id: string;
  readonly team_id: string;
  readonly person_id: string | null;
  /** The person, or else the team. */
  readonly holder_id: string;
  readonly league_id: string;
  readonly played_at: Date | null;
};

/**
 * As long is each list, and longer where more hold the record itself: all of them stand in it. Of what is level the earliest
 * stand first, and a list has an end even where half a league is level (five fouls), so lists of parts still make the list
 * of the whole. KEPT2
 */
export const marksKept = 15;
export const mostMarks = 100;

/** Told of a career, not of a league or a club: `server/projections/career-leaders.ts`. The lines do not tell overtimes apart. */
const ofCareers: ReadonlySet<PlayerRecordId> = new Set<PlayerRecordId>(["pointsInOvertime", "pointsOnDebut", "youngest", "oldest"]);
export const playerCategories: readonly PlayerRecordId[] = playerRecordIds.filter((id) => !ofCareers.has(id));

/** Higher is better: what is a record by being low, negated. Its own inverse. */
export function recordStanding(holder: "player" | "team", category: string, value: number): number {
  return isFewest(holder, category) ? -value : value;
}

function isFewest(holder: "player" | "team", category: string): boolean {
  const order = holder === "player" ? playerRecordOrder(category as PlayerRecordId) : teamRecordOrder(category as TeamRecordId);
  return order === "fewest";
}

type MarkGame = PlayerHistoryGame | TeamHistoryGame;
type List = { marks: RecordMark[]; last: number; pruneAt: number };

type MarkPlace = Pick<RecordMark, "standing" | "played_at" | "game_id" | "holder_id">;

/** Best first; level ones by time, undated first, then by id: no two marks are the same place. */
export function byPlace(one: MarkPlace, other: MarkPlace): number {
  if (one.standing !== other.standing) return other.standing - one.standing;
  const [earlier, later] = [one.played_at?.getTime() ?? -Infinity, other.played_at?.getTime() ?? -Infinity];
  if (earlier !== later) return earlier - later;
  return byText(one.game_id, other.game_id) || byText(one.holder_id, other.holder_id);
}

/** The list of the best out of any marks that hold them. */
export function bestMarks(marks: readonly RecordMark[]): RecordMark[] {
  const ordered = marks.toSorted(byPlace);
  const record = ordered[0]?.standing;
  const holders = ordered.findIndex(({ standing }) => standing !== record);
  return ordered.slice(0, Math.max(marksKept, Math.min(mostMarks, holders < 0 ? ordered.length : holders)));
}

/**
 * A list brought up to new offers without looking at any other line. `null`: it was cut where something has now become the
 * record or left, so what was cut off must be looked at again.
 */
export function renewedMarks(
  before: readonly RecordMark[],
  offered: readonly RecordMark[],
  isChanged: (mark: RecordMark) => boolean,
): RecordMark[] | null {
  const ordered = before.toSorted(byPlace);
  const last = ordered.length < marksKept ? undefined : ordered.at(-1);
  const record = ordered[0]?.standing ?? -Infinity;
  const kept = ordered.filter((mark) => !isChanged(mark));
  const taken = offered.filter((mark) => last === undefined || byPlace(mark, last) <= 0 || mark.standing >= record);
  const after = bestMarks([...kept, ...taken]);
  if (last === undefined) return after;
  const wasCutAtMost = ordered.length >= mostMarks && kept.length < ordered.length;
  const cutIsRecordNow = last.standing < record && after[0]?.standing === last.standing;
  return after.length < marksKept || wasCutAtMost || cutIsRecordNow ? null : after;
}

export function listKey({ scope_id, phase, holder, category }: Pick<RecordMark, "scope_id" | "phase" | "holder" | "category">): string {
  return `${scope_id} ${phase} ${holder} ${category}`;
}

/**
 * Lists of the best of leagues and clubs, offered line after line, in any order. What is once below a full list's last
 * place stays there, so a mark that is not taken is never needed again.
 */
export class RecordBook {
  private readonly tenantId: TenantId;
  private readonly lists = new Map<string, List[]>();

  constructor(tenantId: TenantId) {
    this.tenantId = tenantId;
  }

  offerPlayer(game: PlayerHistoryGame): void {
    this.offer(game, "player", playerCategories, game.person, (category) => playerValue(game, category as PlayerRecordId));
  }

  offerTeam(game: TeamHistoryGame): void {
    this.offer(game, "team", teamRecordIds, null, (category) => teamRecordValue(game, category as TeamRecordId, game.regularPeriods));
  }

  *all(): Generator<RecordMark> {
    for (const lists of this.lists.values()) {
      for (const { marks } of lists) yield* bestMarks(marks);
    }
  }

  private offer(
    game: MarkGame,
    holder: "player" | "team",
    categories: readonly string[],
    person: string | null,
    valueOf: (category: string) => number | null,
  ): void {
    const ofLeague = this.listsOf("league", game.league, game.phase, holder, categories.length);
    const ofClub = this.listsOf("club", game.club, game.phase, holder, categories.length);
    for (const [index, category] of categories.entries()) {
      const value = valueOf(category);
      // To have done nothing is no record, unless the fewest are asked for.
      if (value === null || (value === 0 && !isFewest(holder, category))) continue;
      const standing = recordStanding(holder, category, value);
      const inLeague = holder === "player" || game.side === "home" || !recordsOfTheGame.has(category as TeamRecordId);
      if (inLeague) this.take(ofLeague[index], game, "league", holder, category, standing, person);
      this.take(ofClub[index], game, "club", holder, category, standing, person);
    }
  }

  private take(
    list: List | undefined,
    game: MarkGame,
    scope: RecordMark["scope"],
    holder: RecordMark["holder"],
    category: string,
    standing: number,
    person: string | null,
  ): void {
    if (!list || standing < list.last) return;
    list.marks.push(markOf(this.tenantId, game, scope, holder, category, standing, person));
    if (list.marks.length < list.pruneAt) return;
    list.marks = bestMarks(list.marks);
    list.last = list.marks.at(-1)?.standing ?? -Infinity;
    list.pruneAt = list.marks.length + 3 * marksKept;
  }

  private listsOf(scope: string, scopeId: string, phase: Phase, holder: string, length: number): List[] {
    const key = `${scope} ${scopeId} ${phase} ${holder}`;
    const known = this.lists.get(key);
    if (known) return known;
    const made = Array.from({ length }, () => ({ marks: [], last: -Infinity, pruneAt: 4 * marksKept }));
    this.lists.set(key, made);
    return made;
  }
}

/** What each of these games of one league is worth in a category. */
export function recordMarks(tenantId: TenantId, games: readonly (PlayerHistoryGame | TeamHistoryGame)[], category: string): RecordMark[] {
  return games.flatMap((game) => {
    const person = "person" in game ? game.person : null;
    const holder = person === null ? "team" : "player";
    const value =
      "person" in game
        ? playerValue(game, category as PlayerRecordId)
        : teamRecordValue(game, category as TeamRecordId, game.regularPeriods);
    if (value === null || (value === 0 && !isFewest(holder, category))) return [];
    if (holder === "team" && game.side === "away" && recordsOfTheGame.has(category as TeamRecordId)) return [];
    return [markOf(tenantId, game, "league", holder, category, recordStanding(holder, category, value), person)];
  });
}

function markOf(
  tenantId: TenantId,
  game: MarkGame,
  scope: RecordMark["scope"],
  holder: RecordMark["holder"],
  category: string,
  standing: number,
  person: string | null,
): RecordMark {
  return {
    tenant_id: tenantId,
    scope,
    scope_id: scope === "league" ? game.league : game.club,
    phase: game.phase,
    holder,
    category,
    standing,
    game_id: game.game,
    team_id: game.team,
    person_id: person,
    holder_id: person ?? game.team,
    league_id: game.league,
    played_at: game.playedAt === null ? null : new Date(game.playedAt),
  };
}

function playerValue(game: PlayerHistoryGame, category: PlayerRecordId): number | null {
  if (category === "pointsInQuarter") return game.pointsInQuarter;
  if (category === "pointsInHalf") return game.pointsInHalf;
  return playerRecordValue(game, category, defaultPlayerRecordOptions);
}
