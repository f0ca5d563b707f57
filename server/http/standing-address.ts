import { isLocale, type Locale } from "#contract/locale.ts";
import { readPageAddress } from "./page-address.ts";
import type { PageAnswers } from "./page-answers.ts";
import { redirectFor } from "./route-answer.ts";
import type { Tenant } from "./tenant-directory.ts";

/** A page's address after all that the site leads on: its language, its path behind it, and its parameters. */
export type StandingAddress = { readonly locale: Locale; readonly path: string; readonly search: string };

/** Empty parts, a language's case, the league's own rules, a language that is not named. */
const mostSteps = 5;

/**
 * Where a visitor who opens an address of this site stands in the end, former names aside; `null`: at no page of it. An address
 * that names no language is one in the league's own. PAGE24
 */
export async function standingAddress(tenant: Tenant, answers: PageAnswers, target: string): Promise<StandingAddress | null> {
  let asked = target;
  for (let step = 0; step < mostSteps; step += 1) {
    const next = await nextOf(tenant, answers, asked);
    if (typeof next !== "string") return next;
    asked = next;
  }
  return null;
}

/** The address that this one leads to, or where one stands at it. */
async function nextOf(tenant: Tenant, answers: PageAnswers, target: string): Promise<string | StandingAddress | null> {
  const reading = readPageAddress(target);
  if (reading.kind === "refused") return null;
  if (reading.kind === "redirect") return reading.location;
  const { path, search } = reading;
  const [, first = "", ...parts] = path.split("/");
  const named = first.toLowerCase();
  if (first !== named && isLocale(named)) return ["", named, ...parts].join("/") + search;
  const ruled = await redirectFor(tenant, path, tenant.defaultLocale, (of) => answers.nearest(of));
  if (ruled) return ruled.isExternal ? null : ruled.location + (/[?#]/.test(ruled.location) ? "" : search);
  return isLocale(first) ? { locale: first, path: `/${parts.join("/")}`, search } : `/${tenant.defaultLocale}${path}${search}`;
}
