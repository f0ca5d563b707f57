import { type Kysely, sql } from "kysely";

/** Each language of a piece of news has an address of its own: `docs/decisions/0033-localized-slugs-of-news.md`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Whose a slug is, in whichever language it is or was one: it leads to that piece of news for good.
create table news_slugs (
  tenant_id uuid not null references tenants,
  slug slug not null,
  news_id uuid not null,
  primary key (tenant_id, slug),
  foreign key (tenant_id, news_id) references news_items on delete cascade
);
create index news_slugs_by_news on news_slugs (tenant_id, news_id);

-- Today's addresses, and those before them: both lead on.
insert into news_slugs (tenant_id, slug, news_id) select tenant_id, slug, news_id from news_items;
insert into news_slugs (tenant_id, slug, news_id)
  select tenant_id, former.slug, news_id from former_slugs former join news_items using (tenant_id)
  where former.kind = 'news' and news_id = former.row_id
  on conflict do nothing;
drop trigger remember_former_slug on news_items;
drop trigger forget_former_slug on news_items;
delete from former_slugs where kind = 'news';
alter table former_slugs drop constraint former_slugs_kind_check,
  add constraint former_slugs_kind_check check (kind in ('club', 'person', 'team', 'venue'));

-- As titleSlug of core/wording/slug.ts makes them, for the letters of the six languages; from here on the program makes them.
create function title_slug(title text) returns text language sql immutable as $$
  select case when length(slug) <= 80 then slug else coalesce(substring(left(slug, 81) from '^(.+)-'), left(slug, 80)) end
  from (
    select btrim(regexp_replace(translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(lower(title collate "und-x-icu"), NFKD), '[\\u0300-\\u036f''’ʼ]', '', 'g'),
      'đ', 'dj'), 'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ѕ', 'dz'), 'щ', 'sc'), 'ю', 'ju'), 'я', 'ja'), 'є', 'je'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'абвгґдежзиіјклмнопрстћуфхцчшыэøłıðъь', 'abvggdezziijklmnoprstcufhccsyeolid'), '[^a-z0-9]+', '-', 'g'), '-') as slug
  ) whole
$$;

alter table news_texts add column slug slug;

do $$
declare
  words record;
  wish text;
  free text;
  twin integer;
begin
  for words in
    select text.tenant_id, text.news_id, text.locale, text.title, item.slug as own from news_texts text join news_items item using (tenant_id, news_id)
    order by text.tenant_id, item.published_at nulls last, text.news_id, text.locale
  loop
    -- Serbian has one slug for its two scripts.
    select slug into wish from news_texts
      where tenant_id = words.tenant_id and news_id = words.news_id and words.locale = 'sr-cyrl' and locale = 'sr';
    wish := coalesce(wish, nullif(title_slug(words.title), ''), words.own);
    free := wish;
    twin := 1;
    while exists (select from news_slugs where tenant_id = words.tenant_id and slug = free and news_id <> words.news_id) loop
      twin := twin + 1;
      free := wish || '-' || twin;
    end loop;
    insert into news_slugs (tenant_id, slug, news_id) values (words.tenant_id, free, words.news_id) on conflict do nothing;
    update news_texts set slug = free where tenant_id = words.tenant_id and news_id = words.news_id and locale = words.locale;
  end loop;
end
$$;

drop function title_slug(text);
alter table news_texts alter column slug set not null;

-- Whoever gives a piece of news a slug gives it for good, and takes none that is another's. EDIT7
create function claim_news_slug() returns trigger language plpgsql as $$
begin
  insert into news_slugs (tenant_id, slug, news_id) values (new.tenant_id, new.slug, new.news_id) on conflict do nothing;
  if not exists (select from news_slugs where tenant_id = new.tenant_id and slug = new.slug and news_id = new.news_id) then
    raise unique_violation using message = format('the slug %s is another piece of news''s', new.slug);
  end if;
  return null;
end
$$;
create trigger claim_news_slug after insert or update of slug on news_items for each row execute function claim_news_slug();
create trigger claim_news_slug after insert or update of slug on news_texts for each row execute function claim_news_slug();
`;
