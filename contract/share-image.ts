/** A club as a share image shows it: its crest, or its code on its colours where there is none to embed. */
export type ShareImageSide = {
  readonly name: string;
  readonly code: string;
  readonly crestUrl: string | null;
  readonly field: string;
  readonly edge: string;
  readonly ink: string;
  /** The club's colour as it washes in from its side, dark enough for white words. */
  readonly wash: string;
};

/** What stands between the clubs: the score, the moment of a game to come, or in words why there is neither. */
export type ShareImageMiddle =
  | { readonly kind: "score"; readonly home: string; readonly away: string; readonly trailing: "home" | "away" | null }
  | { readonly kind: "moment"; readonly time: string; readonly day: string }
  | { readonly kind: "word" };

/** The picture that a shared link to a game shows, every word of it in the page's language. */
export type ShareImage = {
  readonly colors: {
    readonly band: string;
    readonly ink: string;
    readonly quietInk: string;
    readonly accent: string;
    readonly live: string;
  };
  /** Whose game it is. */
  readonly league: string;
  readonly logoUrl: string | null;
  readonly occasion: string;
  readonly home: ShareImageSide;
  readonly away: ShareImageSide;
  readonly middle: ShareImageMiddle;
  readonly state: string;
  readonly isLive: boolean;
  /** Day and place, where they are not said above. */
  readonly foot: string;
};

/** The picture that a shared link to a page shows which has none of its own: whose site it is. */
export type LeagueShareImage = {
  readonly colors: Pick<ShareImage["colors"], "band" | "ink" | "quietInk" | "accent">;
  readonly title: string;
  readonly logoUrl: string | null;
  /** Where it is to be found. */
  readonly host: string;
};

/** Of every share image, in pixels: what networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const;
