import { createElement, type ReactNode } from "react";

/** A text, or an element with its attributes named as React names them. Goes through JSON unchanged. */
export type PageNode = string | PageElement;
export type PageElement = { readonly tag: string; readonly props: Record<string, unknown>; readonly children: PageNode[] };

const token = /<!--.*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gs;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;
const voidTags = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const rawTextTags = new Set(["script", "style"]);
const flags = new Set(["async", "checked", "defer", "disabled", "hidden", "inert", "open", "readonly", "required", "selected"]);
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const reactNames: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", charset: "charSet", crossorigin: "crossOrigin" };
const fieldNames: Readonly<Record<string, string>> = { value: "defaultValue", checked: "defaultChecked" };

/** The tree of a document that React wrote; not of just any HTML. Comments part texts, as React means them to. */
export function parsePage(html: string): PageElement {
  const top: PageElement = { tag: "", props: {}, children: [] };
  const open = [top];
  token.lastIndex = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const [whole, closing, tag, attributes = "", selfClosing] = match;
    const parent = open.at(-1) ?? top;
    if (tag === undefined) {
      if (!whole.startsWith("<!")) parent.children.push(decoded(whole));
    } else if (closing === "/") {
      if (parent.tag !== tag) throw new Error(`</${tag}> closes <${parent.tag}>`);
      open.pop();
    } else {
      const element: PageElement = { tag, props: propsOf(tag, attributes), children: [] };
      parent.children.push(element);
      if (rawTextTags.has(tag)) token.lastIndex = takeRawText(html, token.lastIndex, element);
      else if (!voidTags.has(tag) && selfClosing !== "/") open.push(element);
    }
  }
  const [document] = top.children;
  if (document === undefined || typeof document === "string" || top.children.length > 1 || open.length > 1)
    throw new Error("This is not one whole document");
  return document;
}

/** React's element for a node, made anew with all below it. */
export function elementOf(node: PageNode): ReactNode {
  return typeof node === "string" ? node : createElement(node.tag, { ...node.props }, ...node.children.map(elementOf));
}

/** How many elements there are, this one included. */
export function countElements(node: PageNode): number {
  if (typeof node === "string") return 0;
  return node.children.reduce((sum, child) => sum + countElements(child), 1);
}

/** The same without elements of these tags. */
export function withoutElements(element: PageElement, tags: readonly string[]): PageElement {
  const kept = element.children.filter((child) => typeof child === "string" || !tags.includes(child.tag));
  return { ...element, children: kept.map((child) => (typeof child === "string" ? child : withoutElements(child, tags))) };
}

function takeRawText(html: string, from: number, element: PageElement): number {
  const closing = `</${element.tag}>`;
  const end = html.indexOf(closing, from);
  if (end === -1) throw new Error(`<${element.tag}> is not closed`);
  if (end > from) element.props["dangerouslySetInnerHTML"] = { __html: html.slice(from, end) };
  return end + closing.length;
}

function propsOf(tag: string, text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = "", value] of text.matchAll(attribute)) {
    if (name === "style") props["style"] = styleOf(decoded(value ?? ""));
    else props[reactName(tag, name)] = flags.has(name) ? true : decoded(value ?? "");
  }
  return props;
}

function reactName(tag: string, name: string): string {
  if (tag === "input" && fieldNames[name] !== undefined) return fieldNames[name];
  return reactNames[name] ?? (/^(?:aria|data)-/.test(name) ? name : inCamelCase(name));
}

function inCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** As React takes it: `min-width` as `minWidth`, a custom property as it stands. */
function styleOf(text: string): Record<string, string> {
  const declarations = text.split(";").filter((part) => part.includes(":"));
  return Object.fromEntries(
    declarations.map((part) => {
      const name = part.slice(0, part.indexOf(":")).trim();
      const value = part.slice(part.indexOf(":") + 1).trim();
      return [name.startsWith("--") ? name : inCamelCase(name), value];
    }),
  );
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
