import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { StretchBox } from "#core/stats/box-score-of-stretch.ts";
import { type Stretch, stretchesOf } from "#core/stats/stretch.ts";
import type { LinkChip } from "../../ui/link-chips.tsx";
import { tabIdentity } from "../../ui/tab-identity.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { gameTabIds } from "./game-tabs.ts";
import { periodName } from "../../sport/period-name.ts";

/** A part of the game that the address asks for, with its box score. */
export type AskedStretch = { readonly stretch: Stretch; readonly box: StretchBox };

const parameter = "part";

/** None where plays were not written down, or there is no more than one period. BOX15 */
function stretchesOfGame({ box, hasPlays, ruleProfile }: GameAnswer): readonly Stretch[] {
  const rules = ruleSetOf(ruleProfile);
  if (box === null || !hasPlays || !rules) return [];
  return stretchesOf(
    box.periods.map(({ period }) => period),
    rules.format,
  );
}

/** What an address names and the game does not have is the whole game. BOX15 */
export function askedStretch(view: GameAnswer, parameters: URLSearchParams): Stretch | null {
  const name = parameters.get(parameter);
  return name === null ? null : (stretchesOfGame(view).find((stretch) => stretch.name === name) ?? null);
}

type StretchLinks = { readonly label: string; readonly links: readonly LinkChip[] };

/** The whole game and its parts as links; `null` where there is nothing to choose. BOX15 */
export function stretchLinks(
  view: GameAnswer,
  chosen: Stretch | null,
  hrefOf: (part: string | null) => string,
  language: PageLanguage,
): StretchLinks | null {
  const stretches = stretchesOfGame(view);
  if (stretches.length === 0) return null;
  const whole = { href: hrefOf(null), text: language.t("game")("shots.allPeriods"), isCurrent: chosen === null };
  const links = stretches.map((stretch) => ({
    href: hrefOf(stretch.name),
    text: stretchName(stretch, view, language),
    isCurrent: chosen?.name === stretch.name,
  }));
  return { label: language.t("game-details")("parts.label"), links: [whole, ...links] };
}

/** Those of the player statistics. */
export function stretchChoice(view: GameAnswer, chosen: Stretch | null, language: PageLanguage): StretchLinks | null {
  const tab = addresses.gameTab(language.locale, view.summary.ref, "PlayerStats");
  // What changes is in sight after the choice, also without JavaScript.
  const pane = `#${tabIdentity({ name: "", id: gameTabIds.PlayerStats }, 0).paneId}`;
  return stretchLinks(view, chosen, (part) => (part === null ? tab : `${tab}?${parameter}=${part}`) + pane, language);
}

/** "1st half", "3rd quarter", "2 overtimes"; of two periods each is a half. */
export function stretchName({ of }: Stretch, { ruleProfile }: Pick<GameAnswer, "ruleProfile">, { t }: PageLanguage): string {
  const words = t("shell");
  if ("half" in of) return words("period.half", { number: of.half });
  if ("overtimes" in of) return words("period.overtimes", { count: of.overtimes });
  const isHalf = of.period.kind === "regular" && ruleSetOf(ruleProfile)?.format.regularPeriods === 2;
  return isHalf ? words("period.half", { number: of.period.number }) : periodName(words, of.period);
}
