import type { PlayoffDuel, PlayoffPicture, PlayoffSlot, PlayoffAnswer } from "#contract/playoff-view.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { type BracketCard, bracketCard, slotText } from "./bracket-card.ts";
import { bracketKey, bracketTree, isBeside } from "./bracket-tree.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";

export type PlayoffTab = {
  readonly caption: string;
  /** Said while the table has not yet decided who plays. */
  readonly openNote: string | null;
  readonly rows: number;
  readonly isJoined: boolean;
  readonly rounds: readonly { readonly slug: string; readonly title: string; readonly duels: readonly BracketCard[] }[];
  /** Third place, placement games. */
  readonly besides: readonly { readonly title: string; readonly duels: readonly BracketCard[] }[];
  readonly legend: readonly string[];
  readonly champion: { readonly title: string; readonly club: string; readonly team: string } | null;
  /** No rows while nobody's place is known. */
  readonly places: {
    readonly title: string;
    readonly rows: readonly { readonly place: string; readonly club: string | null; readonly team: string | null; readonly text: string }[];
  };
  readonly strays: { readonly title: string; readonly explained: string; readonly games: readonly GameCard[] } | null;
};

/** The play-offs as they stand: the bracket, what is played beside it, and the places. */
export function playoffTab(official: PlayoffAnswer, language: PageLanguage, picture: PlayoffPicture | null = null): PlayoffTab {
  const view = picture ? { ...official, rounds: picture.rounds } : official;
  const [words, said] = [language.t("playoffs"), language.t("competition")];
  const tree = bracketTree(view.rounds);
  const card = (round: string, duel: PlayoffDuel) =>
    bracketCard(round, duel, tree.places.get(bracketKey(round, duel.slug)) ?? null, language);
  const beside = view.rounds.flatMap(({ slug, duels }) => duels.filter(isBeside).map((duel) => ({ slug, duel })));
  const stages = [...new Set(beside.map(({ duel }) => duel.stage))];
  const winner = view.places.find(({ place }) => place === 1)?.team ?? null;
  const strays = view.strays.flatMap(({ summary }) => summary ?? []);
  return {
    caption: said("bracket.caption", { league: language.name(view.competition.name), season: view.seasonName }),
    openNote: openNote(official, picture, language),
    rows: tree.rows,
    isJoined: tree.isJoined,
    rounds: view.rounds
      .map(({ slug, stage, duels }) => ({
        slug,
        title: words(`rounds.${stage}`),
        duels: duels.filter((duel) => !isBeside(duel)).map((duel) => card(slug, duel)),
      }))
      .filter(({ duels }) => duels.length > 0),
    besides: stages.map((stage) => ({
      title: words(`rounds.${stage}`),
      duels: beside.filter(({ duel }) => duel.stage === stage).map(({ slug, duel }) => card(slug, duel)),
    })),
    legend: legendOf(view, language),
    champion: winner && { title: words("places.champion"), club: winner.clubSlug, team: winner.teamSlug },
    places: picture
      ? pictureRows(picture, language)
      : {
          title: words("places.title"),
          rows: (view.places.some(({ team }) => team !== null) ? view.places : []).map(({ place, team, label }) => ({
            place: words("places.place", { place }),
            club: team?.clubSlug ?? null,
            team: team?.teamSlug ?? null,
            text: team ? language.name(team.name) : slotText(label, language),
          })),
        },
    strays:
      strays.length === 0
        ? null
        : { title: words("strays.title"), explained: words("strays.explained"), games: strays.map((game) => gameCard(game, language)) },
  };
}

/** Whether nobody stands in it yet. */
export function isOpenBracket({ rounds }: Pick<PlayoffAnswer, "rounds">): boolean {
  return (rounds[0]?.duels ?? []).every(({ first, second }) => isOpen(first) && isOpen(second));
}

/** BRACKET11: that it is no bracket yet, and which games count in it that are not over. */
function openNote(view: PlayoffAnswer, picture: PlayoffPicture | null, { t }: PageLanguage): string | null {
  if (!isOpenBracket(view)) return null;
  const words = t("playoff-picture");
  if (!picture) return t("competition")("bracket.open");
  return [words("note"), ...(picture.underWay > 0 ? [words("underWay", { count: picture.underWay })] : [])].join(" ");
}

/** The whole table by who plays on, with what is certain already. BRACKET12 */
function pictureRows({ rows, places }: PlayoffPicture, language: PageLanguage): PlayoffTab["places"] {
  const words = language.t("playoff-picture");
  return {
    title: words("title", { count: places }),
    rows: rows.map(({ rank, team, wins, losses, prospect }) => ({
      place: `${rank}.`,
      club: team.clubSlug,
      team: team.teamSlug,
      text: [
        language.name(team.name),
        language.format.record(wins, losses),
        ...(prospect === "open" ? [] : [words(`prospects.${prospect}`)]),
      ].join(" · "),
    })),
  };
}

function isOpen({ state }: PlayoffSlot): boolean {
  return state === "open";
}

/** What the marks beside games mean, as far as there are any. */
function legendOf({ rounds }: PlayoffAnswer, { t }: PageLanguage): string[] {
  const words = t("playoffs");
  const games = rounds.flatMap(({ duels }) => duels.flatMap((duel) => duel.games));
  return [
    ...(games.some(({ state }) => state === "if-needed") ? [`*\u00a0${words("games.if-needed")}`] : []),
    ...(games.some(({ state }) => state === "cancelled") ? [`–\u00a0${words("games.cancelled")}`] : []),
    ...(games.some(({ surplus }) => surplus) ? [`†\u00a0${words("games.surplus")}`] : []),
  ];
}
