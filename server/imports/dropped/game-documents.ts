import { gunzipSync } from "node:zlib";
import { checkedEntries, unpackedEntry } from "../../office/import/zip-check.ts";
import type { EuroleagueAnswers } from "../euroleague-answers.ts";
import { answerPartOf } from "../euroleague-folder.ts";
import { readEuroleague } from "../euroleague.ts";
import type { LiveStatsData } from "../fiba-livestats-data.ts";
import { readLiveStats } from "../fiba-livestats.ts";
import { readV7 } from "../fiba-v7.ts";
import { readFixture } from "../genius-fixture.ts";
import type { ImportedGame } from "../imported-game.ts";
import { parseJson } from "../json-file.ts";
import { shapeOf } from "../known-shapes.ts";
import type { SourceDocument } from "../source-documents.ts";
import { decodeText } from "../text-file.ts";
import type { GameFileFault } from "#contract/office-game-files.ts";

/** A game among what was dropped: read under the number that it is to have, or why it is none. */
export type DroppedDocument =
  | { readonly file: string; readonly read: (sourceGameId: string) => ImportedGame }
  | { readonly file: string; readonly fault: GameFileFault };

/** The longest whole game known to us has 1.5 million bytes. */
const mostDocumentBytes = 8 * 1024 * 1024;
/** Of one archive: a round has fewer games, and a season's are imported by the command. */
const mostGames = 60;

/** Whether bytes are a game's file, plain, gzipped or in an archive, and no list of the office. IMP27 */
export function areGameFiles(bytes: Uint8Array): boolean {
  const begins = (...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
  if (begins(0x1f, 0x8b)) return true;
  if (!begins(0x50, 0x4b)) return /^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));
  const names = namesIn(bytes);
  return names.some(isDocument) && !names.some((name) => name === "[Content_Types].xml" || name === "mimetype");
}

/** The games in a file or an archive. What of an archive cannot be unpacked throws, as any broken one does. IMP27, IMPF2 */
export function gameDocuments(bytes: Uint8Array): readonly DroppedDocument[] {
  if (bytes[0] !== 0x50) return [alone("", () => bytes)];
  const entries = [...checkedEntries(bytes).values()].filter(({ name }) => isDocument(name));
  const groups = new Map<string, { name: string; bytes: () => Uint8Array }[]>();
  const singles: DroppedDocument[] = [];
  for (const entry of entries.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const part = answerPartOf(baseOf(entry.name));
    const found = { name: entry.name, bytes: () => unpackedEntry(bytes, entry) };
    if (part === null) singles.push(alone(entry.name, found.bytes));
    else {
      const key = `${folderOf(entry.name)}/${part.rest}`;
      groups.set(key, [...(groups.get(key) ?? []), found]);
    }
  }
  const answers = [...groups.values()].flatMap((parts) => together(parts));
  return [...singles, ...answers].slice(0, mostGames);
}

function alone(file: string, bytes: () => Uint8Array): DroppedDocument {
  const json = documentIn(bytes);
  const shape = shapeOf(json);
  if (json === undefined || shape === null) return { file, fault: "no-game" };
  const document: SourceDocument = { name: baseOf(file) || "game.json", json };
  switch (shape.readAs) {
    case "fiba-livestats":
      return { file, read: (id) => readLiveStats(json as LiveStatsData, id) };
    case "genius-fixture":
      return { file, read: (id) => readFixture([document], id) };
    case "fiba-v7":
      return { file, read: (id) => readV7([document], id) };
    case "euroleague":
      return { file, fault: "parts-missing" };
    case null:
      return { file, fault: "other-system" };
  }
}

/** EuroLeague gives a game's answers apart; a file that is only called so is read by itself. IMP21 */
function together(parts: readonly { readonly name: string; readonly bytes: () => Uint8Array }[]): readonly DroppedDocument[] {
  const known = parts.map((part) => ({ ...part, json: documentIn(part.bytes), part: answerPartOf(baseOf(part.name))?.part }));
  const ofEuroleague = known.filter(({ json }) => shapeOf(json)?.readAs === "euroleague");
  if (ofEuroleague.length === 0) return parts.map(({ name, bytes }) => alone(name, bytes));
  const answer = (name: string) => known.find(({ part }) => part === name)?.json ?? null;
  const [PlaybyPlay, Boxscore] = [answer("PlaybyPlay"), answer("Boxscore")];
  const file = parts[0]?.name ?? "";
  if (PlaybyPlay === null || Boxscore === null) return [{ file, fault: "parts-missing" }];
  const answers = { PlaybyPlay, Boxscore, Points: answer("Points"), Header: answer("Header") } as EuroleagueAnswers;
  return [{ file, read: (id) => readEuroleague(answers, id) }];
}

/** `undefined`: no JSON of a game's size. */
function documentIn(bytes: () => Uint8Array): unknown {
  try {
    const packed = bytes();
    const plain = packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed, { maxOutputLength: mostDocumentBytes }) : packed;
    return plain.length > mostDocumentBytes ? undefined : parseJson(decodeText(plain, "file"), "file");
  } catch {
    return undefined;
  }
}

function namesIn(bytes: Uint8Array): readonly string[] {
  try {
    return [...checkedEntries(bytes).keys()];
  } catch {
    return [];
  }
}

function isDocument(name: string): boolean {
  return /\.json(?:\.gz)?$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX)/.test(name);
}

function baseOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}

function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}
