import { sql, type Transaction } from "kysely";
import { videoAddress } from "#contract/game-videos.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { recordedGames, standIn } from "./store-recordings.ts";
import type { SeasonPlace } from "./store-season.ts";

/**
 * "An example of …", in the league's own language: nobody has filmed any of it. A play has none, and so is named by itself in each
 * reader's language. NAME12
 */
const titles = {
  sr: { play: null, highlights: "Primer najboljih poteza", "press-conference": "Primer konferencije za novinare" },
  sl: { play: null, highlights: "Primer vrhuncev", "press-conference": "Primer novinarske konference" },
} as const;
/** Of how many of the recorded games, the latest of them. */
const gamesWithClips = 2;
const dunksShown = 2;
const threesShown = 2;

/**
 * Clips of the latest recorded games, with the same film in the place of each. What their plays say is told with all else that
 * is read of their logs, which is written down by then. CLIP5
 */
export async function storeClips(transaction: Transaction<Database>, place: SeasonPlace, now: number): Promise<void> {
  const { names, blueprint } = place;
  const words = titles[blueprint.tenant.defaultLocale];
  for (const { gameId, publishedAt } of recordedGames(place, now).slice(-gamesWithClips)) {
    const shown = [
      ...(await shownPlays(transaction, names.tenantId, gameId)).map((event) => ({ kind: "play" as const, event_id: event })),
      { kind: "highlights" as const, event_id: null },
      { kind: "press-conference" as const, event_id: null },
    ];
    const rows = shown.flatMap(({ kind, event_id }, index) => {
      // Each from a moment of its own: an address stands once with a game.
      const address = videoAddress(`${standIn}#t=${index + 1}s`);
      const of = { tenant_id: names.tenantId, game_id: gameId, published_at: new Date(publishedAt) };
      return address ? [{ ...of, ...address, kind, event_id, title: words[kind] }] : [];
    });
    await transaction.insertInto("game_videos").values(rows).execute();
  }
}

/** What people look for first: dunks and threes that went in. */
async function shownPlays(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly EventId[]> {
  const { rows } = await sql<{ event: EventId }>`
    select event as "event" from (
      select event_id as event, row_number() over (partition by payload ->> 'value' order by sequence desc) as place, payload ->> 'value' as value
      from game_events
      where tenant_id = ${tenantId} and game_id = ${gameId} and op = 'add' and type = 'field-goal' and (payload ->> 'made')::boolean
        and (payload ->> 'value' = '3' or payload ->> 'kind' like '%dunk')
        and not exists (select from game_events later
          where later.tenant_id = game_events.tenant_id and later.game_id = game_events.game_id and later.target = game_events.event_id)) shot
    where place <= case value when '3' then ${threesShown}::integer else ${dunksShown}::integer end
    order by event`.execute(transaction);
  return rows.map(({ event }) => event);
}
