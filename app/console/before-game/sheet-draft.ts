import type { ListedForTable, TableLists } from "#contract/live/table-lists.ts";
import type { RosterPlayer, Side, TeamSheet } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { PreparedSide } from "#core/table/before-game.ts";

/** So many a team dresses as a rule; a league may have it otherwise, so it is said and not refused. FIBA Art. 4 */
export const usuallyDressed = 12;

/** Somebody who may be on a side's list, and whether they are. */
export type DraftRow = {
  readonly player: RosterPlayer;
  readonly isIn: boolean;
  readonly absence: ListedForTable["absence"];
  /** In the five, or on a list that a begun game has: not to be taken off. */
  readonly isFixed: boolean;
};

export type SheetDraft = { readonly rows: readonly DraftRow[]; readonly coach: string; readonly assistant: string };

/** What a side's list begins as: as it is written, with those of the club's list below it; else the club's list. PREP3 */
export function draftOf(prepared: PreparedSide, listed: TableLists[Side], isBegun: boolean): SheetDraft {
  const { sheet, starters } = prepared;
  const known = new Map(listed.players.map((each) => [each.key, each]));
  const written = (sheet?.players ?? []).map((player): DraftRow => {
    const isFixed = isBegun || starters.includes(player.key);
    return { player, isIn: true, absence: known.get(player.key)?.absence ?? null, isFixed };
  });
  const there = new Set(written.map(({ player }) => player.key as string));
  let room = usuallyDressed;
  const others = listed.players
    .filter(({ key }) => !there.has(key))
    .map((each): DraftRow => {
      const canPlay = each.shirt !== null && each.absence !== "out" && each.absence !== "suspended";
      return { player: playerOf(each), isIn: sheet === null && canPlay && room-- > 0, absence: each.absence, isFixed: false };
    });
  return { rows: [...written, ...others], coach: sheet?.coach ?? listed.coach ?? "", assistant: sheet?.assistantCoaches[0] ?? "" };
}

function playerOf({ key, givenName, familyName, shirt, position, captain }: ListedForTable): RosterPlayer {
  const common = { scoreboardName: null, didNotPlayReason: null };
  return { key: key as PlayerKey, shirt: shirt ?? "", givenName, familyName, position, captain, ...common };
}

/** The list as it would be written. */
export function sheetOfDraft(
  { rows, coach, assistant }: SheetDraft,
  side: Side,
  before: TeamSheet | null,
  listed: TableLists[Side],
): TeamSheet {
  const { teamKey, name, code } = before ?? listed;
  const players = rows.flatMap(({ player, isIn }) => (isIn ? [player] : []));
  return {
    side,
    teamKey,
    name,
    code,
    coach: coach.trim() === "" ? null : coach.trim(),
    assistantCoaches: [assistant.trim(), ...(before?.assistantCoaches.slice(1) ?? [])].filter((each) => each !== ""),
    // One captain, and one who plays. SET4
    players: players.map((player) => ({ ...player, captain: player.captain && players.find(({ captain }) => captain) === player })),
  };
}

/** Why a list cannot be written as it is; `null`: it can. */
export function draftFault({ rows }: SheetDraft): { readonly kind: "shared" | "no-shirt"; readonly of: string } | null {
  const seen = new Set<string>();
  for (const { player, isIn } of rows) {
    if (!isIn) continue;
    if (!/^\d{1,2}$/.test(player.shirt)) return { kind: "no-shirt", of: `${player.givenName} ${player.familyName}`.trim() };
    if (seen.has(player.shirt)) return { kind: "shared", of: player.shirt };
    seen.add(player.shirt);
  }
  return null;
}

/** With one row otherwise; a captain is the only one. */
export function withRow(draft: SheetDraft, key: PlayerKey, change: { isIn?: boolean; shirt?: string; captain?: true }): SheetDraft {
  const rows = draft.rows.map((row): DraftRow => {
    const isIt = row.player.key === key;
    const captain = change.captain ? isIt : row.player.captain;
    if (!isIt) return captain === row.player.captain ? row : { ...row, player: { ...row.player, captain } };
    return { ...row, isIn: change.isIn ?? row.isIn, player: { ...row.player, captain, shirt: change.shirt ?? row.player.shirt } };
  });
  return { ...draft, rows };
}

/** With somebody whom no list has. Their key is of this game alone. */
export function withGuest(draft: SheetDraft, side: Side, guest: { givenName: string; familyName: string; shirt: string }): SheetDraft {
  const keys = new Set(draft.rows.map(({ player }) => player.key as string));
  let number = 1;
  while (keys.has(`guest-${side}-${number}`)) number++;
  const listed = { key: `guest-${side}-${number}`, position: null, captain: false, absence: null, ...guest };
  return { ...draft, rows: [...draft.rows, { player: playerOf(listed), isIn: true, absence: null, isFixed: false }] };
}
