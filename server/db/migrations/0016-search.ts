import { type Kysely, sql } from "kysely";

/** What people, clubs, teams and news are found by, kept by the database itself: `docs/decisions/0016-search-keys.md`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
-- Comes with PostgreSQL, and is trusted: the owner of a database may create it.
create extension if not exists pg_trgm;

-- Small letters of one alphabet, each word between two spaces. Word for word core/wording/search-key.ts: a test holds the two
-- to each other over every letter. SRCH1
create function search_key(written text) returns text language sql immutable strict parallel safe as $$
  select case when words = '' then '' else ' ' || words || ' ' end from (
    select btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(written, NFKD) collate "und-x-icu"), '[\\u0300-\\u036f''’ʼ‘\`]', '', 'g'),
        'đðøłıħŧŋςwqyабвгґдђежзѕиіјклмнопрстћуфхцчшыэъь',
        'ddolihtnσvkiabvggddezzziijklmnoprstcufhccsie'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'я', 'ja'), 'ю', 'ju'), 'є', 'je'),
      'щ', 'sc'), 'kh', 'h'), 'sh', 's'), 'ch', 'c'), 'zh', 'z'), 'th', 't'), 'ph', 'f'), 'ts', 'c'), 'dz', 'd'), 'dj', 'd'), 'x', 'ks'), 'j', 'i'),
      '([a-z])\\1+', '\\1', 'g'), '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g')) as words
  ) key
$$;

-- A name that another alphabet writes is found in Latin, too.
alter table persons add column search_key text not null generated always as (search_key(given_name || ' ' || family_name
  || case when latin_given_name || latin_family_name <> given_name || family_name then ' ' || latin_given_name || ' ' || latin_family_name else '' end)) stored;
alter table clubs add column search_key text not null generated always as (
  search_key(name || case when latin_name <> name then ' ' || latin_name else '' end || ' ' || code)) stored;
alter table teams add column search_key text not null generated always as (search_key(name || ' ' || short_name || ' ' || code)) stored;
alter table news_texts add column search_key text not null generated always as (search_key(title || ' ' || summary)) stored;

create index persons_by_search_key on persons using gin (search_key gin_trgm_ops);
create index clubs_by_search_key on clubs using gin (search_key gin_trgm_ops);
create index teams_by_search_key on teams using gin (search_key gin_trgm_ops);
create index news_texts_by_search_key on news_texts using gin (search_key gin_trgm_ops);

-- Words of people's and clubs' names that look like this one; who asks judges how near they are. The threshold is a setting
-- that lasts until the end of the transaction, and an index is used with the operator only.
create function search_words_near(of_tenant uuid, typed text, threshold real, most integer) returns setof text language plpgsql as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', threshold::text, true);
  return query
    select word from (
      select search_key from persons where tenant_id = of_tenant and search_key %> typed
      union all
      select search_key from clubs where tenant_id = of_tenant and search_key %> typed
    ) named cross join lateral string_to_table(btrim(search_key), ' ') as word
    group by word order by word_similarity(typed, word) desc, word limit most;
end
$$;
`;
