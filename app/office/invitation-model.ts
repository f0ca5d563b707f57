import { addresses } from "#contract/addresses.ts";
import type { OfficeScreen } from "#contract/office-screens.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { InvitationPage } from "./office-page.ts";
import { officeWords } from "./office-words.ts";
import { plainControl } from "./plain-control.ts";
import { heldFor, spanText } from "./roles-model.ts";

type Screen = Extract<OfficeScreen, { readonly kind: "invitation" }>;

const fieldOfFault: Readonly<Record<string, string>> = {
  "no-name": "name",
  "no-email": "email",
  "has-account": "email",
  "too-short": "password",
  "too-long": "password",
  unfit: "password",
};

/** What a link that gives a role says to whoever opens it. ROLE6 */
export function invitationPage(
  { invitation, visitor, secret, typed, fault }: Screen,
  site: { readonly title: string },
  language: PageLanguage,
): InvitationPage {
  const words = officeWords(language);
  const { t } = words;
  const { locale } = language;
  const home = { href: addresses.home(locale), text: t("noRole.home") };
  if (invitation === null)
    return {
      title: t("invitation.spentTitle"),
      text: t("invitation.spent"),
      may: null,
      fault: null,
      accept: null,
      signIn: null,
      join: null,
      home,
    };
  const action = addresses.officeInvitation(locale, secret);
  const role = words.role(invitation.role);
  const may = words.may(invitation.role);
  const control = (name: "name" | "email" | "password", type: "text" | "email" | "password") =>
    plainControl({
      name,
      type,
      label: t(`invitation.${name}`),
      value: name === "password" ? "" : typed[name],
      isRequired: true,
      fault: fault !== null && fieldOfFault[fault] === name ? t(`invitation.faults.${fault}`) : null,
      isFirst: fault !== null && fieldOfFault[fault] === name,
    });
  return {
    title: t("of", { league: site.title }),
    text: t("invitation.text", { name: invitation.madeBy, label: invitation.label, role }),
    may: [may, heldFor(invitation, words), spanText(invitation, words)].filter(Boolean).join(" · "),
    fault: null,
    accept: visitor === null ? null : { action, hidden: [["act", "accept"]], text: t("invitation.accept", { name: visitor }) },
    signIn: visitor === null ? { href: addresses.accountForm(locale, "Login", action), text: t("invitation.signIn") } : null,
    join:
      visitor === null
        ? {
            title: t("invitation.join"),
            action,
            controls: [control("name", "text"), control("email", "email"), control("password", "password")],
            send: t("invitation.send"),
          }
        : null,
    home,
  };
}
