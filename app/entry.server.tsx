import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createContext, isRouteErrorResponse, matchRoutes, RouterContextProvider } from "react-router";
import type { EntryContext, HandleErrorFunction, RouteObject, ServerBuild } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { BuiltSite, PageAddress, PagePorts, RenderedPage } from "#contract/page-renderer.ts";
import { DocumentParts } from "./router/document-parts.tsx";
import { pagesLeft, pageText, type PageText } from "./router/writing/page-text.ts";
import { createHandlerByLength } from "./router/handler-by-length.ts";
import { createPageLoader, failedPage, faultsOf, pageHeaders, type LoadedPage } from "./router/load-page.ts";
import { headTags } from "./router/head-tags.tsx";
import { drawnPage, PageDocument, type RouteModule } from "./router/page-document.tsx";
import { failureOf } from "./ui/page-failure.ts";
import { inScript, writtenPageId, type WrittenPage } from "./ui/written-page.ts";
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
import { setUpPageDocument } from "./official/set-up-page.ts";
import { speculationRules } from "./speculation-rules.ts";
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
  readonly write: (page: ReactNode, mark: string) => PageText;
};

/** What a document is made of: React Router's word for it, but for what is meant for its own half in browsers. */
type PageParts = Pick<EntryContext, "manifest" | "routeModules" | "criticalCss" | "staticHandlerContext">;

const dataEnding = ".data";
const documentEnd = "</body></html>";
const documentContext = createContext<RenderedDocument>();

/** Called by React Router with the loaders' answers; answers with the whole document, or with the data of its page alone. */
export default async function renderDocument(
  _request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Meant for React Router's own half in browsers, which our pages do without.
  void entry.serverHandoffStream?.cancel();
  const document = context.get(documentContext);
  headers.set("Content-Type", fill(document, entry, context));
  document.response = new Response(null, { status, headers });
  return document.response;
}

/** The document, or the data of its page alone where that is asked for. Answers with its content type. */
function fill(document: RenderedDocument, entry: PageParts, context: RouterContextProvider): string {
  const written = writtenPageOf(entry);
  if (context.get(askedForContext) === "data") {
    const { id } = entry.staticHandlerContext.matches.at(-1)?.route ?? {};
    document.html = JSON.stringify(written.failure === null && id !== undefined ? (written.loaderData[id] ?? null) : null);
    return "application/json; charset=utf-8";
  }
  document.html = documentOf(entry, written, document);
  return "text/html; charset=utf-8";
}

function documentOf(entry: PageParts, written: WrittenPage, document: RenderedDocument): string {
  // Secret while the page is rendered: text that sneaks into a page cannot bear it, so its hash is never allowed.
  const mark = randomUUID();
  const page = drawnPage(written, (id) => entry.routeModules[id] as RouteModule | undefined);
  const tree = (
    <InlineMark value={mark}>
      <TenantStyle value={tenantStyleOf(entry)}>
        <DocumentParts value={{ head: headTags(entry, page), modules: modulesOf(entry) }}>
          <PageDocument page={page} />
        </DocumentParts>
      </TenantStyle>
    </InlineMark>
  );
  const { html, scripts, styles } = document.write(tree, mark);
  document.scripts.push(...scripts);
  document.styles.push(...styles);
  const ending = isStaticDocument(page.shown.matches) ? "" : endingOf(entry, written, document);
  // `renderToString` writes no doctype, and without one browsers fall back to the rules of 1998.
  return `<!DOCTYPE html>${html}${ending}${documentEnd}`;
}

/** In our own hand, or in React's where it has to be. */
function inText(page: ReactNode, mark: string): PageText {
  return pageText(page, mark) ?? byReact(page, mark);
}

function byReact(page: ReactNode, mark: string): PageText {
  return withoutMarks(renderToString(page), mark);
}

/** For the test that compares the two. */
export function pagesLeftToReact(): number {
  return pagesLeft();
}

/** What may be fetched ahead, the page's data, which is no script, and the one script that makes the page live. */
function endingOf({ manifest }: PageParts, written: WrittenPage, { scripts }: RenderedDocument): string {
  const rules = speculationRules((written.loaderData["root"] as RootData | undefined)?.locale);
  scripts.push(rules);
  const runtime = manifest.hmr ? `<script type="module" src="${manifest.hmr.runtime}"></script>` : "";
  const data = `<script type="application/json" id="${writtenPageId}">${inScript(written)}</script>`;
  return `${runtime}<script type="speculationrules">${rules}</script>${data}<script type="module" async src="${manifest.entry.module}"></script>`;
}

function writtenPageOf({ manifest, staticHandlerContext: { location, matches, loaderData, errors } }: PageParts): WrittenPage {
  const error: unknown = Object.values(errors ?? {})[0];
  return {
    build: manifest.version,
    pathname: location.pathname,
    search: location.search,
    params: matches.at(-1)?.params ?? {},
    routes: matches.map(({ route: { id } }) => [id, manifest.routes[id]?.module ?? ""] as const),
    loaderData,
    failure: errors === null ? null : failureOf(isRouteErrorResponse(error) ? error.status : undefined),
  };
}

/** The files that a document's modules import, all the way down: named early, none of them waits for another. */
function modulesOf({ manifest, staticHandlerContext: { matches } }: PageParts): readonly string[] {
  const { module, imports } = manifest.entry;
  const routes = matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  return [...new Set([module, ...imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])])];
}

