import { addresses } from "#contract/addresses.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** How many came, by halls or by clubs. */
export function viewsOf(current: "halls" | "teams", language: PageLanguage): LinkChip[] {
  const t = language.t("halls");
  return [
    { href: addresses.halls(language.locale), text: t("crowds.byHall"), isCurrent: current === "halls" },
    { href: addresses.attendance(language.locale), text: t("crowds.byTeam"), isCurrent: current === "teams" },
  ];
}
