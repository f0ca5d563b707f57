import { longestEmail } from "#contract/fields/email-address.ts";
import { addresses } from "#contract/addresses.ts";
import { mostPasswordLength } from "#contract/account.ts";
import type { FormRefusal } from "#contract/account-forms.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import type { OfficialDocument, OfficialLeague, OfficialPage } from "#contract/official-page.ts";
import type { TenantColors } from "#contract/queries.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { tenantTokensCss } from "../ui/tenant-tokens.ts";
import { officialPageCss } from "./official-page-css.ts";

/** Where no league has asked, nobody's colours. */
export const nobodysColors: TenantColors = {
  color1: "#14181f",
  color2: "#4a5262",
  color3: "#f4f5f7",
  color4: "#4a5262",
  color5: "#ffffff",
  colorButton: "#14181f",
};

type Part = { readonly body: string; readonly script: string | null };

/**
 * The page of the official site: small enough for a window of 500 × 600, in the colours of the league that one signs in to,
 * and whole in itself. No script of the site's runs where an account's password is typed. AUTH9
 */
export function officialPageDocument(page: OfficialPage): OfficialDocument {
  const t = translatorFor(page.locale, "account");
  const { body, script } = partOf(page);
  const style = tenantTokensCss(page.kind === "refused" ? nobodysColors : page.league.colors) + officialPageCss;
  const title = escapedMarkup(t("officialPage.title"));
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="icon" href="data:,"><title>${title}</title><style>${style}</style>`,
  ].join("");
  const main = `<main data-official-page="${page.kind}"><h1>${title}</h1>${body}</main>`;
  const html = `<!DOCTYPE html><html lang="${languageTag(page.locale)}"><head>${head}</head><body>${main}${script === null ? "" : `<script>${script}</script>`}</body></html>`;
  return { html, script, style };
}

function partOf(page: OfficialPage): Part {
  const t = translatorFor(page.locale, "account");
  if (page.kind === "refused") return { body: paragraph(t("officialPage.unknown"), "alert"), script: null };
  if (page.kind === "form") return { body: form(page), script: null };
  const { origin, title } = page.league;
  if (page.kind === "told") {
    const script = `if(opener){opener.postMessage(${inScript(page.handover)},${inScript(origin)});close()}`;
    return { body: paragraph(t("officialPage.done"), "status"), script };
  }
  const back = `<p><a class="main" href="${escapedMarkup(page.location)}">${escapedMarkup(t("officialPage.back", { name: title }))}</a></p>`;
  return { body: back, script: `location.replace(${inScript(page.location)})` };
}

function form({ locale, league, email, refusal }: OfficialPage & { kind: "form" }): string {
  const t = translatorFor(locale, "account");
  const { hostname } = new URL(league.origin);
  // Written into the first of them, or into the second where the first stands already.
  const focus = (isHere: boolean) => (isHere ? " autofocus" : "");
  return [
    paragraph(t("officialPage.lead", { domain: hostname })),
    refusal === null ? "" : paragraph(refusalText(refusal, locale), "alert"),
    `<form method="post"><label for="email">${escapedMarkup(t("field.email"))}</label>`,
    `<input id="email" name="email" type="email" required maxlength="${longestEmail}" autocomplete="username" value="${escapedMarkup(email)}"${focus(email === "")}>`,
    `<label for="password">${escapedMarkup(t("field.password"))}</label>`,
    `<input id="password" name="password" type="password" required maxlength="${mostPasswordLength}" autocomplete="current-password"${focus(email !== "")}>`,
    `<button class="main" type="submit">${escapedMarkup(t("officialPage.submit", { name: league.title }))}</button></form><ul>`,
    outside(league, addresses.accountForm(locale, "ForgottenPassword"), t("link.forgotten")),
    outside(league, addresses.accountForm(locale, "Register"), t("officialPage.register", { name: league.title })),
    "</ul>",
  ].join("");
}

/** Beside this window: what was begun here goes on. */
function outside({ origin }: OfficialLeague, path: string, text: string): string {
  return `<li><a href="${escapedMarkup(origin + path)}" target="_blank" rel="noopener">${escapedMarkup(text)}</a></li>`;
}

function refusalText(refusal: FormRefusal, locale: Locale): string {
  const t = translatorFor(locale, "account");
  if (refusal.kind !== "too-many") return t("refusal.wrong-password");
  return t("refusal.too-many", { minutes: Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60)) });
}

function paragraph(text: string, role?: "alert" | "status"): string {
  return `<p${role === undefined ? "" : ` role="${role}"`}>${escapedMarkup(text)}</p>`;
}

/** A value as a script's own; nothing in it can end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
