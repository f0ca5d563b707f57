import { addresses } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { PlayMessageKey } from "#core/wording/play-line.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { bothSides } from "./both-sides.ts";
import { gameInfo, sourceName } from "./game-info-model.ts";
import { playerText } from "./game-people.ts";
import type { GamePart, PartLines, PartTable } from "./game-parts.ts";
import { phaseOf, shownStatus } from "../../sport/game-phase.ts";
import { coachText, officialsOf, officialText } from "./named-in-game.ts";
import { periodAbbreviation, periodKey, periodName } from "../../sport/period-name.ts";

type Line = PartLines["lines"][number];

/** The official report: what counts, by whom it was led, and what the record it rests on is worth. */
export function reportParts(view: GameAnswer, language: PageLanguage): readonly GamePart[] {
  const t = language.t("game-details");
  const phase = phaseOf(view.summary.status);
  return [
    {
      kind: "lines",
      title: phase === "ahead" ? language.t("game")("sections.info") : t("report.title"),
      lines: resultLines(view, language),
      note: null,
    },
    ...(view.periods.length === 0 ? [] : [periodTable(view, language)]),
    ...(phase === "off" || (phase === "ahead" && officialsOf(view).length === 0) ? [] : [officials(view, language)]),
    ...(phase === "ahead" && view.box === null ? [{ kind: "empty", text: t("report.notPlayed") } as const] : []),
    ...(view.box === null ? [] : [scorers(view, view.box, language), record(view, language)]),
  ];
}

function resultLines(view: GameAnswer, language: PageLanguage): Line[] {
  const { summary, award } = view;
  const t = language.t("game-details");
  const own = language.t("game");
  const hasScore = phaseOf(summary.status) === "over" || phaseOf(summary.status) === "live";
  const info = gameInfo(view, language);
  const lines: (Line | null)[] = [
    ...bothSides.map((side) => {
      const points = summary[side].points;
      const name = language.name(summary[side].name);
      return { name: t(`report.${side}`), text: hasScore && points !== null ? `${name} ${points}` : name };
    }),
    { name: t("report.status"), text: own(`statusNote.${shownStatus(summary)}`) },
    award && { name: t("report.awardedBy"), text: [t(`report.awards.${award.kind}`), atFault(view, language)].filter(Boolean).join(". ") },
    award?.reason ? { name: t("report.reason"), text: award.reason } : null,
    { name: own("info.competition"), text: `${language.name(view.competition.name)}, ${roundTitle(summary.round, language)}` },
    info.date === null ? null : { name: own("info.date"), text: info.date },
    info.venue === null ? null : { name: own("info.venue"), text: info.venue },
    info.attendance === null ? null : { name: own("info.attendance"), text: language.format.number(info.attendance) },
  ];
  return lines.filter((line) => line !== null);
}

function atFault({ award, summary }: GameAnswer, language: PageLanguage): string {
  const t = language.t("game-details");
  if (!award?.atFault) return "";
  return award.atFault === "both" ? t("report.atFaultBoth") : t("report.atFault", { team: language.name(summary[award.atFault].name) });
}

const fouls: ReadonlySet<PlayMessageKey> = new Set<PlayMessageKey>([
  "foulPersonal",
  "foulOffensive",
  "foulTechnical",
  "foulUnsportsmanlike",
  "foulDisqualifying",
  "foulThrowIn",
  "foulDouble",
  "foulFight",
  "coachTechnical",
  "benchTechnical",
  "coachDisqualifying",
]);
const timeouts: ReadonlySet<PlayMessageKey> = new Set<PlayMessageKey>(["timeout"]);

