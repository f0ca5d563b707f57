import { type Kysely, sql } from "kysely";

/** A mistyped name of a hall is understood, as a club's is. SRCH3, SRCH12 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

/** A league has some dozens of halls: their names need no index. */
const statements = `
create or replace function search_words_near(of_tenant uuid, typed text, threshold real, most integer) returns setof text language plpgsql as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', threshold::text, true);
  return query
    select word from (
      select search_key from persons where tenant_id = of_tenant and search_key %> typed
      union all
      select search_key from clubs where tenant_id = of_tenant and search_key %> typed
      union all
      select name_key from named_people where tenant_id = of_tenant and name_key %> typed
      union all
      select search_key(name || ' ' || latin_name) from venues where tenant_id = of_tenant and search_key(name || ' ' || latin_name) %> typed
    ) named cross join lateral string_to_table(btrim(search_key), ' ') as word
    group by word order by word_similarity(typed, word) desc, word limit most;
end
$$;
`;
