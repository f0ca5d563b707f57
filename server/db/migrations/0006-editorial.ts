import { type Kysely, sql } from "kysely";

/** Files, news, documents, photo albums: what people write and upload, each text once for every language it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- What a file is; its bytes lie in the file store under their digest. The same bytes twice are one file.
create table files (
  tenant_id uuid not null references tenants,
  file_id uuid not null default gen_random_uuid(),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  -- As people save it; the address ends with it.
  name text not null check (name ~ '^[A-Za-z0-9._-]{1,120}$'),
  -- In pixels, for pictures.
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, file_id),
  unique (tenant_id, digest, name),
  check ((width is null) = (height is null))
);

create table news_items (
  tenant_id uuid not null references tenants,
  news_id uuid not null default gen_random_uuid(),
  slug slug not null,
  kind text not null check (kind in ('announcement', 'recap', 'preview', 'round-awards', 'feature')),
  -- Null: a draft in every language.
  published_at timestamptz,
  cover_file_id uuid,
  -- What it is about, where it is about one of these.
  league_id uuid,
  game_id uuid,
  primary key (tenant_id, news_id),
  unique (tenant_id, slug),
  foreign key (tenant_id, cover_file_id) references files (tenant_id, file_id),
  foreign key (tenant_id, league_id) references leagues (tenant_id, league_id),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id)
);
create index news_items_by_date on news_items (tenant_id, published_at desc) where published_at is not null;
create index news_items_by_league on news_items (tenant_id, league_id, published_at desc);
create index news_items_by_game on news_items (tenant_id, game_id);

create table news_texts (
  tenant_id uuid not null,
  news_id uuid not null,
  locale text not null,
  title text not null,
  summary text not null,
  -- Paragraphs, headings, lists: contract/news.ts.
  body json not null,
  published boolean not null default true,
  primary key (tenant_id, news_id, locale),
  foreign key (tenant_id, news_id) references news_items on delete cascade
);

-- The clubs a piece of news is about, beside its league or game.
create table news_clubs (
  tenant_id uuid not null,
  news_id uuid not null,
  club_id uuid not null,
  primary key (tenant_id, news_id, club_id),
  foreign key (tenant_id, news_id) references news_items on delete cascade,
  foreign key (tenant_id, club_id) references clubs
);
create index news_clubs_by_club on news_clubs (tenant_id, club_id);

create table documents (
  tenant_id uuid not null references tenants,
  document_id uuid not null default gen_random_uuid(),
  slug slug not null,
  kind text not null check (kind in ('regulations', 'schedule', 'report', 'form', 'other')),
  season_id uuid,
  place integer not null default 0,
  primary key (tenant_id, document_id),
  unique (tenant_id, slug),
  foreign key (tenant_id, season_id) references seasons
);

create table document_texts (
  tenant_id uuid not null,
  document_id uuid not null,
  locale text not null,
  title text not null,
  primary key (tenant_id, document_id, locale),
  foreign key (tenant_id, document_id) references documents on delete cascade
);

-- Newest last; the page offers the newest in the reader's language and lists the earlier ones.
create table document_versions (
  tenant_id uuid not null,
  document_id uuid not null,
  document_version_id uuid not null default gen_random_uuid(),
  version integer not null check (version > 0),
  -- Null: the same file for every language.
  locale text,
  file_id uuid not null,
  published_on date not null,
  primary key (tenant_id, document_id, document_version_id),
  foreign key (tenant_id, document_id) references documents on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, file_id)
);
create unique index document_versions_once on document_versions (tenant_id, document_id, version, coalesce(locale, ''));

create table photo_albums (
  tenant_id uuid not null references tenants,
  album_id uuid not null default gen_random_uuid(),
  slug slug not null,
  taken_on date not null,
  game_id uuid,
  club_id uuid,
  league_id uuid,
  primary key (tenant_id, album_id),
  unique (tenant_id, slug),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id),
  foreign key (tenant_id, club_id) references clubs,
  foreign key (tenant_id, league_id) references leagues (tenant_id, league_id)
);
create index photo_albums_by_game on photo_albums (tenant_id, game_id);
create index photo_albums_by_club on photo_albums (tenant_id, club_id);
create index photo_albums_by_league on photo_albums (tenant_id, league_id, taken_on desc);

create table photo_album_texts (
  tenant_id uuid not null,
  album_id uuid not null,
  locale text not null,
  title text not null,
  primary key (tenant_id, album_id, locale),
  foreign key (tenant_id, album_id) references photo_albums on delete cascade
);

create table photos (
  tenant_id uuid not null,
  album_id uuid not null,
  place integer not null,
  file_id uuid not null,
  -- By language: what is to be seen, for those who cannot see it.
  captions json not null default '{}',
  author text,
  primary key (tenant_id, album_id, place),
  foreign key (tenant_id, album_id) references photo_albums on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, file_id)
);
`;
