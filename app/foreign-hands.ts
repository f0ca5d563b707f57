/** What others have put where a text of ours stood: a translator's words, a dictionary's mark. */
const standIns = new WeakMap<Node, Node>();
const textsBehind = new WeakMap<Node, Text>();

/**
 * Translators, dictionaries and readers put elements of their own in the place of a page's texts, or around them. React knows
 * the texts it has made and writes on in those, which nobody sees any more, or fails to take them away. So what stands for a
 * text is known: when the text is written anew it takes its place back, and what is done to it is done to what stands there. MOVE12
 */
export function heedForeignHands(): void {
  const written = new MutationObserver((records) => {
    for (const { target } of records) putBack(target as Text);
  });
  new MutationObserver((records) => {
    for (const text of records.flatMap(replacedTexts)) written.observe(text, { characterData: true });
  }).observe(document, { childList: true, subtree: true });
  patchRemoving();
  patchInserting();
}

/** Of one change: the texts that gave place to an element, whose place it is known to be from now on. */
function replacedTexts({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): Text[] {
  const texts: Text[] = [];
  for (const node of removedNodes) {
    const text = node instanceof Text ? node : textsBehind.get(node);
    const other = [...addedNodes].at(0) ?? neighbour(previousSibling) ?? neighbour(nextSibling);
    if (text === undefined || other === undefined || other === text) continue;
    standIns.set(text, other);
    textsBehind.set(other, text);
    texts.push(text);
  }
  return texts;
}

/** Put beside a text before it was taken away, or drawn around it. Our own pages have no such element. */
function neighbour(node: Node | null): Node | undefined {
  return node instanceof Element && node.localName === "font" && !textsBehind.has(node) ? node : undefined;
}

/** The figure as it is now, in the place of what was made of an earlier one. */
function putBack(text: Text): void {
  const other = standIns.get(text);
  if (!other?.isConnected || other.contains(text)) return;
  forget(text);
  other.parentNode?.replaceChild(text, other);
}

function forget(text: Node): void {
  const other = standIns.get(text);
  if (other) textsBehind.delete(other);
  standIns.delete(text);
}

/** What stands below this parent for a child that does not. */
function standInBelow(parent: Node, child: Node): Node | undefined {
  const other = standIns.get(child);
  if (other?.parentNode === parent) return other;
  // Drawn around it, and not told of yet.
  let around = child.parentNode;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around && parent.contains(child) ? around : undefined;
}

function patchRemoving(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child;
    const other = standInBelow(this, child);
    forget(child);
    if (other) removeChild.call(this, other);
    return child;
  };
}

function patchInserting(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function insert<New extends Node>(this: Node, node: New, before: Node | null): New {
    const isOurs = before === null || before.parentNode === this || !(before instanceof Text);
    return insertBefore.call(this, node, isOurs ? before : (standInBelow(this, before) ?? null)) as New;
  };
}
