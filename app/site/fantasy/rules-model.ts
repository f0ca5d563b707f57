import { addresses } from "#contract/addresses.ts";
import type { TeamRoundRow } from "#contract/fantasy.ts";
import type { FantasyRulesAnswer } from "#contract/fantasy-queries.ts";
import { shownTenths } from "#core/fantasy/points-of-player.ts";
import { teamName } from "../../fantasy/team-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type FigureTableOf, figureColumn, figuresOf, wordColumn } from "../../sport/figure-table-model.ts";
import { shortName } from "../../sport/player-name.ts";
import { fantasyRoundTitle } from "../../fantasy/fantasy-round-title.ts";
import { type FantasyHead, fantasyHead } from "./fantasy-head-model.ts";
import { ruleSections, type RuleSection, weightText } from "./rule-sections.ts";

/** The rules as they hold now, and a round that was played by them. FANP4, FANP5 */
export type RulesPage = {
  readonly head: FantasyHead;
  readonly lead: string;
  readonly sections: readonly RuleSection[];
  readonly example: {
    readonly title: string;
    readonly text: string;
    readonly team: { readonly text: string; readonly href: string };
    readonly table: FigureTableOf<"things">;
  } | null;
};

export function rulesPage(answer: FantasyRulesAnswer, language: PageLanguage): RulesPage {
  const t = language.t("fantasy-pages");
  const { lead, sections } = ruleSections(answer, language);
  return {
    head: fantasyHead(answer, t("rules.title"), "rules", language),
    lead,
    sections,
    example: answer.example && exampleOf(answer, answer.example, language),
  };
}

type Example = NonNullable<FantasyRulesAnswer["example"]>;

function exampleOf({ competition }: FantasyRulesAnswer, example: Example, language: PageLanguage): RulesPage["example"] {
  const t = language.t("fantasy-pages");
  const { format, locale } = language;
  const round = fantasyRoundTitle(example.round, language);
  const team = teamName(example.team, language);
  const points = format.decimal(example.points / 10);
  const made = (row: TeamRoundRow) => shownTenths(row.playerPoints);
  return {
    title: t("rules.example.title", { round }),
    text: t("rules.example.text", { team, points }),
    team: { text: team, href: addresses.fantasyTeam(locale, competition, example.team.number, example.round.round) },
    table: {
      caption: t("rules.example.caption", { team, round }),
      head: t("rules.example.player"),
      ...figuresOf(example.rows, {
        columns: [
          wordColumn("place", t("rules.example.place"), ({ place, captaincy }: TeamRoundRow) => ({
            text: t(`rules.example.${captaincy ?? place}`),
          })),
          figureColumn("made", { short: t("rules.example.made"), long: t("rules.example.madeLong") }, (row) => ({
            text: format.decimal(made(row) / 10),
            value: made(row),
          })),
          figureColumn("weight", { short: t("rules.example.weight"), long: t("rules.example.weight") }, ({ weightPercent }) => ({
            text: `×${weightText(weightPercent, language)}`,
            value: weightPercent,
          })),
          figureColumn("team", { short: t("rules.example.team"), long: t("rules.example.teamLong") }, (row) => ({
            text: format.decimal(row.points / 10),
            value: row.points,
            strong: true,
          })),
        ],
        row: ({ player }) => ({
          key: String(player.number),
          head: {
            text: shortName(player.person, language),
            href: addresses.fantasyPlayer(locale, competition, player.number),
            detail: player.team.code,
          },
        }),
      }),
      totals: [
        { key: "sum", head: { text: t("rules.example.sum"), href: null }, cells: [null, null, null, { text: points, strong: true }] },
      ],
    },
  };
}
