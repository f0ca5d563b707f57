import { addresses } from "#contract/addresses.ts";
import type { OfficeRolesPart } from "#contract/office-screens.ts";
import type { ControlText, PartText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";

/** Who may what. OFF22 */
export function rolesText(
  { holders, roles, typed, fault }: OfficeRolesPart,
  nonce: string,
  words: OfficeWords,
): Extract<PartText, { readonly kind: "roles" }> {
  const { t, wordOr, language } = words;
  const action = addresses.officeRoles(language.locale);
  const name = (role: string) => wordOr(`roles.${role}`, role);
  const control = {
    type: "text",
    stood: "",
    fault: null,
    hint: null,
    isRequired: true,
    isFixed: false,
    most: null,
    lang: null,
    choices: [],
    quarrel: null,
    isFirst: false,
  } as const;
  const email: ControlText = {
    ...control,
    name: "email",
    label: t("roles.email"),
    type: "email",
    value: typed.email,
    fault: fault === "no-email" || fault === "no-account" ? t(`roles.faults.${fault}`) : null,
    isFirst: fault === "no-email" || fault === "no-account",
  };
  const choices = roles.map((role) => ({ value: role, text: name(role) }));
  return {
    kind: "roles",
    title: t("roles.title"),
    lead: t("roles.lead"),
    none: t("roles.none"),
    holders: holders.map((each) => ({
      key: `${each.accountId} ${each.role} ${each.scopeId}`,
      name: each.isSelf ? `${each.name} (${t("roles.you")})` : each.name,
      email: each.email,
      role: name(each.role),
      may: wordOr(`roles.may.${each.role}`, ""),
      scope: t(each.scope === "tenant" ? "roles.whole" : "roles.part"),
      take: {
        action,
        hidden: [
          ["act", "take"],
          ["holder", `${each.accountId} ${each.scope} ${each.scopeId}`],
          ["role", each.role],
          ["nonce", nonce],
        ],
        text: t("roles.take"),
        about: `${each.name}, ${name(each.role)}`,
      },
    })),
    give: {
      title: t("roles.give"),
      action,
      email,
      role: { ...control, name: "role", label: t("roles.role"), type: "select", value: typed.role, choices },
      send: t("roles.give_"),
    },
    fault: fault === "last" ? t("roles.faults.last") : null,
  };
}
