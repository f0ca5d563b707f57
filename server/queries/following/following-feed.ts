import type { Kysely } from "kysely";
import {
  type FeedEntry,
  feedPlace,
  type FollowedItem,
  type FollowedLine,
  type FollowingFeed,
  type WantedFeed,
} from "#contract/following-queries.ts";
import { type FollowedKey, mostListedAtOnce } from "#contract/following.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { readerOf, type TextReader } from "../refs/foreign-names.ts";
import type { Database } from "../../db/schema.ts";
import { clubRef } from "../refs/club-ref.ts";
import { bestText } from "../refs/best-text.ts";
import { gamesNamed } from "../games/games-named.ts";
import { localName } from "../refs/local-name.ts";
import { teamRef } from "../refs/team-ref.ts";
import { type EntryRow, feedRows } from "./feed-rows.ts";
import { type FollowedRows, followedRows, type NamedPerson } from "./followed-rows.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** What stands ahead of those followed, and what happened to them lately: two round trips. */
export async function followingFeed(db: Kysely<Database>, tenantId: TenantId, wanted: WantedFeed, now: number): Promise<FollowingFeed> {
  const nothing: FollowingFeed = { items: [], unlisted: 0, live: [], next: [], entries: [], more: null };
  if (wanted.keys.length === 0) return nothing;
  const { listed, unlisted } = partToList(wanted);
  if (wanted.unlisted !== null) {
    const items = await followedRows(db, tenantId, listed);
    return { ...nothing, items: itemsOf(listed, items, await gamesNamed(db, tenantId, [...(items.games ?? [])])), unlisted };
  }
  const { items, live, next, entries, hasMore, tenantLocale } = await feedRows(db, tenantId, wanted, listed, now);
  const games = await gamesNamed(db, tenantId, [
    ...live,
    ...next,
    ...(items.games ?? []),
    ...entries.flatMap(({ gameId }) => gameId ?? []),
  ]);
  const shown = (ids: readonly GameId[]) => ids.flatMap((id) => games.get(id) ?? []);
  const last = entries.at(-1);
  const reader = await readerOf(db, tenantId, wanted.locale);
  return {
    items: itemsOf(listed, items, games),
    unlisted,
    live: shown(live),
    next: shown(next),
    entries: entries.flatMap((row) => entryOf(row, games, reader, tenantLocale) ?? []),
    more: hasMore && last ? feedPlace(last) : null,
  };
}

/** Which keys an answer lists, and how many follow after them. FEED7 */
function partToList({ keys, unlisted }: WantedFeed): { readonly listed: readonly FollowedKey[]; readonly unlisted: number } {
  const from = unlisted === null ? 0 : Math.max(0, keys.length - unlisted);
  const listed = keys.slice(from, from + mostListedAtOnce);
  return { listed, unlisted: keys.length - from - listed.length };
}

/** In the order asked; what there is no longer is left out. */
function itemsOf(keys: readonly FollowedKey[], rows: FollowedRows, games: ReadonlyMap<GameId, GameSummary>): FollowedItem[] {
  const found = new Map<FollowedKey, FollowedItem>();
  const put = (item: FollowedItem) => void found.set(item.key, item);
  for (const { id, ...club } of rows.clubs ?? []) put({ kind: "club", key: `club:${id}`, club: clubRef(club) });
  for (const { id, team, league, seasonSlug, seasonName } of rows.teams ?? []) {
    const competition = { seasonSlug, leagueSlug: league.slug, name: localName(league.name, league.own) };
    put({ kind: "team", key: `team:${id}`, team: teamRef(team), competition, seasonName });
  }
  for (const { asked, person, team, shirt } of rows.players ?? []) {
    put({ kind: "player", key: `player:${asked}`, person: personOf(person), team: team && teamRef(team), shirt });
  }
  for (const { id, slug, name, own, seasonSlug, seasonName } of rows.leagues ?? []) {
    put({ kind: "league", key: `league:${id}`, competition: { seasonSlug, leagueSlug: slug, name: localName(name, own) }, seasonName });
  }
  for (const id of rows.games ?? []) {
    const game = games.get(id);
    if (game) put({ kind: "game", key: `game:${id}`, game });
  }
  return keys.flatMap((key) => found.get(key) ?? []);
}

function entryOf(row: EntryRow, games: ReadonlyMap<GameId, GameSummary>, reader: TextReader, tenantLocale: string): FeedEntry | null {
  const { id, at } = row;
  if (row.kind === "news") {
    const chosen = bestText(row.detail.texts, reader, tenantLocale);
    if (!chosen) return null;
    return { id, at, kind: "news", slug: chosen.text.slug, title: chosen.inScript(chosen.text.title), textLocale: chosen.locale };
  }
  const game = games.get(row.gameId);
  if (!game) return null;
  switch (row.kind) {
    case "result":
      return { id, at, kind: "result", game, lines: (row.detail ?? []).map(lineOf) };
    case "moved": {
      const place = ({ tipOff, tipOffDay, venue }: (typeof row.detail)["from"]) => ({
        tipOff,
        tipOffDay,
        venue: venue && localName(venue.name, venue.transliterable),
      });
      return { id, at, kind: "moved", game, from: place(row.detail.from), to: place(row.detail.to) };
    }
    case "record": {
      const { person, scope, figure, value } = row.detail;
      return { id, at, kind: "record", game, person: personOf(person), scope, figure, value };
    }
  }
}

function lineOf({ person, points, rebounds, assists }: Omit<FollowedLine, "person"> & { readonly person: NamedPerson }): FollowedLine {
  return { person: personOf(person), points, rebounds, assists };
}

function personOf({ slug, given, family, own }: NamedPerson): FollowedLine["person"] {
  return { slug, givenName: localName(given, own), familyName: localName(family, own) };
}
