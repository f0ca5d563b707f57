import type { NewsBlock, NewsInline } from "./news.ts";

/**
 * A piece of news as somebody types it: a line is a paragraph, `## ` before it makes it a heading, `- ` an item of a list, `> ` a
 * quotation, whose next line `> — ` names who said it; `[text](/seasons/…)` is a link. A backslash before any of these signs takes
 * its meaning away. EDIT16
 */
export function readNewsText(text: string): readonly NewsBlock[] {
  const blocks: NewsBlock[] = [];
  for (const line of text.split(/\r?\n/)) {
    const { sign, rest } = signed(line.trim());
    const last = blocks.at(-1);
    if (rest === "") continue;
    if (sign === "list") {
      const items = last?.kind === "list" ? last.items : [];
      if (last?.kind === "list") blocks.pop();
      blocks.push({ kind: "list", items: [...items, readInlines(rest)] });
    } else if (sign === "by" && last?.kind === "quote" && last.by === "") blocks.splice(-1, 1, { ...last, by: plain(rest) });
    else if (sign === "quote" || sign === "by") blocks.push({ kind: "quote", text: plain(rest), by: "" });
    else if (sign === "heading") blocks.push({ kind: "heading", text: plain(rest) });
    else blocks.push({ kind: "paragraph", content: readInlines(rest) });
  }
  return blocks;
}

/** What is read as these blocks; white space at the ends of a block, and inside it more than one, is not kept. EDIT16 */
export function writeNewsText(blocks: readonly NewsBlock[]): string {
  return blocks.map(writeBlock).filter(Boolean).join("\n\n");
}

type Sign = "paragraph" | "heading" | "list" | "quote" | "by";

const signs: readonly (readonly [Exclude<Sign, "paragraph">, RegExp])[] = [
  ["heading", /^#{1,6}\s+/],
  ["list", /^[-*•]\s+/],
  ["by", /^>\s*[—–]\s+/],
  ["quote", /^>\s*/],
];

function signed(line: string): { readonly sign: Sign; readonly rest: string } {
  for (const [sign, begins] of signs) if (begins.test(line)) return { sign, rest: line.replace(begins, "").trim() };
  return { sign: "paragraph", rest: line };
}

/** A link, whose text and address have no bracket; its address leads into this site or out over https. */
const link = /\[((?:\\.|[^\][\\])+)\]\(((?:\/(?![/\\])|https:\/\/)[^\s()]*)\)/;
const escaped = /\\([\\[#>\-*•—–])/g;

function readInlines(text: string): readonly NewsInline[] {
  const parts: NewsInline[] = [];
  let rest = text;
  for (let found = nextLink(rest); found !== null; found = nextLink(rest)) {
    const [whole, said = "", href = ""] = found;
    if (found.index > 0) parts.push(plain(rest.slice(0, found.index)));
    parts.push({ text: plain(said), href });
    rest = rest.slice(found.index + whole.length);
  }
  return rest === "" ? parts : [...parts, plain(rest)];
}

/** The first that no backslash takes its meaning. */
function nextLink(text: string): RegExpExecArray | null {
  const every = new RegExp(link, "g");
  for (let found = every.exec(text); found !== null; found = every.exec(text)) {
    const before = /\\*$/.exec(text.slice(0, found.index))?.[0].length ?? 0;
    if (before % 2 === 0) return found;
    every.lastIndex = found.index + 1;
  }
  return null;
}

function plain(text: string): string {
  return text.replace(escaped, "$1");
}

function writeBlock(block: NewsBlock): string {
  if (block.kind === "heading") return begun("## ", oneLine(block.text));
  if (block.kind === "list")
    return block.items
      .map((item) => begun("- ", writeInlines(item)))
      .filter(Boolean)
      .join("\n");
  if (block.kind === "quote")
    return [begun("> ", unsigned(oneLine(block.text))), begun("> — ", oneLine(block.by))].filter(Boolean).join("\n");
  return unsigned(writeInlines(block.content));
}

function begun(sign: string, text: string): string {
  return text === "" ? "" : sign + text;
}

/** A text that begins as a sign would is none. */
function unsigned(text: string): string {
  return /^(#{1,6}\s|[-*•—–]\s|>)/.test(text) ? `\\${text}` : text;
}

function writeInlines(content: readonly NewsInline[]): string {
  return content
    .map((part) => (typeof part === "string" ? marked(part) : `[${marked(part.text).replaceAll("]", "")}](${part.href})`))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

function oneLine(text: string): string {
  return marked(text).replace(/\s+/g, " ").trim();
}

/** With the signs that would be read as more than themselves. */
function marked(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("[", "\\[");
}
