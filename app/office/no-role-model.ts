import { addresses } from "#contract/addresses.ts";
import type { OfficeStranger } from "#contract/office-roles.ts";
import { noonOf } from "../i18n/day-key.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { NoRolePage } from "./office-page.ts";

/** For whoever is signed in and may not come in: as whom they are here, why not, and what they can do about it. OFF79 */
export function noRolePage({ name, email, why, day }: OfficeStranger, league: string, language: PageLanguage): NoRolePage {
  const t = language.t("office");
  const { locale, format } = language;
  const home = { href: addresses.home(locale), text: t("noRole.home") };
  if (why === "owners-alone") {
    const office = { href: addresses.office(locale), text: t("noRole.office") };
    return { title: t("nav.roles"), texts: [t("noRole.ownersAlone")], ways: [office, home] };
  }
  const said = { name, email, league };
  return {
    title: t("noRole.title"),
    texts:
      day === null
        ? [t("noRole.none", said), t("noRole.ask", { email, page: t("nav.roles") }), t("noRole.link")]
        : [
            t(why === "ended" ? "noRole.ended" : "noRole.toCome", { ...said, day: format.date(noonOf(day), "long") }),
            ...(why === "ended" ? [t("noRole.ask", { email, page: t("nav.roles") })] : []),
          ],
    ways: [home, { href: addresses.profile(locale), text: t("noRole.account") }],
  };
}
