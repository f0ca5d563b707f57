import compile from "icu-minify/compile";

/** A branching of a message by a number: which categories it names. `=1` and its like are not categories. */
export type PluralPart = { readonly argument: string; readonly type: "cardinal" | "ordinal"; readonly categories: readonly string[] };

export type MessageParts = {
  /** Names of the values a message takes. */
  readonly values: ReadonlySet<string>;
  /** Those of them that must be numbers. */
  readonly numbers: ReadonlySet<string>;
  readonly plurals: readonly PluralPart[];
  /** What stands in it outside all values: the words. */
  readonly words: string;
};

type Found = { readonly values: Set<string>; readonly numbers: Set<string>; readonly plurals: PluralPart[]; words: string };

// As icu-minify numbers its nodes.
const select = 1;
const plural = 2;
const ordinal = 3;

/** Reads a message apart. Throws where it is not ICU. */
export function partsOf(text: string): MessageParts {
  const found: Found = { values: new Set(), numbers: new Set(), plurals: [], words: "" };
  const compiled = compile(text);
  collect(compiled, found);
  return found;
}

function collect(nodes: unknown, found: Found): void {
  if (typeof nodes === "string") found.words += nodes;
  if (Array.isArray(nodes)) for (const node of nodes) collectNode(node, found);
}

function collectNode(node: unknown, found: Found): void {
  if (!Array.isArray(node)) {
    collect(node, found);
    return;
  }
  const [name, kind, options] = node as readonly unknown[] as readonly [string, unknown, unknown];
  found.values.add(name);
  if (kind === select || kind === plural || kind === ordinal) {
    const branches = options as Readonly<Record<string, unknown>>;
    if (kind !== select) {
      found.numbers.add(name);
      const categories = Object.keys(branches).filter((branch) => !branch.startsWith("="));
      found.plurals.push({ argument: name, type: kind === plural ? "cardinal" : "ordinal", categories });
    }
    for (const branch of Object.values(branches)) collect(branch, found);
  } else if (typeof kind !== "number") {
    collect(node.slice(1), found);
  }
}
