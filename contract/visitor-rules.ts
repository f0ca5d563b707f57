import { isLocale } from "./locale.ts";
import { middlewareOf, type RouteRules } from "./route-rules.ts";

/** For whom a page is: `auth` for those who are signed in, `login` for those who are not. */
export type VisitorRule = "auth" | "login";

/** The specification's own; a league's rules may mark further addresses. */
const standing: readonly (readonly [RegExp, VisitorRule])[] = [
  [/^profile(?:\/|$)/, "auth"],
  [/^auth\/(?:Login|Register)$/, "login"],
  [/^auth\/Consent$/, "auth"],
];

/** What holds for a path without asking anybody; `null`: it is for everyone. AUTH1, AUTH2 */
export function standingVisitorRule(path: string): VisitorRule | null {
  const [, locale, ...rest] = path.split("/");
  if (!isLocale(locale)) return null;
  return standing.find(([pattern]) => pattern.test(rest.join("/")))?.[1] ?? null;
}

/** What a league's rules say of a path. */
export function ruledVisitorRule(rules: RouteRules, path: string): VisitorRule | null {
  const middleware = middlewareOf(rules, path);
  return Object.hasOwn(middleware, "auth") ? "auth" : Object.hasOwn(middleware, "login") ? "login" : null;
}