/** Of what the document's own loader answered; empty when it could not. */
function tenantStyleOf({ staticHandlerContext: { loaderData } }: PageParts): string {
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
  const loadPage = createPageLoader(build);
  // As plain objects: a module's own is looked into many times slower.
  const modules = Object.entries(build.routes).map(([id, route]) => [id, { ...route?.module }] as const);
  const routeModules = Object.fromEntries(modules) as EntryContext["routeModules"];
  const table = routeTable(build);

  /** As React Router's handler of documents goes about it: what breaks while it is drawn has its page drawn instead. */
  function pageOf(loaded: LoadedPage, document: RenderedDocument, context: RouterContextProvider): RenderedPage {
    const { reportDefect } = context.get(portsContext);
    for (const fault of faultsOf(loaded)) reportDefect(fault);
    const draw = (page: LoadedPage) => {
      const contentType = fill(document, { manifest: build.assets, routeModules, staticHandlerContext: page }, context);
      return renderedPage(page.statusCode, pageHeaders(page, build), contentType, document);
    };
    let broken: unknown;
    try {
      return draw(loaded);
    } catch (error) {
      broken = error;
      reportDefect(error);
    }
    try {
      return draw(failedPage(loaded, broken));
    } catch (error) {
      reportDefect(error);
      return renderedPage(500, new Headers(), "text/plain; charset=utf-8", { ...document, html: "Unexpected Server Error" });
    }
  }

  async function production(request: Request, document: RenderedDocument, context: RouterContextProvider): Promise<RenderedPage> {
    const loaded = await loadPage(request, context);
    if (loaded === null) return asRenderedPage(await handle(request, context), document);
    return loaded instanceof Response ? asRenderedPage(loaded, document) : pageOf(loaded, document, context);
  }

  return {
    renderMail: accountMailText,
    knows(path) {
      const matches = matchRoutes(table, path);
      return matches !== null && isLocale(matches[0]?.params["locale"]) && matches.at(-1)?.route.path !== "*";
    },
    async render(address: PageAddress, ports: PagePorts): Promise<RenderedPage> {
      const isData = address.path.endsWith(dataEnding);
      const path = isData ? address.path.slice(0, -dataEnding.length) : address.path;
      // While pages are written React's own renderer tells what is wrong with them.
      const write = mode === "development" ? byReact : inText;
      const document: RenderedDocument = { response: null, html: "", scripts: [], styles: [], write };
      const context = new RouterContextProvider();
      context.set(portsContext, ports);
      context.set(documentContext, document);
      context.set(askedForContext, isData ? "data" : "document");
      const request = new Request(`${address.origin}${path}${address.search}`);
      return mode === "development" ? asRenderedPage(await handle(request, context), document) : production(request, document, context);
    },
    sayNotice,
    officialPage: officialPageDocument,
    setUpPage: setUpPageDocument,
    busyPage: busyPageDocument,
    tableWords,
  };
}

async function asRenderedPage(response: Response, document: RenderedDocument): Promise<RenderedPage> {
  const { status, headers } = response;
  const contentType = headers.get("Content-Type") ?? "text/plain; charset=utf-8";
  const page = renderedPage(status, headers, contentType, document);
  return response === document.response ? page : { ...page, body: await bodyOf(response, contentType) };
}

function renderedPage(status: number, headers: Headers, contentType: string, document: RenderedDocument): RenderedPage {
  const cacheControl = headers.get("Cache-Control") ?? "";
  return {
    status,
    contentType,
    location: headers.get("Location"),
    isUnshared: /\bno-store\b/.test(cacheControl),
    ...(/^public\b/.test(cacheControl) ? { cacheControl } : {}),
    headers: keptHeaders(headers),
    body: document.html,
    inlineScripts: document.scripts,
    inlineStyles: document.styles,
  };
}

function keptHeaders(headers: Headers): Record<string, string> {
  const names = ["Content-Disposition", "Access-Control-Allow-Origin"];
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
}

async function bodyOf(response: Response, contentType: string): Promise<string | Uint8Array> {
  const isBinary = contentType === "application/pdf" || contentType.startsWith("image/");
  return isBinary ? new Uint8Array(await response.arrayBuffer()) : response.text();
}

/** The page without its marks, noting the texts of the scripts and styles that bore one. */
function withoutMarks(html: string, mark: string): PageText {
  const scripts: string[] = [];
  const styles: string[] = [];
  const parts = html.split(` nonce="${mark}"`);
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return;
    const tag = /^<(\w+)/.exec(before.slice(before.lastIndexOf("<")))?.[1];
    if (tag !== "script" && tag !== "style") return;
    const text = part.slice(part.indexOf(">") + 1, part.indexOf(`</${tag}>`));
    if (text !== "") (tag === "script" ? scripts : styles).push(text);
  });
  const whole = parts.join("");
  if (!whole.endsWith(documentEnd)) throw new Error("A document does not end where its data belongs");
  return { html: whole.slice(0, -documentEnd.length), scripts, styles };
}

function routeTable(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((row) => row !== undefined)
    .filter((row) => row.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, caseSensitive, index } : { id, path, caseSensitive, children: routeTable(build, id) },
    ) as RouteObject[];
}
