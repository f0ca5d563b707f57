import type { Page } from "playwright-core";

/** As translators do it: in the place of a text, around it, or in the text itself. */
export type Hand = "replaces" | "wraps" | "rewrites";

/** Rewrites all texts of a page that may be translated, and goes on with those that come. What it wrote is marked by `~`. */
export async function translate(page: Page, hand: Hand): Promise<void> {
  await page.evaluate((how) => {
    const isOurs = (text: Text) => text.parentElement?.closest("font, script, style, title, [translate=no]") === null;
    function rewrite(text: Text): void {
      if (!text.isConnected || text.data.trim() === "" || !isOurs(text)) return;
      if (how === "rewrites") {
        if (!text.data.endsWith("~")) text.data += "~";
        return;
      }
      const outer = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      const inner = outer.appendChild(document.createElementNS("http://www.w3.org/1999/xhtml", "font"));
      if (how === "wraps") {
        text.before(outer);
        inner.append(text);
      } else {
        inner.textContent = `${text.data}~`;
        text.replaceWith(outer);
      }
    }
    function textsBelow(node: Node): Text[] {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    }
    textsBelow(document.body).forEach(rewrite);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") rewrite(target as Text);
        for (const node of addedNodes) textsBelow(node).forEach(rewrite);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, hand);
}
