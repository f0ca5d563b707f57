import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import { correctedAt } from "#core/wording/corrected-at.ts";
import { type PlayKind, playKind } from "#core/wording/play-kinds.ts";
import type { PlayLine, Wording } from "#core/wording/play-line.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import { shortName } from "../../sport/player-name.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bothSides } from "./both-sides.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import { type PairedPlay, pairedSubstitutions } from "./paired-substitutions.ts";
import { periodAbbreviation, periodKey, periodName } from "../../sport/period-name.ts";
import { type PlayVideo, playVideo, videosOfPlays } from "./play-clips-model.ts";
import { playChoiceNames, playChoices } from "./play-choices.ts";
import { chosenPlays, periodValue, type ChosenPlays, type PlayDeed } from "./play-filter.ts";
import { type PlayMoment, secondsOfPlays } from "./seconds-of-plays.ts";
import { writtenDayOf } from "../../sport/game-day.ts";
import type { GameVideo } from "#contract/game-videos.ts";

/** A line as it travels: five hundred of them make a game, so names stand once and what is absent is left out. */
export type PlayRow = {
  /** Of a running game: the same play in every page of it. */
  readonly id?: string;
  readonly clock: string;
  readonly side?: Side;
  /** Index into the players. */
  readonly player?: number;
  readonly text: string;
  /** What belongs to it: the assist, the block. */
  readonly details?: string;
  readonly score?: readonly [home: number, away: number];
  /** That it was corrected, and when. */
  readonly corrected?: string;
  /** What people look for it by. CLIP3 */
  readonly kind?: PlayKind;
  readonly also?: readonly PlayDeed[];
  /** The second of the recording from which it is seen, and for how many it is. EDIT6 CLIP1 */
  readonly at?: number;
  readonly seconds?: number;
  /** Its own clip, by its place among them. CLIP5 */
  readonly clip?: number;
};

const shortIdLength = 12;

export type PlayPeriod = {
  /** As the address names it. */
  readonly value: string;
  readonly title: string;
  readonly short: string;
  readonly home: number;
  readonly away: number;
  /** Newest first. */
  readonly plays: readonly PlayRow[];
};

export type PlayByPlay = {
  /** "23 Ž. Grbović", by his name in the address: `home-23`. */
  readonly players: readonly { readonly value: string; readonly name: string }[];
  /** Those who do something in a play, of each team by shirt. */
  readonly choices: readonly { readonly team: string; readonly players: readonly { readonly value: string; readonly name: string }[] }[];
  /** Newest first. */
  readonly periods: readonly PlayPeriod[];
  readonly chosen: ChosenPlays;
  /** What one may look for, by its name in the address. CLIP3 */
  readonly kinds: readonly { readonly value: string; readonly name: string; readonly of: readonly PlayKind[] }[];
  readonly video?: PlayVideo;
  readonly words: {
    readonly filter: string;
    readonly play: string;
    readonly all: string;
    readonly scoring: string;
    readonly team: string;
    readonly bothTeams: string;
    readonly period: string;
    readonly wholeGame: string;
    readonly player: string;
    readonly allPlayers: string;
    readonly kind: string;
    readonly allKinds: string;
    readonly apply: string;
    readonly remove: string;
    readonly none: string;
    readonly periodScore: string;
  };
};

/** `null` where nothing was recorded. Parameters of the address that name nothing here are as good as none. */
export function playByPlay(
  view: GameAnswer,
  videos: readonly GameVideo[],
  parameters: URLSearchParams,
  language: PageLanguage,
): PlayByPlay | null {
  if (view.plays.length === 0) return null;
  const players = view.players.map((player) => ({
    value: `${player.side}-${player.shirt}`,
    name: `${player.shirt} ${shortName(player, language)}`,
  }));
  const order = new Map(view.players.map(({ key }, index) => [key as string, index]));
  const isRunning = phaseOf(view.summary.status) === "live";
  const moments = secondsOfPlays(view);
  const seen = videosOfPlays(view, videos);
  const video = playVideo(view, seen, language);
  const clips = new Map(seen.clips.map(({ play }, index) => [play?.eventId ?? "", index] as const).toReversed());
  const kinds = playChoiceNames.map((value) => ({ value, name: language.t("game-details")(`plays.${value}`), of: playChoices[value] }));
  const byPeriod = Map.groupBy(view.plays, ({ period }) => periodKey(period));
  const periods = [...byPeriod.values()].flatMap((plays) => {
    const [first] = plays;
    return first ? [playPeriod(first.period, plays, { game: view, order, players, isRunning, moments, clips }, language)] : [];
  });
  return {
    players,
    choices: playerChoices(view, players, language),
    periods: periods.toReversed(),
    chosen: chosenPlays(parameters, { periods, players, kinds }),
    kinds,
    ...(video && moments.size + clips.size > 0 && { video }),
    words: playWords(language),
  };
}

function playWords({ t }: PageLanguage): PlayByPlay["words"] {
  const own = t("game");
  const details = t("game-details");
  return {
    filter: details("filters.label"),
    play: own("playByPlay.play"),
    all: own("playByPlay.all"),
    scoring: own("playByPlay.scoring"),
    team: own("playByPlay.team"),
    bothTeams: own("playByPlay.bothTeams"),
    period: own("playByPlay.period"),
    wholeGame: own("shots.allPeriods"),
    player: details("filters.player"),
    allPlayers: details("filters.allPlayers"),
    kind: details("filters.kind"),
    allKinds: details("filters.allKinds"),
    apply: details("filters.apply"),
    remove: details("filters.remove"),
    none: details("filters.noPlays"),
    periodScore: own("playByPlay.periodScore"),
  };
}

