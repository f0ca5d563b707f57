import { canonicalPath } from "./canonical-path.ts";
import { isLocale, type Locale } from "./locale.ts";

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** What an address may be marked with. They act where visitors sign in. */
export const routeMiddleware = ["auth", "login"] as const;

/**
 * What a league says about an address. `path` stands for all languages unless it begins with one; a segment `:name`
 * is any one segment, and a `*` at the end all that follow. A destination may repeat them.
 */
export type RedirectRule = {
  readonly kind: "redirect";
  readonly path: string;
  readonly destination: string;
  readonly status: RedirectStatus;
};
/** Settings by the name of the middleware: `{ "auth": {} }`. */
export type MiddlewareRule = {
  readonly kind: "middleware";
  readonly path: string;
  readonly middleware: Readonly<Record<string, unknown>>;
};
export type RouteRule = RedirectRule | MiddlewareRule;

/** All rules of one tenant, and the hosts beyond its own that they may lead to. */
export type RouteRules = { readonly rules: readonly RouteRule[]; readonly allowedHosts: readonly string[] };

export const noRouteRules: RouteRules = { rules: [], allowedHosts: [] };

export type RuledRedirect = { readonly location: string; readonly status: RedirectStatus; readonly isExternal: boolean };

export type RuleFault =
  | "bad-path"
  | "bad-destination"
  | "bad-status"
  | "host-not-allowed"
  | "unknown-middleware"
  | "leads-back"
  | "too-many-steps";

/** A rule may lead to an address that has one; this often, and no more. */
const mostSteps = 10;
const longestText = 1000;

/**
 * Where a path leads by the rules; `null`: nowhere else. A circle, a chain that does not end soon, and a destination
 * that may not be had are as if there were no rule, however they came into the database.
 */
export function redirectOf(given: RouteRules, path: string): RuledRedirect | null {
  const followed = follow(given, path);
  return typeof followed === "string" ? null : followed;
}

/** The settings of all middleware at a path; empty where there are none. */
export function middlewareOf({ rules }: RouteRules, path: string): Readonly<Record<string, unknown>> {
  const of = orderOf(rules).middleware.filter((rule) => matchRule(rule, path) !== null);
  return Object.assign({}, ...of.toSorted(bySpecificity).map(({ middleware }) => middleware)) as Record<string, unknown>;
}

/** A middleware that an address asks for and nobody knows. */
export function unknownMiddleware(middleware: Readonly<Record<string, unknown>>): string | null {
  return Object.keys(middleware).find((name) => !(routeMiddleware as readonly string[]).includes(name)) ?? null;
}

/** A rule as it is kept: its path in its one spelling, without parameters and place. What cannot be kept is named. */
export function soundRule(rule: RouteRule, { rules, allowedHosts }: RouteRules): RouteRule | RuleFault {
  const path = soundPattern(rule.path);
  if (path === null) return "bad-path";
  if (rule.kind === "middleware") return unknownMiddleware(rule.middleware) === null ? { ...rule, path } : "unknown-middleware";
  if (!redirectStatuses.includes(rule.status)) return "bad-status";
  const sound = { ...rule, path };
  const others = rules.filter((other) => other.kind !== "redirect" || other.path !== path);
  const all = { rules: [...others, sound], allowedHosts };
  const target = destinationOf(sound, sampleOf(path), allowedHosts);
  if (typeof target === "string") return target;
  // A new rule may close a circle that begins at an old one.
  const fault = all.rules.map((each) => (each.kind === "redirect" ? follow(all, sampleOf(each.path).path) : null));
  return fault.find((each) => each === "leads-back" || each === "too-many-steps") ?? sound;
}

type Match = { readonly path: string; readonly values: ReadonlyMap<string, string> };

