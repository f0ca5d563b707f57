import type { LeagueRefusal, PrivateLeagueRef } from "#contract/fantasy-leagues.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { LeagueCall } from "./leagues-call.ts";

/** What a private league is called; hidden by the office it is its number. FANL12 */
export function leagueWords({ number, name }: PrivateLeagueRef, language: PageLanguage): string {
  return name ?? language.t("fantasy-leagues")("unnamed", { number: String(number) });
}

/** Why something was not done; `null`: it was. */
export function whyNot(outcome: LeagueCall<unknown>, language: PageLanguage): string | null {
  const t = language.t("fantasy-leagues");
  switch (outcome.kind) {
    case "done":
      return null;
    case "refused":
      return refusalWords(outcome.refusal, language);
    case "offline":
      return t("offline");
    case "busy":
      return t("busy");
    case "none":
      return t("notMember");
    case "failed":
      return t("notDone");
  }
}

function refusalWords(refusal: LeagueRefusal, { t: of, format }: PageLanguage): string {
  const t = of("fantasy-leagues");
  switch (refusal.rule) {
    case "FANL1":
      return t(`refusal.FANL1.${refusal.code}`);
    case "FANL2":
      return t(`refusal.FANL2.${refusal.code}`);
    case "FANL3":
      return t(`refusal.FANL3.${refusal.code}`, { most: format.number(refusal.most) });
    case "FANL5":
      return t(`refusal.FANL5.${refusal.code}`);
    case "FANL7":
      return t(`refusal.FANL7.${refusal.code}`);
    case "FANL16":
      return t(`refusal.FANL16.${refusal.code}`);
    case "FANL19":
      return t(`refusal.FANL19.${refusal.code}`);
  }
}

/** A code in two groups, as it is read to somebody. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
