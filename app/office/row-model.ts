import { addresses } from "#contract/addresses.ts";
import type { Field } from "#contract/fields/field-kinds.ts";
import { type Language, languageOf, languages, languageTag, type Locale } from "#contract/locale.ts";
import { news } from "#contract/office/news.ts";
import { uploadAddressOf } from "#contract/office-set-up.ts";
import { publicAddresses } from "#contract/office/public-pages.ts";
import { longestReason } from "#contract/office-calls.ts";
import type { OfficeChoices, OfficePart, OfficeTold } from "#contract/office-screens.ts";
import { siteSections } from "#contract/office/sections.ts";
import { lineText } from "./changes-model.ts";
import { listText, searchOf } from "./list-model.ts";
import { bySection } from "./sections-model.ts";
import type { ControlText, FieldText, PartText, SoughtText, Way } from "./office-page.ts";
import { tablesText } from "./tables-model.ts";
import type { OfficeWords } from "./office-words.ts";

type RowPart = Extract<OfficePart, { readonly kind: "row" }>;

/** A row with its form, beside the list that it was found in, and what became of it. OFF13, OFF14 */
export function rowText(
  part: RowPart,
  { nonce, origin, isRefused }: { readonly nonce: string; readonly origin: string; readonly isRefused: boolean },
  words: OfficeWords,
): Extract<PartText, { readonly kind: "row" }> {
  const { thing, list, row, form, lines } = part;
  const { t, wordOr, language } = words;
  const { locale } = language;
  const search = searchOf(list.question);
  const at = row === null ? addresses.officeNew : addresses.officeRow;
  const action = at(locale, thing.name, row?.slug ?? "") + search;
  const kinds = Object.values<Field>(thing.fields);
  // Where photos are handed in more may come than anywhere else.
  const hasPhotos = kinds.some((field) => field.kind === "picture" && field.as === "photo");
  const called = row && (ownTitle(part, locale) ?? words.called(thing.name, row.called));
  const shown = fieldsOf(part, isRefused, words);
  const fields = thing.name === siteSections.name ? bySection(shown, words) : shown;
  const isRead = !thing.doings.includes(row === null ? "make" : "set");
  return {
    kind: "row",
    list: thing.isSingle ? null : listText(thing, list, { current: row?.slug ?? null }, words),
    back: thing.isSingle ? null : { href: addresses.officeList(locale, thing.name) + search, text: t("list.back") },
    title: called ?? wordOr(`things.${thing.name}.make`, thing.name),
    isNew: row === null,
    lead: wordOr(`leads.${thing.name}`, "") || null,
    ways: [publicWay(part, words), previewWay(part, words)].filter((way) => way !== null),
    form: {
      key: row?.slug ?? "",
      action: hasPhotos ? uploadAddressOf(action) : action,
      hidden: [
        ["act", row === null ? "make" : "set"],
        ["seen", form.seen ?? ""],
        ["nonce", nonce],
      ],
      fields,
      hasPictures: kinds.some(({ kind }) => kind === "picture"),
      reason: row === null ? null : reasonOf(form.reason, words),
      save: isRead ? null : t(row === null ? "form.make" : "form.save"),
    },
    tables: part.tables && tablesText(part.tables, { action, nonce, origin }, words),
    removal:
      row !== null && thing.isRemovable
        ? {
            title: t("form.removeTitle", { name: called ?? row.called }),
            text: t("form.removeText"),
            send: {
              action,
              hidden: [
                ["act", "remove"],
                ["seen", form.seen ?? ""],
                ["nonce", nonce],
              ],
              text: t("form.remove"),
            },
          }
        : null,
    history:
      row === null
        ? null
        : { title: t("form.history"), none: t("form.noHistory"), lines: lines.map((line) => lineText(line, { action, nonce }, words)) },
  };
}

function publicWay({ thing, row }: RowPart, { t, language: { locale } }: OfficeWords): Way | null {
  const address = publicAddresses[thing.name];
  return row === null || row.page === null || address === undefined ? null : { href: address(locale, row.page), text: t("form.public") };
}

/** What visitors do not see, and what they will. OFF69 */
function previewWay({ thing, row, form }: RowPart, { t, language: { locale } }: OfficeWords): Way | null {
  const isWhole = row !== null && row.page !== null && (form.stands["heldBack"] ?? "") === "";
  return thing.name !== news.name || row === null || isWhole
    ? null
    : { href: addresses.officePreview(locale, thing.name, row.slug), text: t("form.preview") };
}

/** What it is called in the reader's language, of what is called in several. OFF70 */
function ownTitle({ thing, form }: RowPart, locale: Locale): string | null {
  const [name] = Object.entries<Field>(thing.fields).find(([, { kind, list }]) => kind === "words" && list === 1) ?? [];
  return name === undefined ? null : form.stands[`${name}.${languageOf(locale)}`] || null;
}

function fieldsOf(part: RowPart, isRefused: boolean, words: OfficeWords): readonly FieldText[] {
  const { thing, form } = part;
  const isAsked = (name: string) => name in form.faults || Object.keys(form.quarrels).some((control) => control.split(".", 1)[0] === name);
  const names = Object.keys(thing.fields);
  const first = isRefused ? names.find(isAsked) : part.row === null ? names[0] : undefined;
  return Object.entries<Field>(thing.fields).map(([name, field]) => {
    if (field.kind !== "words")
      return { key: name, legend: null, hint: null, controls: [controlOf(part, name, { field, isFirst: name === first }, words)] };
    const hint = hintOf(thing.name, name, field, words);
    return {
      key: name,
      legend: words.field(thing.name, name),
      hint,
      controls: ownFirst(words.language.locale).map((language, index) => ({
        ...controlOf(part, `${name}.${language}`, { field, isFirst: name === first && index === 0 }, words),
        label: words.spoken(language),
        lang: languageTag(language),
        hint: null,
      })),
    };
  });
}

