import type { Fact, LinkKind } from "#core/game/facts.ts";
import type { DraftEvent } from "./draft-event.ts";
import type { LogDraft } from "./log-draft.ts";
import { linkKinds, pairRows } from "./pair-rows.ts";
import { isSameMoment, type PlayRow, type SourceRow } from "./source-row.ts";

/**
 * Writes rows into a log in their order: what belongs together is linked, a play that stands before the one it belongs
 * to at the same clock follows it, blocked shots are marked, free throws take the kind of their foul. IMP2, IMP23
 */
export function writeRows(log: LogDraft, rows: readonly SourceRow[]): void {
  const pairs = pairRows(rows);
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    if ("fact" in row && row.belongsTo !== null && !ids.has(row.belongsTo))
      log.flag("link-missing", `${row.id} belongs to ${row.belongsTo}, which is not there`);
  }
  const written = new Map<SourceRow, DraftEvent>();
  for (const row of inOrder(rows, pairs)) {
    if ("half" in row) log.substitute(row.id, row.side, row.half, row.player, row.period, row.clockMs);
    else if ("what" in row) log.keepUnknown(row.id, row.what, row.who, row.period, row.clockMs);
    else written.set(row, write(log, row, pairs.get(row) ?? null, written));
  }
}

function write(log: LogDraft, row: PlayRow, partner: PlayRow | null, written: ReadonlyMap<SourceRow, DraftEvent>): DraftEvent {
  const to = partner && written.get(partner);
  const kind: LinkKind | undefined = linkKinds[row.fact.type];
  if (to && row.fact.type === "block" && to.fact.type === "field-goal") to.fact = { ...to.fact, blocked: true };
  const fact = to && row.fact.type === "free-throw" ? { ...row.fact, kind: kindOfThrow(to.fact) } : row.fact;
  return log.add(row.id, fact, row.period, row.clockMs, to && kind ? { to: to.eventId, kind } : null);
}

function kindOfThrow(foul: Fact): "personal" | "technical" | "unsportsmanlike" | "disqualifying" {
  const kind = foul.type === "foul" ? foul.kind : "personal";
  return kind === "technical" || kind === "unsportsmanlike" || kind === "disqualifying" ? kind : "personal";
}

/** The rows as they stand, save that one which belongs to a later row comes directly after that. */
function inOrder(rows: readonly SourceRow[], pairs: ReadonlyMap<SourceRow, PlayRow>): readonly SourceRow[] {
  const place = new Map(rows.map((row, index) => [row, index] as const));
  const waiting = new Map<SourceRow, SourceRow[]>();
  const ordered: SourceRow[] = [];
  const put = (row: SourceRow) => {
    ordered.push(row);
    for (const follower of waiting.get(row) ?? []) put(follower);
  };
  for (const [index, row] of rows.entries()) {
    const partner = pairs.get(row);
    if (partner && isSameMoment(row, partner) && (place.get(partner) ?? 0) > index)
      waiting.set(partner, [...(waiting.get(partner) ?? []), row]);
    else put(row);
  }
  return ordered;
}
