import type { AccountMail, AccountMailKind, MailText } from "#contract/account-mail.ts";
import { addresses } from "#contract/addresses.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import { translatorFor } from "../i18n/use-t.ts";

/** Where each mail's link leads. What it shows stands behind the `#`, which no browser sends and no log keeps. */
const places: Readonly<Record<AccountMailKind, (locale: Locale) => string>> = {
  "confirm-address": (locale) => `/${locale}/auth/VerifyAddress`,
  "already-registered": (locale) => `/${locale}/auth/Login`,
  "reset-password": (locale) => `/${locale}/auth/NewPassword`,
  "password-changed": (locale) => `/${locale}/auth/ForgottenPassword`,
  "confirm-new-address": (locale) => `/${locale}/auth/VerifyAddress`,
  "address-changed": (locale) => addresses.aboutUs(locale),
  "guardian-consent": (locale) => `/${locale}/auth/GuardianConsent`,
  "guardian-agreed": (locale) => `/${locale}/auth/Login`,
  "guardian-refused": (locale) => `/${locale}`,
  "guardian-record": (locale) => `/${locale}/auth/GuardianConsent`,
  "guardian-withdrew": (locale) => `/${locale}`,
  "account-deleted": (locale) => `/${locale}`,
  "claim-approved": (locale) => addresses.profileTab(locale, "MyGames"),
  "claim-refused": (locale) => addresses.profileTab(locale, "MyGames"),
  "claim-ended": (locale) => addresses.profileTab(locale, "MyGames"),
};

/** To a guardian: the name is that of whom it is about. */
const aboutAnother: ReadonlySet<AccountMailKind> = new Set<AccountMailKind>(["guardian-consent", "guardian-record"]);

/** A mail in words: plain, and as simple HTML with the same text. */
export function accountMailText({ kind, locale, league, logo, origin, name, player, reason, secret }: AccountMail): MailText {
  const t = translatorFor(locale, "mails");
  const link = `${origin}${places[kind](locale)}${secret === null ? "" : `#code=${secret}`}`;
  const person = name ?? "";
  const greeting = name === null || aboutAnother.has(kind) ? t("greeting.nobody") : t("greeting.name", { name: person });
  const told = { league, name: person, player: player ?? "" };
  const body = t(`${kind}.body`, told);
  const action = t(`${kind}.action`);
  const after = [
    ...(reason === null ? [] : [t("reason", { reason })]),
    t(`${kind}.after`),
    ...(secret === null ? [] : [t("code", { code: secret })]),
    t("signature", { league }),
  ];
  return {
    subject: oneLine(t(`${kind}.subject`, told)),
    text: [greeting, body, `${action}: ${link}`, ...after].join("\n\n") + "\n",
    html: [
      `<!DOCTYPE html><html lang="${languageTag(locale)}"><meta charset="utf-8"><title>${escapedMarkup(league)}</title>`,
      '<body style="margin:0;padding:24px;background:#f4f5f7;color:#14181f;font:16px/1.5 system-ui,sans-serif">',
      '<div style="max-width:34em;margin:auto;padding:24px;background:#fff;border-radius:8px">',
      ...(logo === null ? [] : [`<img src="${escapedMarkup(logo)}" alt="" width="64" height="64" style="object-fit:contain">`]),
      `<p><strong>${escapedMarkup(league)}</strong></p><p>${escapedMarkup(greeting)}</p><p>${escapedMarkup(body)}</p>`,
      `<p><a href="${escapedMarkup(link)}" style="display:inline-block;padding:12px 20px;background:#14181f;color:#fff;border-radius:6px;text-decoration:none">${escapedMarkup(action)}</a></p>`,
      ...after.map((line) => `<p style="color:#4a5262;overflow-wrap:anywhere">${escapedMarkup(line)}</p>`),
      "</div></body></html>",
    ].join(""),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
