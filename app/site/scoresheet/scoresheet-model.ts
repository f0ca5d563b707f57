import type { NamedText, RunningScoreMark, Scoresheet, ScoresheetWords } from "#contract/drawing.ts";
import { languageTag } from "#contract/locale.ts";
import type { GameAnswer, SiteAnswer } from "#contract/queries.ts";
import type { ScoresheetAnswer } from "#contract/scoresheet-queries.ts";
import type { Official } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { RunningScoreEntry } from "#core/stats/scoresheet-record.ts";
import { bothSides } from "../games/both-sides.ts";
import { gameInfo } from "../games/game-info-model.ts";
import { phaseOf, shownStatus } from "../../sport/game-phase.ts";
import { officialText } from "../games/named-in-game.ts";
import { periodKey, periodShort } from "../../sport/period-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { pairingText } from "../../i18n/pairing-text.ts";
import { roundTitle } from "../../sport/round-title.ts";
import { scoresheetBoxes } from "./scoresheet-boxes.ts";
import { scoresheetNotes } from "./scoresheet-notes.ts";
import { scoresheetTeam } from "./scoresheet-team.ts";

/** Whether there is anything to report: a game that nobody played and nobody decided has no scoresheet. */
export function hasReport({ game: { box, award, summary } }: ScoresheetAnswer): boolean {
  return box !== null || award !== null || phaseOf(summary.status) === "over";
}

/** The scoresheet of a game, with every word and figure as it is printed. */
export function scoresheetOf(view: ScoresheetAnswer, site: SiteAnswer, language: PageLanguage): Scoresheet {
  const { game, log } = view;
  const t = language.t("scoresheet");
  const runningScore = runningScoreOf(view);
  const names = { home: language.name(game.summary.home.name), away: language.name(game.summary.away.name) };
  return {
    languageTag: languageTag(language.locale),
    title: t("title"),
    league: site.title,
    color: site.colors.color1,
    writtenAt: log?.writtenAt ?? game.summary.tipOff ?? 0,
    pairing: pairingText(language.locale, names.home, names.away),
    head: headLines(game, language),
    teams: bothSides.map((side) => scoresheetTeam(view, side, language)),
    foulBoxes: log?.rules.playerFoulLimit ?? 5,
    teamFoulBoxes: log?.rules.teamFoulLimit ?? 4,
    runningScore,
    runningScoreNote: runningScore === null ? t(game.box === null ? "notPlayed" : "noRunningScore") : null,
    periods: (game.box?.periods ?? []).map(({ period, home, away }) => ({
      label: periodShort(language.t("shell"), period),
      home: language.format.number(home),
      away: language.format.number(away),
    })),
    result: resultOf(game, names),
    signatures: signatures(game, language),
    ...scoresheetBoxes(game, language),
    notes: scoresheetNotes(view, language),
    words: wordsOf(language),
  };
}

function headLines(game: GameAnswer, language: PageLanguage): NamedText[] {
  const own = language.t("game");
  const { date, venue, attendance } = gameInfo(game, language);
  const lines = [
    { name: own("info.competition"), text: `${language.name(game.competition.name)}, ${game.seasonName}` },
    { name: own("info.round"), text: roundTitle(game.summary.round, language) },
    { name: own("info.date"), text: date },
    { name: own("info.venue"), text: venue },
    { name: own("info.attendance"), text: attendance === null ? null : language.format.number(attendance) },
    ...game.officials.map((official) => ({ name: own(`info.roles.${official.role}`), text: officialText(official, game, language).text })),
    { name: language.t("game-details")("report.status"), text: own(`statusNote.${shownStatus(game.summary)}`) },
  ];
  return lines.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
}

function resultOf({ summary: { home, away, status } }: GameAnswer, names: { readonly home: string; readonly away: string }) {
  const isOver = phaseOf(status) === "over";
  const winner = !isOver || home.points === null || away.points === null || home.points === away.points ? null : home.points > away.points;
  return {
    score: home.points === null || away.points === null ? "–" : `${home.points} : ${away.points}`,
    winner: winner === null ? null : winner ? names.home : names.away,
  };
}

/** `null` where no basket was written down. The last line of each side in a period closes it; in the last one, the game. */
function runningScoreOf({ game, log }: ScoresheetAnswer): RunningScoreMark[] | null {
  const entries = log?.record.runningScore ?? [];
  if (entries.length === 0) return null;
  const shirts = new Map<PlayerKey, string>(game.players.map(({ key, shirt }) => [key, shirt]));
  const isOver = phaseOf(game.summary.status) === "over";
  const played = game.box?.periods.at(-1)?.period;
  const lastOf = new Map(entries.map((entry) => [`${entry.side} ${periodKey(entry.period)}`, entry]));
  const lastOfGame = new Map(entries.map((entry) => [entry.side, entry]));
  const closes = (entry: RunningScoreEntry): RunningScoreMark["closes"] => {
    if (isOver && lastOfGame.get(entry.side) === entry) return "game";
    const isRunning = !isOver && played !== undefined && periodKey(played) === periodKey(entry.period);
    return !isRunning && lastOf.get(`${entry.side} ${periodKey(entry.period)}`) === entry ? "period" : null;
  };
  return entries.map((entry) => ({
    side: entry.side,
    total: entry.total,
    shirt: (entry.player === null ? undefined : shirts.get(entry.player)) ?? "?",
    points: entry.points,
    closes: closes(entry),
  }));
}

/** Whoever signs a scoresheet: the table, the referees, and a captain who protests. */
function signatures(game: GameAnswer, language: PageLanguage): NamedText[] {
  const own = language.t("game");
  const written = (role: Official["role"]) => {
    const official = game.officials.find((one) => one.role === role);
    return official ? officialText(official, game, language).text : "";
  };
  const roles = ["scorer", "assistant-scorer", "timer", "shot-clock-operator", "crew-chief", "umpire-1", "umpire-2"] as const;
  return [
    ...roles.map((role) => ({ name: own(`info.roles.${role}`), text: written(role) })),
    { name: language.t("scoresheet")("captainSignature"), text: "" },
  ];
}

function wordsOf({ t }: PageLanguage): ScoresheetWords {
  const own = t("scoresheet");
  const game = t("game");
  return {
    licence: own("licence"),
    player: game("playerTable.player"),
    shirt: game("playerTable.shirt.short"),
    entered: own("entered"),
    fouls: own("fouls"),
    timeouts: game("header.timeouts"),
    teamFouls: game("header.teamFouls"),
    team: game("playerTable.team"),
    totals: game("playerTable.totals"),
    runningScore: own("runningScore"),
    scoreByPeriod: own("scoreByPeriod"),
    finalScore: own("finalScore"),
    winner: own("winner"),
    boxScore: own("boxScore"),
    notes: own("notes"),
    legend: own("legend"),
    didNotPlay: game("playerTable.didNotPlay"),
  };
}
