import type { CourtPosition } from "#core/game/facts.ts";
import type { EuroleagueRow } from "./euroleague-answers.ts";
import { personId } from "./euroleague-rosters.ts";
import type { QualityFlag } from "./imported-game.ts";
import { sourceList, sourceNumber, sourceObject, sourceText } from "./source-text.ts";

export type ListedShot = {
  readonly position: CourtPosition | null;
  readonly fastBreak: boolean;
  readonly secondChance: boolean;
  readonly offTurnover: boolean;
};

/** The list of shots by play number; `null` where a collection came without it. */
export type ShotList = ReadonlyMap<string, ListedShot> | null;

/**
 * The list of shots, where it is one and of this game: a list most of whose rows name other players than the plays do is
 * of another game, left out and flagged. IMP19
 */
export function shotsOf(points: unknown, plays: readonly EuroleagueRow[], flags: QualityFlag[]): ShotList {
  const rows = sourceObject(points)["Rows"];
  if (!Array.isArray(rows)) return null;
  const shooters = new Map(plays.flatMap((play) => numbered(play?.NUMBEROFPLAY, personId(play?.PLAYER_ID))));
  const shots = new Map<string, ListedShot>();
  let [fitting, foreign] = [0, 0];
  for (const row of sourceList(rows).map(sourceObject)) {
    const number = sourceNumber(row["NUM_ANOT"]);
    if (number === null) continue;
    const shooter = personId(row["ID_PLAYER"]);
    if (shooter !== "" && shooters.get(number) !== shooter) foreign++;
    else fitting++;
    shots.set(number, listedShot(row));
  }
  if (foreign <= fitting) return shots;
  flags.push({ kind: "link-missing", detail: `Points is of another game: ${foreign} of its shots are nobody's here`, about: null });
  return null;
}

function numbered(number: unknown, id: string): [string, string][] {
  const key = sourceNumber(number);
  return key === null ? [] : [[key, id]];
}

function listedShot(row: Readonly<Record<string, unknown>>): ListedShot {
  const marked = (name: string) => sourceText(row[name]) === "1";
  return {
    position: positionOf(row["COORD_X"], row["COORD_Y"]),
    fastBreak: marked("FASTBREAK"),
    secondChance: marked("SECOND_CHANCE"),
    offTurnover: marked("POINTS_OFF_TURNOVER"),
  };
}

/** Centimetres from under the ring, which stands 1.575 m inside the baseline; free throws are at −1, −1. A place off the court is none. */
function positionOf(x: unknown, y: unknown): CourtPosition | null {
  if (sourceText(x) === "" || sourceText(y) === "") return null;
  const [across, along] = [Number(x), Number(y)];
  if (across === -1 && along === -1) return null;
  const isOnCourt = Math.abs(across) <= halfWidthCm && along >= -fromBaselineCm && along <= lengthCm - fromBaselineCm;
  return isOnCourt ? { x: across / 100, y: along / 100 + fromBaselineCm / 100 } : null;
}

const fromBaselineCm = 157.5;
const halfWidthCm = 750;
const lengthCm = 2800;
