import type { Token } from "../../fantasy/token.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The question a picker asks: who comes instead of somebody, or to a place. */
export function pickerTitle(
  place: number | null,
  { tokens, language }: { readonly tokens: readonly Token[]; readonly language: PageLanguage },
): string {
  const t = language.t("my-fantasy");
  const token = place === null ? undefined : tokens[place];
  return token?.look ? t("pick.instead", { name: token.name }) : t("pick.place", { group: token?.name ?? "" });
}
