import { addresses } from "#contract/addresses.ts";
import type { OfficeLineShown, OfficePart } from "#contract/office-screens.ts";
import type { LineText, PartText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

type Part<Kind extends OfficePart["kind"]> = Extract<OfficePart, { readonly kind: Kind }>;
type Text<Kind extends PartText["kind"]> = Extract<PartText, { readonly kind: Kind }>;

/** The list of changes. OFF18 */
export function changesText(
  { thing, lines, isWhole }: Part<"changes">,
  { things, nonce, isOwner }: { readonly things: readonly string[]; readonly nonce: string; readonly isOwner: boolean },
  words: OfficeWords,
): Text<"changes"> {
  const { t, many, language } = words;
  const { locale } = language;
  return {
    kind: "changes",
    title: t("nav.changes"),
    filters: [
      { href: addresses.officeChanges(locale), text: t("lines.thing"), isCurrent: thing === null },
      ...[...things, ...(isOwner ? ["access"] : [])].map((each) => ({
        href: addresses.officeChanges(locale, each),
        text: many(each),
        isCurrent: each === thing,
      })),
    ],
    none: t("lines.none"),
    lines: lines.map((line) => lineText(line, { action: addresses.officeChanges(locale, thing ?? undefined), nonce }, words)),
    more: isWhole ? null : t("lines.more"),
    imports: { href: addresses.officeImports(locale), text: t("imports.title") },
  };
}

/** A change: what of which row, by whom and when, from what to what. OFF18 */
export function lineText(
  line: OfficeLineShown,
  { action, nonce }: { readonly action: string; readonly nonce: string },
  { t, one, control, called, told, role, language }: OfficeWords,
): LineText {
  const { locale, format } = language;
  const who = line.who ?? t(line.actedAs === "operator" ? "lines.operator" : "lines.gone");
  const actedAs = line.actedAs === "operator" ? [] : [role(line.actedAs)];
  const about = [who, ...actedAs, format.date(line.at, "dateTime"), t(`lines.source.${line.source}`)].join(" · ");
  const hidden = [
    ["act", "undo"],
    ["thing", line.thing],
    ["undoes", line.changeId],
    ["nonce", nonce],
  ] as const;
  const empty = t("lines.empty");
  const name = called(line.thing, line.called) || t("lines.many", { count: line.rows ?? 0 });
  return {
    key: line.changeId,
    title: t("lines.title", { thing: one(line.thing), name, act: t(`lines.${line.act}`) }),
    href: line.slug === null ? null : addresses.officeRow(locale, line.thing, line.slug),
    about,
    reason: line.reason,
    changed: line.changed.map(({ control: each, was, is }) => ({
      label: control(line.thing, each),
      was: told(line.thing, each, was) || empty,
      is: told(line.thing, each, is) || empty,
    })),
    undo: line.canUndo ? { action, hidden, text: t("lines.undo_"), about: `${line.called}, ${format.date(line.at, "dateTime")}` } : null,
  };
}
