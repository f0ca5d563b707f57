import { UnreadableFile } from "./sheet-grid.ts";

/** An element, with all text that stands in it and no element within. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const mostDepth = 64;
const mostElements = 2_000_000;

const brokenSentence = "The file is damaged, or was cut off while it was sent: export it anew.";

/**
 * Reads a whole document. Declarations of its own, by which an XML names files, addresses or itself a billion times, are refused as a whole:
 * no export has any. Nothing that it names is ever asked for. WXR2
 */
export function readXml(text: string): XmlElement {
  const root: Open = { name: "", attributes: {}, children: [], text: "" };
  const open: Open[] = [root];
  let elements = 0;
  let at = 0;
  while (at < text.length) {
    const top = open.at(-1) as Open;
    const next = text.indexOf("<", at);
    if (next < 0) break;
    if (next > at) top.text += withoutEntities(text.slice(at, next));
    if (text.startsWith("<![CDATA[", next)) {
      const end = endOf(text, "]]>", next);
      top.text += text.slice(next + 9, end);
      at = end + 3;
    } else if (text.startsWith("<!--", next)) at = endOf(text, "-->", next) + 3;
    else if (text.startsWith("<?", next)) at = endOf(text, "?>", next) + 2;
    else if (/^<![A-Z]+\s/i.test(text.slice(next, next + 12)))
      throw new UnreadableFile("broken", "The file declares names of its own, which no export does: nothing of it is read.");
    else {
      const end = endOf(text, ">", next);
      at = end + 1;
      if (text[next + 1] === "/") {
        if (open.length < 2 || text.slice(next + 2, end).trim() !== top.name) throw new UnreadableFile("broken", brokenSentence);
        open.pop();
        continue;
      }
      const isEmpty = text[end - 1] === "/";
      const element = elementOf(text.slice(next + 1, isEmpty ? end - 1 : end));
      if (++elements > mostElements || open.length > mostDepth)
        throw new UnreadableFile("broken", "The file holds more than any league: export its parts one by one.");
      top.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || only === undefined || more.length > 0) throw new UnreadableFile("broken", brokenSentence);
  return only;
}

/** The first element of a name within another. */
export function childOf({ children }: XmlElement, name: string): XmlElement | null {
  return children.find((child) => child.name === name) ?? null;
}

/** What stands in the first element of a name; "" where there is none. */
export function childText(element: XmlElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? "";
}

function endOf(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from);
  if (end < 0) throw new UnreadableFile("broken", brokenSentence);
  return end;
}

function elementOf(inside: string): Open {
  const name = /^[\p{L}_][\p{L}\p{N}_.:-]*/u.exec(inside)?.[0];
  if (name === undefined) throw new UnreadableFile("broken", brokenSentence);
  const attributes: Record<string, string> = {};
  for (const [, key = "", double, single] of inside.slice(name.length).matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[key] = withoutEntities(double ?? single ?? "");
  return { name, attributes, children: [], text: "" };
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Five names and numbers; a name that nobody has told stays as it is written. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : "";
  });
}
