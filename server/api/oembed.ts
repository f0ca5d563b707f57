import { Hono } from "hono";
import { type EmbeddedPage, embedAddresses, embeddedPage } from "#contract/embed-addresses.ts";
import { embedFrame, embedSizes } from "#contract/embed-frame.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { xmlDocument, xmlElement } from "#contract/xml-document.ts";
import type { PageAnswers, WrittenBody } from "../http/page-answers.ts";
import { standingAddress, type StandingAddress } from "../http/standing-address.ts";
import { openHeaders } from "../http/response-headers.ts";
import { asRecord, problem, stored, type AppEnvironment } from "../http/responses.ts";
import type { Tenant } from "../http/tenant-directory.ts";

const open = asRecord(openHeaders);
const contentTypes = { json: "application/json; charset=utf-8", xml: "text/xml; charset=utf-8" } as const;
type Format = keyof typeof contentTypes;

/** How a page of this site is embedded in another one, as oEmbed 1.0 asks: https://oembed.com, section 2. */
export function oembedRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/oembed", async (context) => {
    const tenant = context.get("tenant");
    const format = context.req.query("format") ?? "json";
    if (format !== "json" && format !== "xml") return problem(context, "not-implemented", open);
    const standing = await standingAt(context.req.query("url") ?? "", tenant, context.req.header("host") ?? "", answers);
    const page = standing && embeddedPage(standing.locale, standing.path, new URLSearchParams(standing.search));
    if (page === null) return problem(context, "not-found", open);
    const most = { width: sizeOf(context.req.query("maxwidth")), height: sizeOf(context.req.query("maxheight")) };
    if (most.width === undefined || most.height === undefined) {
      return problem(context, "bad-parameter", open, "maxwidth and maxheight must be whole numbers of pixels.");
    }
    const size = {
      width: Math.min(embedSizes[page.kind].width, most.width ?? Infinity),
      height: Math.min(embedSizes[page.kind].height, most.height ?? Infinity),
    };
    const answerOf = (shown: EmbeddedPage) => {
      const key = `/oembed?${new URLSearchParams({ format, page: JSON.stringify(shown), size: `${size.width}x${size.height}` })}`;
      return answers.open(tenant, key, contentTypes[format], (ports, origin) => written(shown, size, format, { ports, origin }));
    };
    const answered = await answerOf(page);
    if (answered.answer.status === 200) return stored(context, answered);
    const moved = await movedPage(standing!, tenant, answers);
    const ofMoved = moved && (await answerOf(moved));
    return ofMoved?.answer.status === 200 ? stored(context, ofMoved) : problem(context, "not-found", open);
  });
  app.all("/oembed", (context) => problem(context, "method-not-allowed", { ...open, Allow: "GET, HEAD" }));
  return app;
}

/** `null`: nothing is wanted; `undefined`: it is no size. */
function sizeOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** Where whoever opens an address of this league stands; another host's is none. PAGE24 */
async function standingAt(address: string, tenant: Tenant, host: string, answers: PageAnswers): Promise<StandingAddress | null> {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname, search } = new URL(address);
  const ownPort = /:(\d+)$/.exec(host)?.[1] ?? "";
  if (!/^https?:$/.test(protocol) || !tenant.hosts.includes(hostname) || (port !== "" && port !== ownPort)) return null;
  return standingAddress(tenant, answers, pathname + search);
}

/** The page that bore this address once; `null`: none did. */
async function movedPage({ locale, path, search }: StandingAddress, tenant: Tenant, answers: PageAnswers): Promise<EmbeddedPage | null> {
  const moved = await answers.movedPath(tenant, `/${locale}${path}`);
  return moved === null ? null : embeddedPage(locale, moved.slice(locale.length + 1), new URLSearchParams(search));
}

type From = { readonly ports: TenantPorts; readonly origin: string };

async function written(
  page: EmbeddedPage,
  size: { readonly width: number; readonly height: number },
  format: Format,
  { ports, origin }: From,
): Promise<WrittenBody> {
  const [site, found] = await Promise.all([ports.site.site(), find(page, ports)]);
  if (found === null) return { status: 404, body: "", headers: [] };
  const title = [found.title, site.title].filter((part) => part !== "").join(" – ");
  const answer = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: site.title,
    provider_url: origin,
    ...size,
    html: embedFrame({ source: origin + found.path, title, ...size }),
  };
  return { status: 200, body: format === "json" ? JSON.stringify(answer) : xmlOf(answer), headers: [] };
}

/** Where the embedded form of a page is, and what it is called; `null`: there is no such thing. */
async function find(page: EmbeddedPage, ports: TenantPorts): Promise<{ readonly path: string; readonly title: string } | null> {
  switch (page.kind) {
    case "schedule":
      return { path: embedAddresses.schedule(page.locale, page.leagueSlug), title: "" };
    case "standings":
    case "leaders": {
      const head = await ports.site.leagueHead(page.address);
      return (
        head && { path: embedAddresses[page.kind](page.locale, page.address), title: `${head.competition.name.text} ${head.seasonName}` }
      );
    }
    case "game": {
      const view = await ports.site.game(page.address, { plays: false });
      if (!view) return null;
      const { ref, home, away } = view.summary;
      return { path: embedAddresses.game(page.locale, ref), title: `${home.name.text} – ${away.name.text}` };
    }
  }
}

function xmlOf(answer: Readonly<Record<string, string | number>>): string {
  return xmlDocument(xmlElement("oembed", {}, ...Object.entries(answer).map(([name, value]) => xmlElement(name, {}, String(value)))));
}
