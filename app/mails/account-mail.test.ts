import { beforeAll, expect, it } from "vitest";
import { type AccountMail, accountMailKinds } from "#contract/account-mail.ts";
import { locales } from "#contract/locale.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { accountMailText } from "./account-mail.ts";

beforeAll(() => putAllMessages());

const secret = "a".repeat(43);
const mail: AccountMail = {
  kind: "reset-password",
  locale: "en",
  league: "Avala League",
  logo: null,
  origin: "https://league.example",
  name: "Ana",
  player: "Ana Anić",
  reason: "Broj licence se slaže.",
  secret,
};

const all = locales.flatMap((locale) => accountMailKinds.map((kind) => [locale, kind] as const));

it.each(all)("%s says %s in whole words, with a link and a subject of one line", (locale, kind) => {
  const { subject, text, html } = accountMailText({ ...mail, locale, kind });
  expect(subject).toMatch(/^\S.{5,100}\S$/);
  expect(`${subject}${text}`).not.toMatch(/mails\.|[{}]|\bundefined\b/);
  expect(text).toContain(`https://league.example/${locale}`);
  expect(html).toContain(`href="https://league.example/${locale}`);
});

it("bears its secret behind the # alone, which no browser sends, and to be typed", () => {
  const { text } = accountMailText(mail);
  expect(text).toContain(`https://league.example/en/auth/NewPassword#code=${secret}`);
  expect(text).toContain(`enter this code on the page: ${secret}`);
});

it("BRAND1 begins with the league's logo where it has one, and is as it was where it has none", () => {
  const logo = "https://league.example/logo.png?a=1&b=2";
  const withLogo = accountMailText({ ...mail, logo });
  expect(withLogo.html).toContain('<img src="https://league.example/logo.png?a=1&amp;b=2" alt="" width="64" height="64"');
  expect(withLogo.text).not.toContain("logo.png");
  expect(accountMailText(mail).html).not.toContain("<img");
});

it("ACC35 turns nothing that somebody calls themselves into HTML or a header", () => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com';
  const { subject, html } = accountMailText({ ...mail, kind: "guardian-consent", name });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x");
  expect(subject).not.toMatch(/[\r\n]/);
});
