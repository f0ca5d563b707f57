import { attributesText, attributeText, escapedText, type Props, textOf } from "./attribute-text.ts";
import { NotOurs } from "./not-ours.ts";

/** Elements that are written in a way of their own. */
type Kind =
  | "plain"
  | "void"
  | "svg"
  | "foreign"
  | "html"
  | "head"
  | "body"
  | "title"
  | "meta"
  | "link"
  | "img"
  | "script"
  | "input"
  | "button"
  | "form"
  | "select"
  | "option"
  | "textarea"
  | "noscript"
  | "picture";

export type Tag = { readonly kind: Kind; readonly start: string; readonly end: string };

const own: readonly Kind[] = ["svg", "html", "head", "body", "title", "meta", "link", "img", "script", "input", "button", "form"];
const kinds = new Map<string, Kind>([
  ...[...own, "select" as const, "option" as const, "textarea" as const, "noscript" as const, "picture" as const].map(
    (kind) => [kind, kind] as const,
  ),
  ...["area", "base", "br", "col", "embed", "hr", "source", "track", "wbr"].map((name) => [name, "void"] as const),
  ["style", "script"],
  ["foreignObject", "foreign"],
]);
const tags = new Map<string, Tag>();
/** React writes some of these in a way of their own; no page has them. */
const reactsOwn = new Set(["object", "listing", "math", "menuitem", "keygen", "param"]);

export function tagOf(type: string): Tag {
  return tags.get(type) ?? newTag(type);
}

function newTag(type: string): Tag {
  if (reactsOwn.has(type) || !/^[a-z][\da-zA-Z]*$/.test(type)) throw new NotOurs(`element ${type}`);
  const tag = { kind: kinds.get(type) ?? "plain", start: `<${type}`, end: `</${type}>` };
  tags.set(type, tag);
  return tag;
}

export function voidText({ start }: Tag, props: Props): string {
  if (isGiven(props["children"]) || isGiven(props["dangerouslySetInnerHTML"])) throw new NotOurs("an empty element that is not empty");
  return `${start}${attributesText(props)}/>`;
}

/** What is to stand within an element as it is; `null`: nothing is, its children are to be written. */
export function innerMarkup(props: Props): string | null {
  const inner = props["dangerouslySetInnerHTML"];
  if (!isGiven(inner)) return null;
  if (isGiven(props["children"]) || typeof inner !== "object") throw new NotOurs("markup beside children");
  const { __html: markup = null } = inner as { readonly __html?: unknown };
  if (markup === null) return "";
  if (typeof markup !== "string") throw new NotOurs("markup that is no text");
  return markup;
}

export function titleText(tag: Tag, props: Props): string {
  const { children = "" } = props;
  if (innerMarkup(props) !== null || typeof children !== "string") throw new NotOurs("a title of parts");
  return `${tag.start}${attributesText(props)}>${escapedText(children)}${tag.end}`;
}

/** A script or a style as it stands where it is written: not one that React moves, nor one whose text is a child. */
export function scriptText(tag: Tag, props: Props): string {
  if ((isGiven(props["async"]) && isGiven(props["src"])) || isGiven(props["precedence"]) || isGiven(props["children"])) {
    throw new NotOurs("a script that React moves or changes");
  }
  return `${tag.start}${attributesText(props)}>${innerMarkup(props) ?? ""}${tag.end}`;
}

const ofSubmitting = ["name", "formAction", "formEncType", "formMethod", "formTarget"];
const ofForm = ["action", "encType", "method", "target"];

/** With what says where it leads last, as React writes it. */
export function inputText(tag: Tag, { checked, defaultChecked, value, defaultValue, ...props }: Props): string {
  const isChecked = checked ?? defaultChecked;
  const entered = value ?? defaultValue;
  const last = (isChecked ? ' checked=""' : "") + (isGiven(entered) ? attributeText("value", entered) : "");
  return `${tag.start}${attributesWithLast(props, ofSubmitting)}${last}/>`;
}

export function buttonText(tag: Tag, props: Props): string {
  return `${tag.start}${attributesWithLast(props, ofSubmitting)}>`;
}

export function formText(tag: Tag, props: Props): string {
  return `${tag.start}${attributesWithLast(props, ofForm)}>`;
}

function attributesWithLast(props: Props, last: readonly string[]): string {
  let text = "";
  for (const name in props) {
    const value = props[name];
    if (value !== null && value !== undefined && !last.includes(name)) text += attributeText(name, value);
  }
  for (const name of last) {
    const value = props[name];
    if (typeof value === "function") throw new NotOurs("a form that calls a function");
    if (isGiven(value)) text += attributeText(name, value);
  }
  return text;
}

export function selectText(tag: Tag, { value: _value, defaultValue: _defaultValue, ...props }: Props): string {
  return `${tag.start}${attributesText(props)}>`;
}

/** `chosen`: what the select around it shows. */
export function optionText(tag: Tag, { selected, ...props }: Props, chosen: unknown): string {
  if (Array.isArray(chosen)) throw new NotOurs("a select of several");
  const isChosen = isGiven(chosen) ? textOf(chosen) === optionValue(props) : Boolean(selected);
  return `${tag.start}${attributesText(props)}${isChosen ? ' selected=""' : ""}>`;
}

function optionValue({ value, children }: Props): string {
  return isGiven(value) ? textOf(value) : writtenOut(children);
}

function writtenOut(children: unknown): string {
  if (typeof children === "string" || typeof children === "number") return String(children);
  if (Array.isArray(children)) return children.map(writtenOut).join("");
  if (!isGiven(children) || typeof children === "boolean") return "";
  throw new NotOurs("an option that holds elements");
}

export function textareaText(tag: Tag, { value, defaultValue, children, ...props }: Props): string {
  if (isGiven(children)) throw new NotOurs("a text field with children");
  const entered = value ?? defaultValue ?? "";
  if (typeof entered !== "string") throw new NotOurs("a text field with something else than a text");
  return `${tag.start}${attributesText(props)}>${entered.startsWith("\n") ? "\n" : ""}${escapedText(entered)}${tag.end}`;
}

export function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}