function follow(given: RouteRules, from: string): RuledRedirect | RuleFault | null {
  const seen = new Set([from]);
  let reached: RuledRedirect | null = null;
  let path = from;
  for (let step = 0; ; step += 1) {
    const found = firstMatch(given.rules, path);
    if (found === null) return reached;
    if (step === mostSteps) return "too-many-steps";
    const target = destinationOf(found.rule, found.match, given.allowedHosts);
    if (typeof target === "string") return target;
    const location = target.isExternal ? target.location : withLanguageOf(from, target.location);
    reached = { location, isExternal: target.isExternal, status: lasting(reached, found.rule.status) };
    if (target.isExternal) return reached;
    path = location.split(/[?#]/, 1)[0] ?? "";
    if (seen.has(path)) return "leads-back";
    seen.add(path);
  }
}

/** Several steps are for good only if each of them is. */
function lasting(before: RuledRedirect | null, status: RedirectStatus): RedirectStatus {
  return before === null || status === 302 || status === 307 ? status : before.status;
}

type RuleOrder = {
  /** Redirects of one path each, by it. */
  readonly spelledOut: ReadonlyMap<string, RedirectRule>;
  readonly patterns: readonly RedirectRule[];
  readonly middleware: readonly MiddlewareRule[];
};

/** A league that has moved in has a rule for each page of its old site: every answer asks them, so they are looked up, not read through. WXR16 */
const orders = new WeakMap<readonly RouteRule[], RuleOrder>();

function orderOf(rules: readonly RouteRule[]): RuleOrder {
  const known = orders.get(rules);
  if (known) return known;
  const redirects = rules.filter((rule) => rule.kind === "redirect");
  const isSpelledOut = ({ path }: RedirectRule) => !/[:*]/.test(path);
  const order = {
    spelledOut: new Map(redirects.filter(isSpelledOut).map((rule) => [rule.path, rule])),
    patterns: redirects.filter((rule) => !isSpelledOut(rule)),
    middleware: rules.filter((rule) => rule.kind === "middleware"),
  };
  orders.set(rules, order);
  return order;
}

function firstMatch(rules: readonly RouteRule[], path: string): { rule: RedirectRule; match: Match } | null {
  const { spelledOut, patterns } = orderOf(rules);
  const locale = localeOf(path);
  const exact = spelledOut.get(path) ?? (locale === null ? undefined : spelledOut.get(path.slice(locale.length + 1) || "/"));
  if (exact) return { rule: exact, match: { path, values: new Map() } };
  let best: { rule: RedirectRule; match: Match } | null = null;
  for (const rule of patterns) {
    if (best !== null && bySpecificity(rule, best.rule) >= 0) continue;
    const match = matchRule(rule, path);
    if (match) best = { rule, match };
  }
  return best;
}

/** Spelled out before `:name` before `*`, segment by segment; one language before all. */
function bySpecificity(one: RouteRule, other: RouteRule): number {
  const [first, second] = [specificity(one.path), specificity(other.path)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function specificity(pattern: string): string {
  const [language = "", ...rest] = segmentsOf(pattern);
  const ranked = (isLocale(language) ? rest : [language, ...rest]).map((part) => (part === "*" ? "2" : part.startsWith(":") ? "1" : "0"));
  return `${ranked.join("")}${ranked.includes("2") ? "" : "0"}${isLocale(language) ? "0" : "1"}`;
}

function matchRule(rule: RouteRule, path: string): Match | null {
  const pattern = segmentsOf(rule.path);
  const given = segmentsOf(path);
  const parts = !isLocale(pattern[0]) && isLocale(given[0]) ? given.slice(1) : given;
  const values = new Map<string, string>();
  for (const [index, segment] of pattern.entries()) {
    if (segment === "*") return { path, values: values.set("*", parts.slice(index).join("/")) };
    const part = parts[index];
    if (part === undefined) return null;
    if (segment.startsWith(":")) values.set(segment, part);
    else if (segment !== part) return null;
  }
  return parts.length === pattern.length ? { path, values } : null;
}

type Destination = { readonly location: string; readonly isExternal: boolean };

/** Where a rule leads: within the site, or by https to a host the tenant allows. Nothing else is an address. */
function destinationOf({ destination }: RedirectRule, { values }: Match, allowedHosts: readonly string[]): Destination | RuleFault {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (destination.length > longestText || /[\u0000-\u0020\u007f\\]/.test(destination)) return "bad-destination";
  const [, origin = "", path = "", rest = ""] = /^(https:\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(destination) ?? [];
  const filled = filledPath(path, values);
  if (filled === null || /[^\x21-\x7e]/.test(rest) || (path === "" ? origin === "" : !path.startsWith("/") || path.startsWith("//")))
    return "bad-destination";
  if (origin === "") return { location: filled + rest, isExternal: false };
  const url = URL.parse(origin);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return "bad-destination";
  if (!allowedHosts.includes(url.hostname)) return "host-not-allowed";
  return { location: `https://${url.hostname}${filled}${rest}`, isExternal: true };
}

function filledPath(template: string, values: Match["values"]): string | null {
  const filled = segmentsOf(template).map((segment) =>
    segment === "*" || segment.startsWith(":") ? (values.get(segment) ?? null) : segment,
  );
  return filled.includes(null) ? null : canonicalPath(`/${filled.join("/")}`);
}

function withLanguageOf(from: string, location: string): string {
  const locale = localeOf(from);
  return locale === null ? location : inLanguage(location, locale);
}

/** An address within the site, in a language unless it names one itself. */
export function inLanguage(location: string, locale: Locale): string {
  if (localeOf(location.split(/[?#]/, 1)[0] ?? "") !== null) return location;
  return /^\/(?:[?#]|$)/.test(location) ? `/${locale}${location.slice(1)}` : `/${locale}${location}`;
}

function localeOf(path: string): Locale | null {
  const first = segmentsOf(path)[0];
  return isLocale(first) ? first : null;
}

function soundPattern(text: string): string | null {
  if (text.length > longestText || !text.startsWith("/")) return null;
  const path = canonicalPath(text.split(/[?#]/, 1)[0] ?? "");
  if (path === null) return null;
  const star = segmentsOf(path).indexOf("*");
  const names = segmentsOf(path).filter((segment) => segment.startsWith(":"));
  const isSound = (star === -1 || star === segmentsOf(path).length - 1) && new Set(names).size === names.length;
  return isSound && names.every((name) => /^:[a-z][a-zA-Z0-9]*$/.test(name)) ? path : null;
}

/** An address that the rule is for, to try where it leads. */
function sampleOf(pattern: string): Match {
  const values = new Map<string, string>();
  const segments = segmentsOf(pattern).map((segment, index) => {
    if (segment !== "*" && !segment.startsWith(":")) return segment;
    values.set(segment, `any-${index}`);
    return `any-${index}`;
  });
  return { path: `/${segments.join("/")}`, values };
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
