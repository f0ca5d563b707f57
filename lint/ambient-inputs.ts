import type { Node } from "./import-visitor.ts";

type Identifier = Node & { readonly name: string };
type Member = Node & { readonly object: Node; readonly property: Node; readonly computed: boolean };
type Call = Node & { readonly callee: Node; readonly arguments: readonly unknown[] };

/** Members of `Date` that give the same answer to the same question. */
const pureOfDate = new Set(["UTC", "parse", "prototype"]);

/** Whole objects that core has no use for except to learn what it should be told. */
const ambientObjects = new Set(["crypto", "performance", "globalThis", "process"]);

/**
 * Whether this identifier, used as a value, asks the machine for the time, for chance or for an id.
 * `Date` passes only as `new Date(x)`, `Date.UTC` and `Date.parse`: so a `Date` in a variable is caught too.
 */
export function isAmbientInput(node: Identifier): boolean {
  const parent = node.parent;
  if (!parent || isNameOnly(node, parent)) return false;
  if (ambientObjects.has(node.name)) return true;
  const member = memberOf(node, parent);
  if (node.name === "Math") return member === "random" || (member === null && !isTypeQuery(parent));
  if (node.name === "Temporal") return member === "Now";
  if (node.name !== "Date") return false;
  if (isTypeQuery(parent) || isInstanceCheck(node, parent)) return false;
  if (member !== null) return !pureOfDate.has(member);
  return !(parent.type === "NewExpression" && (parent as Call).callee === node && (parent as Call).arguments.length > 0);
}

/** The member read from the object, `null` where the object goes elsewhere or the member is computed. */
function memberOf(node: Node, parent: Node): string | null {
  if (parent.type !== "MemberExpression" || (parent as Member).object !== node || (parent as Member).computed) return null;
  return ((parent as Member).property as Identifier).name;
}

/** A property, a key or a type of that name is not the global. */
function isNameOnly(node: Node, parent: Node): boolean {
  if (parent.type === "MemberExpression") return (parent as Member).property === node && !(parent as Member).computed;
  if (parent.type === "Property" || parent.type === "TSPropertySignature" || parent.type === "PropertyDefinition") {
    return (parent as Node & { key: Node; shorthand?: boolean }).key === node && !(parent as Node & { shorthand?: boolean }).shorthand;
  }
  return parent.type === "TSTypeReference" || parent.type === "TSQualifiedName";
}

function isTypeQuery(parent: Node): boolean {
  return parent.type === "TSTypeQuery";
}

function isInstanceCheck(node: Node, parent: Node): boolean {
  return (
    parent.type === "BinaryExpression" &&
    (parent as Node & { operator: string; right: Node }).operator === "instanceof" &&
    (parent as Node & { right: Node }).right === node
  );
}
