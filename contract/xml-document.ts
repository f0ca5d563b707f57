import { escapedMarkup } from "./escaped-markup.ts";

/** An element as it is written, ready to stand within another one. */
export type XmlElement = { readonly written: string };

/**
 * An element with its attributes and what stands in it: further elements, or text. Any text is allowed in both, and what is
 * read again is that text, but for characters that no XML may hold. An attribute that is `null` is left out. PAGE21
 */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | null>> = {},
  ...content: readonly (XmlElement | string)[]
): XmlElement {
  const set = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${attributeText(String(value))}"`]));
  const inner = content.map((part) => (typeof part === "string" ? xmlText(part) : part.written)).join("");
  return { written: inner === "" ? `<${name}${set.join("")}/>` : `<${name}${set.join("")}>${inner}</${name}>` };
}

/** A whole document, whose outermost element that is. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.written}\n`;
}

/** XML 1.0, 2.2: it knows no control characters, not even escaped ones, and no half of a pair of surrogates. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

/** A carriage return as it stands would be read as a line's end. */
function xmlText(text: string): string {
  return escapedMarkup(printable(text)).replaceAll("\r", "&#13;");
}

/** Lines and tabs as they stand would be read as blanks. */
function attributeText(text: string): string {
  return xmlText(text).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
