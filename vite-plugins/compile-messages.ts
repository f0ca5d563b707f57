import compile from "icu-minify/compile";
import { toCyrillic } from "#core/wording/transliterate.ts";

/** Words of one area as an author writes them: nested keys, ICU texts. */
export type MessageSource = { readonly [key: string]: string | MessageSource };

/** The same, read once and for all: a plain text, or the parts that `icu-minify/format` puts together. */
export type CompiledMessages = { readonly [key: string]: CompiledMessage | CompiledMessages };
export type CompiledMessage = string | readonly unknown[];

/** `[[Fullcourt]]`: a word that no script may change. The brackets go, the word stays. */
const protectedWord = /\[\[(.+?)\]\]/gu;

/** Compiles every text of an area; for Serbian Cyrillic, writes its literal parts in the other script. */
export function compileMessages(source: MessageSource, script: "as-written" | "cyrillic"): CompiledMessages {
  const letters = script === "cyrillic" ? inCyrillic : asWritten;
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === "string" ? withLiterals(compileText(key, value), letters) : compileMessages(value, script),
    ]),
  );
}

/** The compiler names the fault; an author needs the place as well. */
function compileText(key: string, text: string): CompiledMessage {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`The message ${key} is not ICU (${String(cause)}): ${text}`, { cause });
  }
}

function asWritten(text: string): string {
  return text.replace(protectedWord, "$1");
}

function inCyrillic(text: string): string {
  return text
    .split(protectedWord)
    .map((part, index) => (index % 2 === 1 ? part : toCyrillic(part)))
    .join("");
}

function withLiterals(message: CompiledMessage, letters: (text: string) => string): CompiledMessage {
  return typeof message === "string" ? letters(message) : message.map((node) => nodeWithLiterals(node, letters));
}

/**
 * A compiled node is a text, the number sign (0), `[argument]`, `[argument, kind, …]` or `[tag, ...children]`.
 * Names of arguments, kinds, branches and tags are not words and stay.
 */
function nodeWithLiterals(node: unknown, letters: (text: string) => string): unknown {
  if (typeof node === "string") return letters(node);
  if (!Array.isArray(node)) return node;
  const [name, ...rest] = node as readonly unknown[];
  const [kind, options] = rest;
  if (rest.length === 0) return node;
  if (typeof kind !== "number" || kind === 0) return [name, ...rest.map((child) => nodeWithLiterals(child, letters))];
  if (typeof options !== "object" || options === null || !isBranching(kind)) return node;
  return [name, kind, Object.fromEntries(Object.entries(options).map(([branch, value]) => [branch, branchWithLiterals(value, letters)]))];
}

/** A branch is one text, the number sign, or a list of nodes. */
function branchWithLiterals(branch: unknown, letters: (text: string) => string): unknown {
  return Array.isArray(branch) ? branch.map((node) => nodeWithLiterals(node, letters)) : nodeWithLiterals(branch, letters);
}

/** select, plural and selectordinal in icu-minify's numbering; the other kinds hold formats, not words. */
function isBranching(kind: number): boolean {
  return kind === 1 || kind === 2 || kind === 3;
}
