import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { matchRoutes, RouterContextProvider, ServerRouter, createContext } from "react-router";
import type { EntryContext, HandleErrorFunction, RouteObject, ServerBuild } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { BuiltSite, PageAddress, PagePorts, RenderedPage } from "#contract/page-renderer.ts";
import { documentModules, documentScripts, type DocumentScripts } from "./router/document-scripts.ts";
import { createHandlerByLength } from "./router/handler-by-length.ts";
import { ModuleFiles } from "./router/module-links.tsx";
import { putAllMessages } from "./i18n/all-messages.server.ts";
import { putWrittenStar } from "./following/star.tsx";
import { WrittenStar } from "./following/written-star.tsx";
import { InlineMark } from "./ui/inline-mark.ts";
import { askedForContext, portsContext } from "./ports.ts";
import { busyPageDocument } from "./busy-page.ts";
import { sayNotice } from "./push/say-notice.ts";
import type { RootData } from "./root.tsx";
import { accountMailText } from "./mails/account-mail.ts";
import { officialPageDocument } from "./official/official-page.ts";
import { isStaticDocument } from "./static-document.ts";
import { LaterVideoCards } from "./site/games/game-part-view.tsx";
import { VideoCards } from "./site/games/video-cards.tsx";
import { VisitorEntry } from "./site/shell/visitor-entry.tsx";
import { VisitorMenu } from "./site/shell/visitor-menu.tsx";
import { tableWords } from "./table-words.ts";
import { TenantStyle } from "./tenant-style.ts";
import { putCrestDrawing } from "./ui/crest.tsx";
import { crestDrawing } from "./ui/crest-drawing.ts";
import { tenantTokensCss } from "./ui/tenant-tokens.ts";
import { GoingGame, GoingHall } from "./venue/going-screen.tsx";
import { GameScreen, LaterHall } from "./venue/live-screen.tsx";
import { GoingOverlay } from "./venue/overlay/going-overlay.tsx";
import { LaterOverlay } from "./venue/overlay/overlay.tsx";
import * as commentaryFigures from "./venue/tv-stats/commentary-figures.ts";
import { laterFigures } from "./venue/tv-stats/later-figures.ts";

putAllMessages();
putCrestDrawing(crestDrawing);
putWrittenStar(WrittenStar);
VisitorEntry.put(VisitorMenu);
LaterVideoCards.put(VideoCards);
GameScreen.put(GoingGame);
LaterHall.put(GoingHall);
LaterOverlay.put(GoingOverlay);
laterFigures.put(commentaryFigures);

/** What one rendering makes, carried past React Router: a `Response` would turn the text into bytes and back. */
type RenderedDocument = {
  response: Response | null;
  html: string;
  readonly scripts: string[];
  readonly styles: string[];
  /** While pages are written, React Router's own `<Scripts>` names their modules. */
  readonly namesModules: boolean;
};

const documentEnd = "</body></html>";
const documentContext = createContext<RenderedDocument>();

/** Called by React Router with the loaders' answers; answers with the whole document. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scripts = await documentScripts(entry);
  // Secret while the page is rendered: text that sneaks into a page cannot bear it, so its hash is never allowed.
  const mark = randomUUID();
  const html = renderToString(
    <InlineMark value={mark}>
      <TenantStyle value={tenantStyleOf(entry)}>
        <ModuleFiles value={documentModules(entry)}>
          <ServerRouter context={entry} url={request.url} nonce={mark} />
        </ModuleFiles>
      </TenantStyle>
    </InlineMark>,
  );
  const document = context.get(documentContext);
  const clean = withoutMarks(html, mark, document);
  const { matches } = entry.staticHandlerContext;
  const isStatic = isStaticDocument(matches.map(({ route }) => ({ handle: entry.routeModules[route.id]?.handle })));
  if (!clean.endsWith(documentEnd)) throw new Error("A document does not end where its data belongs");
  const ending = isStatic ? "" : endingOf(scripts, document);
  // `renderToString` writes no doctype, and without one browsers fall back to the rules of 1998.
  document.html = `<!DOCTYPE html>${clean.slice(0, -documentEnd.length)}${ending}${documentEnd}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  document.response = new Response(null, { status, headers });
  return document.response;
}

function endingOf({ data, modules }: DocumentScripts, { scripts, namesModules }: RenderedDocument): string {
  scripts.push(data);
  if (!namesModules) return `<script>${data}</script>`;
  scripts.push(modules);
  return `<script>${data}</script><script type="module" async>${modules}</script>`;
}

/** Of what the document's own loader answered; empty when it could not. */
function tenantStyleOf({ staticHandlerContext: { loaderData } }: EntryContext): string {
  const data = loaderData["root"] as RootData | undefined;
  return data === undefined ? "" : tenantTokensCss(data.site.colors);
}

