import type { ColumnField } from "./column-words.ts";
import type { GameRow } from "./game-rows.ts";
import type { ImportDraft } from "./import-draft.ts";
import { cellOf, type GameList, refused } from "./game-list.ts";
import { shownText } from "./sheet-grid.ts";
import { type Pair, quartersOfScore, readPoints, readQuarters, readScoreCell } from "./written-score.ts";

export type ReadResult = {
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly quarters: readonly Pair[];
  readonly overtimes: readonly Pair[];
  readonly kind: string;
  readonly against?: string;
};

const forfeitWords =
  /(?<!\p{L})(?:slu[žz]ben\p{L}*|bez borbe|b\.?\s?b\.?|p\.?\s?f\.?|predaj\p{L}*|nije do[šs]a?o\p{L}*|nisu do[šs]li|bez igre|brez boja|forfeit\p{L}*|forfait\p{L}*|walk\s?over|w\.?\s?o\.?|incomparecencia|no presentad\p{L}*|неявк\p{L}*|тех\p{L}*|службено|без борбе|лишён\p{L}*|отказ\p{L}*)(?!\p{L})/iu;
const annulledWords = /(?<!\p{L})(?:poni[šs]t\p{L}*|anulad\p{L}*|annulled|annulé\p{L}*|razveljav\p{L}*|аннулир\p{L}*|поништ\p{L}*)/iu;
const scheduledWords =
  /(?<!\p{L})(?:zakazan\p{L}*|predvi[đd]en\p{L}*|razpisan\p{L}*|načrtovan\p{L}*|scheduled|upcoming|pending|por jugar|pendiente|programad\p{L}*|à venir|à jouer|prévu\p{L}*|заплан\p{L}*|предсто\p{L}*|заказан\p{L}*)/iu;
const quarterFields: readonly ColumnField[] = ["quarter1", "quarter2", "quarter3", "quarter4"];

/** What a game ended with. `null`: it has not been played; `refused`: told beside its row. IMPF10 */
export function readResult(
  draft: ImportDraft,
  list: GameList,
  game: GameRow,
  at: string,
  date: string | null,
): ReadResult | "refused" | null {
  const text = (field: ColumnField) => shownText(cellOf(list, game, field));
  const scoreText = text("score");
  const words = [scoreText, text("note"), text("status"), text("quarters"), text("homePoints"), text("awayPoints")].join(" ");
  const uncomputed = (["score", "homePoints", "awayPoints"] as const).find(
    (field) => cellOf(list, game, field)?.problem === "formula-without-value",
  );
  if (uncomputed !== undefined) {
    refused(draft, list, game, "formula-without-value", uncomputed);
    return "refused";
  }
  const score = scoreOf(list, game);
  if (annulledWords.test(words)) return { homePoints: null, awayPoints: null, quarters: [], overtimes: [], kind: "annulled" };
  if (score === null) {
    const isAhead = date === null || date >= draft.world.today || scheduledWords.test(text("status"));
    const isToCome = !forfeitWords.test(words) && /^[-–—.:\s]*$/.test(scoreText) && isAhead;
    if (isToCome) return null;
    refused(draft, list, game, "points-missing");
    return "refused";
  }
  const plain = { homePoints: score[0], awayPoints: score[1], quarters: [], overtimes: [] };
  if (isForfeitScore(score)) {
    const against = score[0] < score[1] ? "home" : "away";
    if (forfeitWords.test(words)) return { ...plain, kind: "forfeit", against };
    const said = draft.book.askOfRow({ kind: "forfeit", at, proposal: { kind: "forfeit", against } });
    return { ...plain, ...answered(said, against) };
  }
  if (score[0] === score[1]) {
    refused(draft, list, game, "level-score");
    return "refused";
  }
  return { ...plain, ...partsOf(draft, list, game, at, score), kind: "played" };
}

function isForfeitScore([home, away]: Pair): boolean {
  return Math.min(home, away) === 0 && (Math.max(home, away) === 20 || Math.max(home, away) === 2);
}

