import { leastPasswordLength, mostPasswordLength } from "#contract/account.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import { longestEmail } from "#contract/fields/email-address.ts";
import { longestName } from "#contract/fields/written-name.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import { type SetUpDocument, type SetUpField, type SetUpPage, setUpPath } from "#contract/set-up-page.ts";
import { languageChoices } from "../i18n/language-choices.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { tenantTokensCss } from "../ui/tenant-tokens.ts";
import { setUpPageCss } from "./set-up-page-css.ts";

/** Of a house without a league yet: those that a new league begins with. */
const colors = {
  color1: "#10233f",
  color2: "#f26b21",
  color3: "#fbf8f3",
  color4: "#5b6b82",
  color5: "#12b5ae",
  colorButton: "#f26b21",
} as const;

const style = tenantTokensCss(colors) + setUpPageCss;

type Form = Extract<SetUpPage, { readonly kind: "form" }>;
type Done = Extract<SetUpPage, { readonly kind: "done" }>;

/** The code stands behind the `#`, which no server and no log is ever told; languages keep it. The machine knows its clocks. */
const formScript = [
  "const given=new URLSearchParams('code='+location.hash.slice(1)).get('code');",
  "const box=document.getElementById('code');",
  "if(given&&!box.value){box.value=given}",
  "if(box.value&&!box.hasAttribute('aria-invalid')){document.getElementById('code-part').hidden=true}",
  "for(const way of document.querySelectorAll('nav a'))way.href+=location.hash;",
  "const zone=document.getElementById('timeZone');const own=Intl.DateTimeFormat().resolvedOptions().timeZone;",
  "if(zone.dataset.own!=='yes'&&[...zone.options].some((each)=>each.value===own))zone.value=own;",
].join("");
const doneScript = "document.getElementById('print').addEventListener('click',()=>print());document.getElementById('print').hidden=false;";

/**
 * The first page of an installation: who runs it, and what the league is called. Whole in itself, since there is no league yet whose
 * page it could be, and whole without scripts: then the code is typed. WIZ1, WIZ2, WIZ4
 */
export function setUpPageDocument(page: SetUpPage): SetUpDocument {
  const t = translatorFor(page.locale, "set-up");
  const script = page.kind === "form" ? formScript : page.kind === "done" ? doneScript : null;
  const body = page.kind === "form" ? form(page) : page.kind === "done" ? done(page) : paragraph(t("first.closed"));
  const title = escapedMarkup(page.kind === "done" ? t("first.done", { league: page.title }) : t("first.title"));
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${colors.color1}"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style>`,
  ].join("");
  const main = `<main data-set-up-page="${page.kind}"><h1>${title}</h1>${body}</main>`;
  const html = `<!DOCTYPE html><html lang="${languageTag(page.locale)}"><head>${head}</head><body><header><div><b translate="no">Fullcourt</b>${page.kind === "done" ? "" : languages(page.locale)}</div></header>${main}${script === null ? "" : `<script>${script}</script>`}</body></html>`;
  return { html, script, style };
}

function languages(locale: Locale): string {
  const label = escapedMarkup(translatorFor(locale, "set-up")("first.languages"));
  const ways = languageChoices.map(
    ({ language, name, short }) =>
      `<a href="${setUpPath}?language=${language}" lang="${languageTag(language)}" hreflang="${languageTag(language)}" title="${escapedMarkup(name)}"${language === locale ? ' aria-current="true"' : ""}>${short}</a>`,
  );
  return `<nav aria-label="${label}">${ways.join("")}</nav>`;
}

function form(page: Form): string {
  const t = translatorFor(page.locale, "set-up");
  const say = (key: string) => escapedMarkup(t(key as "first.lead"));
  const isFaulty = Object.keys(page.faults).length > 0;
  const refusal =
    page.waitSeconds !== null
      ? t("first.wait", { seconds: page.waitSeconds })
      : isFaulty
        ? translatorFor(page.locale, "account")("refusal.faults")
        : null;
  const language = options(
    languageChoices.map(({ language: value, name }) => [value, name]),
    page.written.language ?? page.locale,
  );
  const zones = options(
    Intl.supportedValuesOf("timeZone").map((zone) => [zone, zone.replaceAll("_", " ")]),
    page.written.timeZone ?? "Europe/Belgrade",
  );
  return [
    paragraph(t("first.lead")),
    steps(page.locale),
    refusal === null ? "" : `<p role="alert">${escapedMarkup(refusal)}</p>`,
    // The language stays the page's own where a form comes back.
    `<form method="post" action="${setUpPath}?language=${page.locale}" autocomplete="on">`,
    `<div id="code-part">${input(page, "code", { attributes: ' autocomplete="one-time-code" maxlength="200" spellcheck="false"', hint: t("first.hints.code") })}</div>`,
    `<fieldset><legend>1. ${say("steps.you")}</legend>`,
    input(page, "name", { attributes: ` autocomplete="name" maxlength="${longestName}"` }),
    input(page, "email", { attributes: ` type="email" autocomplete="username" maxlength="${longestEmail}"`, hint: t("first.hints.email") }),
    input(page, "password", {
      attributes: ` type="password" autocomplete="new-password" maxlength="${mostPasswordLength}"`,
      hint: t("first.hints.password", { least: leastPasswordLength }),
    }),
    `</fieldset><fieldset><legend>2. ${say("steps.league")}</legend>`,
    input(page, "title", { attributes: ` maxlength="${longestName}"` }),
    input(page, "shortTitle", { attributes: ` maxlength="${longestName}"`, hint: t("first.hints.shortTitle"), isRequired: false }),
    select(page, "language", language),
    select(page, "timeZone", zones, page.written.timeZone === undefined ? "" : ' data-own="yes"'),
    page.offersDemo
      ? `<label class="tick"><input type="checkbox" name="demo" value="yes"${page.written.demo === "yes" ? " checked" : ""} aria-describedby="demo-hint"> ${say("first.fields.demo")}</label><p class="hint" id="demo-hint">${say("first.hints.demo")}</p>`
      : "",
    `</fieldset><button class="main" type="submit">${say("first.send")}</button></form>`,
    `<details><summary>${say("first.terminal")}</summary><code translate="no">${escapedMarkup(page.command)}</code></details>`,
  ].join("");
}

