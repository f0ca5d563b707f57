/** As much of a syntax node as the fences read. */
export type Node = { readonly type: string; readonly parent?: Node | null };
type Literal = Node & { readonly value?: unknown };
type WithSource = Node & { readonly source?: Literal | null };
type Call = Node & { readonly callee: Node; readonly arguments: readonly Node[] };
type List = Node & { readonly elements: readonly (Node | null)[] };
type Template = Node & {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly expressions: readonly Node[];
};

/** Told of every import: its specifier, or `null` where the specifier is computed. */
export type OnImport = (node: Node, specifier: string | null) => void;

/**
 * The syntax that imports, in all its spellings: declarations, re-exports, `import()` in code and in types,
 * Vite's globs. The same visitor serves the linter and the test that reads the whole tree.
 */
export function importVisitor(onImport: OnImport) {
  function declaration(node: WithSource): void {
    if (node.source) onImport(node.source, literal(node.source));
  }
  return {
    ImportDeclaration: declaration,
    ExportNamedDeclaration: declaration,
    ExportAllDeclaration: declaration,
    ImportExpression: declaration,
    TSImportType: declaration,
    CallExpression(node: Call): void {
      if (!isImportGlob(node.callee)) return;
      const [patterns] = node.arguments;
      for (const pattern of patterns?.type === "ArrayExpression" ? (patterns as List).elements : [patterns]) {
        if (pattern) onImport(pattern, literal(pattern));
      }
    },
  };
}

/** `import.meta.glob`, which Vite turns into imports. */
function isImportGlob(callee: Node): boolean {
  const { object, property } = callee as Node & { object?: Node; property?: Node & { name?: string } };
  return callee.type === "MemberExpression" && object?.type === "MetaProperty" && property?.name === "glob";
}

function literal(node: Node): string | null {
  if (node.type === "Literal" && typeof (node as Literal).value === "string") return (node as Literal).value as string;
  if (node.type === "TemplateLiteral" && (node as Template).expressions.length === 0)
    return (node as Template).quasis[0]?.value.cooked ?? null;
  return null;
}
