import type { ReactNode } from "react";
import { attributesText, escapedText, type Props } from "./attribute-text.ts";
import { HeadParts } from "./head-parts.ts";
import { answering, type Context } from "./hooks.ts";
import { NotOurs } from "./not-ours.ts";
import * as tags from "./tag-text.ts";
import { treeId } from "./tree-id.ts";

const elementType = Symbol.for("react.transitional.element");
const fragmentType = Symbol.for("react.fragment");
const strictModeType = Symbol.for("react.strict_mode");
const suspenseType = Symbol.for("react.suspense");
const contextType = Symbol.for("react.context");
const lazyType = Symbol.for("react.lazy");

type Element = { readonly $$typeof: symbol; readonly type: unknown; readonly props: Props };
type Lazy = { readonly $$typeof: symbol; readonly _init: (payload: unknown) => unknown; readonly _payload: unknown };
type FunctionComponent = (props: Props) => unknown;
type ClassComponent = { readonly prototype?: { readonly isReactComponent?: object }; new (props: Props): { render: () => unknown } };

/**
 * A whole document as React's `renderToString` writes it, letter for letter, in a fraction of its time: it need not remember where it
 * stands, for it never waits and never begins anew. `null`: something on the page needs React's own renderer, which also says what is
 * wrong with a page that cannot be drawn.
 */
export function pageText(page: ReactNode): string | null {
  const writer = new PageWriter();
  try {
    return writer.document(page);
  } catch {
    left += 1;
    return null;
  }
}

let left = 0;

/** How many pages React's own renderer had to write so far: there should be none but those that broke. */
export function pagesLeft(): number {
  return left;
}

class PageWriter {
  #text = "";
  /** Whether the last thing written is a text: one that follows at once is parted from it by a comment. */
  #endsInText = false;
  #isDrawing = false;
  #isUnscripted = false;
  #isInPicture = false;
  #chosen: unknown = null;
  #depth = 0;
  readonly #ofs: number[] = [];
  readonly #indexes: number[] = [];
  #ids = 0;
  readonly #contexts: { readonly context: Context; readonly before: unknown }[] = [];
  readonly #head = new HeadParts();

  document(page: ReactNode): string {
    const asked = {
      nextId: () => this.#nextId(),
      preloadModule: (href: unknown, options: unknown) => this.#head.preloadModule(href, options),
    };
    try {
      answering(asked, () => this.#node(page));
    } finally {
      for (const { context, before } of this.#contexts.toReversed()) context._currentValue2 = before;
    }
    return this.#head.documentAround(this.#text);
  }

  #nextId(): string {
    const local = this.#ids++;
    return `_R_${treeId(this.#ofs, this.#indexes, this.#depth)}${local > 0 ? `H${local.toString(32)}` : ""}_`;
  }

  #node(node: unknown): void {
    switch (typeof node) {
      case "string":
        return this.#words(node);
      case "number":
      case "bigint":
        return this.#words(String(node));
      case "object":
        if (node === null) return;
        if (Array.isArray(node)) return this.#children(node);
        if ((node as Element).$$typeof === elementType) return this.#element(node as Element);
        throw new NotOurs("a child that is neither text nor element");
      case "function":
      case "symbol":
        throw new NotOurs(`a child of type ${typeof node}`);
      default:
    }
  }

