import type { GameAnswer } from "#contract/queries.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { periodName, periodShort } from "../../sport/period-name.ts";
import { foreignNameOf, shortName } from "../../sport/player-name.ts";
import { firstScorers } from "./first-scorers.ts";

/** What the game that leads the home page has come to: its periods, and who scores most for each side. LOOK13 */
export type FeaturedStory = {
  readonly periods: readonly { readonly short: string; readonly long: string; readonly home: number; readonly away: number }[];
  readonly scorers: readonly { readonly side: "home" | "away"; readonly name: string; readonly points: string }[];
};

/** `null` before anything happened. */
export function featuredStory(view: GameAnswer, language: PageLanguage): FeaturedStory | null {
  const { box } = view;
  if (box === null) return null;
  const words = language.t("shell");
  return {
    periods: box.periods.map(({ period, home, away }) => ({
      short: periodShort(words, period),
      long: periodName(words, period),
      home,
      away,
    })),
    scorers: firstScorers(view).map(({ side, line }) => {
      const known = view.players.find(({ key }) => key === line.key);
      return { side, name: shortName(known ?? foreignNameOf(line), language), points: language.format.number(line.points) };
    }),
  };
}
