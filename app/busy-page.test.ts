import { beforeAll, expect, test } from "vitest";
import { languageTag, locales } from "#contract/locale.ts";
import { busyPageDocument } from "./busy-page.ts";
import { putAllMessages } from "./i18n/all-messages.server.ts";

beforeAll(() => putAllMessages());

test.each(locales)("PAGE27 %s has words for a page that there was no room to make", (locale) => {
  const { html, style } = busyPageDocument({ locale, address: `/${locale}/clubs` });
  const words = html.replace(style, "");
  expect(words).toContain(`<html lang="${languageTag(locale)}">`);
  expect(words).toMatch(/<h1>[^<]{5,}<\/h1><p>[^<]{20,}<\/p>/);
  expect(words).toContain(`href="/${locale}/clubs"`);
  expect(words).not.toMatch(/[{}]|undefined/);
});

test.each(locales.flatMap((locale) => (["form", "address", "defect"] as const).map((fault) => [locale, fault] as const)))(
  "PAGE15 %s has words for a person who gets no page: %s",
  (locale, fault) => {
    const { html, style } = busyPageDocument({ locale, address: `/${locale}`, fault });
    const words = html.replace(style, "");
    expect(words).toMatch(/<h1>[^<]{5,}<\/h1><p>[^<]{20,}<\/p>/);
    expect(words).toContain(`href="/${locale}"`);
    expect(words).not.toMatch(/[{}]|undefined/);
  },
);

test("PAGE27 no address becomes HTML", () => {
  const { html } = busyPageDocument({ locale: "en", address: '/en/"><script>alert(1)</script>' });
  expect(html).not.toContain("<script");
});
