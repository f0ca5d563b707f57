import type { AccountRules } from "#contract/account-forms.ts";
import type { DrawingFor } from "#contract/drawing.ts";
import { isEmbedPath } from "#contract/embed-addresses.ts";
import type { GameNames } from "#contract/live/live-game.ts";
import { isLocale, type Locale } from "#contract/locale.ts";
import { isPrivatePath } from "#contract/private-addresses.ts";
import { isOneOfCountless } from "#contract/page-parameters.ts";
import type { NotePageTag } from "#contract/page-tags.ts";
import type { OfficialDocument, OfficialLeague, OfficialPage } from "#contract/official-page.ts";
import type { SetUpDocument, SetUpPage } from "#contract/set-up-page.ts";
import type { NearestThings } from "#contract/placeholder-addresses.ts";
import { middlewareOf, unknownMiddleware } from "#contract/route-rules.ts";
import { ruledVisitorRule } from "#contract/visitor-rules.ts";
import type { PlayerOrigin } from "#contract/video-player.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { BusyPageAsked, PageRenderer } from "#contract/page-renderer.ts";
import { sectionAt } from "#contract/sections.ts";
import type { TableWords } from "#contract/table-exports.ts";
import type { PageQueries, TenantPorts } from "#contract/tenant-ports.ts";
import { askedInScript, askedWithForms } from "../queries/in-readers-script.ts";
import { madePage } from "./made-page.ts";
import { commonHeaders, openHeaders, pageCacheHeaders, passingHeaders, sharedHeaders, unsharedHeaders } from "./response-headers.ts";
import type { CacheOutcome, PageCache } from "./page-cache.ts";
import { keptNotFoundMs, storableMove, storablePage } from "./storable-page.ts";
import { StoredAnswer, type HeaderList } from "./stored-answer.ts";
import type { Tenant } from "./tenant-directory.ts";
import type { PortsFor } from "./tenant-ports.ts";

export type PageAnswersOptions = {
  readonly cache: PageCache<StoredAnswer>;
  readonly portsFor: PortsFor;
  readonly drawingFor: DrawingFor;
  /** In development the pages are compiled anew for each request; in production this is always the same. */
  readonly renderer: () => Promise<PageRenderer>;
  /** In development nothing is kept and no policy is sent: the compiler's own scripts would break it. */
  readonly development: boolean;
  readonly originOf: (tenant: Pick<Tenant, "hosts">) => string;
  /** Where pages ask the timer API; `null`: at its usual path here. */
  readonly timerApi?: string | null;
  /** The host of this installation's own official site; `null`: there is none. */
  readonly officialHost?: string | null;
  /** Whether pages may send people to Google to sign in. */
  readonly sendsToGoogle?: boolean;
};

type ShownAgain = {
  readonly status: number;
  /** The parameters that its page knows, with `?`; without it none. */
  readonly search?: string;
  readonly change: (queries: TenantPorts) => PageQueries;
  /** `false`: its visitors are not counted, wherever those of such pages are. */
  readonly isCounted?: boolean;
  readonly reportDefect: (error: unknown) => void;
};

/** What was written for an answer open to all sites. */
export type WrittenBody = { readonly status: 200 | 400 | 404; readonly body: string; readonly headers: HeaderList };

export type Answered = { readonly answer: StoredAnswer; readonly outcome: CacheOutcome };

/** So many pages at once take seconds each; one more would only make all of them later. */
const mostAtOnce = 400;

const dataEnding = ".data";

/** Pages and interface answers of all tenants, each through the cache. */
export class PageAnswers {
  readonly #options: PageAnswersOptions;

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /** The key under which the cache keeps the answer of a cleaned address. */
  static key(tenant: Tenant, path: string, search: string): string {
    return `${tenant.id} ${path}${search}`;
  }

  /** Whether so much is being made that a newcomer had better come back. */
  get isOverloaded(): boolean {
    return this.#options.cache.rendering >= mostAtOnce;
  }

