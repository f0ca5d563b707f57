import type { TeamRound, TeamRoundRow } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { fantasyRoundTitle } from "./fantasy-round-title.ts";
import { shortName } from "../sport/player-name.ts";

export type RoundFigure = { readonly value: string; readonly name: string; readonly isLive: boolean };

/** A team's round in figures, in ten dots, and in sentences. */
export type RoundFigures = {
  readonly title: string;
  readonly figures: readonly RoundFigure[];
  readonly dots: readonly { readonly key: number; readonly state: TeamRoundRow["state"] }[];
  readonly dotsText: string;
  readonly exchanges: readonly string[];
  /** Whether it is final, or when it will be. */
  readonly final: string;
  /** Somebody has not begun. */
  readonly isOpen: boolean;
};

const states = ["over", "playing", "to-come", "absent"] as const;

export function roundFigures(round: TeamRound, language: PageLanguage): RoundFigures {
  const t = language.t("fantasy");
  const { format } = language;
  const { rows } = round;
  const isLive = rows.some(({ state }) => state === "playing");
  const isOpen = rows.some(({ state }) => state === "to-come");
  const counts = states.map((state) => ({ state, count: rows.filter((row) => row.state === state).length }));
  const nameOf = (number: number) => {
    const player = rows.find((row) => row.player.number === number)?.player;
    return player === undefined ? "" : shortName(player.person, language);
  };
  return {
    title: fantasyRoundTitle(round.round, language),
    figures: [
      { value: format.decimal(round.points / 10), name: t(isLive || isOpen ? "round.live" : "round.points"), isLive },
      { value: `${format.number(round.place)}.`, name: t("round.place", { teams: format.number(round.teams) }), isLive: false },
      { value: format.decimal(round.average / 10), name: t("round.average"), isLive: false },
    ],
    dots: rows
      .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
      .map(({ player, state }) => ({ key: player.number, state })),
    dotsText: counts
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => t(`round.dots.${state}`, { count: format.number(count) }))
      .join(" · "),
    exchanges: round.exchanges.map(({ out, in: came }) => t("round.exchanges", { out: nameOf(out), in: nameOf(came) })),
    final: finalWords(round, language),
    isOpen,
  };
}

function finalWords({ round: { state, finalAt } }: TeamRound, language: PageLanguage): string {
  const t = language.t("fantasy");
  const { format } = language;
  if (state === "final") return t("round.final");
  return finalAt === null
    ? t("round.waiting")
    : t("round.provisional", { day: format.date(finalAt, "day"), time: format.date(finalAt, "time") });
}
