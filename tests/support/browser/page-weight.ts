import { askServer } from "../servers/ask-server.ts";

/** Brotli bytes of what a document links to before any script has run: its first visit. */
export type PageWeight = { readonly scripts: number; readonly styles: number };

/** First visit, brotli: all that a document links to. */
export const mostScriptBytes = 100 * 1024;
export const mostStyleBytes = 20 * 1024;
/** Of the document of a game that is over; letters, since a Cyrillic one takes two bytes. LOOK26 */
export const mostGameLetters = 80 * 1024;

/** Weighs documents of a server; a file is asked for once. */
export function pageScales(port: number, host: string): (html: string) => Promise<PageWeight> {
  const sizes = new Map<string, Promise<number>>();
  function sizeOf(path: string): Promise<number> {
    const known = sizes.get(path) ?? askServer(port, path, { host, "accept-encoding": "br" }).then(({ body }) => body.length);
    sizes.set(path, known);
    return known;
  }
  async function weigh(html: string, ending: "js" | "css"): Promise<number> {
    const linked = [...html.matchAll(/(?:href=|src=|import |from |import\()"(\/assets\/[^"]+)"/g)]
      .map(([, path = ""]) => path)
      .filter((path) => path.endsWith(`.${ending}`));
    const bytes = await Promise.all([...new Set(linked)].map(sizeOf));
    return bytes.reduce((sum, size) => sum + size, 0);
  }
  return async (html) => ({ scripts: await weigh(html, "js"), styles: await weigh(html, "css") });
}
