import type { Change } from "#core/fantasy/corrections.ts";
import type { FantasyPlayer, FantasyTeamAnswer } from "#contract/fantasy.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { shortName } from "../../sport/player-name.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";

/** Old and new of one figure. */
export type TeamChange = { readonly what: string; readonly before: string; readonly after: string };

/** What a team did before the round that is shown, and what corrections changed for it. FANT7, FANT8 */
export type TeamPast = {
  readonly transfers: {
    readonly title: string;
    readonly none: string;
    readonly lines: readonly {
      readonly at: number;
      readonly machineTime: string;
      readonly when: string;
      readonly pairs: readonly string[];
    }[];
  };
  readonly corrections: {
    readonly title: string;
    readonly lines: readonly { readonly key: string; readonly head: string; readonly changes: readonly TeamChange[] }[];
  };
};

export function teamPast({ transfers, corrections }: FantasyTeamAnswer, language: PageLanguage): TeamPast {
  const t = language.t("fantasy-tables");
  const { format } = language;
  const tenths = ({ before, after }: Change) => ({ before: format.decimal(before / 10), after: format.decimal(after / 10) });
  const places = ({ before, after }: Change) => ({ before: format.number(before), after: format.number(after) });
  return {
    transfers: {
      title: t("team.transfers"),
      none: t("team.noTransfers"),
      lines: transfers.map(({ at, out, in: come }) => ({
        at,
        machineTime: format.machineTime(at),
        when: format.date(at, "dateTime"),
        pairs: out.map((gone, index) => t("team.transfer", { out: nameOf(gone, language), in: nameOf(come[index], language) })),
      })),
    },
    corrections: {
      title: t("team.corrections"),
      lines: corrections.map(({ round, at, players, points, place }) => ({
        key: `${round.round} ${at}`,
        head: `${fantasyRoundTitle(round, language)}, ${format.date(at, "dateTime")}`,
        changes: [
          ...players.map(({ player, ...change }) => ({ what: nameOf(player, language), ...tenths(change) })),
          ...(points.before === points.after ? [] : [{ what: t("team.roundPoints"), ...tenths(points) }]),
          ...(place.before === place.after ? [] : [{ what: t("team.placeOf"), ...places(place) }]),
        ],
      })),
    },
  };
}

function nameOf(player: FantasyPlayer | undefined, language: PageLanguage): string {
  return player === undefined ? "" : `${shortName(player.person, language)} (${player.team.code})`;
}
