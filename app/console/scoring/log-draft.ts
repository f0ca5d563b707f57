import { confirmedPeriods, consequencesOf, type Preview } from "#core/game/consequences.ts";
import type { Play } from "#core/game/events.ts";
import type { Fact, GameMoment } from "#core/game/facts.ts";
import { periodAt } from "#core/game/period.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { TableChange, TableCommand } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import type { Press } from "#core/table/key-press.ts";
import { pressKey } from "#core/table/press-key.ts";
import { newEntry, type Notice, type TableEntry, type TableSeat } from "#core/table/table-entry.ts";

export type DraftWay = "before" | "after" | "correct" | "void" | "move" | "undo";

/** Why something is corrected, as the log keeps it. */
export const correctionReasons = ["typed wrong", "misheard", "after video", "referee"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/**
 * A change of what stands in the log, typed on a copy of the game: nothing is told until it is saved, and then as one command, all
 * or nothing. SCORER8
 */
export type LogDraft = {
  readonly way: DraftWay;
  /** What is changed, or beside which something is put in. */
  readonly play: EventId;
  /** The copy, with what has been typed so far. */
  readonly game: StandingGame;
  readonly entry: TableEntry;
  readonly changes: readonly TableChange[];
  readonly isLenient: boolean;
  readonly reason: CorrectionReason | null;
  readonly preview: Preview | null;
  readonly notice: Notice | null;
};

/** Another one with these changes alone: for what is not typed. */
export function fixedDraft(way: DraftWay, play: EventId, game: StandingGame, entry: TableEntry, changes: readonly TableChange[]): LogDraft {
  return { way, play, game, entry, changes, isLenient: false, reason: null, preview: null, notice: null };
}

/** A copy of the game at the place that is meant, with the cursor there. */
export function typedDraft(
  way: "before" | "after" | "correct",
  play: EventId,
  game: StandingGame,
  ids: number,
  press: Pick<Press, "at" | "clock">,
  seat: TableSeat,
): LogDraft {
  const copy = new StandingGame(game.epoch, game.events, game.rules);
  const { entry, notice } = pressKey({ ...newEntry, ids }, copy, { ...press, kind: "cursor", cursor: { way, play } }, seat);
  return { ...fixedDraft(way, play, copy, entry, []), notice };
}

/** One press to what is being typed there. That its period is signed stops nothing on the copy: saved, it is reopened first. */
export function pressInDraft(draft: LogDraft, press: Press, seat: TableSeat): LogDraft {
  const onCopy = { ...seat, sender: { ...seat.sender, isLeague: true } };
  const { entry, commands, notice } = pressKey(draft.entry, draft.game, press, onCopy);
  const changes = [...draft.changes, ...commands.flatMap((command) => command.changes)];
  return {
    ...draft,
    entry,
    changes,
    isLenient: draft.isLenient || commands.some(({ lenient }) => lenient === true),
    preview: commands.length > 0 ? null : draft.preview,
    notice,
  };
}

/** What is typed there has another time. */
export function shiftedDraft(draft: LogDraft, stepMs: number): LogDraft {
  const { cursor } = draft.entry;
  if (cursor === null || cursor.moment.gameClockMs === null) return draft;
  const moment: GameMoment = { ...cursor.moment, gameClockMs: Math.max(0, cursor.moment.gameClockMs + stepMs) };
  return { ...draft, entry: { ...draft.entry, cursor: { ...cursor, moment } }, preview: null };
}

/** The draft as the one command it becomes; `null`: nothing would be another than it is. */
export function commandOfDraft(draft: LogDraft, game: StandingGame, at: number, idPrefix: string): TableCommand | null {
  const { ids } = draft.entry;
  const meant = changesOf(draft, game, `${idPrefix}${ids + 2}` as EventId);
  if (meant.length === 0) return null;
  const changes = [...reopening(meant, draft, game, (number) => `${idPrefix}${ids + 3 + number}` as EventId), ...meant];
  return {
    commandId: `${idPrefix}${ids + 1}:command` as CommandId,
    baseVersion: game.version,
    epoch: game.epoch,
    occurredAt: at,
    changes,
    reason: draft.reason,
    ...(draft.isLenient ? { lenient: true } : {}),
  };
}

/** Periods that are signed are opened first, for the same reason. PERIOD6 */
function reopening(
  changes: readonly TableChange[],
  { reason }: LogDraft,
  game: StandingGame,
  id: (number: number) => EventId,
): readonly TableChange[] {
  return confirmedPeriods(game, { changes }).map((index, number): TableChange => {
    const moment: GameMoment = { period: periodAt(index, game.rules.format), gameClockMs: null, shotClockMs: null, clockQuality: "hand" };
    return { op: "add", eventId: id(number), moment, link: null, fact: { type: "period.reopen", reason: reason ?? "" }, after: null };
  });
}

/** With what it would change, told by the game that is played. TABLE27 */
export function previewed(draft: LogDraft, game: StandingGame, at: number, { idPrefix, sender }: TableSeat): LogDraft {
  const command = commandOfDraft(draft, game, at, idPrefix);
  return { ...draft, preview: command && consequencesOf(game, command, { ...sender, receivedAt: at }) };
}

/** Whether it asks for a reason: periods that are signed are opened by it. */
export function needsReason({ preview }: LogDraft): boolean {
  return preview?.kind === "consequences" && preview.consequences.reopened.length > 0;
}

/** Only what differs is changed; what the scorer did not say again stays as it was. SCORER8 */
function changesOf({ way, play, entry, changes }: LogDraft, game: StandingGame, eventId: EventId): readonly TableChange[] {
  if (way !== "correct") return changes;
  const original = game.plays[game.placeOf(play)];
  if (!original) return changes;
  const said = changes.some((change) => change.op === "amend" && change.target === play);
  const moment = entry.cursor?.moment ?? original.moment;
  const moved: TableChange[] =
    said || moment.gameClockMs === original.moment.gameClockMs
      ? []
      : [{ op: "amend", eventId, target: play, moment, link: original.link, fact: original.fact }];
  return [...changes, ...moved].flatMap((change): TableChange[] => {
    if (change.op !== "amend") return [change];
    const was = game.plays[game.placeOf(change.target)];
    if (!was) return [change];
    const kept = { ...change, fact: keptIn(was.fact, change.fact) };
    return isSame(was, kept) ? [] : [kept];
  });
}

/** Of a shot, its place and kind are not typed again. */
function keptIn(was: Fact, said: Fact): Fact {
  if (was.type !== "field-goal" || said.type !== "field-goal" || said.position !== null) return said;
  const { position, kind, ownBasket, goaltending, buzzer } = was;
  const context = said.side === was.side ? was.context : said.context;
  return { ...said, position: said.value === was.value ? position : null, kind, ownBasket, goaltending, buzzer, context };
}

function isSame(was: Play, { fact, link, moment }: Pick<Play, "fact" | "link" | "moment">): boolean {
  return (
    moment.gameClockMs === was.moment.gameClockMs &&
    JSON.stringify(link) === JSON.stringify(was.link) &&
    Object.entries(fact).every(([name, value]) => JSON.stringify(value) === JSON.stringify(was.fact[name as keyof Fact]))
  );
}
