import { apiBase, type ApiCall, apiCalls, mostOnPage, usualOnPage } from "#contract/api/api-calls.ts";
import { webhookEvents } from "#contract/api/webhook-shapes.ts";
import { addresses, hidingScores } from "#contract/addresses.ts";
import { tableProtocolAddress } from "#contract/live/live-addresses.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import type { HomeAnswer, SiteAnswer } from "#contract/queries.ts";
import { newsFeeds } from "../feeds/feed-links.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { code, sentence, type Sentence } from "./code-in-words.ts";
import { verifyingExample } from "./verifying-example.ts";
import { calendars, embeds, examplesOf, oembedExample, tableFiles, type Embed, type Example, type FileLink } from "./examples.ts";

export type CallLine = {
  readonly call: string;
  readonly parameters: readonly string[];
  /** In English, as the OpenAPI document has it. */
  readonly answer: string;
};

export type DevelopersPage = {
  readonly title: string;
  readonly lead: string;
  readonly api: {
    readonly title: string;
    readonly base: { readonly label: string; readonly address: string };
    readonly sentences: readonly Sentence[];
    readonly document: { readonly href: string; readonly text: string };
  };
  readonly calls: {
    readonly title: string;
    readonly note: string;
    readonly caption: string;
    readonly heads: { readonly call: string; readonly parameters: string; readonly answer: string };
    readonly none: string;
    readonly lines: readonly CallLine[];
  };
  readonly asking: {
    readonly title: string;
    readonly topics: readonly { readonly title: string; readonly words: Sentence }[];
    readonly example: { readonly label: string; readonly code: string };
  };
  readonly webhooks: {
    readonly title: string;
    readonly sentences: readonly Sentence[];
    readonly events: {
      readonly title: string;
      /** In English, as the OpenAPI document has it. */
      readonly lines: readonly { readonly type: string; readonly words: string }[];
    };
    readonly example: { readonly label: string; readonly code: string };
    readonly contact: { readonly href: string; readonly text: string };
  };
  readonly calendars: FilesPart;
  readonly tables: FilesPart;
  readonly scoringTable: FilesPart;
  readonly embeds: {
    readonly title: string;
    readonly sentences: readonly Sentence[];
    readonly parts: readonly Embed[];
    readonly oembed: { readonly words: Sentence; readonly files: readonly FileLink[] };
  };
  readonly source: {
    readonly title: string;
    readonly words: string;
    readonly credit: { readonly label: string; readonly code: string };
    readonly pictures: string;
    readonly contact: { readonly href: string; readonly text: string };
  };
  readonly meta: PageMeta;
};

type FilesPart = { readonly title: string; readonly sentences: readonly Sentence[]; readonly files: readonly FileLink[] };
type DevelopersAnswers = { readonly site: SiteAnswer; readonly home: HomeAnswer };
type PartInput = { readonly site: SiteAnswer; readonly example: Example; readonly origin: string; readonly language: PageLanguage };

/** What programs can ask of this league, told with addresses of its own. */
export function developersPage({ site, home }: DevelopersAnswers, origin: string, language: PageLanguage): DevelopersPage {
  const t = language.t("developers");
  const asked = { site, example: examplesOf(home), origin, language };
  return {
    title: t("title"),
    lead: t("lead", { site: site.title }),
    api: apiPart(asked),
    calls: callsPart(language),
    asking: askingPart(asked),
    webhooks: webhooksPart(language),
    calendars: calendarsPart(asked),
    tables: tablesPart(asked),
    scoringTable: scoringTablePart(language),
    embeds: embedsPart(asked),
    source: sourcePart(asked),
    meta: {
      title: t("title"),
      description: t("description", { site: site.title }),
      origin,
      path: addresses.developers(language.locale),
    },
  };
}

function apiPart({ site, origin, language }: PartInput): DevelopersPage["api"] {
  const t = language.t("developers");
  return {
    title: t("api.title"),
    base: { label: t("api.base"), address: origin + apiBase },
    sentences: [sentence(t("api.open")), sentence(t("api.values", { timeZone: code(site.timeZone), none: code("null") }))],
    document: { href: `${apiBase}/openapi.json`, text: t("api.document") },
  };
}

/** How a game is written, for whoever has a link to its table. LIVE22 */
function scoringTablePart(language: PageLanguage): FilesPart {
  const t = language.t("developers");
  return {
    title: t("scoringTable.title"),
    sentences: [sentence(t("scoringTable.words", { id: code("id") }))],
    files: [{ label: t("scoringTable.document"), href: tableProtocolAddress }],
  };
}