function answered(said: unknown, against: string): { kind: string; against?: string } {
  if (typeof said === "object" && said !== null) {
    const { kind, against: side } = said as { kind?: unknown; against?: unknown };
    if (typeof kind === "string") return typeof side === "string" ? { kind, against: side } : { kind };
  }
  return said === "played" ? { kind: "played" } : { kind: "forfeit", against };
}

function scoreOf(list: GameList, game: GameRow): Pair | null {
  const [home, away] = [readPoints(cellOf(list, game, "homePoints")), readPoints(cellOf(list, game, "awayPoints"))];
  if (home !== null && away !== null) return [home, away];
  return inOrderOfSides(list, readScoreCell(cellOf(list, game, "score")));
}

/** A list that names the guests first writes their points first too. */
function inOrderOfSides<Score extends Pair | null>({ table: { fields } }: GameList, pair: Score): Score | Pair {
  const areGuestsFirst = (fields.get("away") ?? 0) < (fields.get("home") ?? 0);
  return pair === null || !areGuestsFirst ? pair : [pair[1], pair[0]];
}

function partsOf(draft: ImportDraft, list: GameList, game: GameRow, at: string, score: Pair): Pick<ReadResult, "quarters" | "overtimes"> {
  const { quarters, overtimes } = writtenParts(list, game);
  const turned = (pairs: readonly Pair[]) => pairs.map((pair) => inOrderOfSides(list, pair));
  const written = { quarters: turned(quarters), overtimes: turned(overtimes) };
  const parts = quartersOfScore(written, score);
  if (parts !== null) return parts;
  draft.warnings.push({ at, kind: "sum-of-quarters", note: "result taken, quarters left out until mended" });
  return { quarters: [], overtimes: [] };
}

/** In a column of their own, in a column for each, or in brackets behind the score. */
function writtenParts(list: GameList, game: GameRow): Pick<ReadResult, "quarters" | "overtimes"> {
  const inOne = shownText(cellOf(list, game, "quarters"));
  const ofSides = readPoints(cellOf(list, game, "overtime")) === null ? null : quarterOf(list, game, "overtime");
  const late = ofSides === null ? readQuarters(shownText(cellOf(list, game, "overtime"))).quarters : [ofSides];
  if (inOne !== "") {
    const { quarters, overtimes } = readQuarters(inOne);
    return { quarters, overtimes: overtimes.length > 0 ? overtimes : late };
  }
  const apart = quarterFields.map((field) => quarterOf(list, game, field)).filter((pair) => pair !== null);
  if (apart.length > 0) return { quarters: apart, overtimes: late };
  const brackets = /\(([^)]*)\)/.exec(shownText(cellOf(list, game, "score")))?.[1] ?? "";
  const { quarters, overtimes } = readQuarters(brackets);
  return quarters.length >= 4 ? { quarters, overtimes } : { quarters: [], overtimes: [] };
}

/** A quarter or the overtime in one cell, or in two side by side, each side's points in its own. */
function quarterOf(list: GameList, game: GameRow, field: ColumnField): Pair | null {
  const column = list.table.fields.get(field);
  const own = readPoints(cellOf(list, game, field));
  if (own === null || column === undefined) return readScoreCell(cellOf(list, game, field));
  const others = [...list.table.fields.values()].includes(column + 1) ? null : list.table.sheet.rows[game.row]?.[column + 1];
  const points = readPoints(others);
  return points === null ? null : [own, points];
}

/** Whether a list tells what games ended with: one score is enough. */
export function hasResults({ table }: Pick<GameList, "table">, games: readonly GameRow[]): boolean {
  const { fields, sheet } = table;
  if (!fields.has("score") && !(fields.has("homePoints") && fields.has("awayPoints"))) return false;
  const list = { table } as GameList;
  return games.some((game) => scoreOf(list, game) !== null) && sheet.rows.length > 0;
}