  async isPage(path: string): Promise<boolean> {
    return (await this.#options.renderer()).knows(path);
  }

  /** The page at an address. `locale` is the language of a page whose address names none, and part of what it depends on. */
  page(tenant: Tenant, path: string, search: string, locale: Locale, reportDefect: (error: unknown) => void): Promise<Answered> {
    const named = firstSegment(path);
    const namesLanguage = isLocale(named);
    const key = PageAnswers.key(tenant, path, search) + (namesLanguage ? "" : ` ${locale}`);
    return this.#options.cache.get(key, tenant.id, async (note) => {
      const renderer = await this.#options.renderer();
      const queries = askedInScript(this.#options.portsFor(tenant.id, note), namesLanguage ? named : locale, tenant.writtenNames ?? []);
      const site = { ...queries.site, site: once(() => queries.site.site()) };
      const address = path.replace(/\.data$/, "");
      const strange = unknownMiddleware(middlewareOf(tenant.routeRules, address));
      const visitorRule = ruledVisitorRule(tenant.routeRules, address);
      const drawing = this.#options.drawingFor(tenant.id);
      const { errorReporting } = tenant;
      const surroundings = { ...this.#surroundings(), errorReporting };
      const marks = { unknownMiddleware: strange, visitorRule, isOff: await isOff(site, address) };
      const frames = new Set<PlayerOrigin>();
      const letFrame = (origin: PlayerOrigin) => void frames.add(origin);
      const ports = { ...queries, site, drawing, ...surroundings, ...marks, fallbackLocale: locale, letFrame, reportDefect };
      const page = await madePage(renderer, { origin: this.#options.originOf(tenant), path, search }, ports);
      const moved = page.status === 404 && namesLanguage && !marks.isOff ? await movedTo(queries, path) : null;
      if (moved !== null) return new StoredAnswer(storableMove(moved + search, this.#options.development));
      const isEmbed = isEmbedPath(path);
      const storable = storablePage(page, {
        ...this.#traits(),
        namesLanguage,
        isEmbed,
        counts: !isEmbed && !isPrivatePath(path) && (await countsVisitors(site)),
        dsn: isEmbed ? null : (errorReporting?.dsn ?? null),
        frames: [...frames],
      });
      return new StoredAnswer(isOneOfCountless(path, search) ? { ...storable, keepMs: 0 } : storable);
    });
  }

  /** What the league calls those who play in a game; `null`: there is no such game. */
  gameNames(tenantId: TenantId, gameId: GameId): Promise<GameNames | null> {
    return this.#options.portsFor(tenantId, () => {}).live.names(gameId);
  }

  /** What the placeholders of a tenant lead to. */
  nearest(tenant: Tenant): Promise<NearestThings> {
    return this.#options.portsFor(tenant.id, () => {}).website.nearest();
  }

  /** Today's address of something whose name has changed; `null`: there never was such a thing. */
  movedPath(tenant: Tenant, path: string): Promise<string | null> {
    return movedTo(
      this.#options.portsFor(tenant.id, () => {}),
      path,
    );
  }

  /** What a language calls the columns of tables. */
  async tableWords(locale: Locale): Promise<TableWords> {
    return (
      (await this.#options.renderer()).tableWords?.(locale) ?? { madeOf: new Map(), durations: new Set(), second: (head) => `${head} (2)` }
    );
  }

  /** What a tenant asks of those who open an account. */
  accountRules(tenant: Tenant, locale: Locale): Promise<AccountRules> {
    return this.#options.portsFor(tenant.id, () => {}).accountForms.rules(locale);
  }

  /** The league that somebody signs in to on the official site. */
  async officialLeague(tenant: Tenant, origin: string): Promise<OfficialLeague> {
    const { title, colors } = await this.#options.portsFor(tenant.id, () => {}).site.site();
    return { title, colors, origin };
  }

  async officialPage(page: OfficialPage): Promise<OfficialDocument> {
    const { officialPage } = await this.#options.renderer();
    if (!officialPage) throw new Error("These pages have none for the official site");
    return officialPage(page);
  }

  /** The first page of an installation. WIZ2 */
  async setUpPage(page: SetUpPage): Promise<SetUpDocument> {
    const { setUpPage } = await this.#options.renderer();
    if (!setUpPage) throw new Error("These pages have none for a first start");
    return setUpPage(page);
  }

  /** What stands for a page that there was no room to make, or that a person cannot get; `null`: these pages have none. */
  async busyPage(asked: BusyPageAsked) {
    const { busyPage } = await this.#options.renderer();
    return busyPage?.(asked) ?? null;
  }

  /** Where visitors find a host of ours. */
  originOfHost(host: string): string {
    return this.#options.originOf({ hosts: [host] });
  }

  /** Where this installation's own official site lives; `null`: there is none. */
  get officialOrigin(): string | null {
    const { officialHost = null } = this.#options;
    return officialHost === null ? null : this.originOfHost(officialHost);
  }

  /** A page that answers a form: made from changed questions, for this one visitor. */
  async shownAgain(
    tenant: Tenant,
    path: string,
    { status, search = "", change, isCounted = true, reportDefect }: ShownAgain,
  ): Promise<StoredAnswer> {
    const renderer = await this.#options.renderer();
    const named = firstSegment(path);
    const reader = isLocale(named) ? named : tenant.defaultLocale;
    const queries = askedInScript(change(this.#options.portsFor(tenant.id, () => {})), reader, tenant.writtenNames ?? []);
    const site = { ...queries.site, site: once(() => queries.site.site()) };
    const drawing = this.#options.drawingFor(tenant.id);
    const { errorReporting } = tenant;
    const surroundings = { ...this.#surroundings(), errorReporting };
    const ports = { ...queries, site, drawing, ...surroundings, fallbackLocale: tenant.defaultLocale, reportDefect };
    const page = await madePage(renderer, { origin: this.#options.originOf(tenant), path, search }, ports);
    const storable = storablePage(
      { ...page, isUnshared: true },
      {
        ...this.#traits(),
        namesLanguage: true,
        isEmbed: false,
        counts: isCounted && !isPrivatePath(path) && (await countsVisitors(site)),
        dsn: errorReporting?.dsn ?? null,
        frames: [],
      },
    );
    return new StoredAnswer({ ...storable, status: page.status === 200 ? status : page.status });
  }

  /** An answer of the public interface, as JSON. */
  async json(tenant: Tenant, path: string, contentType: string, read: (ports: TenantPorts) => Promise<unknown>): Promise<Answered> {
    return this.#written(tenant, path, contentType, async (ports) => JSON.stringify(await read(ports)));
  }

  /**
   * An answer in words of its own format; `null` where `write` has nothing to say, which is kept for a short time only. `isNewest`: who asks
   * has heard that something changed, and would only ask again if he got what was there before.
   */
  async text(
    tenant: Tenant,
    path: string,
    contentType: string,
    write: (ports: TenantPorts, origin: string) => Promise<string | null>,
    isNewest = false,
  ): Promise<Answered | null> {
    const answered = await this.#written(tenant, path, contentType, (ports) => write(ports, this.#options.originOf(tenant)), isNewest);
    return answered.answer.status === 404 ? null : answered;
  }

  #written(
    tenant: Tenant,
    path: string,
    contentType: string,
    write: (ports: TenantPorts) => Promise<string | null>,
    isNewest = false,
  ): Promise<Answered> {
    const make = async (note: NotePageTag) => {
      const body = await write(this.#options.portsFor(tenant.id, note));
      const keepMs = body === null ? keptNotFoundMs : Infinity;
      return new StoredAnswer({
        status: body === null ? 404 : 200,
        contentType,
        body: body ?? "",
        keepMs: this.#options.development ? 0 : keepMs,
        cacheHeaders: pageCacheHeaders,
        headers: commonHeaders,
        brotliQuality: 5,
      });
    };
    return this.#options.cache.get(PageAnswers.key(tenant, path, ""), tenant.id, make, isNewest ? 0 : undefined);
  }

  /** An answer that other sites' scripts may read; one that is none is kept for a short time only. */
  open(
    tenant: Tenant,
    address: string,
    contentType: string,
    write: (ports: TenantPorts, origin: string) => Promise<WrittenBody>,
  ): Promise<Answered> {
    return this.#options.cache.get(PageAnswers.key(tenant, address, ""), tenant.id, async (note: NotePageTag) => {
      const ports = askedWithForms(this.#options.portsFor(tenant.id, note), tenant.writtenNames ?? []);
      const { status, body, headers } = await write(ports, this.#options.originOf(tenant));
      return new StoredAnswer({
        status,
        contentType,
        body,
        keepMs: this.#options.development ? 0 : status === 200 ? Infinity : keptNotFoundMs,
        // With 304 too: a browser lets a script see only what says that it may.
        cacheHeaders: [...pageCacheHeaders, ...openHeaders],
        headers: [...sharedHeaders, ...headers],
        brotliQuality: 5,
      });
    });
  }

  /** The same of what somebody typed: made anew each time, once for all who ask at the same moment. SRCH6 */
  passingJson(tenant: Tenant, address: string, read: (ports: TenantPorts) => Promise<unknown>): Promise<Answered> {
    return this.#options.cache.get(PageAnswers.key(tenant, address, ""), tenant.id, async (note: NotePageTag) => {
      const body = JSON.stringify(await read(this.#options.portsFor(tenant.id, note)));
      const contentType = "application/json; charset=utf-8";
      return new StoredAnswer({
        status: 200,
        contentType,
        body,
        keepMs: 0,
        cacheHeaders: passingHeaders,
        headers: commonHeaders,
        brotliQuality: 4,
      });
    });
  }

  /** The same of what is somebody's own: made anew for each who asks, and kept by nobody. */
  async ownJson(tenant: Tenant, read: (ports: TenantPorts) => Promise<unknown>): Promise<StoredAnswer> {
    return new StoredAnswer({
      status: 200,
      contentType: "application/json; charset=utf-8",
      body: JSON.stringify(await read(this.#options.portsFor(tenant.id, () => {}))),
      keepMs: 0,
      cacheHeaders: unsharedHeaders,
      headers: commonHeaders,
      brotliQuality: 4,
    });
  }

  #traits() {
    const { development, timerApi = null } = this.#options;
    return { development, timerApi };
  }

  /** What pages are told of the installation. */
  #surroundings() {
    const { timerApi = null, sendsToGoogle = false } = this.#options;
    return { timerApi, officialOrigin: this.officialOrigin, sendsToGoogle };
  }
}

/** The first part of a path, without the ending of a data address. */
export function firstSegment(path: string): string {
  return (path.split("/", 2)[1] ?? "").replace(/\.data$/, "");
}

/** The document and the page in it both ask for the site: one question is enough for one rendering. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= ask());
}

/** Today's address of something whose slug has changed; `null`: there never was such a thing. */
async function movedTo({ website }: TenantPorts, path: string): Promise<string | null> {
  return website.movedPath(path.endsWith(dataEnding) ? path.slice(0, -dataEnding.length) : path);
}

/** Whether the league does without the section of an address; where it may not there is nothing to ask. OFF64 */
async function isOff(site: TenantPorts["site"], address: string): Promise<boolean> {
  const section = sectionAt(address);
  return section !== null && ((await site.site()).sections?.off.includes(section) ?? false);
}

/** The page has asked already. Where the site cannot be read, nobody is counted. */
async function countsVisitors(site: TenantPorts["site"]): Promise<boolean> {
  return site.site().then(
    ({ analyticsId }) => analyticsId !== null,
    () => false,
  );
}
