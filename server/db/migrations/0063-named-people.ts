import { type Kysely, sql } from "kysely";

/** Coaches, whom a log knows by name alone, as persons with an address: `docs/decisions/0032-named-people.md`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
create table named_people (
  tenant_id uuid not null references tenants (tenant_id),
  role text not null check (role in ('coach', 'referee')),
  -- How the name is found, search_key(name): spellings that differ in script, marks or case alone are one row.
  name_key text not null check (name_key <> ''),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name_key = search_key(name)),
  transliterable boolean not null default false,
  -- The row of whoever this spelling means; that row stands for itself.
  same_as text check (same_as <> name_key),
  primary key (tenant_id, role, name_key),
  unique (tenant_id, role, slug),
  foreign key (tenant_id, role, same_as) references named_people (tenant_id, role, name_key)
);
create index named_people_joined on named_people (tenant_id, role, same_as) where same_as is not null;
create index box_team_lines_by_coach on box_team_lines (tenant_id, search_key(coach)) where coach <> '';

-- Addresses as core/wording/slug.ts makes them, for the letters of the six languages; from here on the program makes them.
insert into named_people (tenant_id, role, name_key, slug, name, transliterable)
  select tenant_id, 'coach', name_key, slug || case when twin > 1 then '-' || twin else '' end, name, own
  from (
    select spelled.*, row_number() over (partition by tenant_id, slug order by name_key) as twin
    from (
      select tenants.tenant_id, name_key, name, tenants.default_locale like 'sr%' and name ~* '[čćđšž]' as own,
        coalesce(nullif(btrim(regexp_replace(translate(
          replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(lower(normalize(replace(replace(name, 'đ', 'dj'), 'Đ', 'dj'), NFKD) collate "und-x-icu"), '[\\u0300-\\u036f''’ʼ]', '', 'g'),
          'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'щ', 'sc'), 'ю', 'ju'), 'я', 'ja'), 'ß', 'ss'),
          'абвгдежзијклмнопрстћуфхцчшыэøłıъь', 'abvgdezzijklmnoprstcufhccsyeoli'), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'coach') as slug
      from (
        select tenant_id, search_key(coach) as name_key, min(btrim(coach)) as name from box_team_lines
        where search_key(coach) <> '' group by tenant_id, search_key(coach)
      ) named
      join tenants using (tenant_id)
    ) spelled
  ) addressed;
`;
