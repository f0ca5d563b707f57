import { sql, type Transaction } from "kysely";
import { addresses } from "#contract/addresses.ts";
import { canonicalPath } from "#contract/canonical-path.ts";
import type { Locale } from "#contract/locale.ts";
import { isLocale } from "#contract/locale.ts";
import { pageTags } from "#contract/page-tags.ts";
import { allPages } from "#contract/page-table.ts";
import type { GameAddress } from "#contract/refs.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../../db/drop-pages.ts";
import type { Database } from "../../db/schema.ts";
import { actsAs } from "../acts-as.ts";
import { writeLine } from "../change-lines.ts";
import { competitionKey } from "../competitions.ts";
import type { OfficeHand, OfficeState } from "../office-change.ts";
import type { WrittenCounts } from "./import-writer.ts";

/** Where readers knew something by, on the site that a league comes from, and what it has become here. */
export type OldAddress = { readonly path: string; readonly thing: MovedThing; readonly slug: string };
export const movedThings = ["club", "person", "news", "fixture", "competition"] as const;
export type MovedThing = (typeof movedThings)[number];

/** What the redirects of an import are called in the list of changes: of each import one line, with how many. */
export const oldAddresses = "old-address";
/** Where addresses lead is said for the whole league. */
const writers = { writers: ["league-office"] } as const;

/** Redirects that are none any more, and those that are again, by their paths. */
export type MovedAddresses = { readonly gone: readonly string[]; readonly back: readonly string[] };

/** Any: a rule that names no language leads on in the one that is asked for. */
const anyLanguage: Locale = "en";
const longestPath = 500;
/** What is ours already, by the first part of its path: nothing of another site may hide it. */
const ownSections: ReadonlySet<string> = new Set([
  ...allPages.map(({ path }) => path.split("/", 1)[0] ?? ""),
  ..."api assets files fonts health metrics overlay live office auth".split(" "),
]);

/**
 * The path of an address of the old site, in its one spelling, whatever its host; `null`: it is none that could lead on: the front page,
 * one by parameters alone, or one that is a page of ours. WXR15
 */
