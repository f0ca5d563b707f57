import { isV7 } from "./fiba-v7-data.ts";
import { isFixture } from "./genius-fixture-data.ts";
import type { ImportFormat } from "./imported-game.ts";
import { sourceList, sourceObject, type SourceObject } from "./source-text.ts";

/**
 * A kind of file that people have of a game. `readAs`: the format by which it is read, `null` where it is not. `name` says
 * it as its owner would.
 */
export type KnownShape = {
  readonly name: string;
  readonly readAs: ImportFormat | null;
  readonly looksLike: (document: SourceObject) => boolean;
};

function has(document: SourceObject, ...names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(document, name));
}

function within(document: SourceObject, name: string): SourceObject {
  return sourceObject(document[name]);
}

/** All shapes of JSON that are known, the first that fits. A new importer sets `readAs` in its line, or adds one. IMP20 */
export const knownShapes: readonly KnownShape[] = [
  { name: "FIBA LiveStats data.json", readAs: "fiba-livestats", looksLike: (it) => has(it, "tm", "pbp") },
  {
    name: "EuroLeague play-by-play (PlaybyPlay)",
    readAs: "euroleague",
    looksLike: (it) => has(it, "CodeTeamA", "FirstQuarter"),
  },
  {
    name: "EuroLeague box score (Boxscore)",
    readAs: "euroleague",
    looksLike: (it) => has(it, "Stats") && (has(it, "ByQuarter") || has(it, "Referees")),
  },
  { name: "EuroLeague shots (Points)", readAs: "euroleague", looksLike: (it) => has(sourceObject(sourceList(it["Rows"])[0]), "NUM_ANOT") },
  { name: "EuroLeague header (Header)", readAs: "euroleague", looksLike: (it) => has(it, "CodeTeamA", "Stadium") },
  {
    name: "Genius/Atrium fixture JSON",
    readAs: "genius-fixture",
    looksLike: (it) =>
      isFixture([{ name: "", json: it }]) ||
      has(within(it, "data"), "fixture") ||
      has(within(it, "data"), "pbp") ||
      has(within(it, "data"), "statistics"),
  },
  {
    name: "FIBA V7 (Oris) events",
    readAs: "fiba-v7",
    looksLike: (it) =>
      isV7([{ name: "_Q1_.json", json: it }]) ||
      has(within(within(it, "content"), "full"), "Competitors") ||
      has(it, "Actions") ||
      Object.keys(it).some((name) => /^[TP]_\d/.test(name)),
  },
  {
    name: "NBA liveData",
    readAs: null,
    looksLike: (it) => has(it, "meta", "game") && (has(within(it, "game"), "actions") || has(within(it, "game"), "homeTeam")),
  },
  { name: "NBA stats, version 2", readAs: null, looksLike: (it) => has(it, "resource") && (has(it, "resultSets") || has(it, "resultSet")) },
  {
    name: "NBA stats, version 3",
    readAs: null,
    looksLike: (it) => has(it, "meta") && Object.keys(it).some((name) => /^(?:boxScore|playByPlay)/.test(name)),
  },
  { name: "EuroLeague API, version 2 or 3", readAs: null, looksLike: (it) => has(it, "local", "road") },
  {
    name: "LKL game-centre JSON",
    readAs: null,
    looksLike: (it) => has(within(it, "quarters"), "regular") || has(it, "gameStatistics", "boxscore"),
  },
  {
    name: "W League (Japan) JSON",
    readAs: null,
    looksLike: (it) => has(it, "play_by_plays") || has(sourceObject(sourceList(it["games"])[0]), "play_by_plays"),
  },
  { name: "B.League (Japan) JSON", readAs: null, looksLike: (it) => has(it, "PlayByPlays") },
  {
    name: "Segev (Israel) JSON",
    readAs: null,
    looksLike: (it) => has(within(it, "result"), "actions") || has(within(it, "result"), "boxscore"),
  },
  { name: "Sportradar basketball JSON", readAs: null, looksLike: (it) => has(it, "sport_event") || has(it, "sr_id", "periods") },
  { name: "ESPN game JSON", readAs: null, looksLike: (it) => has(it, "boxscore", "header") || has(it, "plays", "boxscore") },
];

/** Which known kind of file a document is; `null` for one nobody has told us of. */
export function shapeOf(document: unknown): KnownShape | null {
  const subject = sourceObject(document);
  return knownShapes.find(({ looksLike }) => looksLike(subject)) ?? null;
}

/** Which known kind of file a text is that is no JSON; `null` where it may be JSON, or nobody knows. */
export function textKind(text: string): string | null {
  const head = text.slice(0, 4000);
  if (/^\s*<(?:!doctype\s+html|html|head|body|\?xml[^>]*>\s*<!doctype html)/i.test(head)) return pageKind(text);
  if (/^\s*<\?xml|^\s*<[A-Za-z][\w:.-]*[\s>/]/.test(head)) return "XML";
  const [first = "", second = ""] = head.split(/\r\n|\n|\r/, 2);
  const separator = [",", ";", "\t"].find((sign) => first.split(sign).length > 3);
  const isTable = separator !== undefined && !/^\s*[[{"]?\s*[[{]/.test(head) && second.split(separator).length > 3;
  if (!isTable) return null;
  return /period|quarter|clock|action|play|event|cuarto|accion|jugada/i.test(first) ? "a table (CSV) of play-by-play" : "a table (CSV)";
}

function pageKind(text: string): string {
  const page = text.slice(0, 200_000);
  if (/type\s*=\s*["']?password/i.test(page)) return "a web page that asks for a password";
  if (/fibalivestats|livestats|geniussports/i.test(page))
    return "a page of LiveStats' web site (such as bs.html or pbp.html); what is read is the data.json beside it";
  return "a web page";
}

/** What is said of a file that another format reads, or none. */
export function shapeRefusal({ name, readAs }: KnownShape): string {
  return readAs === null ? `this is ${name}; it is not read` : `this is ${name}; it is read with --format ${readAs}`;
}
