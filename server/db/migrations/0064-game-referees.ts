import { type Kysely, sql } from "kysely";

/** Who refereed a game with a result, as rows that can be asked for: `docs/decisions/0032-named-people.md`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

// Filled with what each log says last. Where that was corrected, `npm run fullcourt -- rebuild` makes it what the log means.
const statements = `
create table game_referees (
  tenant_id uuid not null,
  game_id uuid not null,
  name text not null check (search_key(name) <> ''),
  role text not null check (role in ('crew-chief', 'umpire-1', 'umpire-2')),
  primary key (tenant_id, game_id, role),
  foreign key (tenant_id, game_id) references games (tenant_id, game_id)
);
create index game_referees_by_name on game_referees (tenant_id, search_key(name));

insert into game_referees (tenant_id, game_id, name, role)
  select distinct on (said.tenant_id, said.game_id, official ->> 'role')
    said.tenant_id, said.game_id, btrim(official ->> 'name'), official ->> 'role'
  from (
    select distinct on (tenant_id, game_id) tenant_id, game_id, payload from game_events
    where type = 'officials.set' order by tenant_id, game_id, sequence desc
  ) said
  cross join lateral jsonb_array_elements(said.payload -> 'officials') official
  where official ->> 'role' in ('crew-chief', 'umpire-1', 'umpire-2') and search_key(official ->> 'name') <> ''
    and exists (select from box_team_lines line where line.tenant_id = said.tenant_id and line.game_id = said.game_id);

insert into named_people (tenant_id, role, name_key, slug, name, transliterable)
  select tenant_id, 'referee', name_key, slug || case when twin > 1 then '-' || twin else '' end, name, own
  from (
    select spelled.*, row_number() over (partition by tenant_id, slug order by name_key) as twin
    from (
      select tenants.tenant_id, name_key, name, tenants.default_locale like 'sr%' and name ~* '[čćđšž]' as own,
        coalesce(nullif(btrim(regexp_replace(translate(
          replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(lower(normalize(replace(replace(name, 'đ', 'dj'), 'Đ', 'dj'), NFKD) collate "und-x-icu"), '[\\u0300-\\u036f''’ʼ]', '', 'g'),
          'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'щ', 'sc'), 'ю', 'ju'), 'я', 'ja'), 'ß', 'ss'),
          'абвгдежзијклмнопрстћуфхцчшыэøłıъь', 'abvgdezzijklmnoprstcufhccsyeoli'), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'referee') as slug
      from (
        select tenant_id, search_key(name) as name_key, min(name) as name from game_referees group by tenant_id, search_key(name)
      ) named
      join tenants using (tenant_id)
    ) spelled
  ) addressed;
`;