/** What all of it comes to, before anybody begins. */
function steps(locale: Locale): string {
  const t = translatorFor(locale, "set-up");
  const names = ["you", "league", "looks", "season", "clubs", "schedule", "publish"] as const;
  return `<ol class="steps">${names.map((name) => `<li>${escapedMarkup(t(`steps.${name}`))}</li>`).join("")}</ol>`;
}

type ControlShape = { readonly attributes: string; readonly hint?: string; readonly isRequired?: boolean };

function input(page: Form, name: SetUpField, { attributes, hint, isRequired = true }: ControlShape): string {
  const value = name === "password" ? "" : ` value="${escapedMarkup(page.written[name] ?? "")}"`;
  const required = isRequired ? " required" : "";
  return field(page, name, hint ?? null, (described) => `<input id="${name}" name="${name}"${attributes}${value}${required}${described}>`);
}

function select(page: Form, name: SetUpField, choices: string, attributes = ""): string {
  return field(page, name, null, (described) => `<select id="${name}" name="${name}"${attributes}${described}>${choices}</select>`);
}

function field(page: Form, name: SetUpField, hint: string | null, control: (described: string) => string): string {
  const t = translatorFor(page.locale, "set-up");
  const fault = page.faults[name];
  const told = [fault === undefined ? "" : `${name}-fault`, hint === null ? "" : `${name}-hint`].filter(Boolean).join(" ");
  const attributes = `${fault === undefined ? "" : ' aria-invalid="true"'}${told === "" ? "" : ` aria-describedby="${told}"`}`;
  return [
    `<label for="${name}">${escapedMarkup(t(`first.fields.${name}`))}</label>`,
    control(attributes),
    fault === undefined ? "" : `<p class="fault" id="${name}-fault">${escapedMarkup(faultText(page.locale, name, fault))}</p>`,
    hint === null ? "" : `<p class="hint" id="${name}-hint">${escapedMarkup(hint)}</p>`,
  ].join("");
}

function faultText(locale: Locale, name: SetUpField, fault: NonNullable<Form["faults"][SetUpField]>): string {
  if (name === "code") return translatorFor(locale, "set-up")("first.badCode");
  if (fault === "no-choice") return translatorFor(locale, "set-up")("first.noChoice");
  return translatorFor(locale, "account")(`fault.${fault}`, { least: leastPasswordLength });
}

function done({ locale, recoveryCode, recoveryAddress, secretLink, onward, demoComes }: Done): string {
  const t = translatorFor(locale, "set-up");
  return [
    `<section class="paper"><h2>${escapedMarkup(t("first.recovery"))}</h2><p>${escapedMarkup(t("first.recoveryText"))}</p>`,
    `<p class="code" translate="no">${escapedMarkup(recoveryCode)}</p>`,
    `<p class="hint" translate="no">${escapedMarkup(recoveryAddress)}</p>`,
    `<button class="other" type="button" id="print" hidden>${escapedMarkup(t("first.print"))}</button></section>`,
    `<section><h2>${escapedMarkup(t("first.secret"))}</h2><p>${escapedMarkup(t("first.secretText"))}</p>`,
    `<p class="link" translate="no"><a href="${escapedMarkup(secretLink)}">${escapedMarkup(secretLink)}</a></p></section>`,
    demoComes ? paragraph(t("first.demoComes")) : "",
    `<p><a class="main" href="${escapedMarkup(onward)}">${escapedMarkup(t("first.onward"))}</a></p>`,
  ].join("");
}

function options(choices: readonly (readonly [value: string, text: string])[], chosen: string): string {
  return choices
    .map(([value, text]) => `<option value="${escapedMarkup(value)}"${value === chosen ? " selected" : ""}>${escapedMarkup(text)}</option>`)
    .join("");
}

function paragraph(text: string): string {
  return `<p>${escapedMarkup(text)}</p>`;
}
