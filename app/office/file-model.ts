import { addresses } from "#contract/addresses.ts";
import type { OfficePart, OfficeTrial } from "#contract/office-screens.ts";
import type { PartText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

type FileText = Extract<PartText, { readonly kind: "file" }>;

/** So many rows of a trial stand on its screen: the counts tell of all. */
const rowsOfTrial = 200;

/** A file, and what it would do. OFF20 */
export function fileText({ thing, trial }: Extract<OfficePart, { readonly kind: "file" }>, words: OfficeWords): FileText {
  const { t, many, language } = words;
  const { locale } = language;
  return {
    kind: "file",
    title: t("file.title", { things: many(thing.name) }),
    back: { href: addresses.officeList(locale, thing.name), text: t("list.back") },
    lead: t("file.lead"),
    action: addresses.officeFile(locale, thing.name),
    words: { choose: t("file.choose"), paste: t("file.paste"), try: t("file.try") },
    text: trial?.text ?? "",
    trial: trial && trialText(trial, thing.name, words),
  };
}

function trialText(
  trial: OfficeTrial,
  thing: string,
  { t, control, told, fault, field, language }: OfficeWords,
): NonNullable<FileText["trial"]> {
  const { format } = language;
  const empty = t("lines.empty");
  const counts = (["made", "changed", "same"] as const).map((kind) => ({ text: t(`file.${kind}`), count: format.number(trial[kind]) }));
  const isRefused = trial.refused.length > 0 || trial.fault !== null;
  const isNothing = trial.made + trial.changed === 0;
  const why = ({ faults, why: code }: OfficeTrial["refused"][number]) =>
    code === null
      ? Object.entries(faults).map(([name, each]) => `${field(thing, name)}: ${fault(each)}`)
      : [code === "not-found" ? t("said.notFound") : t(`refused.${code}`, { count: 0 })];
  return {
    title: t("file.would"),
    fault: trial.fault === null ? null : t("file.fault", { fault: trial.fault }),
    counts: trial.fault === null ? [...counts, { text: t("file.refused"), count: format.number(trial.refused.length) }] : [],
    refused:
      trial.refused.length === 0
        ? null
        : {
            title: t("file.refused"),
            text: t("file.mend"),
            rows: trial.refused
              .slice(0, rowsOfTrial)
              .map((row) => ({ line: t("file.line", { line: row.line }), text: [row.slug, ...why(row)].filter(Boolean).join(" · ") })),
          },
    differences: trial.differences.slice(0, rowsOfTrial).map(({ line, called, isNew, changed }) => ({
      key: String(line),
      line: t("file.line", { line }),
      title: called,
      note: isNew ? t("file.new_") : null,
      changed: changed.map(({ control: name, was, is }) => ({
        label: control(thing, name),
        was: told(thing, name, was) || empty,
        is: told(thing, name, is) || empty,
      })),
    })),
    more: trial.differences.length > rowsOfTrial ? t("file.more", { count: trial.differences.length - rowsOfTrial }) : null,
    store: isRefused || isNothing ? null : t("file.store"),
    nothing: !isRefused && isNothing ? t("file.nothing") : null,
  };
}
