import path from "node:path";
import { isAmbientInput } from "./ambient-inputs.ts";
import { arrowRefusal, readArrowMap, repositoryRoot } from "./arrow-map.ts";
import { importVisitor, type Node } from "./import-visitor.ts";

type Context = { readonly filename: string; readonly report: (descriptor: { readonly node: Node; readonly message: string }) => void };
type Rule = { readonly create: (context: Context) => Readonly<Record<string, (node: never) => void>> };

const root = repositoryRoot(import.meta.dirname);
const map = readArrowMap(root);

/** Every import against the table of docs/map.md; what the table does not allow is an error. */
const arrows: Rule = {
  create(context) {
    const file = path.relative(root, context.filename).replaceAll("\\", "/");
    return importVisitor((node, specifier) => {
      const message = arrowRefusal(map, file, specifier);
      if (message) context.report({ node, message });
    });
  },
};

const noAmbientInputs: Rule = {
  create(context) {
    return {
      Identifier(node: Node & { readonly name: string }) {
        if (isAmbientInput(node)) {
          context.report({ node, message: `${node.name}: time, chance and ids come in through the door. Take the value as an argument.` });
        }
      },
    };
  },
};

type Declarator = Node & { readonly id: { readonly typeAnnotation?: unknown; readonly name?: string }; readonly init: Node | null };

/** A constant whose type is declared may hold an arrow: it is filed under that type, as a handler or a callback. */
const functionDeclarations: Rule = {
  create(context) {
    return {
      VariableDeclaration(node: Node & { readonly declarations: readonly Declarator[] }) {
        const top = node.parent?.type === "Program" || node.parent?.parent?.type === "Program";
        if (!top) return;
        for (const { id, init } of node.declarations) {
          const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
          if (isFunction && !id.typeAnnotation) {
            context.report({ node, message: `Write "function ${id.name ?? ""}(…)": at the top of a file functions are declared.` });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: "fullcourt" },
  rules: { arrows, "no-ambient-inputs": noAmbientInputs, "function-declarations": functionDeclarations },
};
