import { otherSide, type Fact, type FactOf, type FactType, type LinkKind } from "#core/game/facts.ts";
import { isSameMoment, isSamePeriod, type PlayRow, type SourceRow } from "./source-row.ts";

export const linkKinds: Readonly<Partial<Record<FactType, LinkKind>>> = {
  assist: "assist-of",
  block: "block-of",
  rebound: "rebound-of",
  steal: "steal-of",
  "foul.drawn": "foul-drawn-of",
  "free-throw": "free-throw-of",
  turnover: "turnover-of",
};

/** Further away than this two rows of one list have nothing to do with each other. */
const reach = 12;
/** A rebound or steal is typed within so much game time of its miss or turnover. */
const apartMs = 15_000;

/**
 * Which play each row belongs to: the one whose id it tells, else the nearest that fits and that nobody else of its kind
 * belongs to: first back, then forward at the same clock reading (rows of one moment stand in any order), then back
 * within a few seconds. A foul that follows a foul starts a new trip to the line. IMP23
 */
export function pairRows(rows: readonly SourceRow[]): ReadonlyMap<SourceRow, PlayRow> {
  const plays = rows.filter((row): row is PlayRow => "fact" in row);
  const pairs = new Map<SourceRow, PlayRow>();
  const byId = new Map(plays.map((row) => [row.id, row] as const));
  const taken = new Set<string>();
  const pair = (row: PlayRow, partner: PlayRow) => {
    pairs.set(row, partner);
    taken.add(`${row.fact.type} ${partner.id}`);
  };
  for (const row of plays) {
    const told = row.belongsTo === null ? undefined : byId.get(row.belongsTo);
    // An id that leads back to its own row, or to another that hangs on this one, is no answer.
    if (told && told !== row && pairs.get(told) !== row && row.fact.type in linkKinds) pair(row, told);
  }
  for (const [index, row] of plays.entries()) {
    if (pairs.has(row)) continue;
    const partner = row.fact.type === "free-throw" ? foulOf(plays, index, pairs, taken) : partnerOf(plays, index, taken);
    if (partner && pairs.get(partner) !== row) pair(row, partner);
  }
  return pairs;
}

function partnerOf(plays: readonly PlayRow[], index: number, taken: ReadonlySet<string>): PlayRow | null {
  const row = plays[index];
  if (!row || !(row.fact.type in linkKinds)) return null;
  const fits = (other: PlayRow | undefined): other is PlayRow =>
    other !== undefined && belongs(row.fact, other.fact) && !taken.has(`${row.fact.type} ${other.id}`);
  const earlier = plays.slice(Math.max(0, index - reach), index).toReversed();
  const later = plays.slice(index + 1, index + 1 + reach);
  return (
    earlier.find((other) => isSameMoment(row, other) && fits(other)) ??
    later.find((other) => isSameMoment(row, other) && fits(other)) ??
    earlier.find((other) => isSamePeriod(row, other) && apart(row, other) <= apartMs && fits(other)) ??
    null
  );
}

/** Whether a fact of this kind may belong to that one. */
function belongs(fact: Fact, to: Fact): boolean {
  switch (fact.type) {
    case "assist":
      return (to.type === "field-goal" || to.type === "free-throw") && to.made && to.side === fact.side && to.player !== fact.player;
    case "block":
      return to.type === "field-goal" && !to.made && to.side !== fact.side;
    case "rebound":
      return (to.type === "field-goal" || to.type === "free-throw") && !to.made && (to.side === fact.side) === (fact.kind === "offensive");
    case "steal":
      return to.type === "turnover" && to.side !== fact.side;
    case "foul.drawn":
      return to.type === "foul" && to.side !== fact.side;
    case "turnover":
      return fact.kind === "offensive-foul" && to.type === "foul" && to.kind === "offensive" && to.side === fact.side;
    default:
      return false;
  }
}

/**
 * The foul a free throw is shot for. The second throw of a trip goes with the first; a first one with the nearest foul of
 * the other side that awards as many and has not been shot for, before which the ball was live.
 */
function foulOf(
  plays: readonly PlayRow[],
  index: number,
  pairs: ReadonlyMap<SourceRow, PlayRow>,
  taken: ReadonlySet<string>,
): PlayRow | null {
  const row = plays[index];
  if (row?.fact.type !== "free-throw") return null;
  const { side, player, number, of } = row.fact;
  const fouls: (PlayRow & { readonly fact: FactOf<"foul"> })[] = [];
  for (const other of plays.slice(Math.max(0, index - 3 * reach), index).toReversed()) {
    const { fact } = other;
    if (!isSamePeriod(row, other)) break;
    if (fact.type === "free-throw" && fact.side === side && fact.player === player && number !== null && number > 1)
      return pairs.get(other) ?? null;
    if (isFoulOf(other, otherSide(side))) fouls.push(other);
    else if (fouls.length > 0 && (fact.type === "field-goal" || fact.type === "rebound") && !isSameMoment(row, other)) break;
  }
  const open = fouls.filter((foul) => !taken.has(`free-throw ${foul.id}`));
  return open.find((foul) => awards(foul.fact) === of) ?? open.find((foul) => awards(foul.fact) === null) ?? open[0] ?? fouls[0] ?? null;
}

function isFoulOf(row: PlayRow, side: string): row is PlayRow & { readonly fact: FactOf<"foul"> } {
  return row.fact.type === "foul" && row.fact.side === side;
}

/** How many throws a foul is worth, where it says so or its kind does. */
function awards({ freeThrows, kind }: FactOf<"foul">): number | null {
  if (freeThrows !== null) return freeThrows;
  if (kind === "technical") return 1;
  if (kind === "offensive") return 0;
  return kind === "unsportsmanlike" || kind === "disqualifying" ? 2 : null;
}

function apart(one: PlayRow, other: PlayRow): number {
  return one.clockMs === null || other.clockMs === null ? 0 : Math.abs(other.clockMs - one.clockMs);
}
