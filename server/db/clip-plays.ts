import { sql, type Transaction } from "kysely";
import type { ClipPlay } from "#contract/game-videos.ts";
import type { GamePlayer } from "#contract/queries.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import type { Database } from "./schema.ts";

type Named = Pick<GamePlayer, "key" | "shirt" | "givenName" | "familyName">;

/** The play of an event as a clip is titled by it; `null`: the log does not tell it, or tells it no more. CLIP6 */
export function clipPlay(event: EventId, lines: readonly PlayLine[], players: readonly Named[]): ClipPlay | null {
  const line = lines.find(({ eventId }) => eventId === event);
  if (!line) return null;
  const { eventId, period, clockMs, side, player, wording, details } = line;
  const who = players.find(({ key }) => key === player);
  return {
    eventId,
    period,
    clockMs,
    side,
    player,
    wording,
    details: details.map((detail) => ({ player: detail.player })),
    who: who ? { shirt: who.shirt, givenName: who.givenName.text, familyName: who.familyName.text } : null,
  };
}

/** Brings the clips of a game up to its log: those of these events alone. Answers whether any tells something else now. CLIP6 */
export async function writeClipPlays(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  plays: readonly { readonly event: EventId; readonly play: ClipPlay | null }[],
): Promise<boolean> {
  const rows = plays.map(({ event, play }) => sql`(${event}, ${play === null ? null : JSON.stringify(play)}::jsonb)`);
  const { numAffectedRows } = await sql`
    update game_videos video set play = told.play from (values ${sql.join(rows)}) told (event_id, play)
    where video.tenant_id = ${tenantId} and video.game_id = ${gameId} and video.event_id = told.event_id
      and video.play is distinct from told.play`.execute(transaction);
  return (numAffectedRows ?? 0n) > 0n;
}
