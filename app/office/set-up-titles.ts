import { addresses } from "#contract/addresses.ts";
import type { SetUpState } from "#contract/office-set-up.ts";
import type { OfficeWords } from "./office-words.ts";
import type { TodayText } from "./today-page.ts";

export function setUpTitle({ language }: OfficeWords): string {
  return language.t("set-up")("title");
}

/** What is not done yet, for the first page of the office; `null`: nothing. WIZ3 */
export function missingSteps({ steps }: SetUpState, { language }: OfficeWords): TodayText["setUp"] {
  const t = language.t("set-up");
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  return {
    title: t("title"),
    text: t("missing", { done: steps.length - open.length, all: steps.length }),
    ways: open.map(({ step }) => ({ href: addresses.officeSetUp(language.locale, step), text: t(`steps.${step}`) })),
  };
}
