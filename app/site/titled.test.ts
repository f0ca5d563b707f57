import { beforeAll, expect, it } from "vitest";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { titled } from "./titled.ts";

beforeAll(() => putAllMessages());

it.each([
  ["en", "Videos: Zvezda"],
  ["sr", "Videos: Zvezda"],
  ["ru", "Videos: Zvezda"],
  ["fr", "Videos\u00a0: Zvezda"],
] as const)("the blanks around a colon are those of %s", (locale, wanted) => {
  expect(titled("Videos", "Zvezda", pageLanguage(locale, "Europe/Belgrade"))).toBe(wanted);
});
