import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { FantasyRefusal } from "#contract/my-fantasy.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { SquadPlayer } from "../../fantasy/squad-player.ts";

type Named = {
  readonly settings: FantasySettings;
  readonly players: ReadonlyMap<number, SquadPlayer>;
  readonly language: PageLanguage;
};

/** What a rule says of a draft, with what and how much: the same words for the browser's refusal and the server's. MYFAN1 */
export function refusalWords(refusal: FantasyRefusal, { settings, players, language }: Named): string {
  const t = language.t("my-fantasy");
  const nameOf = (number: number) => players.get(number)?.name ?? String(number);
  switch (refusal.rule) {
    case "FAN1":
      return refusal.code === "shape" ? t("refusal.FAN1.shape", settings.shape) : t(`refusal.FAN1.${refusal.code}`);
    case "FAN2":
      return t("refusal.FAN2.budget", { over: language.format.decimal(refusal.over / 10) });
    case "FAN3": {
      const club = [...players.values()].find(({ clubSlug }) => clubSlug === refusal.club)?.clubName ?? refusal.club;
      return t("refusal.FAN3.club-limit", { club, limit: language.format.number(refusal.limit) });
    }
    case "FAN4":
      return t(`refusal.FAN4.${refusal.code}`);
    case "FAN6":
      return refusal.code === "none-left"
        ? t("refusal.FAN6.none-left", { allowed: language.format.number(refusal.allowed) })
        : t(`refusal.FAN6.${refusal.code}`, { name: nameOf(refusal.number) });
    case "FAN7":
      return refusal.code === "locked" ? t("refusal.FAN7.locked") : t(`refusal.FAN7.${refusal.code}`, { name: nameOf(refusal.number) });
    case "FAN15":
      return t("refusal.FAN15.closed");
    case "FAN17":
      return t("refusal.FAN17.not-on-market", { name: nameOf(refusal.number) });
    case "FAN26":
      return t(`refusal.FAN26.${refusal.code}`);
    case "FAN31":
      return t(`refusal.FAN31.${refusal.code}`);
    case "FAN32":
      return t(`refusal.FAN32.${refusal.code}`);
  }
}
