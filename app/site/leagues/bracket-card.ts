import { addresses } from "#contract/addresses.ts";
import type { PlayoffDuel, PlayoffGame, PlayoffSlot } from "#contract/playoff-view.ts";
import type { SlotLabel } from "#core/league/playoff/slot-label.ts";
import type { BracketPlace } from "../../sport/bracket-place.ts";
import { sayDay } from "../../sport/game-day.ts";
import { runningGame, type RunningGame } from "../../sport/running-game.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";

export type BracketSlotLine = {
  /** The club by its key, and its team's slug; `null` while nobody is known. */
  readonly club: string | null;
  readonly team: string | null;
  /** The team's name, or who will stand there. */
  readonly text: string;
  readonly seed: number | null;
  readonly seedText: string | null;
  /** What the pairing stands at; `null` before the first game. */
  readonly score: number | null;
  readonly outcome: "won" | "lost" | null;
};

export type BracketGameLine = {
  readonly number: number;
  readonly text: string;
  /** Read out in its place. */
  readonly label: string;
  readonly href: string | null;
  readonly state: "played" | "live" | "ahead" | "off";
  /** Stands in the place of the text while the game is played. MOVE11 */
  readonly running: RunningGame | null;
};

export type BracketCard = {
  readonly key: string;
  readonly title: string;
  readonly format: string;
  readonly slots: readonly [BracketSlotLine, BracketSlotLine];
  readonly games: readonly BracketGameLine[];
  /** What the figures do not say: how it was decided, what it began with. */
  readonly notes: readonly string[];
  readonly place: BracketPlace | null;
};

export function bracketCard(round: string, duel: PlayoffDuel, place: BracketPlace | null, language: PageLanguage): BracketCard {
  const words = language.t("playoffs");
  return {
    key: `${round}-${duel.slug}`,
    title: words(`duels.${duel.stage}`, valuesOf(duel.values)),
    format: formatOf(duel, language),
    slots: [slotLine(duel, "first", language), slotLine(duel, "second", language)],
    games: duel.games.map((game) => gameLine(duel, game, language)),
    notes: notesOf(duel, language),
    place,
  };
}

/** Who will stand in a slot. */
export function slotText({ key, values }: SlotLabel, { t }: PageLanguage): string {
  return t("playoffs")(key, { ...slotValues, ...values });
}

const slotValues = { seed: 0, group: "", place: 0, number: 0, best: 0, worst: 0 };

function valuesOf(values: SlotLabel["values"]) {
  return { ...slotValues, ...values };
}

function slotLine(duel: PlayoffDuel, side: "first" | "second", language: PageLanguage): BracketSlotLine {
  const slot: PlayoffSlot = duel[side];
  const { decision } = duel;
  return {
    club: slot.team?.clubSlug ?? null,
    team: slot.team?.teamSlug ?? null,
    text: slot.team ? language.name(slot.team.name) : slotText(slot.label, language),
    seed: slot.team ? slot.seed : null,
    seedText: slot.team && slot.seed !== null ? language.t("competition")("bracket.seed", { seed: slot.seed }) : null,
    score: shownScore(duel)?.[side] ?? null,
    outcome: decision === null ? null : decision.winner === side ? "won" : "lost",
  };
}

/** Points of a single game, wins of a series, points of an aggregate; `null` before the first game. */
function shownScore(duel: PlayoffDuel): { readonly first: number; readonly second: number } | null {
  const { format, games, score } = duel;
  const [only] = games;
  if (format.kind === "series" && format.bestOf === 1 && only?.result) return only.result;
  const hasBegun = games.some(({ state }) => state === "played") || score.first + score.second > 0;
  return hasBegun ? score : null;
}

function gameLine(duel: PlayoffDuel, game: PlayoffGame, language: PageLanguage): BracketGameLine {
  const { number, summary } = game;
  const name = language.t("playoffs")(duel.format.kind === "aggregate" ? "games.leg" : "games.number", { number });
  const href = summary && addresses.game(language.locale, summary.ref);
  const running = runningOf(duel, game, language);
  if (running) {
    const [first, second] = running.points;
    return { number, text: language.format.score(first, second), label: name, href, state: "live", running };
  }
  if (game.result) {
    const text = language.format.score(game.result.first, game.result.second);
    return { number, text: game.surplus ? `${text}†` : text, label: titled(name, text, language), href, state: "played", running };
  }
  if (game.state === "cancelled") {
    return {
      number,
      text: "–",
      label: titled(name, language.t("playoffs")("games.cancelled"), language),
      href: null,
      state: "off",
      running,
    };
  }
  return { number, ...aheadLine(game, name, language), href, state: "ahead", running };
}

function aheadLine({ number, state, summary }: PlayoffGame, name: string, language: PageLanguage): { text: string; label: string } {
  const { t } = language;
  const day = summary && sayDay(summary, "day", language);
  const when = day ?? t("competition")("bracket.dates");
  const mark = state === "if-needed" ? "*" : "";
  const condition = state === "if-needed" ? `, ${t("playoffs")("games.if-needed")}` : "";
  return { text: `${day === null ? `${number}.` : when}${mark}`, label: titled(name, `${when}${condition}`, language) };
}

/** `null` unless it is being played, and once it has a result. */
function runningOf(duel: PlayoffDuel, { result, summary }: PlayoffGame, language: PageLanguage): RunningGame | null {
  if (result || !summary) return null;
  const { home, away } = summary;
  const isAwayFirst = home.teamSlug !== duel.first.team?.teamSlug;
  return runningGame({ ...summary, points: { home: home.points, away: away.points } }, isAwayFirst, language);
}

function formatOf({ format }: PlayoffDuel, { t }: PageLanguage): string {
  const words = t("playoffs");
  if (format.kind === "aggregate") return words("formats.aggregate");
  return format.bestOf === 1 ? words("formats.single") : words("formats.series", { games: format.bestOf });
}

function notesOf({ state, decision, carried }: PlayoffDuel, { t }: PageLanguage): string[] {
  const words = t("playoffs");
  const isSelfEvident = decision === null || decision.by === "wins" || decision.by === "aggregate";
  return [
    ...(carried.first + carried.second > 0 ? [words("formats.carried", carried)] : []),
    ...(state === "unresolved" ? [words("states.unresolved")] : []),
    ...(isSelfEvident ? [] : [words(`decidedBy.${decision.winner === null ? "nobody" : decision.by}`)]),
  ];
}
