import { scanCodeOf } from "../ui/scan-code.ts";
import type { FreshText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

/** A link that was just made, in the words of the screen that made it. ROLE6, OFF51 */
export function freshText(
  screen: "roles" | "tables",
  { label: name, address }: { readonly label: string; readonly address: string },
  { t }: OfficeWords,
): FreshText {
  return {
    title: t(`${screen}.linkFor`, { name }),
    text: t(`${screen}.linkText`),
    address,
    code: { ...scanCodeOf(address), label: t(`${screen}.code`, { name }) },
  };
}
