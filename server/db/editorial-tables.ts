import type { Generated, GeneratedAlways } from "kysely";
import type { DocumentKind, NewsBlock, NewsKind } from "#contract/news.ts";
import type { SiteTextKey } from "#contract/editorial-queries.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { ClubId, FileId, LeagueId, PersonId, SeasonId } from "./row-ids.ts";
import type { Json, JsonWithDefault, Moment } from "./schema.ts";

/** News, documents, photo albums, and the files they show: what people write and upload. */
export type EditorialTables = {
  files: {
    tenant_id: TenantId;
    file_id: Generated<FileId>;
    digest: string;
    media_type: string;
    bytes: number;
    name: string;
    width: number | null;
    height: number | null;
    created_at: Moment;
  };
  news_items: {
    tenant_id: TenantId;
    news_id: Generated<string>;
    slug: string;
    kind: NewsKind;
    published_at: Date | null;
    cover_file_id: FileId | null;
    league_id: LeagueId | null;
    game_id: GameId | null;
  };
  news_texts: {
    tenant_id: TenantId;
    news_id: string;
    locale: string;
    slug: string;
    title: string;
    summary: string;
    body: Json<readonly NewsBlock[]>;
    published: Generated<boolean>;
    search_key: GeneratedAlways<string>;
  };
  /** Every slug of every piece of news, of now and of before; written by triggers and by `repositories/news-slugs.ts`. */
  news_slugs: { tenant_id: TenantId; slug: string; news_id: string };
  news_clubs: { tenant_id: TenantId; news_id: string; club_id: ClubId; place: Generated<number> };
  documents: {
    tenant_id: TenantId;
    document_id: Generated<string>;
    slug: string;
    kind: DocumentKind;
    season_id: SeasonId | null;
    league_id: LeagueId | null;
    place: Generated<number>;
  };
  document_texts: { tenant_id: TenantId; document_id: string; locale: string; title: string };
  document_versions: {
    tenant_id: TenantId;
    document_id: string;
    document_version_id: Generated<string>;
    version: number;
    locale: string | null;
    file_id: FileId;
    /** `yyyy-mm-dd`. */
    published_on: string;
  };
  photo_albums: {
    tenant_id: TenantId;
    album_id: Generated<string>;
    slug: string;
    /** `yyyy-mm-dd`. */
    taken_on: string;
    game_id: GameId | null;
    club_id: ClubId | null;
    league_id: LeagueId | null;
  };
  picture_sizes: { tenant_id: TenantId; file_id: FileId; size_file_id: FileId };
  portrait_pictures: { tenant_id: TenantId; person_id: PersonId; file_id: FileId };
  photo_album_texts: { tenant_id: TenantId; album_id: string; locale: string; title: string };
  photos: {
    tenant_id: TenantId;
    album_id: string;
    place: number;
    file_id: FileId;
    captions: JsonWithDefault<Readonly<Record<string, string>>>;
    author: string | null;
  };
  site_texts: { tenant_id: TenantId; key: SiteTextKey; locale: string; body: Json<readonly NewsBlock[]> };
};
