import { expect, test } from "vitest";
import type { OfficeRoleLink } from "#contract/office-screens.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { officeWords } from "./office-words.ts";
import { heldFor } from "./roles-model.ts";

putAllMessages();

test("ROLE6 a link for a part of the league that is gone does not say the whole league", () => {
  const words = officeWords(pageLanguage("en", "Europe/Belgrade"));
  const said = (scope: OfficeRoleLink["scope"], called: string | null) => heldFor({ scope, called }, words);
  expect([said("tenant", null), said("club", "KK Sever"), said("club", null)]).toEqual(["Whole league", "KK Sever", "no longer there"]);
});
