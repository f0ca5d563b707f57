import { addresses } from "#contract/addresses.ts";
import type { GameView, StandingsView } from "#contract/queries.ts";
import type { PageLanguage } from "../page-language.ts";
import type { GamePart } from "./game-parts.ts";

/** The league's table as it stands, the two teams of the game marked in it. */
export function tableParts({ summary }: GameView, standings: StandingsView | null, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  if (standings === null || standings.rows.length === 0) return [{ kind: "empty", text: t("table.empty") }];
  const heads = language.t("league");
  const { format, locale } = language;
  const showPoints = standings.ranking === "points";
  const keys = [
    "played",
    "wins",
    "losses",
    ...(showPoints ? (["points"] as const) : []),
    "pointsFor",
    "pointsAgainst",
    "difference",
  ] as const;
  const isWide = (key: (typeof keys)[number]) => key === "pointsFor" || key === "pointsAgainst";
  const playing = new Set([summary.home.teamSlug, summary.away.teamSlug]);
  const { seasonSlug, leagueSlug } = summary.ref;
  return [
    {
      kind: "table",
      title: t("table.title"),
      caption: t("table.caption", { home: language.name(summary.home.name), away: language.name(summary.away.name) }),
      columns: [
        { text: heads("standings.heads.club.long"), isText: true },
        ...keys.map((key) => ({
          text: heads(`standings.heads.${key}.short`),
          long: heads(`standings.heads.${key}.long`),
          ...(isWide(key) && { isWideOnly: true as const }),
        })),
      ],
      rows: standings.rows.map((row) => {
        const figures = {
          played: format.number(row.played),
          wins: format.number(row.wins),
          losses: format.number(row.losses),
          points: format.number(row.classificationPoints),
          pointsFor: format.number(row.pointsFor),
          pointsAgainst: format.number(row.pointsAgainst),
          difference: format.signed(row.pointsFor - row.pointsAgainst),
        };
        return {
          key: row.team.teamSlug,
          ...(playing.has(row.team.teamSlug) && { mark: t("table.marked") }),
          cells: [
            {
              text: `${row.rank}. ${language.name(row.team.name)}`,
              href: addresses.team(locale, seasonSlug, leagueSlug, row.team.teamSlug),
            },
            ...keys.map((key) => ({
              text: figures[key],
              ...((key === "points" || (!showPoints && key === "wins")) && { isStrong: true as const }),
            })),
          ],
        };
      }),
      note: heads(`standings.ranking.${standings.ranking}`),
    },
  ];
}
