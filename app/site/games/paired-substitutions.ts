import type { PlayLine } from "#core/wording/play-line.ts";

/** `off`: who goes to the bench as this line's player comes on. */
export type PairedPlay = { readonly line: PlayLine; readonly off?: PlayLine };

/**
 * Who comes on and who goes off for him as one line: where a team changes as many players as it takes off within one second, in
 * the order in which they were written down. Where the numbers differ, as while a change is still being keyed, each line stands
 * for itself. PBP7
 */
export function pairedSubstitutions(lines: readonly PlayLine[]): readonly PairedPlay[] {
  const paired: PairedPlay[] = [];
  for (let at = 0; at < lines.length;) {
    const change = changeFrom(lines, at);
    paired.push(...(change.length === 0 ? [{ line: lines[at]! }] : pairsOf(change)));
    at += Math.max(1, change.length);
  }
  return paired;
}

/** The substitutions from here on that were made together, of both teams. */
function changeFrom(lines: readonly PlayLine[], start: number): readonly PlayLine[] {
  const first = lines[start];
  if (!first || !isSubstitution(first)) return [];
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !isSubstitution(line) || !areTogether(first, line));
  return end === -1 ? rest : rest.slice(0, end);
}

function pairsOf(change: readonly PlayLine[]): readonly PairedPlay[] {
  const offs = new Map<PlayLine, PlayLine>();
  for (const own of Map.groupBy(change, ({ side }) => side).values()) {
    const [on, off] = [own.filter(comesOn), own.filter((line) => !comesOn(line))];
    const isEach = new Set(own.map(({ player }) => player)).size === own.length;
    if (on.length === off.length && isEach) for (const [place, line] of on.entries()) offs.set(line, off[place]!);
  }
  const told = new Set(offs.values());
  return change
    .filter((line) => !told.has(line))
    .map((line) => {
      const off = offs.get(line);
      return off === undefined ? { line } : { line, off };
    });
}

/** Who comes, or who goes. */
export function isSubstitution({ wording: { key } }: PlayLine): boolean {
  return key === "substitutionIn" || key === "substitutionOut";
}

function comesOn({ wording: { key } }: PlayLine): boolean {
  return key === "substitutionIn";
}

/** Without a clock only what one event tells is known to be together. */
function areTogether(one: PlayLine, other: PlayLine): boolean {
  if (one.clockMs === null || other.clockMs === null) return eventOf(one) === eventOf(other);
  return Math.floor(one.clockMs / 1000) === Math.floor(other.clockMs / 1000);
}

/** Further lines of an event bear its id with their number. PBP3 */
function eventOf({ eventId }: PlayLine): string {
  return eventId.replace(/~\d+$/, "");
}
