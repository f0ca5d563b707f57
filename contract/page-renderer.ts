import type { RenderMail } from "./account-mail.ts";
import type { Drawing } from "./drawing.ts";
import type { ErrorReporting } from "./error-reporting.ts";
import type { Locale } from "./locale.ts";
import type { OfficialDocument, RenderOfficialPage } from "./official-page.ts";
import type { SetUpDocument, SetUpPage } from "./set-up-page.ts";
import type { SayNotice } from "./push-notice.ts";
import type { TableWords } from "./table-exports.ts";
import type { PageQueries } from "./tenant-ports.ts";
import type { PlayerOrigin } from "./video-player.ts";
import type { VisitorRule } from "./visitor-rules.ts";

/** What the pages of one tenant are given for one rendering. Nothing in it belongs to a visitor. */
export type PagePorts = PageQueries & {
  /** Documents and pictures, which are no pages. */
  readonly drawing: Drawing;
  /** The language of a page whose address names none: the not-found page. */
  readonly fallbackLocale: Locale;
  /** Where pages ask the timer API, when not at its usual path. */
  readonly timerApi?: string | null;
  /** Where the tenant hears of faults. */
  readonly errorReporting?: ErrorReporting | null;
  /** Where this installation's own official site lives; without it there is none. */
  readonly officialOrigin?: string | null;
  /** Whether pages may send people to Google to sign in. */
  readonly sendsToGoogle?: boolean;
  /** A middleware that a rule of the league names for this address, and that nobody knows. The page is a 500 then. */
  readonly unknownMiddleware?: string | null;
  /** The league does without the section that this address belongs to: there is nothing at it. OFF64 */
  readonly isOff?: boolean;
  /** For whom the league's rules say that this page is; `null`: for everyone. */
  readonly visitorRule?: VisitorRule | null;
  /** Lets the page's document frame a player of another site. EDIT5 */
  readonly letFrame?: (origin: PlayerOrigin) => void;
  /** Tells the edge of an exception, once. The page itself answers 500. */
  readonly reportDefect: (error: unknown) => void;
};

export type PageAddress = {
  /** As visitors see it: `https://league.example`. */
  readonly origin: string;
  /** Begins with a slash; ends in `.data` when only the data of a page is asked for. */
  readonly path: string;
  /** Empty, or begins with a question mark. */
  readonly search: string;
};

export type RenderedPage = {
  readonly status: number;
  readonly contentType: string;
  /** Where to go instead; only with a status of 3xx. */
  readonly location: string | null;
  /** Not the same for everyone: its route forbids keeping it. */
  readonly isUnshared?: boolean;
  /** How long it may be kept, where its route says so itself. */
  readonly cacheControl?: string;
  /** Further headers: the name of a file, who may read it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes where it is no text. */
  readonly body: string | Uint8Array;
  /** The exact text of every inline script and style that the page itself put there, for the policy's hashes. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/** Why a person gets no page: a form that is not taken here, an address that cannot be read, a fault of ours. */
export type PageFault = "form" | "address" | "defect";

export type BusyPageAsked = { readonly locale: Locale; readonly address: string; readonly fault?: PageFault };

/** The built pages, as the server sees them. */
export type PageRenderer = {
  /** Whether the table of addresses has a page of its own for this path. */
  readonly knows: (path: string) => boolean;
  readonly render: (address: PageAddress, ports: PagePorts) => Promise<RenderedPage>;
  /** What devices are told, which no page shows. */
  readonly sayNotice?: SayNotice;
  /** What tables are called in spreadsheets. */
  readonly tableWords?: (locale: Locale) => TableWords;
  /** The page of the official site, which is no league's. */
  readonly officialPage?: RenderOfficialPage;
  readonly setUpPage?: (page: SetUpPage) => SetUpDocument;
  /** What stands for a page that there was no room to make, or that a person cannot get; `address`: where its link leads. */
  readonly busyPage?: (asked: BusyPageAsked) => Pick<OfficialDocument, "html" | "style">;
};

/** What the build makes: pages, and the words of mails. Made by `app/entry.server.tsx`, tied in by `server/main.ts`. */
export type BuiltSite = PageRenderer & { readonly renderMail: RenderMail };
