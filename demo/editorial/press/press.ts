import type { GameStory } from "../game-story.ts";

/** A text of the newsroom before its links are put in. Paragraphs in order; `link` is the sentence that leads to the page. */
export type PressText = {
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
};

export type Standing = { readonly name: string; readonly wins: number; readonly losses: number; readonly rank: number };

export type Preview = {
  readonly league: string;
  readonly round: number;
  readonly venue: string;
  readonly home: Standing & { readonly scorer: { readonly name: string; readonly average: number } };
  readonly away: Standing & { readonly scorer: { readonly name: string; readonly average: number } };
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
  recap(story: GameStory, context: { readonly league: string; readonly round: number; readonly venue: string }): PressText;
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

/** "24:18, 20:22, …": the score period by period, as every language prints it. */
export function periodScores(story: GameStory): string {
  return story.periods.map(({ home, away }) => `${home}:${away}`).join(", ");
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
