import { type Kysely, sql } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "#server/db/schema.ts";
import { followedCalendars } from "#server/following/followed-calendars.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { signedInAccount, type SignedInAccount } from "./account-in-database.ts";

/** What a league has that another must neither find nor change. Its slugs are no other league's. */
export type Belongings = {
  readonly slug: "league-a" | "league-b";
  readonly locale: string;
  readonly tenantId: TenantId;
  readonly game: GameId;
  readonly gamePath: string;
  readonly file: string;
  readonly application: string;
  readonly club: string;
  readonly player: string;
  readonly person: string;
  readonly news: string;
  readonly venue: string;
  readonly token: string;
  /** Of a device that is told nothing. */
  readonly device: string;
  readonly visitor: SignedInAccount;
  /** Of the address at which a calendar program reads what the visitor follows. */
  readonly calendar: string;
};

/** Made by whoever asks: a link, a device, somebody signed in, their calendar. */
export async function belongingsOf(db: Kysely<Database>, slug: Belongings["slug"], locale: string, other: string): Promise<Belongings> {
  const { rows } = await sql<
    Record<"tenantId" | "game" | "gamePath" | "file" | "application" | "club" | "player" | "person" | "news" | "venue", string>
  >`
    with tenant as (select tenant_id from tenant_hosts where host = ${`${slug}.localhost`}), other as (select tenant_id from tenant_hosts where host = ${`${other}.localhost`}),
    game as (select games.tenant_id, game_id, seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path
      from games join rounds using (tenant_id, round_id) join leagues on leagues.league_id = games.league_id join seasons using (season_id)
      where games.tenant_id = (select tenant_id from tenant) and games.status = 'final' and duel_slug is null
        and games.slug not in (select slug from games where tenant_id = (select tenant_id from other)) order by tip_off limit 1)
    select (select tenant_id from tenant) as "tenantId", (select game_id from game) as game, (select path from game) as "gamePath",
      (select '/files/' || file_id || '/' || name from files where tenant_id = (select tenant_id from tenant) limit 1) as file,
      (select application_id from team_applications where tenant_id = (select tenant_id from tenant) limit 1) as application,
      (select slug from clubs where tenant_id = (select tenant_id from tenant) and slug not in (select slug from clubs where tenant_id = (select tenant_id from other)) limit 1) as club,
      (select persons.slug from persons join league_leaders using (tenant_id, person_id) where tenant_id = (select tenant_id from tenant) and persons.slug not in (select slug from persons where tenant_id = (select tenant_id from other)) limit 1) as player,
      (select person_id from persons join league_leaders using (tenant_id, person_id) where tenant_id = (select tenant_id from tenant) limit 1) as person,
      (select words.slug from news_texts words join news_items item using (tenant_id, news_id) where tenant_id = (select tenant_id from tenant) and item.published_at < now() and words.locale = ${locale} and words.slug not in (select slug from news_slugs where tenant_id = (select tenant_id from other)) limit 1) as news,
      (select slug from venues where tenant_id = (select tenant_id from tenant) and slug not in (select slug from venues where tenant_id = (select tenant_id from other)) limit 1) as venue`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`${slug} has nothing`);
  const tenantId = row.tenantId as TenantId;
  const game = row.game as GameId;
  const expiresAt = Date.now() + 3_600_000;
  const { token } = await scorerLinksFor(db, tenantId).issue({ gameId: game, role: "statistics", label: "matrix", expiresAt });
  const device = `wp_matrix-${slug}`;
  await sql`insert into push_subscriptions (tenant_id, token, service, endpoint, p256dh, auth, locale, time_zone, kinds)
    values (${tenantId}, ${device}, 'web-push', ${`https://push.example/${slug}`}, 'p', 'a', ${locale}, 'UTC', '{}') on conflict do nothing`.execute(
    db,
  );
  const visitor = await signedInAccount(db, tenantId);
  const calendar = await followedCalendars(db, Date.now).renew({ ...visitor, tenantId });
  return { ...row, tenantId, game, slug, locale, token, device, visitor, calendar };
}
