import { NotOurs } from "./not-ours.ts";

export type Props = Readonly<Record<string, unknown>>;

/** How the value of an attribute is written. */
type Kind = "none" | "text" | "spoken" | "address" | "enumerated" | "flag" | "positive" | "numeric" | "overloaded" | "style";
type Rule = { readonly kind: Kind; readonly start: string };

function named(kind: Kind, names: string) {
  return names.split(" ").map((name) => [name, kind] as const);
}

/** As React's own renderer tells them apart; names without capitals that are not here are texts. */
const kinds = new Map<string, Kind>([
  ...named("none", "children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML suppressContentEditableWarning"),
  ...named("none", "suppressHydrationWarning ref"),
  ...named("address", "src href action formAction"),
  ...named("enumerated", "contentEditable spellCheck draggable value focusable"),
  ...named("flag", "autoFocus multiple muted inert allowFullScreen async autoPlay controls default defer disabled formNoValidate hidden"),
  ...named("flag", "loop noModule noValidate open playsInline readOnly required reversed itemScope"),
  ...named("overloaded", "capture download"),
  ...named("positive", "cols rows size span"),
  ...named("numeric", "rowSpan start"),
  ["style", "style"],
]);

/** Names with capitals that stand in markup in another way. */
const inMarkup = new Map([
  ["className", "class"],
  ["htmlFor", "for"],
  ["tabIndex", "tabindex"],
  ["crossOrigin", "crossorigin"],
  ["httpEquiv", "http-equiv"],
  ["acceptCharset", "accept-charset"],
  ["autoFocus", "autofocus"],
]);

/** Of drawings: `strokeWidth` is `stroke-width`. */
const hyphenated =
  /^(?:clipPath|clipRule|dominantBaseline|fillOpacity|fillRule|fontFamily|fontSize|fontWeight|letterSpacing|paintOrder|pointerEvents|stopColor|stopOpacity|stroke[A-Z][a-z]+|textAnchor|transformOrigin|vectorEffect)$/;

/** Names with capitals that stand in markup as they are. */
const asTheyAre = new Set(
  "viewBox preserveAspectRatio pathLength gradientUnits gradientTransform patternUnits srcSet srcDoc dateTime autoComplete autoCapitalize autoCorrect maxLength minLength colSpan inputMode enterKeyHint hrefLang referrerPolicy fetchPriority popoverTarget popoverTargetAction imageSrcSet imageSizes charSet itemProp itemType formMethod formEncType formTarget encType spellCheck contentEditable formAction allowFullScreen autoPlay formNoValidate noModule noValidate playsInline readOnly itemScope rowSpan".split(
    " ",
  ),
);

const rules = new Map<string, Rule>();

function ruleOf(name: string): Rule {
  const kind = kinds.get(name) ?? (/^on/i.test(name) && name.length > 2 ? "none" : /^(?:data|aria)-/.test(name) ? "spoken" : "text");
  const rule = { kind, start: kind === "none" ? "" : ` ${markupName(name)}="` };
  rules.set(name, rule);
  return rule;
}

function markupName(name: string): string {
  if (/^[a-z][\da-z-]*$/.test(name) || asTheyAre.has(name)) return name;
  if (hyphenated.test(name)) return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const other = inMarkup.get(name);
  if (other === undefined) throw new NotOurs(`attribute ${name}`);
  return other;
}

/** All attributes of an element in their order. */
export function attributesText(props: Props): string {
  let text = "";
  for (const name in props) {
    const value = props[name];
    if (value !== null && value !== undefined) text += attributeText(name, value);
  }
  return text;
}

/** One attribute with the space before it; empty where its value means that it is not there. `value` is neither null nor undefined. */
export function attributeText(name: string, value: unknown): string {
  const { kind, start } = rules.get(name) ?? ruleOf(name);
  switch (kind) {
    case "none":
      return "";
    case "text":
      return typeof value === "boolean" ? "" : quoted(start, value);
    case "spoken":
    case "enumerated":
      return quoted(start, value);
    case "style":
      return styleText(value);
    case "address":
      return typeof value === "boolean" ? "" : addressText(start, value);
    case "flag":
      return value && isWritten(value) ? `${start}"` : "";
    case "overloaded":
      return value === true ? `${start}"` : value === false ? "" : quoted(start, value);
    case "positive":
      return Number(value) >= 1 ? quoted(start, value) : "";
    case "numeric":
      return Number.isNaN(Number(value)) ? "" : quoted(start, value);
  }
}

function quoted(start: string, value: unknown): string {
  if (typeof value === "string") return `${start}${escapedText(value)}"`;
  return isWritten(value) ? `${start}${escapedText(textOf(value))}"` : "";
}

function isWritten(value: unknown): boolean {
  return typeof value !== "function" && typeof value !== "symbol";
}

const space = 0x20;

/** An empty one names the page itself to browsers, which nobody means: React leaves it out. */
function addressText(start: string, value: unknown): string {
  if (!isWritten(value)) return "";
  if (value === "" && (start === ' src="' || start === ' href="')) return "";
  // React looks for scripts in it, in all their disguises: they begin with blanks or their first letter.
  if (typeof value !== "string" || value.charCodeAt(0) <= space || /^j/i.test(value)) throw new NotOurs("an address that may be a script");
  return quoted(start, value);
}

/** A value as text, where it is one that has a text of its own. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
    case "bigint":
    case "boolean":
      return String(value);
    default:
      throw new NotOurs(`a value of type ${typeof value}`);
  }
}

const styleStarts = new Map<string, string>();
const bareNumbers = new Set(
  "aspectRatio columnCount flex flexGrow flexShrink fontWeight gridColumn gridRow lineHeight opacity order zIndex".split(" "),
);

function styleText(style: unknown): string {
  if (typeof style !== "object" || style === null) throw new NotOurs("a style that is no object");
  let text = "";
  for (const [name, value] of Object.entries(style as Props)) {
    if (value === null || value === undefined || value === "" || typeof value === "boolean") continue;
    text += (text === "" ? "" : ";") + styleStart(name) + styleValue(name, value);
  }
  return text === "" ? "" : ` style="${text}"`;
}

function styleStart(name: string): string {
  let start = styleStarts.get(name);
  if (start === undefined) {
    start = `${name.startsWith("--") ? escapedText(name) : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/^ms-/, "-ms-")}:`;
    styleStarts.set(name, start);
  }
  return start;
}

function styleValue(name: string, value: unknown): string {
  if (typeof value !== "number" || name.startsWith("--")) return escapedText(textOf(value).trim());
  if (value === 0 || bareNumbers.has(name)) return String(value);
  // React knows a hundred names that take a bare number; where ours does not, it may be one of them.
  throw new NotOurs(`a number as style ${name}`);
}

const special = /["'&<>]/;

/** A text as it stands in markup, between tags and within quotes. */
export function escapedText(text: string): string {
  if (!special.test(text)) return text;
  let escaped = "";
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const entity = entityOf(text.charCodeAt(index));
    if (entity === null) continue;
    escaped += text.slice(from, index) + entity;
    from = index + 1;
  }
  return escaped + text.slice(from);
}

function entityOf(code: number): string | null {
  switch (code) {
    case 0x22:
      return "&quot;";
    case 0x26:
      return "&amp;";
    case 0x27:
      return "&#x27;";
    case 0x3c:
      return "&lt;";
    case 0x3e:
      return "&gt;";
    default:
      return null;
  }
}