function playerChoices(view: GameAnswer, players: PlayByPlay["players"], language: PageLanguage): PlayByPlay["choices"] {
  const active = new Set(view.plays.map(({ player }) => player));
  return bothSides.map((side) => ({
    team: language.name(view.summary[side].name),
    players: view.players
      .map((player, index) => ({ ...player, choice: players[index] }))
      .filter((player) => player.side === side && active.has(player.key))
      .toSorted((one, other) => Number(one.shirt) - Number(other.shirt) || one.shirt.length - other.shirt.length)
      .flatMap(({ choice }) => choice ?? []),
  }));
}

type Known = {
  readonly game: GameAnswer;
  readonly order: ReadonlyMap<string, number>;
  readonly players: PlayByPlay["players"];
  readonly isRunning: boolean;
  readonly moments: ReadonlyMap<string, PlayMoment>;
  readonly clips: ReadonlyMap<string, number>;
};

function playPeriod(period: Period, plays: readonly PlayLine[], known: Known, language: PageLanguage): PlayPeriod {
  const words = language.t("shell");
  const score = known.game.box?.periods.find((candidate) => periodKey(candidate.period) === periodKey(period));
  return {
    value: periodValue(period),
    title: periodName(words, period),
    short: periodAbbreviation(words, period),
    home: score?.home ?? 0,
    away: score?.away ?? 0,
    plays: pairedSubstitutions(plays)
      .map((play) => playRow(play, known, language))
      .toReversed(),
  };
}

function playRow({ line, off }: PairedPlay, known: Known, language: PageLanguage): PlayRow {
  const player = line.player === null ? undefined : known.order.get(line.player);
  const say = language.t("plays") as LooseTranslator;
  return {
    ...(known.isRunning && { id: shortId(line.eventId) }),
    clock: language.format.clock(line.clockMs),
    text: say(line.wording.key, line.wording.values),
    ...(line.side !== null && { side: line.side }),
    ...(player !== undefined && { player }),
    ...(line.details.length > 0 && { details: line.details.map(({ wording }) => detail(wording, known, language)).join(", ") }),
    ...(off && { details: language.t("game-details")("playByPlay.goesOff", { player: nameOf(off.player, known, language) }) }),
    ...(line.score && { score: [line.score.home, line.score.away] as const }),
    ...(off ? { also: [doneBy(off, known)] } : deedsOf(line, known)),
    ...atSecond(line, known),
    ...correctionOf(off ? [line, off] : [line], known, language),
  };
}

function deedsOf({ wording, details }: PlayLine, { order }: Known): Pick<PlayRow, "kind" | "also"> {
  const kind = playKind(wording.key);
  const also = details.flatMap(({ wording: { key }, side, player }): PlayDeed[] => {
    const belonging = playKind(key);
    return belonging === null ? [] : [{ kind: belonging, ...doneBy({ side, player }, { order }) }];
  });
  return { ...(kind !== null && { kind }), ...(also.length > 0 && { also }) };
}

function atSecond({ eventId }: PlayLine, { moments, clips }: Known): Pick<PlayRow, "at" | "seconds" | "clip"> {
  const clip = clips.get(eventId);
  if (clip !== undefined) return { clip };
  const moment = moments.get(eventId);
  return moment === undefined ? {} : { at: moment.at, ...(moment.seconds !== null && { seconds: moment.seconds }) };
}

function doneBy({ side, player }: Pick<PlayLine, "side" | "player">, { order }: Pick<Known, "order">): PlayDeed {
  const index = player === null ? undefined : order.get(player);
  return { ...(side !== null && { side }), ...(index !== undefined && { player: index }) };
}

function correctionOf(lines: readonly PlayLine[], known: Known, language: PageLanguage): Pick<PlayRow, "corrected"> {
  if (!lines.some(({ corrected }) => corrected)) return {};
  return { corrected: correctedWords({ correctedBy: lines.flatMap(({ correctedBy = [] }) => correctedBy) }, known, language) };
}

/** With the hour, and the day where it is not the game's own. */
function correctedWords({ correctedBy }: Pick<PlayLine, "correctedBy">, { game }: Known, { t, format }: PageLanguage): string {
  const at = correctedAt(correctedBy, game.correctionTimes);
  if (at === null) return t("game")("playByPlay.corrected");
  const details = t("game-details");
  const isSameDay = writtenDayOf(game.summary, { format }) === format.dayKey(at);
  return isSameDay
    ? details("playByPlay.correctedAt", { time: format.date(at, "time") })
    : details("playByPlay.correctedOn", { moment: format.date(at, "dateTime") });
}

/** The end of an id tells the plays of one game apart, and is a third of it. */
function shortId(eventId: string): string {
  return eventId.slice(-shortIdLength);
}

/** The core names players by their keys; a page by shirt and name. */
function detail({ key, values }: Wording, known: Known, language: PageLanguage): string {
  const say = language.t("plays") as LooseTranslator;
  if (values["player"] === undefined) return say(key, values);
  return say(key, { ...values, player: nameOf(String(values["player"]), known, language) });
}

function nameOf(player: string | null, { order, players }: Known, { t }: PageLanguage): string {
  const index = player === null ? undefined : order.get(player);
  return (index === undefined ? undefined : players[index]?.name) ?? t("game")("playerTable.unknownPlayer");
}
