import type { NewsBlock, NewsInline } from "#contract/news.ts";
import { withoutEntities } from "./plain-xml.ts";

/** What stands for itself, and is neither read nor shown. */
const untold =
  /<!--[\s\S]*?-->|<(script|style|iframe|noscript)\b[\s\S]*?<\/\1\s*>|\[\/[a-z][\w-]*\]|\[[a-z][\w-]* [^\]\n]*=[^\]\n]*\]|\[(?:audio|caption|embed|gallery|playlist|video)\]/gi;
const token = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+|</gi;
const namedSigns: Readonly<Record<string, string>> = {
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
};

type Kind = NewsBlock["kind"] | "by";

/** Tags within a line; every other one ends it. */
const inline = new Set(["a", "abbr", "b", "code", "em", "font", "i", "img", "mark", "s", "small", "span", "strong", "sub", "sup", "u"]);

/**
 * The text of a page as news keeps it: headings, lists, quotations and paragraphs, with its links; a picture is a link to where it lies.
 * Nothing that it names is asked for. WXR8
 */
export function newsOfHtml(html: string): readonly NewsBlock[] {
  const page = new Blocks();
  for (const [whole, closes = "", tag, attributes = ""] of html.replace(untold, "").matchAll(token)) {
    if (tag === undefined) page.text(whole);
    else page.tag(tag.toLowerCase(), closes === "/", attributes);
  }
  page.end();
  return page.blocks;
}

class Blocks {
  readonly blocks: NewsBlock[] = [];
  #kind: Kind = "paragraph";
  #parts: NewsInline[] = [];
  #href: string | null = null;

  text(raw: string): void {
    // A blank line parts paragraphs in what was typed without tags.
    for (const [place, piece] of raw.split(/\n\s*\n/).entries()) {
      if (place > 0) this.end();
      this.#say(plainText(piece));
    }
  }

  tag(tag: string, closes: boolean, attributes: string): void {
    if (tag === "a") this.#href = closes ? null : addressIn(attributes, "href");
    else if (tag === "img") this.#picture(attributes);
    if (inline.has(tag)) return;
    this.end();
    if (/^h[1-6]$/.test(tag)) this.#kind = closes ? "paragraph" : "heading";
    else if (tag === "li") this.#kind = closes ? "paragraph" : "list";
    else if (tag === "blockquote") this.#kind = closes ? "paragraph" : "quote";
    else if (tag === "cite" && (this.#kind === "quote" || closes)) this.#kind = closes ? "paragraph" : "by";
  }

  end(): void {
    const content = this.#parts;
    const text = content
      .map((part) => (typeof part === "string" ? part : part.text))
      .join("")
      .trim();
    this.#parts = [];
    if (text === "") return;
    const last = this.blocks.at(-1);
    if (this.#kind === "paragraph") this.blocks.push({ kind: "paragraph", content });
    else if (this.#kind === "heading") this.blocks.push({ kind: "heading", text });
    else if (this.#kind === "list" && last?.kind === "list") this.blocks.splice(-1, 1, { kind: "list", items: [...last.items, content] });
    else if (this.#kind === "list") this.blocks.push({ kind: "list", items: [content] });
    else if (this.#kind === "by" && last?.kind === "quote") this.blocks.splice(-1, 1, { ...last, by: text });
    else this.blocks.push({ kind: "quote", text, by: "" });
  }

  #say(text: string): void {
    const last = this.#parts.at(-1);
    if (text.trim() === "" && last === undefined) return;
    const href = text.trim() === "" ? null : this.#href;
    // A link of several tags is one.
    if (href !== null && typeof last === "object" && last.href === href) this.#parts.splice(-1, 1, { text: last.text + text, href });
    else this.#parts.push(href === null ? text : { text, href });
  }

  #picture(attributes: string): void {
    const src = addressIn(attributes, "src");
    if (src !== null) this.#parts.push({ text: attributeIn(attributes, "alt").trim() || nameOfFile(src), href: src });
  }
}

/** What a picture is called whose page says nothing of it. */
export function nameOfFile(address: string): string {
  return decodedOr(address.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "") || address;
}

/** An address out over https that a link of news may have; `null`: it is none. */
export function newsAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  return url?.protocol === "https:" && url.username === "" ? url.href.replaceAll("(", "%28").replaceAll(")", "%29") : null;
}

function addressIn(attributes: string, name: string): string | null {
  return newsAddress(attributeIn(attributes, name));
}

function attributeIn(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes) ?? [];
  return plainText(double ?? single ?? "");
}

/** Without what is invisible: no field takes it. */
function plainText(text: string): string {
  return withoutEntities(text.replace(/&([a-z]+);/gi, (whole, name: string) => namedSigns[name.toLowerCase()] ?? whole)).replace(
    /[\p{Cc}\p{Cf}\s]+/gu,
    " ",
  );
}

function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
