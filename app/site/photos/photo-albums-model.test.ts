import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { photosPart } from "./photo-albums-model.ts";

putAllMessages();

test.each(locales)("LOOK38 a tab of photos without any leads to the photos of all other games in %s", (locale) => {
  const { empty } = photosPart([], "None yet.", pageLanguage(locale, "Europe/Belgrade"));
  expect(empty).toEqual({ text: "None yet.", way: { href: `/${locale}/photos`, text: expect.stringMatching(/\S+ \S+ \S+/) as string } });
});
