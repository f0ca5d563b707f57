import { type Kysely, sql } from "kysely";

/** Slugs that clubs, people, news, teams and halls had before, so that old addresses lead to the new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
  for (const [table, kind, key, within] of slugged) await sql.raw(remember(table, kind, key, within)).execute(db);
}

/** Table, kind, key, and within what its slugs are unique. */
const slugged = [
  ["clubs", "club", "club_id", "tenant_id"],
  ["persons", "person", "person_id", "tenant_id"],
  ["news_items", "news", "news_id", "tenant_id"],
  ["teams", "team", "team_id", "league_id"],
  ["venues", "venue", "venue_id", "tenant_id"],
] as const;

const statements = `
create table former_slugs (
  tenant_id uuid not null references tenants,
  kind text not null check (kind in ('club', 'person', 'news', 'team', 'venue')),
  -- The league of a team; the tenant itself for all others.
  within_id uuid not null,
  slug slug not null,
  -- Whose it was: the latest of several.
  row_id uuid not null,
  primary key (tenant_id, kind, within_id, slug)
);
create index former_slugs_by_row on former_slugs (tenant_id, kind, row_id);

-- Arguments: kind, key column, column of what the slug is unique within. A slug in use is nobody's former one, so an
-- address never leads back to itself.
create function remember_former_slug() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  became jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE' then
    delete from former_slugs where tenant_id = old.tenant_id and kind = tg_argv[0] and row_id = (was ->> tg_argv[1])::uuid;
    return null;
  end if;
  delete from former_slugs
    where tenant_id = new.tenant_id and kind = tg_argv[0] and within_id = (became ->> tg_argv[2])::uuid and slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_slugs (tenant_id, kind, within_id, slug, row_id)
      values (old.tenant_id, tg_argv[0], (was ->> tg_argv[2])::uuid, old.slug, (was ->> tg_argv[1])::uuid)
      on conflict (tenant_id, kind, within_id, slug) do update set row_id = excluded.row_id;
  end if;
  return null;
end
$$;
`;

function remember(table: string, kind: string, key: string, within: string): string {
  const call = `for each row execute function remember_former_slug('${kind}', '${key}', '${within}')`;
  return `
create trigger remember_former_slug after update of slug on ${table} for each row when (old.slug <> new.slug)
  execute function remember_former_slug('${kind}', '${key}', '${within}');
create trigger forget_former_slug after insert or delete on ${table} ${call};
`;
}
