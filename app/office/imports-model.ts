import { addresses } from "#contract/addresses.ts";
import type { OfficeImport, OfficeImportsPart, OfficeTakeBack, TakeBackFate } from "#contract/office-imports.ts";
import type { ImportsText, PartText } from "./office-page.ts";
import { type OfficeWords, wordsOf } from "./office-words.ts";

/** The order in which what becomes of rows is told. */
const fates: readonly TakeBackFate[] = ["goes", "restored", "returns"];

/** Files that were stored; of one of them what taking it back would do, and the button that does it. IMPW9 */
export function importsText(
  { imports, opened }: OfficeImportsPart,
  nonce: string,
  words: OfficeWords,
): Extract<PartText, { kind: "imports" }> {
  const { t, language } = words;
  const { locale } = language;
  const all = { href: addresses.officeImports(locale), text: t("imports.all") };
  return {
    kind: "imports",
    title: opened === null ? t("imports.title") : importTitle(opened.import, words),
    lead: opened === null ? t("imports.lead") : aboutImport(opened.import, words),
    back: opened === null ? { href: addresses.officeChanges(locale), text: t("nav.changes") } : all,
    none: opened === null && imports.length === 0 ? t("imports.none") : null,
    rows: imports.map((each) => ({
      key: each.importId,
      href: addresses.officeImports(locale, each.importId),
      title: importTitle(each, words),
      about: aboutImport(each, words),
      note: each.isTakenBack ? t("imports.takenBack") : null,
    })),
    trial: opened && trialText(opened.back, { importId: opened.import.importId, nonce }, words),
  };
}

function trialText(
  { counts, rows, kept }: OfficeTakeBack,
  { importId, nonce }: { readonly importId: string; readonly nonce: string },
  words: OfficeWords,
): NonNullable<ImportsText["trial"]> {
  const { t, one, language } = words;
  const { format, locale } = language;
  const sum = fates.reduce((all, fate) => all + counts[fate], 0);
  const nameOf = (thing: string, called: string) => t("imports.row", { thing: one(thing), name: called });
  const wordOr = wordsOf(t);
  return {
    title: t("imports.would"),
    text: sum === 0 ? t(kept.length === 0 ? "imports.nothing" : "imports.allStays") : t("imports.wouldText"),
    groups: fates
      .filter((fate) => counts[fate] > 0)
      .map((fate) => {
        const named = rows.filter((row) => row.fate === fate).map(({ thing, called }) => nameOf(thing, called));
        const more = counts[fate] - named.length;
        return {
          title: `${t(`imports.fates.${fate}`)}: ${format.number(counts[fate])}`,
          rows: named,
          more: more > 0 ? t("file.more", { count: more }) : null,
        };
      }),
    stays:
      kept.length === 0
        ? null
        : {
            title: `${t("imports.stays")}: ${format.number(kept.length)}`,
            rows: kept.map(({ thing, slug, called, why, by }) => ({
              href: addresses.officeRow(locale, thing, slug),
              name: nameOf(thing, called),
              why: wordOr(`imports.whys.${why}`, t(`refused.${why}`, { count: by })),
            })),
          },
    send:
      sum === 0
        ? null
        : {
            action: addresses.officeImports(locale, importId),
            hidden: [
              ["act", "take-back"],
              ["nonce", nonce],
            ],
            text: t("imports.send"),
          },
  };
}

function importTitle({ counts, isTakeBack }: OfficeImport, { t, many, language }: OfficeWords): string {
  const told = Object.entries(counts).map(([thing, count]) =>
    t("imports.count", { things: many(thing), count: language.format.number(count) }),
  );
  return t(isTakeBack ? "imports.titles.back" : "imports.titles.file", { what: language.format.list(told) });
}

function aboutImport({ who, actedAs, at, source }: OfficeImport, { t, role, language }: OfficeWords): string {
  const name = who ?? t(actedAs === "operator" ? "lines.operator" : "lines.gone");
  const as = actedAs === "operator" ? [] : [role(actedAs)];
  return [name, ...as, language.format.date(at, "dateTime"), t(`lines.source.${source}`)].join(" · ");
}
