import { expect, test } from "vitest";
import { languages } from "#contract/locale.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";

putAllMessages();

test.each(languages)("MYFAN14 in %s who may be missing is called the same on both lists", (locale) => {
  const { t } = pageLanguage(locale, "Europe/Belgrade");
  for (const status of ["doubtful", "out", "suspended"] as const) {
    const own = t("my-fantasy")(`status.${status}`);
    expect(own).not.toBe(`status.${status}`);
    expect(own).toBe(t("availability")(`status.${status}`));
  }
});
