import { type Kysely, sql } from "kysely";

/** Where a game can be watched: addresses of others, opened by a click only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table game_videos (
  tenant_id uuid not null references tenants,
  game_id uuid not null,
  -- In the spelling of contract/game-videos.ts.
  url text not null,
  provider text not null,
  title text,
  -- Null: not shown yet.
  published_at timestamptz,
  primary key (tenant_id, game_id, url),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id) on delete cascade,
  check (title is null or btrim(title) <> ''),
  -- Only what a browser is sent to safely: https, a known host of this provider, nobody's name or port before the path.
  check (
    (provider = 'youtube' and url ~ '^https://(www\\.youtube\\.com|youtu\\.be)/[!-~]+$')
    or (provider = 'vimeo' and url ~ '^https://vimeo\\.com/[!-~]+$')
    or (provider = 'dailymotion' and url ~ '^https://www\\.dailymotion\\.com/[!-~]+$')
    or (provider = 'twitch' and url ~ '^https://www\\.twitch\\.tv/[!-~]+$')
  )
);
`;
