import { addresses } from "#contract/addresses.ts";
import type { Field, Fields } from "#contract/fields/field-kinds.ts";
import type { OfficeList, OfficeQuestion, OfficeThingShape } from "#contract/office-screens.ts";
import type { ListText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

/** A list as its address narrows it. `current`: the row that is shown beside it. OFF15 */
export function listText(
  shape: OfficeThingShape,
  { question, rows, total, pages }: OfficeList,
  { current }: { readonly current: string | null },
  words: OfficeWords,
): ListText {
  const { t, many, field, told: toldAs, wordOr, language } = words;
  const { locale, format } = language;
  const base = addresses.officeList(locale, shape.name);
  const at = (change: Partial<OfficeQuestion>) => base + searchOf({ ...question, page: 1, ...change });
  const columns = Object.entries<Field>(shape.fields)
    .filter(([, { list }]) => list !== undefined)
    .toSorted(([, one], [, other]) => (one.list ?? 0) - (other.list ?? 0));
  const isNarrowed = question.words !== "" || question.without !== null || Object.keys(question.having).length > 0;
  return {
    title: many(shape.name),
    search: { action: base, label: t("list.search"), value: question.words, find: t("list.find") },
    filters: filtersOf(shape.fields, question, { ...words, thing: shape.name }),
    kept: [
      ...(question.sort === null ? [] : [["sort", question.sort] as const]),
      ...(question.isDescending ? [["order", "desc"] as const] : []),
      ...(question.without === null ? [] : [["without", question.without] as const]),
    ],
    narrowed: isNarrowed
      ? {
          href: base,
          text:
            question.without === null
              ? t("list.all")
              : `${t("list.without", { field: field(shape.name, question.without) })} · ${t("list.all")}`,
        }
      : null,
    columns: columns.map(([name, { kind }]) => ({
      name,
      text: field(shape.name, name),
      href: at({ sort: name, isDescending: question.sort === name && !question.isDescending }),
      order: question.sort === name ? (question.isDescending ? "descending" : "ascending") : null,
      isNumber: kind === "count" || kind === "money",
    })),
    rows: rows.map(({ slug, called, told }) => ({
      key: slug,
      href: addresses.officeRow(locale, shape.name, slug) + searchOf(question),
      isCurrent: slug === current,
      cells: columns.map(([name, { kind }], index) => ({
        text: toldAs(shape.name, name, told[name] ?? null) || (index === 0 ? called : ""),
        colour: kind === "colour" && typeof told[name]?.value === "string" ? told[name].value : null,
        isNumber: kind === "count" || kind === "money",
      })),
    })),
    count: t("list.count", { count: total }),
    none: rows.length > 0 ? null : t(isNarrowed ? "list.none" : "list.empty"),
    page: pages > 1 ? t("list.page", { page: format.number(question.page), pages: format.number(pages) }) : null,
    previous: question.page > 1 ? { href: at({ page: question.page - 1 }), text: t("list.previous") } : null,
    next: question.page < pages ? { href: at({ page: question.page + 1 }), text: t("list.next") } : null,
    make: shape.doings.includes("make")
      ? { href: addresses.officeNew(locale, shape.name), text: wordOr(`things.${shape.name}.make`, `+ ${shape.name}`) }
      : null,
    tools: [
      ...(shape.doings.includes("make") ? [{ href: addresses.officeFile(locale, shape.name), text: t("list.file") }] : []),
      { href: addresses.officeCsv(locale, shape.name) + searchOf(question), text: t("list.csv") },
      { href: addresses.officeXlsx(locale, shape.name) + searchOf(question), text: t("list.xlsx") },
      { href: addresses.officeChanges(locale, shape.name), text: t("nav.changes") },
    ],
  };
}

/** What narrows a list, behind its address. */
export function searchOf({ words, sort, isDescending, without, having, page }: OfficeQuestion): string {
  const search = new URLSearchParams({
    ...(words !== "" && { q: words }),
    ...having,
    ...(without !== null && { without }),
    ...(sort !== null && { sort }),
    ...(isDescending && { order: "desc" }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search === "" ? "" : `?${search}`;
}

function filtersOf(
  fields: Fields,
  { having }: OfficeQuestion,
  { t, field, wordOr, thing }: OfficeWords & { readonly thing: string },
): ListText["filters"] {
  return Object.entries<Field>(fields).flatMap(([name, one]) => {
    if (one.kind !== "choice" && one.kind !== "flag") return [];
    const values =
      one.kind === "flag"
        ? ["yes", "no"].map((each) => ({ value: each, text: t(`list.${each}`) }))
        : one.of.map((each) => ({ value: each, text: wordOr(`choices.${thing}.${name}.${each}`, each) }));
    const label = field(thing, name);
    return [{ name, label, value: having[name] ?? "", choices: [{ value: "", text: t("list.any", { field: label }) }, ...values] }];
  });
}
