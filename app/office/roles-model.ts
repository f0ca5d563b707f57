import { addresses } from "#contract/addresses.ts";
import type { OfficeRoleLink, OfficeRolesPart, OfficeRoleTyped } from "#contract/office-screens.ts";
import { freshText } from "./fresh-text.ts";
import type { ControlText, PartText } from "./office-page.ts";
import type { OfficeWords } from "./office-words.ts";
import { plainControl } from "./plain-control.ts";

type Text = Extract<PartText, { readonly kind: "roles" }>;

/** By which field a fault is told. */
const fieldOfFault: Readonly<Record<string, keyof OfficeRoleTyped>> = {
  "no-role-so": "role",
  "no-part": "part",
  "no-day": "until",
  "ends-before": "until",
  "owner-lasts": "until",
  "no-label": "label",
  "no-email": "email",
  "no-account": "email",
};

/** Who may what. ROLE1, ROLE5, ROLE6 */
export function rolesText(
  part: OfficeRolesPart,
  { nonce, origin }: { readonly nonce: string; readonly origin: string },
  words: OfficeWords,
): Text {
  const { t, role, may, language } = words;
  const { holders, fresh, fault } = part;
  const { locale } = language;
  const action = addresses.officeRoles(locale);
  const address = fresh && origin + addresses.officeInvitation(locale, fresh.secret);
  return {
    kind: "roles",
    title: t("roles.title"),
    lead: t("roles.lead"),
    none: t("roles.none"),
    holders: holders.map((each) => ({
      key: `${each.accountId} ${each.role} ${each.scopeId}`,
      name: each.isSelf ? `${each.name} (${t("roles.you")})` : each.name,
      email: each.email,
      role: role(each.role),
      may: may(each.role),
      scope: [heldFor(each, words), spanText(each, words)].filter(Boolean).join(" · "),
      take: {
        action,
        hidden: [
          ["act", "take"],
          ["holder", `${each.accountId} ${each.scope} ${each.scopeId}`],
          ["role", each.role],
          ["nonce", nonce],
        ],
        text: t("roles.take"),
        about: `${each.name}, ${role(each.role)}`,
      },
    })),
    links: linksText(part.links, { action, nonce }, words),
    fresh: fresh === null || address === null ? null : freshText("roles", { label: fresh.label, address }, words),
    give: { title: t("roles.give"), lead: t("roles.giveLead"), action, controls: controlsOf(part, words), send: t("roles.give_") },
    fault: fault !== null && !(fault in fieldOfFault) ? t(`roles.faults.${fault}`) : null,
  };
}

function linksText(
  links: readonly OfficeRoleLink[],
  { action, nonce }: { readonly action: string; readonly nonce: string },
  words: OfficeWords,
): Text["links"] {
  const { t, role, language } = words;
  if (links.length === 0) return null;
  return {
    title: t("roles.links"),
    rows: links.map((link) => ({
      key: link.linkId,
      title: link.label,
      about: [
        role(link.role),
        heldFor(link, words),
        spanText(link, words),
        t("roles.linkEnds", { day: language.format.date(link.expiresAt, "dateTime") }),
        t("roles.madeBy", { name: link.madeBy }),
      ]
        .filter(Boolean)
        .join(" · "),
      take: {
        action,
        hidden: [
          ["act", "unlink"],
          ["link", link.linkId],
          ["nonce", nonce],
        ],
        text: t("roles.unlink"),
        about: link.label,
      },
    })),
  };
}

/** The whole league, or a part of it that may be gone by now. */
export function heldFor({ scope, called }: Pick<OfficeRoleLink, "scope" | "called">, { t }: OfficeWords): string {
  return scope === "tenant" ? t("roles.whole") : (called ?? t("roles.gone"));
}

/** From when until when, where it is not for good. */
export function spanText({ from, until }: Pick<OfficeRoleLink, "from" | "until">, { t, language }: OfficeWords): string {
  const day = (text: string) => language.format.date(Date.parse(`${text}T12:00:00Z`), "numeric");
  return [from === null ? "" : t("roles.fromDay", { day: day(from) }), until === null ? "" : t("roles.untilDay", { day: day(until) })]
    .filter(Boolean)
    .join(" ");
}

function controlsOf({ roles, places, typed, fault }: OfficeRolesPart, words: OfficeWords): readonly ControlText[] {
  const { t } = words;
  const wrong = fault === null ? undefined : fieldOfFault[fault];
  const of = (name: keyof OfficeRoleTyped, type: ControlText["type"], more: Partial<ControlText> = {}) =>
    plainControl({
      name,
      label: t(`roles.${name}`),
      type,
      value: typed[name],
      fault: wrong === name && fault !== null ? t(`roles.faults.${fault}`) : null,
      isFirst: wrong === name,
      ...more,
    });
  const choices = roles.map((role) => ({ value: role, text: `${words.role(role)}: ${words.may(role)}` }));
  const parts = places.map(({ kind, id, called }) => ({ value: `${kind} ${id}`, text: called, group: t(`roles.groups.${kind}`) }));
  return [
    of("role", "select", { choices, isRequired: true }),
    of("part", "select", { choices: [{ value: "", text: t("roles.whole") }, ...parts], hint: t("roles.partHint") }),
    of("label", "text", { hint: t("roles.labelHint"), most: 80 }),
    of("email", "email", { hint: t("roles.emailHint") }),
    of("from", "date"),
    of("until", "date", { hint: t("roles.untilHint") }),
  ];
}
