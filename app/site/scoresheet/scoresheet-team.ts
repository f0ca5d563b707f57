import type { FoulMark, ScoresheetPlayer, ScoresheetTeam } from "#contract/drawing.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { ScoresheetAnswer } from "#contract/scoresheet-queries.ts";
import { chargeCoach, noCoachFouls } from "#core/game/coach-fouls.ts";
import type { FoulKind, FoulOffender, Side } from "#core/game/facts.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { PlayerLine } from "#core/stats/box-score.ts";
import type { ScoresheetFoul, TimeoutStretch } from "#core/stats/scoresheet-record.ts";
import { foreignNameOf } from "../../sport/player-name.ts";
import { coachText } from "../games/named-in-game.ts";
import { periodShort } from "../../sport/period-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** One side of the sheet: its list with the fouls, who sat on its bench, its time-outs and team fouls. */
export function scoresheetTeam(view: ScoresheetAnswer, side: Side, language: PageLanguage): ScoresheetTeam {
  const letter = side === "home" ? "A" : "B";
  const lines = view.game.box?.teams[side].players ?? [];
  return {
    letter,
    name: language.t("scoresheet")("teamNamed", { letter, name: language.name(view.game.summary[side].name) }),
    players: lines.toSorted(byShirt).map((line) => playerOf(view, line, language)),
    coaches: coaches(view, side, language),
    timeouts: timeouts(view, side, language),
    teamFouls: teamFouls(view, side, language),
  };
}

function byShirt(one: PlayerLine, other: PlayerLine): number {
  return Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length;
}

function playerOf({ game, log }: ScoresheetAnswer, line: PlayerLine, language: PageLanguage): ScoresheetPlayer {
  const fouls = (log?.record.fouls ?? []).filter(({ offender, player }) => offender === "player" && player === line.key);
  const marks = fouls.map(foulMark);
  const leftByFouls = line.disqualified && marks.length < (log?.rules.playerFoulLimit ?? 0) && !fouls.some(endsGame);
  const captain = line.captain ? ` (${language.t("game")("playerTable.captainShort")})` : "";
  return {
    shirt: line.shirt,
    name: fullNameOf(game, line, language) + captain,
    entered: line.starter ? "starter" : line.played ? "entered" : "stayed-out",
    // Two technical or unsportsmanlike fouls: a game disqualification follows them in the next box.
    fouls: leftByFouls ? [...marks, gameDisqualification] : marks,
  };
}

function fullNameOf({ players }: GameAnswer, line: PlayerLine, language: PageLanguage): string {
  const { givenName, familyName } = players.find(({ key }) => key === line.key) ?? foreignNameOf(line);
  return `${language.name(givenName)} ${language.name(familyName)}`.trim();
}

const letters: Record<FoulKind, string> = {
  personal: "P",
  offensive: "P",
  "throw-in": "P",
  double: "P",
  technical: "T",
  unsportsmanlike: "U",
  disqualifying: "D",
  fight: "F",
};
/** Of a player or coach whose game is over (FIBA 2024, Appendix B). FOUL6 */
const gameDisqualification: FoulMark = { mark: "GD", minute: "" };
const benchLetters: Record<Exclude<FoulOffender, "player">, string> = { coach: "C", bench: "B" };

function endsGame({ kind }: ScoresheetFoul): boolean {
  return kind === "disqualifying" || kind === "fight";
}

/** As a scorer writes it: the letter of the kind, and how many free throws it gave. */
function foulMark(foul: ScoresheetFoul): FoulMark {
  const { offender, kind, freeThrows, minute } = foul;
  const letter = offender === "player" || endsGame(foul) ? letters[kind] : benchLetters[offender];
  return { mark: letter + (freeThrows ? String(freeThrows) : ""), minute: minute === null ? "" : String(minute) };
}

function coaches({ game, log }: ScoresheetAnswer, side: Side, language: PageLanguage): ScoresheetTeam["coaches"] {
  const { t } = language;
  const role = t("game")("playerTable.coach");
  const first = { name: game.box?.teams[side].coach ?? null, assistants: [], minute: null, fouls: [] };
  const heads = log?.record.coaches[side] ?? [first];
  const [assistant = ""] = heads.at(-1)?.assistants ?? [];
  return [
    ...heads.map(({ name, minute, fouls }) => ({
      role: minute === null ? role : `${role} ${minute}′`,
      name: name === null ? "" : coachText(name, game, language).text,
      fouls: marksOfCoach(fouls, log?.rules.coachFoulLimits ?? fiba.coachFoulLimits),
    })),
    { role: t("scoresheet")("assistantCoach"), name: assistant, fouls: [] },
  ];
}

function marksOfCoach(charged: readonly ScoresheetFoul[], limits: RuleSet["coachFoulLimits"]): FoulMark[] {
  const account = noCoachFouls();
  for (const foul of charged) chargeCoach(account, foul, limits);
  return [...charged.map(foulMark), ...(account.disqualified ? [gameDisqualification] : [])];
}

function timeouts({ game, log }: ScoresheetAnswer, side: Side, { t }: PageLanguage): ScoresheetTeam["timeouts"] {
  if (log === null) return [];
  const { rules, record } = log;
  const row = (stretch: TimeoutStretch, label: string, allowed: number) => ({
    label,
    allowed,
    minutes: record.timeouts
      .filter((timeout) => timeout.side === side && timeout.stretch === stretch)
      .map(({ minute }) => (minute === null ? "×" : String(minute))),
  });
  const overtimes = (game.box?.periods ?? []).filter(({ period }) => period.kind === "overtime");
  const halves = t("scoresheet");
  return [
    row("first", halves("halves.first"), rules.timeouts.firstHalf),
    row("second", halves("halves.second"), rules.timeouts.secondHalf),
    ...overtimes.map(({ period }) => row(`overtime ${period.number}`, periodShort(t("shell"), period), rules.timeouts.overtime)),
  ];
}

/** Of the regular periods: overtimes go on with the last one's. FOUL2 */
function teamFouls({ log }: ScoresheetAnswer, side: Side, language: PageLanguage): ScoresheetTeam["teamFouls"] {
  if (log === null) return [];
  const counts = log.record.teamFouls[side];
  const { regularPeriods } = log.rules.format;
  return Array.from({ length: regularPeriods }, (_, place) => ({
    label: periodShort(language.t("shell"), { kind: "regular", number: place + 1 }),
    count:
      place < regularPeriods - 1 || !log.rules.overtimeContinuesTeamFouls
        ? (counts[place] ?? 0)
        : counts.slice(place).reduce((sum, count) => sum + count, 0),
  }));
}