/** Exceptions of loaders and components go to the edge, which logs them once. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(portsContext).reportDefect(error);
};

/** Ties the built pages to the server's ports. */
export function createRenderer(build: ServerBuild, mode: "production" | "development"): BuiltSite {
  const handle = createHandlerByLength(build, mode);
  const table = routeTable(build);
  return {
    renderMail: accountMailText,
    knows(path) {
      const matches = matchRoutes(table, path);
      return matches !== null && isLocale(matches[0]?.params["locale"]) && matches.at(-1)?.route.path !== "*";
    },
    async render(address: PageAddress, ports: PagePorts): Promise<RenderedPage> {
      const document: RenderedDocument = { response: null, html: "", scripts: [], styles: [], namesModules: mode === "production" };
      const context = new RouterContextProvider();
      context.set(portsContext, ports);
      context.set(documentContext, document);
      context.set(askedForContext, address.path.endsWith(".data") ? "data" : "document");
      const response = await handle(new Request(`${address.origin}${address.path}${address.search}`), context);
      return asRenderedPage(response, document);
    },
    sayNotice,
    officialPage: officialPageDocument,
    busyPage: busyPageDocument,
    tableWords,
  };
}

async function asRenderedPage(response: Response, document: RenderedDocument): Promise<RenderedPage> {
  const contentType = response.headers.get("Content-Type") ?? "text/plain; charset=utf-8";
  const cacheControl = response.headers.get("Cache-Control") ?? "";
  return {
    status: response.status,
    contentType,
    location: response.headers.get("Location"),
    isUnshared: /\bno-store\b/.test(cacheControl),
    ...(/^public\b/.test(cacheControl) ? { cacheControl } : {}),
    headers: keptHeaders(response),
    body: response === document.response ? document.html : await bodyOf(response, contentType),
    inlineScripts: document.scripts,
    inlineStyles: document.styles,
  };
}

/** Without the marker the browser's half takes an error's data for a foreign answer. */
function keptHeaders({ headers }: Response): Record<string, string> {
  const names = ["X-Remix-Response", "Content-Disposition", "Access-Control-Allow-Origin"];
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
}

async function bodyOf(response: Response, contentType: string): Promise<string | Uint8Array> {
  const isBinary = contentType === "application/pdf" || contentType.startsWith("image/");
  return isBinary ? new Uint8Array(await response.arrayBuffer()) : response.text();
}

/** The page without its marks, noting the texts of the scripts and styles that bore one. */
function withoutMarks(html: string, mark: string, { scripts, styles }: RenderedDocument): string {
  const parts = html.split(` nonce="${mark}"`);
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return;
    const tag = /^<(\w+)/.exec(before.slice(before.lastIndexOf("<")))?.[1];
    if (tag !== "script" && tag !== "style") return;
    const text = part.slice(part.indexOf(">") + 1, part.indexOf(`</${tag}>`));
    if (text !== "") (tag === "script" ? scripts : styles).push(text);
  });
  return parts.join("");
}

function routeTable(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((row) => row !== undefined)
    .filter((row) => row.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: routeTable(build, id) },
    ) as RouteObject[];
}