/** Points of each period, and beside them the fouls and timeouts where there is a play-by-play to count them in. */
function periodTable(view: GameAnswer, language: PageLanguage): PartTable {
  const t = language.t("game-details");
  const words = language.t("shell");
  const row = (what: string, side: Side, counts: readonly number[]) => ({
    key: `${what} ${side}`,
    cells: [
      { text: t("report.row", { what, team: language.name(view.summary[side].name) }) },
      ...counts.map((count) => ({ text: language.format.number(count) })),
      { text: language.format.number(counts.reduce((sum, count) => sum + count, 0)), isStrong: true as const },
    ],
  });
  const counting = view.plays.filter(({ wording: { key } }) => fouls.has(key) || timeouts.has(key));
  const counted = (keys: ReadonlySet<PlayMessageKey>, side: Side) => {
    const periods = counting.filter((play) => play.side === side && keys.has(play.wording.key)).map(({ period }) => periodKey(period));
    return view.periods.map(({ period }) => periods.filter((key) => key === periodKey(period)).length);
  };
  const points = language.t("game")("statistics.points.long");
  return {
    kind: "table",
    title: t("report.byPeriod"),
    caption: t("report.byPeriodCaption"),
    columns: [
      { text: language.t("game")("header.team"), isText: true },
      ...view.periods.map(({ period }) => ({ text: periodAbbreviation(words, period), long: periodName(words, period) })),
      { text: t("report.total") },
    ],
    rows: [
      ...bothSides.map((side) =>
        row(
          points,
          side,
          view.periods.map((period) => period[side]),
        ),
      ),
      ...(view.plays.length === 0
        ? []
        : [
            ...bothSides.map((side) => row(t("report.fouls"), side, counted(fouls, side))),
            ...bothSides.map((side) => row(t("report.timeouts"), side, counted(timeouts, side))),
          ]),
    ],
    note: view.plays.length === 0 ? t("report.notRecorded") : null,
  };
}

function officials(view: GameAnswer, language: PageLanguage): GamePart {
  const t = language.t("game-details");
  const own = language.t("game");
  const coaches = bothSides.flatMap((side) => {
    const coach = view.box?.teams[side].coach ?? null;
    return coach === null
      ? []
      : [{ name: `${own("playerTable.coach")}, ${language.name(view.summary[side].name)}`, ...coachText(coach, view, language) }];
  });
  const named = officialsOf(view).map(({ role, name }) => ({
    name: own(`info.roles.${role}`),
    ...officialText({ role, name }, view, language),
  }));
  const lines = [...named, ...coaches];
  const title = t(view.appointed.length > 0 ? "report.appointed" : "report.officials");
  return { kind: "lines", title, lines, note: lines.length === 0 ? t("report.noOfficials") : null };
}

/** Everybody with a point, the most first. */
function scorers(view: GameAnswer, box: NonNullable<GameAnswer["box"]>, language: PageLanguage): PartLines {
  const lines = bothSides.map((side) => ({
    name: language.name(view.summary[side].name),
    text: box.teams[side].players
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => other.points - one.points || Number(one.shirt) - Number(other.shirt))
      .map((line) => `${playerText(view, line, language).text} ${line.points}`.replaceAll(" ", "\u00a0"))
      .join(", "),
  }));
  return { kind: "lines", title: language.t("game-details")("report.scorers"), lines, note: null };
}

function record(view: GameAnswer, language: PageLanguage): PartLines {
  const t = language.t("game-details");
  const own = language.t("game");
  const notes = view.flags.map(({ kind, detail }) => ({
    name: own("sections.notes"),
    text: `${own(`flags.kinds.${kind}`)} ${detail}`.trim(),
  }));
  return {
    kind: "lines",
    title: t("report.record"),
    lines: [
      { name: own("info.source"), text: sourceName(view.source, language) },
      { name: t("report.version"), text: view.version },
      ...(notes.length === 0 ? [{ name: own("sections.notes"), text: own("flags.none") }] : notes),
      { name: t("report.pdf"), text: t("report.download"), href: addresses.gameReport(language.locale, view.summary.ref) },
    ],
    note: t("report.recordExplained"),
  };
}