function callsPart(language: PageLanguage): DevelopersPage["calls"] {
  const t = language.t("developers");
  const calls: readonly ApiCall[] = Object.values(apiCalls);
  return {
    title: t("calls.title"),
    note: t("calls.note"),
    caption: t("calls.caption"),
    heads: { call: t("calls.call"), parameters: t("calls.parameters"), answer: t("calls.answer") },
    none: t("calls.none"),
    lines: calls.map(({ path, query, summary }) => ({
      call: `GET ${apiBase}${path}`,
      parameters: Object.keys(query),
      answer: summary,
    })),
  };
}

function askingPart({ example, origin, language }: PartInput): DevelopersPage["asking"] {
  const t = language.t("developers");
  const paging = {
    limit: code("limit"),
    most: mostOnPage,
    usual: usualOnPage,
    cursor: code("cursor"),
    next: code("next"),
    header: code("Link"),
  };
  const ofLeague = example.league ? `league=${example.league.address.leagueSlug}&` : "";
  return {
    title: t("asking.title"),
    topics: [
      { title: t("asking.paging"), words: sentence(t("asking.pagingWords", paging)) },
      { title: t("asking.parameters"), words: sentence(t("asking.parametersWords", { status: code("400") })) },
      {
        title: t("asking.errors"),
        words: sentence(t("asking.errorsWords", { type: code("application/problem+json"), status: code("404") })),
      },
      {
        title: t("asking.caching"),
        words: sentence(t("asking.cachingWords", { tag: code("ETag"), header: code("If-None-Match"), status: code("304") })),
      },
    ],
    example: { label: t("asking.example"), code: `curl "${origin}${apiBase}/games?${ofLeague}status=final&limit=5"` },
  };
}

function webhooksPart(language: PageLanguage): DevelopersPage["webhooks"] {
  const t = language.t("developers");
  return {
    title: t("webhooks.title"),
    sentences: [
      sentence(t("webhooks.words")),
      sentence(t("webhooks.message", { method: code("POST"), id: code("webhook-id") })),
      sentence(t("webhooks.answering", { good: code("2xx"), later: code("Retry-After"), gone: code("410") })),
      sentence(t("webhooks.verifying", { signature: code("webhook-signature") })),
    ],
    events: {
      title: t("webhooks.events"),
      lines: Object.values(webhookEvents).map(({ type, description }) => ({ type, words: description })),
    },
    example: { label: t("webhooks.example"), code: verifyingExample },
    contact: { href: `${addresses.aboutUs(language.locale)}#contact`, text: t("webhooks.contact") },
  };
}

function calendarsPart({ example, language }: PartInput): FilesPart {
  const t = language.t("developers");
  return {
    title: t("calendars.title"),
    sentences: [
      sentence(t("calendars.words", { file: code("/calendar.ics") })),
      sentence(t("calendars.quiet", { parameter: code(hidingScores) })),
      sentence(t("calendars.news")),
    ],
    files: [...calendars(example, language), ...newsFeeds(language).map(({ text, href }) => ({ label: text, href }))],
  };
}

function tablesPart({ example, language }: PartInput): FilesPart {
  const t = language.t("developers");
  return {
    title: t("tables.title"),
    sentences: [
      sentence(t("tables.words", { xlsx: code(".xlsx"), csv: code(".csv"), json: code(".json") })),
      sentence(t("tables.which", { parameter: code("?table=") })),
      sentence(t("tables.written")),
    ],
    files: tableFiles(example, language),
  };
}

function embedsPart({ example, origin, language }: PartInput): DevelopersPage["embeds"] {
  const t = language.t("developers");
  return {
    title: t("embeds.title"),
    sentences: [
      sentence(t("embeds.words", { script: code("/embed.js") })),
      sentence(t("embeds.choice", { light: code("?theme=light"), dark: code("?theme=dark") })),
    ],
    parts: embeds(example, origin, language),
    oembed: {
      words: sentence(t("embeds.oembed", { address: code("/oembed?url=") })),
      files: oembedExample(example, origin, language),
    },
  };
}

function sourcePart({ site, origin, language }: PartInput): DevelopersPage["source"] {
  const t = language.t("developers");
  const home = escapedMarkup(origin + addresses.home(language.locale));
  return {
    title: t("source.title"),
    words: t("source.words", { site: site.title }),
    credit: { label: t("source.example"), code: `<a href="${home}">${escapedMarkup(t("source.credit", { site: site.title }))}</a>` },
    pictures: t("source.pictures"),
    contact: { href: `${addresses.aboutUs(language.locale)}#contact`, text: t("source.contact") },
  };
}
