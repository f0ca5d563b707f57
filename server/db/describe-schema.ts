import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * The whole schema as SQL, for people to read and to compare: what the migrations have made, as the database tells it.
 * The order depends on names alone.
 */
export async function describeSchema(db: Kysely<Database>): Promise<string> {
  const parts = [extensions, collations, domains, tables, views, functions, triggers];
  const found = [];
  for (const part of parts) found.push(...(await part(db)));
  return `${found.join("\n\n")}\n`;
}

const ours = sql`'public'::regnamespace`;
// Kysely's own books.
const notOurs = sql`'kysely_%'`;

async function definitions(db: Kysely<Database>, query: ReturnType<typeof sql<{ definition: string }>>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ definition }) => `${definition.trim()};`);
}

async function extensions(db: Kysely<Database>): Promise<string[]> {
  return definitions(
    db,
    sql`select format('create extension %I', extname) as definition from pg_extension where extname <> 'plpgsql' order by extname`,
  );
}

async function collations(db: Kysely<Database>): Promise<string[]> {
  // The column with the locale has had three names; the row as JSON knows the one it has.
  return definitions(
    db,
    sql`
      select format('create collation %I (provider = icu, locale = %L)', collname,
        coalesce(to_jsonb(entry) ->> 'colllocale', to_jsonb(entry) ->> 'colliculocale')) as definition
      from pg_collation entry where collnamespace = ${ours} order by collname`,
  );
}

async function domains(db: Kysely<Database>): Promise<string[]> {
  return definitions(
    db,
    sql`
      select format('create domain %I as %s %s', typname, format_type(typbasetype, typtypmod),
        (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = pg_type.oid and contype = 'c')) as definition
      from pg_type where typnamespace = ${ours} and typtype = 'd' order by typname`,
  );
}

async function tables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; lines: string[]; indexes: string[] }>`
    select relname as name,
      array(
        select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
          case when attcollation not in (0, 100) then 'collate ' || attcollation::regcollation::text end,
          case when attnotnull then 'not null' end,
          case when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
            else 'default ' || pg_get_expr(adbin, adrelid) end)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum
      ) || array(
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = pg_class.oid and contype in ('p', 'u', 'f', 'c')
        order by position(contype::text in 'pufc'), pg_get_constraintdef(oid)
      ) as lines,
      array(
        select pg_get_indexdef(indexrelid) from pg_index
        where indrelid = pg_class.oid and not exists (select from pg_constraint where conindid = indexrelid)
        order by indexrelid::regclass::text
      ) as indexes
    from pg_class where relnamespace = ${ours} and relkind = 'r' and relname not like ${notOurs} order by relname`.execute(db);
  return rows.map(({ name, lines, indexes }) =>
    [`create table ${name} (\n  ${lines.join(",\n  ")}\n);`, ...indexes.map((index) => `${index.replace(" ON public.", " ON ")};`)].join(
      "\n",
    ),
  );
}

async function views(db: Kysely<Database>): Promise<string[]> {
  return definitions(
    db,
    sql`
      select format(E'create view %I as\n%s', relname, rtrim(pg_get_viewdef(oid), ';')) as definition
      from pg_class where relnamespace = ${ours} and relkind = 'v' order by relname`,
  );
}

async function functions(db: Kysely<Database>): Promise<string[]> {
  return definitions(
    db,
    sql`select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = ${ours} and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by proname`,
  );
}

async function triggers(db: Kysely<Database>): Promise<string[]> {
  return definitions(
    db,
    sql`
      select pg_get_triggerdef(pg_trigger.oid) as definition
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = ${ours} and not tgisinternal order by relname, tgname`,
  );
}
