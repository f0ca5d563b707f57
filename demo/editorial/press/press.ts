import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer, StoryTeam } from "../game-story.ts";

/** A text of the newsroom before its links are put in. Paragraphs in order; `link` is the sentence that leads to the page. */
export type PressText = {
  /** Headlines that all tell it; which one is printed depends on those around it. EDIT14 */
  readonly titles: readonly [string, ...string[]];
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
};

export type TeamRecord = { readonly name: string; readonly wins: number; readonly losses: number; readonly rank: number };

export type RecapContext = {
  readonly league: string;
  readonly round: number;
  readonly venue: string;
  /** A whole number of the game's own, not negative, by which its report chooses among ways to say the same. */
  readonly turn: number;
};

export type Preview = {
  readonly league: string;
  readonly round: number;
  readonly venue: string;
  readonly home: TeamRecord & { readonly scorer: { readonly name: string; readonly average: number } };
  readonly away: TeamRecord & { readonly scorer: { readonly name: string; readonly average: number } };
};

export type RoundAwards = {
  readonly league: string;
  readonly round: number;
  readonly best: {
    readonly name: string;
    readonly team: string;
    readonly points: number;
    readonly rebounds: number;
    readonly assists: number;
    readonly index: number;
  };
  readonly turn: number;
  /** The best five by the index, him included. */
  readonly five: readonly { readonly name: string; readonly team: string; readonly index: number }[];
};

export type Title = {
  readonly league: string;
  readonly season: string;
  readonly champion: string;
  readonly finalist: string;
  /** Games the champion won and lost in the final. */
  readonly wins: number;
  readonly losses: number;
};

export type Opening = { readonly league: string; readonly season: string; readonly teams: number; readonly games: number };

export type Postponement = {
  readonly home: string;
  readonly away: string;
  readonly round: number;
  /** In the words of the league's office, so only for those who read its language. */
  readonly reason: string | null;
};

/** What the newsroom of a language can write. Names stand as they are given, so sentences never bend them. */
export type Press = {
  /** `league` and `round` as on the site. */
  recap(story: GameStory, context: RecapContext): PressText;
  preview(preview: Preview): PressText;
  awards(awards: RoundAwards): PressText;
  title(title: Title): PressText;
  opening(opening: Opening): PressText;
  postponement(postponement: Postponement): PressText;
  readonly documents: { readonly regulations: string; readonly calendar: string };
  /** Title of an album of one game, and what a picture in it shows. */
  album(home: string, away: string): string;
  picture(kind: PictureKind, home: string, away: string): string;
};

export const pictureKinds = ["tip-off", "shot", "crowd", "huddle", "scoreboard", "net"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The game by its winner and loser; scores with the mark that the language has between points. */
export type Sides = {
  readonly winner: StoryTeam;
  readonly loser: StoryTeam;
  readonly isHomeWin: boolean;
  /** The home team's points first. */
  readonly score: string;
  /** The winner's first, for a sentence about him alone. */
  readonly won: string;
  /** The loser's first. */
  readonly lost: string;
};

export function sidesOf(story: GameStory, mark: string): Sides {
  const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
  return {
    winner,
    loser,
    isHomeWin: story.winner === "home",
    score: `${story.home.points}${mark}${story.away.points}`,
    won: `${winner.points}${mark}${loser.points}`,
    lost: `${loser.points}${mark}${winner.points}`,
  };
}

/** One of several ways to say a thing; `slot` tells the choices of one text apart, so that they do not all go together. */
export function wayOf<Way>(turn: number, slot: number, ways: readonly [Way, ...Way[]]): Way {
  return ways[Math.floor(turn / 7 ** slot) % ways.length] ?? ways[0];
}

/** "24:18, 20:22, …": the score period by period. */
export function periodScores(story: GameStory, mark: string): string {
  return story.periods.map(({ home, away }) => `${home}${mark}${away}`).join(", ");
}

/** Fewer of anything are no deed, and are left out. */
const deedFrom = 2;

type Counted = (count: number) => string;

/** What a player did, each with its number: what he did less than twice is nothing to tell. EDIT14 */
export function deeds(
  { points, rebounds, assists }: Pick<StoryPlayer, "points" | "rebounds" | "assists">,
  words: { readonly points: Counted; readonly rebounds: Counted; readonly assists: Counted },
): readonly string[] {
  const told: readonly (readonly [number, Counted])[] = [
    [points, words.points],
    [rebounds, words.rebounds],
    [assists, words.assists],
  ];
  return told.flatMap(([count, say]) => (count < deedFrom ? [] : [say(count)]));
}

/** "a, b and c" in the language. */
export function listed(locale: string, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}

/** The right one of the forms a language has for a number of things. */
export function forms(
  locale: string,
  words: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  return (count) => `${count} ${words[rules.select(count)] ?? words.other}`;
}

export function decimal(locale: string, value: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function whole(locale: string, value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}