export function oldPath(link: string): string | null {
  const url = URL.parse(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = canonicalPath(url.pathname);
  if (path === null || path === "/" || path.length > longestPath || /[:*]/.test(path)) return null;
  const [, first = ""] = path.split("/");
  return ownSections.has(first.toLowerCase()) || isLocale(first.toLowerCase()) ? null : path;
}

/**
 * Keeps a redirect for each address, for good, within the site and nowhere else. What the office has said of an address itself stays, and
 * one that stands stays its import's, also where it leads elsewhere from now on.
 * `null`: whoever imports may not say where addresses lead. WXR15, WXR16
 */
export async function keepOldAddresses(
  transaction: Transaction<Database>,
  hand: OfficeHand & { readonly importId: string },
  known: readonly OldAddress[],
): Promise<WrittenCounts | null> {
  const { tenantId, importId } = hand;
  const acting = await actsAs(transaction, hand, writers, "set");
  if (acting === null) return null;
  const leads = await destinationsOf(transaction, tenantId, known);
  const rules = known.flatMap(({ path, thing, slug }) => {
    const destination = leads.get(`${thing}/${slug}`);
    return destination === undefined || destination === path ? [] : [{ path, destination }];
  });
  const { rows } = await sql<{ made: boolean; own: boolean }>`
    insert into route_rules as before (tenant_id, path, kind, destination, status, import_id)
    select ${tenantId}, path, 'redirect', destination, 301, ${importId}
    from json_to_recordset(${JSON.stringify(rules)}::json) said (path text, destination text)
    on conflict (tenant_id, path, kind) do update
      set destination = excluded.destination, status = excluded.status, taken_back_by = null,
        import_id = case when before.taken_back_by is null then before.import_id else excluded.import_id end
      where before.import_id is not null and (before.destination <> excluded.destination or before.taken_back_by is not null)
    returning (xmax = 0) as made, import_id = ${importId} as own`.execute(transaction);
  if (rows.length > 0) await dropPages(transaction, tenantId, [pageTags.site]);
  const own = rows.filter((row) => row.own).length;
  const line = { changeId: crypto.randomUUID(), thing: oldAddresses, rowId: importId, act: "make", actedAs: acting.role } as const;
  if (own > 0) await writeLine(transaction, hand, { ...line, reason: null, before: null, after: stateOf(own), undoes: null });
  const made = rows.filter((row) => row.made).length;
  return { made, changed: rows.length - made, same: rules.length - rows.length };
}

/**
 * Redirects of an import go with it, and come again with the import that its take back is; then they go with the one and with the other,
 * as its rows do. WXR16
 */
export async function takeBackAddresses(
  transaction: Transaction<Database>,
  hand: OfficeHand & { readonly importId: string },
  importId: string,
): Promise<MovedAddresses> {
  const { tenantId, importId: backId } = hand;
  const acting = await actsAs(transaction, hand, writers, "undo");
  if (acting === null) return { gone: [], back: [] };
  const { rows: gone } = await sql<{ path: string }>`
    with recursive restored (import_id) as (
      select ${importId}::uuid
      union
      select made.import_id from restored
      join office_changes again on again.tenant_id = ${tenantId} and again.import_id = restored.import_id
      join office_changes undone on undone.tenant_id = again.tenant_id and undone.change_id = again.undoes
      join office_changes made on made.tenant_id = undone.tenant_id and made.change_id = undone.undoes
      where made.import_id is not null)
    update route_rules set taken_back_by = ${backId}
    where tenant_id = ${tenantId} and import_id in (select import_id from restored) and taken_back_by is null
    returning path`.execute(transaction);
  const { rows: back } = await sql<{ path: string }>`
    update route_rules set taken_back_by = null
    where tenant_id = ${tenantId} and taken_back_by = ${importId} returning path`.execute(transaction);
  if (gone.length + back.length === 0) return { gone: [], back: [] };
  await dropPages(transaction, tenantId, [pageTags.site]);
  const line = await transaction
    .selectFrom("office_changes")
    .select(["change_id as undoes", "row_id as rowId"])
    .where("tenant_id", "=", tenantId)
    .where("import_id", "=", importId)
    .where("thing", "=", oldAddresses)
    .executeTakeFirst();
  const [before, after] = [gone, back].map(({ length }) => (length > 0 ? stateOf(length) : null));
  const undo = { changeId: crypto.randomUUID(), thing: oldAddresses, act: "undo", actedAs: acting.role, reason: null } as const;
  if (line) await writeLine(transaction, hand, { ...undo, ...line, before: before ?? null, after: after ?? null });
  return { gone: gone.map(({ path }) => path), back: back.map(({ path }) => path) };
}

function stateOf(count: number): OfficeState {
  return { slug: oldAddresses, values: { addresses: count } };
}

/** Where each thing stands here, without a language, by its thing and slug. */
async function destinationsOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  known: readonly OldAddress[],
): Promise<ReadonlyMap<string, string>> {
  const leads = new Map<string, string>();
  const slugsOf = (wanted: MovedThing) => known.filter(({ thing }) => thing === wanted).map(({ slug }) => slug);
  const put = (thing: MovedThing, slug: string, address: string) => leads.set(`${thing}/${slug}`, address.slice(`/${anyLanguage}`.length));
  for (const slug of slugsOf("club")) put("club", slug, addresses.club(anyLanguage, slug));
  for (const slug of slugsOf("person")) put("person", slug, addresses.player(anyLanguage, slug));
  const { rows: news } = await sql<{ id: string; slug: string }>`
    select news_id::text as id, min(slug) as slug from news_slugs
    where tenant_id = ${tenantId} and news_id = any(${slugsOf("news")}::uuid[]) group by news_id`.execute(transaction);
  for (const { id, slug } of news) put("news", id, addresses.newsItem(anyLanguage, slug));
  const { rows: games } = await sql<GameAddress & { id: string }>`
    select game.game_id::text as id, season.slug as "seasonSlug", league.slug as "leagueSlug", round.slug as "roundSlug",
      game.slug as "gameSlug"
    from games game
    join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    join seasons season on season.tenant_id = league.tenant_id and season.season_id = league.season_id
    join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
    where game.tenant_id = ${tenantId} and game.game_id = any(${slugsOf("fixture")}::uuid[])`.execute(transaction);
  for (const { id, ...game } of games) put("fixture", id, addresses.game(anyLanguage, { ...game, playoff: null }));
  const { rows: leagues } = await sql<{ key: string; seasonSlug: string; leagueSlug: string }>`
    select ${competitionKey} as key, season.slug as "seasonSlug", held.slug as "leagueSlug" from leagues held
    join seasons season on season.tenant_id = held.tenant_id and season.season_id = held.season_id
    where held.tenant_id = ${tenantId} and ${competitionKey} = any(${slugsOf("competition")}::text[])`.execute(transaction);
  for (const { key, seasonSlug, leagueSlug } of leagues)
    put("competition", key, addresses.leagueTab(anyLanguage, seasonSlug, leagueSlug, "Standings"));
  return leads;
}
