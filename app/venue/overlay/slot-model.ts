import type { PlayerKey } from "#core/kernel/ids.ts";
import type { Side } from "#core/game/facts.ts";
import type { Count, PlayerLine } from "#core/stats/box-score.ts";
import { sumOf } from "#core/stats/ratio.ts";
import { screenNames } from "../short-names.ts";
import { teamLooks, type TeamLook } from "../team-look.ts";
import { isOver } from "./bug-model.ts";
import type { OverlayLanguage } from "./overlay-language.ts";
import { type OverlayQuestion, teamName } from "./overlay-question.ts";

/** What stands in the slot beside the score. `key` is the same for as long as it is the same graphic. */
export type SlotModel =
  | {
      readonly kind: "lower-third";
      readonly key: string;
      readonly look: TeamLook;
      /** A player's number, else the team's code. */
      readonly plate: string;
      readonly name: string;
      readonly note: string;
      readonly figures: readonly Figure[];
    }
  | { readonly kind: "caption"; readonly key: string; readonly name: string; readonly note: string }
  | {
      readonly kind: "quarters";
      readonly key: string;
      readonly title: string;
      readonly heads: readonly string[];
      readonly total: string;
      readonly rows: readonly QuarterRow[];
    }
  | { readonly kind: "leaders"; readonly key: string; readonly title: string; readonly leaders: readonly LeaderModel[] };

export type Figure = { readonly text: string; readonly label: string };

export type QuarterRow = {
  readonly side: Side;
  readonly look: TeamLook;
  readonly code: string;
  readonly points: readonly number[];
  readonly total: number;
};

export type LeaderModel = { readonly look: TeamLook; readonly name: string; readonly text: string; readonly label: string };

export function lowerThirdOf(question: OverlayQuestion, playerKey: PlayerKey): SlotModel | null {
  const { view, game, language } = question;
  const player = view.players.find(({ key }) => key === playerKey);
  if (!player) return null;
  const line = game.box.teams[player.side].players.find(({ key }) => key === playerKey);
  const name = `${language.name(player.givenName)} ${language.name(player.familyName)}`.trim();
  return {
    kind: "lower-third",
    key: `lower-third ${playerKey}`,
    look: looksOf(question)[player.side],
    plate: player.shirt,
    name,
    note: teamName(question, player.side),
    figures: line?.played === true ? figuresOf(line, question) : [],
  };
}

/** What was not recorded is left out, not shown as nothing. */
function figuresOf(line: PlayerLine, { language }: OverlayQuestion): Figure[] {
  const counts: readonly (readonly [Count, FigureName])[] = [
    [line.points, "points"],
    [sumOf(line.offensiveRebounds, line.defensiveRebounds), "rebounds"],
    [line.assists, "assists"],
    [line.foulsCommitted, "fouls"],
  ];
  return counts.flatMap(([value, name]) => (value === null ? [] : [figureOf(value, name, language)]));
}

type FigureName = "points" | "rebounds" | "assists" | "fouls" | "wins" | "losses";

function figureOf(value: number, name: FigureName, { t, format }: OverlayLanguage): Figure {
  return { text: format.number(value), label: t(`figure.${name}`, { count: value }) };
}

export function coachOf(question: OverlayQuestion, side: Side): SlotModel | null {
  const { view, game, language } = question;
  const coach = game.box.teams[side].coach;
  if (coach === null || coach === "") return null;
  const { transliterable } = view.summary[side].name;
  return {
    kind: "lower-third",
    key: `coach ${side}`,
    look: looksOf(question)[side],
    plate: view.summary[side].code,
    name: language.name({ text: coach, transliterable }),
    note: `${language.t("coach")} · ${teamName(question, side)}`,
    figures: [],
  };
}

/** A team with where it stands in the table, if it stands in one. */
export function teamOf(question: OverlayQuestion, side: Side): SlotModel {
  const { view, standings, language, occasion } = question;
  const { code, teamSlug } = view.summary[side];
  const row = standings.find(({ team }) => team.teamSlug === teamSlug);
  return {
    kind: "lower-third",
    key: `team ${side}`,
    look: looksOf(question)[side],
    plate: code,
    name: teamName(question, side),
    note: row && row.played > 0 ? language.t("rank", { rank: row.rank, competition: occasion }) : occasion,
    figures: row ? [figureOf(row.wins, "wins", language), figureOf(row.losses, "losses", language)] : [],
  };
}

/** In the words, and the script, in which it was written. */
export function captionOf({ title, note }: { readonly title: string; readonly note: string }): SlotModel {
  return { kind: "caption", key: `caption ${title} ${note}`, name: title, note };
}

export function quarterSummaryOf(question: OverlayQuestion): SlotModel | null {
  const { view, game, now } = question;
  const looks = looksOf(question);
  const row = (side: Side): QuarterRow => ({
    side,
    look: looks[side],
    code: view.summary[side].code,
    points: game.box.periods.map((period) => period[side]),
    total: now[side].points,
  });
  const heads = game.box.periods.map(({ period: { kind, number } }) =>
    kind === "overtime" ? question.language.t("period.overtime", { number }) : String(number),
  );
  return {
    kind: "quarters",
    key: "quarter-summary",
    title: quartersTitle(question),
    heads,
    total: question.language.t("total"),
    rows: [row("home"), row("away")],
  };
}

function quartersTitle({ now, game, language: { t } }: OverlayQuestion): string {
  const { period, periodEnded } = now;
  const { regularPeriods } = game.rules.format;
  if (isOver(now)) return t("period.atEnd");
  if (!period || !periodEnded || period.kind === "overtime" || regularPeriods !== 4) return t("period.byPeriods");
  return period.number * 2 === regularPeriods ? t("period.atHalf") : t("period.afterQuarter", { number: period.number });
}

/** The best of the game in three figures, whichever side he plays for. Nobody leads with nothing. */
export function leadersOf(question: OverlayQuestion): SlotModel | null {
  const { view, game, language } = question;
  const looks = looksOf(question);
  const namesOf = (side: Side) => screenNames(view.players, game.box.teams[side].players, language);
  const names = { home: namesOf("home"), away: namesOf("away") };
  const everybody = (["home", "away"] as const).flatMap((side) => game.box.teams[side].players.map((line) => ({ side, line })));
  const kinds: readonly (readonly [(line: PlayerLine) => Count, FigureName])[] = [
    [({ points }) => points, "points"],
    [(line) => sumOf(line.offensiveRebounds, line.defensiveRebounds), "rebounds"],
    [({ assists }) => assists, "assists"],
  ];
  const leaders = kinds.flatMap(([figure, kind]): LeaderModel[] => {
    const value = ({ line }: { readonly line: PlayerLine }) => figure(line) ?? 0;
    const [best] = everybody.toSorted((a, b) => value(b) - value(a) || b.line.points - a.line.points);
    if (!best || value(best) === 0) return [];
    const name = names[best.side].get(best.line.key) ?? best.line.familyName;
    return [{ look: looks[best.side], name, ...figureOf(value(best), kind, language) }];
  });
  return leaders.length === 0 ? null : { kind: "leaders", key: "leaders", title: language.t("leaders"), leaders };
}

function looksOf({ view }: OverlayQuestion) {
  return teamLooks(view.summary.home, view.summary.away);
}
