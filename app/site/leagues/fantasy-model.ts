import { addresses } from "#contract/addresses.ts";
import type { LeagueTopPerformances } from "#contract/league-queries.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";

/** That there is no such game here, and what would have counted in one. */
export type FantasyTab = {
  readonly title: string;
  readonly text: string;
  readonly top: {
    readonly title: string;
    readonly text: string;
    readonly caption: string;
    readonly heads: { readonly player: string; readonly short: string; readonly long: string };
    readonly rows: readonly {
      readonly name: string;
      readonly href: string;
      readonly club: string;
      readonly value: string;
      readonly game: string;
    }[];
  } | null;
  /** Said where there is no performance yet. */
  readonly none: string;
};

export function fantasyTab({ index, round, lines }: LeagueTopPerformances, language: PageLanguage): FantasyTab {
  const [said, statistics] = [language.t("competition"), language.t("statistics")];
  const title = round && roundTitle(round, language);
  return {
    title: said("fantasy.title"),
    text: said("fantasy.text"),
    none: said("fantasy.none"),
    top:
      title === null || lines.length === 0
        ? null
        : {
            title: said("fantasy.topTitle", { round: title }),
            text: said("fantasy.topText", { index: statistics(`${index}.long`) }),
            caption: said("fantasy.caption", { round: title }),
            heads: { player: said("fantasy.player"), short: statistics(`${index}.short`), long: statistics(`${index}.long`) },
            rows: lines.map(({ person, team, value, game }) => ({
              name: shortName(person, language),
              href: addresses.player(language.locale, person.slug),
              club: team.clubSlug,
              value: Number.isInteger(value) ? language.format.number(value) : language.format.decimal(value),
              game: addresses.game(language.locale, game),
            })),
          },
  };
}
