import { randomBytes } from "node:crypto";
import { renderToString } from "react-dom/server";
import { createRequestHandler, matchRoutes, RouterContextProvider, ServerRouter, createContext } from "react-router";
import type { EntryContext, HandleErrorFunction, RouteObject, ServerBuild } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { PageAddress, PagePorts, PageRenderer, RenderedPage } from "#contract/page-renderer.ts";
import { putAllMessages } from "./i18n/all-messages.server.ts";
import { InlineMark } from "./inline-mark.ts";
import { portsContext } from "./ports.ts";

putAllMessages();

type InlineTexts = { readonly scripts: string[]; readonly styles: string[] };

const inlineTextsContext = createContext<InlineTexts>();

/** Called by React Router with the loaders' answers; answers with the whole document. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const handoff = await handoffScript(entry);
  // Secret while the page is rendered: text that sneaks into a page cannot bear it, so its hash is never allowed.
  const mark = randomBytes(16).toString("base64url");
  const html = renderToString(
    <InlineMark value={mark}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </InlineMark>,
  );
  const texts = context.get(inlineTextsContext);
  collectMarked(html, mark, texts);
  texts.scripts.push(handoff);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const clean = html.replaceAll(` nonce="${mark}"`, "");
  // `renderToString` writes no doctype, and without one browsers fall back to the rules of 1998.
  const document = `<!DOCTYPE html>${clean.replace(/<\/body><\/html>$/, () => `<script>${handoff}</script></body></html>`)}`;
  return new Response(document, { status, headers });
}

/** Exceptions of loaders and components go to the edge, which logs them once. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(portsContext).reportDefect(error);
};

/** Ties the built pages to the server's ports. */
export function createRenderer(build: ServerBuild, mode: "production" | "development"): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const table = routeTable(build);
  return {
    knows(path) {
      const matches = matchRoutes(table, path);
      return matches !== null && isLocale(matches[0]?.params["locale"]) && matches.at(-1)?.route.path !== "*";
    },
    async render(address: PageAddress, ports: PagePorts): Promise<RenderedPage> {
      const texts: InlineTexts = { scripts: [], styles: [] };
      const context = new RouterContextProvider();
      context.set(portsContext, ports);
      context.set(inlineTextsContext, texts);
      const response = await handle(new Request(`${address.origin}${address.path}${address.search}`), context);
      return asRenderedPage(response, texts);
    },
  };
}

async function asRenderedPage(response: Response, texts: InlineTexts): Promise<RenderedPage> {
  const marker = response.headers.get("X-Remix-Response");
  return {
    status: response.status,
    contentType: response.headers.get("Content-Type") ?? "text/plain; charset=utf-8",
    location: response.headers.get("Location"),
    // Without it the browser's half takes an error's data for a foreign answer.
    headers: marker === null ? {} : { "X-Remix-Response": marker },
    body: await response.text(),
    inlineScripts: texts.scripts,
    inlineStyles: texts.styles,
  };
}

/**
 * React Router streams the loaders' data behind the document. `renderToString` does not wait for it, so the
 * internal stream is drained first and written into the document as one script (see `entry.server.test.tsx`).
 */
async function handoffScript(entry: EntryContext): Promise<string> {
  const stream = entry.serverHandoffStream;
  if (!stream) throw new Error("React Router gave no serverHandoffStream: its internals have changed");
  delete entry.serverHandoffStream;
  const controller = "window.__reactRouterContext.streamController";
  let script = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) script += `${controller}.enqueue(${escapedJson(decoder.decode(chunk, { stream: true }))});`;
  return `${script}${controller}.close();`;
}

const escapes: Record<string, string> = { "&": "\\u0026", ">": "\\u003e", "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

function escapedJson(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

function collectMarked(html: string, mark: string, texts: InlineTexts): void {
  for (const [, tag, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!attributes?.includes(mark) || !text) continue;
    (tag === "script" ? texts.scripts : texts.styles).push(text);
  }
}

function routeTable(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((row) => row !== undefined)
    .filter((row) => row.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: routeTable(build, id) },
    ) as RouteObject[];
}
