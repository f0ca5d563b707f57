import type { Field, Fields, ValuesOf } from "#contract/fields/field-kinds.ts";
import type { OfficePage } from "#app/office/office-page.ts";
import type { OfficeStore } from "#server/office/office-store.ts";

/** Values that only a program reads, as the samples have them: whatever of these stands in a sentence is told raw. */
export function rawValues(
  { thing: { fields } }: OfficeStore<Fields>,
  samples: readonly ValuesOf<Fields>[],
): readonly { readonly field: string; readonly raw: string }[] {
  return Object.entries<Field>(fields).flatMap(([field, described]) => {
    const isRaw =
      ["reference", "moment", "day", "month"].includes(described.kind) ||
      (described.kind === "line" && described.codes !== undefined) ||
      (described.kind === "choice" && described.of.some((choice) => !/^\d+$/.test(choice)));
    const said = isRaw ? samples.map((values) => values[field]).filter((value) => value !== null) : [];
    return said.map((value) => ({ field, raw: typeof value === "string" ? value : JSON.stringify(value) }));
  });
}

/** All that a page says, beside the controls of its form. */
export function saidTexts({ part, said }: OfficePage): readonly string[] {
  const { form, list } = part.kind === "row" ? part : { form: null, list: part.kind === "list" ? part.list : null };
  const lines = part.kind === "row" ? (part.history?.lines ?? []) : part.kind === "changes" ? part.lines : [];
  const trial = part.kind === "file" ? part.trial : null;
  const changed = [...lines, ...(trial?.differences ?? [])];
  return [
    ...(said === null ? [] : [said.text]),
    ...("title" in part ? [part.title] : []),
    ...(list?.rows ?? []).flatMap(({ cells }) => cells.map(({ text }) => text)),
    ...changed.flatMap((each) => [each.title, ...each.changed.flatMap(({ was, is }) => [was, is])]),
    ...(form?.fields ?? []).flatMap(({ controls }) => controls.flatMap(({ quarrel }) => (quarrel === null ? [] : [quarrel.text]))),
  ];
}
