import { parseSync } from "vite";

/** Words that a reader sees or hears and no language had a say in. */
export type BareText = { readonly line: number; readonly text: string };

/** Attributes whose value is read out or shown. */
const spoken = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "alt",
  "placeholder",
  "label",
  "summary",
]);

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Letters between tags, in a literal among a tag's children, or in a spoken attribute; values and entities are none. */
export function bareTextsIn(fileName: string, code: string): readonly BareText[] {
  const { program, errors } = parseSync(fileName, code, { lang: "tsx" });
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const found: Node[] = [];
  visit(program, found);
  return found
    .toSorted((one, other) => one.start - other.start)
    .map((node) => ({ line: code.slice(0, node.start + leadingBlanks(node)).split("\n").length, text: textOf(node).trim() }));
}

function visit(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const item of value) visit(item, found);
  if (!isNode(value)) return;
  if (value.type === "JSXElement" || value.type === "JSXFragment") {
    for (const child of value["children"] as readonly unknown[]) found.push(...wordsOf(child));
  }
  if (value.type === "JSXAttribute" && spoken.has(nameOf(value))) found.push(...wordsOf(value["value"]));
  for (const below of Object.values(value)) visit(below, found);
}

/** The literals that an expression may give, looking through choices and joined texts, but not into calls. */
function wordsOf(value: unknown): readonly Node[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "JSXText":
    case "Literal":
    case "TemplateElement":
      return /\p{L}/u.test(textOf(value)) ? [value] : [];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return wordsOf(value["expression"]);
    case "TemplateLiteral":
      return [...(value["quasis"] as readonly unknown[]), ...(value["expressions"] as readonly unknown[])].flatMap(wordsOf);
    case "ConditionalExpression":
      return [...wordsOf(value["consequent"]), ...wordsOf(value["alternate"])];
    case "LogicalExpression":
    case "BinaryExpression":
      return value["operator"] === "+" || value.type === "LogicalExpression" ? [...wordsOf(value["left"]), ...wordsOf(value["right"])] : [];
    default:
      return [];
  }
}

/** What a reader gets: character references such as `&nbsp;` count as what they stand for. */
function textOf(node: Node): string {
  const value = node["value"];
  if (typeof value === "string") return node.type === "JSXText" ? value.replace(/&#?\w+;/g, "") : value;
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
}

function leadingBlanks(node: Node): number {
  return node.type === "JSXText" ? textOf(node).search(/\S|$/) : 0;
}

function nameOf(attribute: Node): string {
  const name = attribute["name"];
  return isNode(name) && typeof name["name"] === "string" ? name["name"] : "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
