import type { NewsBlock, NewsInline } from "#contract/news.ts";

/**
 * A text as people type it: paragraphs between empty lines, `## a heading`, `- an item` of a list, `> a quote` whose last
 * line may be `> — by whom`, and `[words](/address)` for a link to this site, its address without a language, or to https.
 */
export function readBlocks(written: string): readonly NewsBlock[] {
  return written
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map((part) =>
      part
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(blocksOf);
}

/** The same the other way, so that a text can be taken out, changed and put back. */
export function writtenBlocks(blocks: readonly NewsBlock[]): string {
  return blocks.map((block) => `${writtenBlock(block)}\n`).join("\n");
}

function blocksOf(lines: readonly string[]): readonly NewsBlock[] {
  const [first = "", ...rest] = lines;
  if (first.startsWith("## ")) {
    const heading = { kind: "heading", text: first.slice(3).trim() } as const;
    return rest.length > 0 ? [heading, ...blocksOf(rest)] : [heading];
  }
  if (lines.every((line) => line.startsWith("- "))) {
    return [{ kind: "list", items: lines.map((line) => inlinesOf(line.slice(2).trim())) }];
  }
  if (lines.every((line) => line.startsWith("> "))) return [quoteOf(lines.map((line) => line.slice(2).trim()))];
  return [{ kind: "paragraph", content: inlinesOf(lines.join(" ")) }];
}

function quoteOf(lines: readonly string[]): NewsBlock {
  const by = /^— (.+)$/.exec(lines.at(-1) ?? "")?.[1];
  return { kind: "quote", text: (by === undefined ? lines : lines.slice(0, -1)).join(" "), by: by ?? "" };
}

function inlinesOf(text: string): readonly NewsInline[] {
  const parts: NewsInline[] = [];
  let end = 0;
  for (const link of text.matchAll(/\[([^\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, words = "", href = ""] = link;
    if (link.index > end) parts.push(text.slice(end, link.index));
    parts.push({ text: words, href });
    end = link.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function writtenBlock(block: NewsBlock): string {
  switch (block.kind) {
    case "heading":
      return `## ${block.text}`;
    case "paragraph":
      return writtenInlines(block.content);
    case "list":
      return block.items.map((item) => `- ${writtenInlines(item)}`).join("\n");
    case "quote":
      return [block.text, ...(block.by === "" ? [] : [`— ${block.by}`])].map((line) => `> ${line}`).join("\n");
  }
}

function writtenInlines(content: readonly NewsInline[]): string {
  return content.map((part) => (typeof part === "string" ? part : `[${part.text}](${part.href})`)).join("");
}
