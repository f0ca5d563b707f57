import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { absenceReason } from "../players/absence-line.ts";
import { bothSides } from "./both-sides.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { PartLines } from "./game-parts.ts";

/** Before a game: who may be missing from it, team by team. AVAIL4 */
export function missingParts({ summary, missing }: GameAnswer, language: PageLanguage): PartLines[] {
  if (phaseOf(summary.status) !== "ahead") return [];
  const t = language.t("availability");
  return bothSides.flatMap((side) => {
    const lines = missing[side].map(({ person, absence }) => {
      const name = `${language.name(person.givenName)} ${language.name(person.familyName)}`;
      const text = [name, absenceReason(absence, language)].filter((part) => part !== "").join(" – ");
      return { name: t(`status.${absence.status}`), text, href: addresses.player(language.locale, person.slug) };
    });
    const title = t("title", { team: language.name(summary[side].name) });
    return lines.length === 0 ? [] : [{ kind: "lines", title, lines, note: null } as const];
  });
}
