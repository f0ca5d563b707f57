import { basename } from "node:path";
import { textKind } from "./known-shapes.ts";
import { readTextFile, UnreadableText } from "./text-file.ts";

/** No file of a game is nested deeper than eight; one that is nested for ever is made to eat the memory. */
const deepest = 64;

/** The document in a JSON file. Refused with `UnreadableText`: whatever `readTextFile` refuses, and what is no JSON. IMP7, IMP17 */
export async function readJsonFile(path: string): Promise<unknown> {
  return parseJson(await readTextFile(path), basename(path));
}

/** A text as JSON; refused by the file's name and what the text is instead. */
export function parseJson(text: string, name: string): unknown {
  if (text.trim() === "") throw new UnreadableText(`${name} is empty`);
  const kind = textKind(text);
  if (kind !== null) throw new UnreadableText(`${name} is not JSON: it is ${kind}`);
  if (isNestedTooDeep(text)) throw new UnreadableText(`${name} is nested more than ${deepest} deep, and no game is`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnreadableText(`${name} is not JSON (${whereItBreaks(error)})`, false);
  }
}

/** The place alone: what the engine says besides means nothing to a file's owner. */
function whereItBreaks(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  const place = /line (\d+) column (\d+)/.exec(message);
  if (place) return `it breaks at line ${place[1]}, column ${place[2]}`;
  return /unexpected end|unterminated/i.test(message) ? "it ends before it is whole" : "it does not begin as JSON does";
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inText) {
      if (code === backslash) index++;
      else if (code === quote) inText = false;
    } else if (code === quote) inText = true;
    else if (code === openBracket || code === openBrace) {
      if (++depth > deepest) return true;
    } else if (code === closeBracket || code === closeBrace) depth--;
  }
  return false;
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125];