/** Whoever writes begins in their own language. */
function ownFirst(locale: Locale): readonly Language[] {
  const own = languageOf(locale);
  return [own, ...languages.filter((language) => language !== own)];
}

function controlOf(
  { thing, form, row }: RowPart,
  control: string,
  { field, isFirst }: { readonly field: Field; readonly isFirst: boolean },
  words: OfficeWords,
): ControlText {
  const { t } = words;
  const [name = ""] = control.split(".");
  const [fault, quarrel] = [form.faults[name], form.quarrels[control]];
  const stood = form.stands[control] ?? "";
  const typed = form.typed[control] ?? stood;
  // What was no picture cannot be shown again.
  const value = field.kind === "picture" && !typed.startsWith("/files/") && typed !== "" ? stood : typed;
  const said = (told: OfficeTold | null) => words.told(thing.name, control, told) || t("form.nothing");
  const isRead = row !== null && !thing.doings.includes("set");
  const isFixed = isRead || (row !== null && field.fixed === true);
  return {
    name: control,
    label: words.field(thing.name, name),
    type: typeOf(field),
    // A box to choose a colour in always holds one.
    value,
    stood,
    fault: fault ? words.fault(fault) : null,
    hint: isRead ? null : isFixed ? words.fault({ code: "rule", rule: "OFF42" }) : hintOf(thing.name, name, field, words),
    isRequired: field.required === true && !isFixed,
    isFixed,
    most: "most" in field && typeof field.most === "number" && field.kind !== "count" ? field.most : null,
    lang: null,
    choices: choicesOf(thing.name, name, { field, form }, words),
    sought: isFixed ? null : soughtOf(form.choices[name], words),
    quarrel: quarrel
      ? {
          text: t("form.meanwhile", { was: said(quarrel.was), stands: said(quarrel.stands) }),
          leave: t("form.leave"),
        }
      : null,
    isFirst,
    ...(field.kind === "picture" && {
      picture: { isOnDark: field.ground === "dark", alt: words.field(thing.name, name), clear: t("form.clearPicture") },
    }),
  };
}

function typeOf({ kind, required }: Field): ControlText["type"] {
  switch (kind) {
    case "text":
    case "words":
      return "lines";
    case "day":
      return "date";
    case "month":
      return "month";
    case "moment":
      return "datetime-local";
    case "colour":
      return required ? "color" : "text";
    case "email":
      return "email";
    case "address":
      return "url";
    case "picture":
      return "picture";
    case "count":
    case "money":
      return "number";
    case "flag":
      return "check";
    case "languages":
      return "languages";
    case "choice":
    case "reference":
      return "select";
    default:
      return "text";
  }
}

function hintOf(thing: string, name: string, { kind }: Field, { wordOr }: OfficeWords): string | null {
  const own = wordOr(`hints.${thing}-${name}`, "");
  if (own !== "") return own;
  if (name.startsWith("latin")) return wordOr("hints.latin", "");
  return kind === "address" || kind === "picture" ? wordOr(`hints.${kind}`, "") : null;
}

function choicesOf(
  thing: string,
  name: string,
  { field, form }: { readonly field: Field; readonly form: RowPart["form"] },
  words: OfficeWords,
): ControlText["choices"] {
  const none = { value: "", text: words.t("form.nothing") };
  if (field.kind === "choice" && thing === siteSections.name)
    return field.of.map((each) => ({ value: each, text: words.choice(thing, name, each) }));
  if (field.kind === "choice") return [none, ...field.of.map((each) => ({ value: each, text: words.choice(thing, name, each) }))];
  if (field.kind === "languages") return languages.map((language) => ({ value: language, text: words.spoken(language) }));
  if (field.kind !== "reference") return [];
  const named = (form.choices[name]?.rows ?? []).map(({ slug, called }) => ({ value: slug, text: called }));
  const stood = form.stands[name] ?? "";
  const isKnown = stood === "" || named.some(({ value }) => value === stood);
  return [none, ...named, ...(isKnown ? [] : [{ value: stood, text: stood }])];
}

/** Where not all are there: what is looked for, and what became of it. OFF56 */
function soughtOf(choices: OfficeChoices | undefined, { t, language }: OfficeWords): SoughtText | null {
  if (choices === undefined || choices.words === null) return null;
  const { to, words, rows, more } = choices;
  const none = t("choose.none");
  const isNone = words !== "" && rows.length === 0;
  return {
    address: addresses.officeFound(language.locale, to),
    words,
    label: t("choose.words"),
    find: t("list.find"),
    none,
    all: t("choose.more"),
    more: isNone ? none : more > 0 ? t("choose.more") : null,
  };
}

function reasonOf(value: string, { t }: OfficeWords): ControlText {
  return {
    name: "reason",
    label: `${t("form.reason")} (${t("form.optional")})`,
    type: "text",
    value,
    stood: "",
    fault: null,
    hint: null,
    isRequired: false,
    isFixed: false,
    most: longestReason,
    lang: null,
    choices: [],
    quarrel: null,
    isFirst: false,
  };
}
