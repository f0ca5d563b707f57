import type { Finding } from "./plain-words.ts";

/** What an operator was told of, and what was seen once and not told yet. */
export type OperatorMemory = ReadonlyMap<string, { readonly toldAt: number | null }>;

export type OperatorLetter = { readonly subject: string; readonly text: string };

/** What is still so is told again. */
const againMs = 24 * 60 * 60 * 1000;

/**
 * What is to be told now, if anything: what is ill at the second look in a row, again each day as long as it is, and once that it is well
 * again. What happened between two looks and passed is nobody's trouble. OPER1
 */
export function letterDue(
  findings: readonly Finding[],
  memory: OperatorMemory,
  now: number,
): { readonly letter: OperatorLetter | null; readonly memory: OperatorMemory } {
  const ill = findings.filter(({ verdict }) => verdict === "ill");
  const due = ill.filter(({ about }) => {
    const before = memory.get(about);
    return before !== undefined && (before.toldAt === null || now - before.toldAt >= againMs);
  });
  const cleared = [...memory].filter(([about, { toldAt }]) => toldAt !== null && ill.every((finding) => finding.about !== about));
  const next = new Map(
    ill.map(({ about }) => [about, { toldAt: due.some((finding) => finding.about === about) ? now : (memory.get(about)?.toldAt ?? null) }]),
  );
  const names = due.map(({ about }) => about);
  const wellAgain = cleared.map(([about]) => about);
  if (names.length + wellAgain.length === 0) return { letter: null, memory: next };
  const lines = [
    ...due.map(({ about, says, remedy }) => `${about}: ${says}${remedy === null ? "" : `\n  what to do: ${remedy}`}`),
    ...wellAgain.map((about) => `${about}: well again`),
  ];
  return { letter: { subject: subjectOf(names, wellAgain), text: `${lines.join("\n\n")}\n` }, memory: next };
}

function subjectOf(ill: readonly string[], wellAgain: readonly string[]): string {
  return ill.length > 0 ? `Fullcourt: ${ill.join(", ")}` : `Fullcourt: ${wellAgain.join(", ")} well again`;
}
