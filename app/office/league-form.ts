import { addresses } from "#contract/addresses.ts";
import type { OfficeSetUpPart } from "#contract/office-screens.ts";
import type { OfficeWords } from "./office-words.ts";
import { rowText } from "./row-model.ts";
import type { FormText } from "./set-up-page.ts";

/** What a step is shown with: of which page, and whether it was refused. */
export type SetUpShown = { readonly nonce: string; readonly isRefused: boolean };

/** Some fields of the league's own row, as its common form has them. OFF13 */
export function leagueForm(
  part: Extract<OfficeSetUpPart, { readonly step: "league" | "looks" }>,
  names: readonly string[],
  shown: SetUpShown,
  words: OfficeWords,
): FormText {
  const t = words.language.t("set-up");
  const { form } = rowText(part.row, shown, words);
  return {
    ...form,
    key: `${part.step}-${shown.nonce}`,
    action: addresses.officeSetUp(words.language.locale, part.step),
    fields: names.flatMap((name) => form.fields.filter(({ key }) => key === name)),
    save: t("save"),
  };
}
