import { type Kysely, sql, type Transaction } from "kysely";
import type { ClipPlay, videoAddress, VideoKind } from "#contract/game-videos.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import { clipPlay } from "../clip-plays.ts";
import { dropPages } from "../drop-pages.ts";
import type { GamePage } from "../game-boxes-table.ts";
import { inTransaction } from "../in-transaction.ts";
import { unpackJson } from "../packed-json.ts";
import { pagesOfVideos } from "../pages-of-videos.ts";
import type { PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import { lockGame } from "../write-locks.ts";

export type NewGameVideo = NonNullable<ReturnType<typeof videoAddress>> & {
  readonly title: string | null;
  /** Epoch milliseconds; `null`: not shown yet. */
  readonly publishedAt: number | null;
  /** When its first picture was taken, epoch milliseconds; `null`: nobody said. EDIT6 */
  readonly startsAt?: number | null;
  /** Of a whole game where nothing is said. CLIP5 */
  readonly kind?: VideoKind;
  /** Of the log's play that it shows. */
  readonly eventId?: EventId | null;
  /** Who is seen in it besides. */
  readonly people?: readonly PersonId[];
};

function dateOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Where games of one tenant can be watched. */
export function gameVideosFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    async of(gameId: GameId) {
      return db
        .selectFrom("game_videos as video")
        .select([
          "url",
          "provider",
          "title",
          "published_at as publishedAt",
          "starts_at as startsAt",
          "kind",
          "event_id as eventId",
          "play",
          sql<readonly string[]>`array(
            select persons.slug::text from game_video_persons seen
            join persons on persons.tenant_id = seen.tenant_id and persons.person_id = seen.person_id
            where seen.tenant_id = video.tenant_id and seen.game_id = video.game_id and seen.url = video.url
            order by persons.slug)`.as("people"),
        ])
        .where("tenant_id", "=", tenantId)
        .where("game_id", "=", gameId)
        .orderBy("published_at")
        .orderBy("url")
        .execute();
    },

    /** The play-by-play as it is told now, for whoever looks for a play's event. */
    async plays(gameId: GameId): Promise<readonly ClipPlay[]> {
      const { lines, players } = await toldPlays(db, tenantId, gameId);
      return lines.flatMap(({ eventId }) => clipPlay(eventId, lines, players) ?? []);
    },

    /**
     * Adds the video at this address to the game, or changes what is said of it; `no-such-play`: the log does not tell the
     * play that it is to show, and nothing is kept.
     */
    async save(gameId: GameId, video: NewGameVideo): Promise<"saved" | "no-such-play"> {
      const { url, provider, title, publishedAt, startsAt = null, kind = "recording", eventId = null, people = [] } = video;
      return inTransaction(db, async (transaction) => {
        // A correction that comes meanwhile waits, and tells the play anew.
        if (eventId !== null) await lockGame(transaction, tenantId, gameId);
        const before = await pagesOfVideos(transaction, tenantId, [gameId]);
        const play = eventId === null ? null : await playOf(transaction, tenantId, gameId, eventId);
        if (eventId !== null && play === null) return "no-such-play";
        const said = { provider, title, published_at: dateOf(publishedAt), starts_at: dateOf(startsAt) };
        const row = { ...said, kind, event_id: eventId, play: play === null ? null : JSON.stringify(play) };
        await transaction
          .insertInto("game_videos")
          .values({ tenant_id: tenantId, game_id: gameId, url, ...row })
          .onConflict((conflict) => conflict.columns(["tenant_id", "game_id", "url"]).doUpdateSet(row))
          .execute();
        await writePeople(transaction, { tenant_id: tenantId, game_id: gameId, url }, people);
        await dropPages(transaction, tenantId, [...before, ...(await pagesOfVideos(transaction, tenantId, [gameId]))]);
        return "saved";
      });
    },

    /** Whether there was such a video. */
    async remove(gameId: GameId, url: string): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const before = await pagesOfVideos(transaction, tenantId, [gameId]);
        const { numDeletedRows } = await transaction
          .deleteFrom("game_videos")
          .where("tenant_id", "=", tenantId)
          .where("game_id", "=", gameId)
          .where("url", "=", url)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, before);
        return numDeletedRows > 0n;
      });
    },
  };
}

async function playOf(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId, event: EventId): Promise<ClipPlay | null> {
  const { lines, players } = await toldPlays(transaction, tenantId, gameId);
  return clipPlay(event, lines, players);
}

/** What the game's page tells of it. */
async function toldPlays(db: Kysely<Database>, tenantId: TenantId, gameId: GameId) {
  const box = await db
    .selectFrom("game_boxes")
    .select(["plays", "page"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .executeTakeFirst();
  if (!box) return { lines: [], players: [] };
  return { lines: unpackJson<readonly PlayLine[]>(box.plays), players: unpackJson<GamePage>(box.page).players };
}

type VideoOf = { readonly tenant_id: TenantId; readonly game_id: GameId; readonly url: string };

async function writePeople(transaction: Transaction<Database>, of: VideoOf, people: readonly PersonId[]): Promise<void> {
  await transaction
    .deleteFrom("game_video_persons")
    .where("tenant_id", "=", of.tenant_id)
    .where("game_id", "=", of.game_id)
    .where("url", "=", of.url)
    .execute();
  if (people.length === 0) return;
  const rows = [...new Set(people)].map((person_id) => ({ ...of, person_id }));
  await transaction.insertInto("game_video_persons").values(rows).execute();
}