  #words(text: string): void {
    if (text === "") return;
    this.#text += this.#endsInText ? `<!-- -->${escapedText(text)}` : escapedText(text);
    this.#endsInText = true;
  }

  #children(children: readonly unknown[]): void {
    const depth = this.#depth++;
    this.#ofs[depth] = children.length;
    for (let index = 0; index < children.length; index++) {
      this.#indexes[depth] = index;
      this.#node(children[index]);
    }
    this.#depth = depth;
  }

  #element({ type, props }: Element): void {
    switch (typeof type) {
      case "string":
        return this.#host(type, props);
      case "function":
        return this.#component(type as FunctionComponent, props);
      case "symbol":
        return this.#built(type, props);
      case "object":
        return this.#typed(type as (Context & { readonly $$typeof: symbol }) | Lazy, props);
      default:
        throw new NotOurs("an element of no type");
    }
  }

  #component(component: FunctionComponent, props: Props): void {
    const asClass = component as unknown as ClassComponent;
    if (asClass.prototype?.isReactComponent) return this.#node(instanceOf(asClass, props).render());
    this.#ids = 0;
    const drawn = component(props);
    if (this.#ids === 0) return this.#node(drawn);
    // Who has asked for a name is a step of his own on the way to others' names.
    const depth = this.#depth++;
    this.#ofs[depth] = 1;
    this.#indexes[depth] = 0;
    this.#node(drawn);
    this.#depth = depth;
  }

  #built(type: symbol, { children }: Props): void {
    if (type === fragmentType || type === strictModeType) return this.#node(children);
    if (type !== suspenseType) throw new NotOurs(String(type));
    this.#text += "<!--$-->";
    this.#endsInText = false;
    this.#node(children);
    this.#text += "<!--/$-->";
    this.#endsInText = false;
  }

  #typed(type: (Context & { readonly $$typeof: symbol }) | Lazy, props: Props): void {
    if (type.$$typeof === contextType) {
      const context = type as Context;
      const before = context._currentValue2;
      this.#contexts.push({ context, before });
      context._currentValue2 = props["value"];
      this.#node(props["children"]);
      context._currentValue2 = before;
      this.#contexts.pop();
    } else if (type.$$typeof === lazyType) {
      const { _init: init, _payload: payload } = type as Lazy;
      this.#element({ $$typeof: elementType, type: init(payload), props });
    } else throw new NotOurs(String(type.$$typeof));
  }

  #host(type: string, props: Props): void {
    const tag = tags.tagOf(type);
    switch (tag.kind) {
      case "plain":
        return this.#open(`${tag.start}${attributesText(props)}>`, tag, props);
      case "void":
        return this.#closed(tags.voidText(tag, props));
      case "script":
        return this.#closed(tags.scriptText(tag, props));
      case "input":
        return this.#closed(tags.inputText(tag, props));
      case "textarea":
        return this.#closed(tags.textareaText(tag, props));
      case "button":
        return this.#open(tags.buttonText(tag, props), tag, props);
      case "form":
        return this.#open(tags.formText(tag, props), tag, props);
      case "option":
        return this.#open(tags.optionText(tag, props, this.#chosen), tag, props);
      case "html":
      case "head":
      case "body":
        return this.#outer(tag.kind, `${tag.start}${attributesText(props)}>`, props);
      case "title":
      case "meta":
      case "link":
      case "img":
        return this.#movable(tag.kind, tag, props);
      default:
        return this.#around(tag, props);
    }
  }

  #closed(text: string): void {
    this.#text += text;
    this.#endsInText = false;
  }

  #open(start: string, tag: tags.Tag, props: Props): void {
    const { children } = props;
    const inner = tags.innerMarkup(props);
    if (inner !== null) this.#text += start + inner + tag.end;
    else if (typeof children === "string") this.#text += start + escapedText(children) + tag.end;
    else {
      this.#text += start;
      this.#endsInText = false;
      this.#node(children);
      this.#text += tag.end;
    }
    this.#endsInText = false;
  }

  /** Elements that change how others within them are written. */
  #around(tag: tags.Tag, props: Props): void {
    const isDrawing = this.#isDrawing;
    const isUnscripted = this.#isUnscripted;
    const isInPicture = this.#isInPicture;
    const chosen = this.#chosen;
    this.#isDrawing = tag.kind === "svg";
    this.#isUnscripted ||= tag.kind === "noscript";
    this.#isInPicture ||= tag.kind === "picture";
    this.#chosen = tag.kind === "select" ? (props["value"] ?? props["defaultValue"]) : null;
    this.#open(tag.kind === "select" ? tags.selectText(tag, props) : `${tag.start}${attributesText(props)}>`, tag, props);
    this.#isDrawing = isDrawing;
    this.#isUnscripted = isUnscripted;
    this.#isInPicture = isInPicture;
    this.#chosen = chosen;
  }

  /** The three elements of every document: what stands in the head is written apart, for more comes into it from below. */
  #outer(kind: "html" | "head" | "body", start: string, props: Props): void {
    this.#head.begin(kind, start);
    if (tags.innerMarkup(props) !== null) throw new NotOurs("a document of markup");
    const before = this.#text;
    if (kind === "head") this.#text = "";
    this.#endsInText = false;
    this.#node(props["children"]);
    this.#endsInText = false;
    if (kind !== "head") return;
    this.#head.own = this.#text;
    this.#text = before;
  }

  /** What stands in the head wherever a component says it. */
  #movable(kind: "title" | "meta" | "link" | "img", tag: tags.Tag, props: Props): void {
    const text = kind === "title" ? tags.titleText(tag, props) : tags.voidText(tag, props);
    if (kind === "img") {
      if (!this.#isUnscripted && !this.#isInPicture) this.#head.preloadImage(props);
      this.#text += text;
    } else if (this.#isDrawing || this.#isUnscripted || !this.#head.takes(kind, text, props)) this.#text += text;
    else if (this.#endsInText && kind !== "title") this.#text += "<!-- -->";
    this.#endsInText = false;
  }
}

/** As much of a component that is a class as the page's own guard needs. */
function instanceOf(type: ClassComponent, props: Props): { render: () => unknown } {
  if ("getDerivedStateFromProps" in type || "contextType" in type || "defaultProps" in type)
    throw new NotOurs("a class with a life of its own");
  const instance = new type(props) as { render: () => unknown; props: Props };
  if ("componentWillMount" in instance || "UNSAFE_componentWillMount" in instance) throw new NotOurs("a class with a life of its own");
  instance.props = props;
  return instance;
}
