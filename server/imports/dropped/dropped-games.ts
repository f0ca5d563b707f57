import type { Kysely } from "kysely";
import type { GameFile, GameFileFault } from "#contract/office-game-files.ts";
import type { TeamSheet } from "#core/game/facts.ts";
import { readDay } from "#core/kernel/calendar-day.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { admitGame, type ImportedGame } from "../imported-game.ts";
import { localTime } from "../storing/local-time.ts";
import type { ImportTarget } from "../storing/import-target.ts";
import { type StoreAnswer, storeGame } from "../storing/store-game.ts";
import { type DroppedDocument, gameDocuments } from "./game-documents.ts";
import { type LeagueGame, LeagueGames } from "./meant-game.ts";

export type DroppedOrder = {
  readonly bytes: Uint8Array;
  readonly isTry: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

type About = Pick<GameFile, "file" | "teams" | "game" | "score">;

const nothingChanged = { added: 0, corrected: 0, removed: 0 };

/**
 * Files of games that somebody of the league's office drops: each is the one game of the schedule that its teams and day mean, and stored
 * as the command stores it, one after another; with `isTry` nothing is. Whoever calls has looked at who may. IMP27, IMP28
 */
export async function storeDroppedGames(
  db: Kysely<Database>,
  tenantId: TenantId,
  { bytes, isTry, now }: DroppedOrder,
): Promise<readonly GameFile[]> {
  const [games, tenant] = await db
    .transaction()
    .execute(async (transaction) => [
      await LeagueGames.of(transaction, tenantId),
      await transaction
        .selectFrom("tenants")
        .select(["default_locale as defaultLocale", "time_zone as timeZone"])
        .where("tenant_id", "=", tenantId)
        .executeTakeFirstOrThrow(),
    ]);
  const told: GameFile[] = [];
  for (const document of gameDocuments(bytes)) told.push(await one(document));
  return told;

  async function one(document: DroppedDocument): Promise<GameFile> {
    const { file } = document;
    const unknown: About = { file, teams: null, game: null, score: null };
    if ("fault" in document) return refused(unknown, document.fault);
    const first = readOrNull(document.read, "0");
    if (first === null) return refused(unknown, "no-game");
    const { state } = admitGame(first);
    const [home, away] = [sheetName(state.home.sheet), sheetName(state.away.sheet)];
    const score = first.printedScore ?? { home: state.home.points, away: state.away.points };
    const meant = games.meant({ home, away, day: dayOf(first, tenant.timeZone) });
    const about: About = { file, teams: [home, away], game: null, score };
    if (typeof meant === "string") return refused(about, meant);
    const known: About = { ...about, game: gameOf(meant) };
    if (hasOtherResult(meant, score)) return refused(known, "other-result");
    // Under the number by which the game stands, so that the same file once more is the same game.
    const game = readOrNull(document.read, meant.source === first.format ? meant.sourceGameId : meant.gameId) ?? first;
    const details = {
      round: meant.round,
      tipOff: meant.tipOff?.getTime() ?? null,
      tipOffDay: meant.tipOff === null ? meant.day : null,
      clubs: { home: meant.homeClubId, away: meant.awayClubId },
      isTry,
    };
    return answered(known, await storeGame(db, targetOf(tenantId, tenant, meant), game, details, now), isTry);
  }
}

function answered(about: About, answer: StoreAnswer, isTry: boolean): GameFile {
  if (answer.kind === "refused") return refused(about, answer.code ?? "refused");
  if (answer.kind === "same") return { ...about, state: "same", fault: null, changes: nothingChanged, flags: 0 };
  const changes = { added: answer.added + answer.restored, corrected: answer.amended + answer.moved, removed: answer.voided };
  const isSame = changes.added + changes.corrected + changes.removed === 0;
  return { ...about, state: isSame ? "same" : isTry ? "would" : "stored", fault: null, changes, flags: answer.flags };
}

function refused(about: About, fault: GameFileFault): GameFile {
  return { ...about, state: "refused", fault, changes: nothingChanged, flags: 0 };
}

/** Whatever breaks inside a reader is the file's fault, as far as its owner is concerned. IMP7 */
function readOrNull(read: (sourceGameId: string) => ImportedGame, sourceGameId: string): ImportedGame | null {
  try {
    return read(sourceGameId);
  } catch {
    return null;
  }
}

/** A result that stands is corrected on the game's own page, not by a file that says another. IMP28 */
function hasOtherResult({ homePoints, awayPoints, status }: LeagueGame, score: { readonly home: number; readonly away: number }): boolean {
  const isOver = ["ended", "final", "under-protest", "forfeited", "annulled"].includes(status);
  return isOver && homePoints !== null && (homePoints !== score.home || awayPoints !== score.away);
}

function gameOf({
  seasonSlug,
  leagueSlug,
  roundSlug,
  gameSlug,
  home,
  away,
  tipOff,
  day,
  homePoints,
  awayPoints,
}: LeagueGame): GameFile["game"] {
  return {
    ref: { seasonSlug, leagueSlug, roundSlug, gameSlug },
    home,
    away,
    at: tipOff?.getTime() ?? null,
    day,
    score: homePoints === null || awayPoints === null ? null : { home: homePoints, away: awayPoints },
  };
}

function dayOf({ about: { date, time } }: ImportedGame, timeZone: string): string | null {
  const at = localTime(date, time, timeZone);
  return at === null ? readDay(date ?? "") : dayIn(timeZone, at);
}

function sheetName(sheet: TeamSheet | null): string {
  return sheet === null ? "" : sheet.name || sheet.code;
}

function targetOf(
  tenantId: TenantId,
  tenant: Pick<ImportTarget, "defaultLocale" | "timeZone">,
  { seasonId, leagueId, seasonSlug, leagueSlug }: LeagueGame,
): ImportTarget {
  return { tenantId, ...tenant, seasonId, leagueId, seasonSlug, leagueSlug };
}
