import type { TenantId } from "#core/kernel/ids.ts";
import type { LeagueShareImage, ShareImage } from "./share-image.ts";

/** A name with what it names. */
export type NamedText = { readonly name: string; readonly text: string };

/** What a foul box holds: `P2`, and the minute under it. */
export type FoulMark = { readonly mark: string; readonly minute: string };

export type ScoresheetPlayer = {
  readonly shirt: string;
  readonly name: string;
  /** `starter`: his mark is circled. */
  readonly entered: "starter" | "entered" | "stayed-out";
  readonly fouls: readonly FoulMark[];
};

/** Coach or assistant: whoever sits on the bench and may be charged with a foul. */
export type ScoresheetCoach = { readonly role: string; readonly name: string; readonly fouls: readonly FoulMark[] };

export type ScoresheetTeam = {
  /** "A" or "B", as scoresheets tell the sides apart. */
  readonly letter: string;
  readonly name: string;
  readonly players: readonly ScoresheetPlayer[];
  readonly coaches: readonly ScoresheetCoach[];
  /** A row for each half and overtime: as many boxes as there were time-outs to take, with the minute of those taken. */
  readonly timeouts: readonly { readonly label: string; readonly minutes: readonly string[]; readonly allowed: number }[];
  readonly teamFouls: readonly { readonly label: string; readonly count: number }[];
};

/** A line of the running score. `closes`: the last one of its side in a period, or in the game. */
export type RunningScoreMark = {
  readonly side: "home" | "away";
  readonly total: number;
  readonly shirt: string;
  readonly points: 1 | 2 | 3;
  readonly closes: "period" | "game" | null;
};

export type ScoresheetBox = {
  readonly caption: string;
  readonly rows: readonly {
    readonly shirt: string;
    readonly name: string;
    readonly isStarter: boolean;
    readonly cells: readonly string[] | null;
  }[];
  readonly team: readonly string[];
  readonly totals: readonly string[];
};

/** A game's official report, every word of it in the reader's language: nothing is left but to draw it. */
export type Scoresheet = {
  readonly languageTag: string;
  readonly title: string;
  /** Beside the title: whose game it is. */
  readonly league: string;
  readonly color: string;
  /** The document is dated by the log, so the same log gives the same bytes. Epoch milliseconds. */
  readonly writtenAt: number;
  readonly pairing: string;
  readonly head: readonly NamedText[];
  readonly teams: readonly ScoresheetTeam[];
  /** Boxes for fouls of a player, and team fouls before the penalty. */
  readonly foulBoxes: number;
  readonly teamFoulBoxes: number;
  /** `null`: not recorded. */
  readonly runningScore: readonly RunningScoreMark[] | null;
  readonly runningScoreNote: string | null;
  readonly periods: readonly { readonly label: string; readonly home: string; readonly away: string }[];
  readonly result: { readonly score: string; readonly winner: string | null };
  readonly signatures: readonly NamedText[];
  readonly boxes: readonly ScoresheetBox[];
  readonly boxColumns: readonly string[];
  readonly notes: readonly NamedText[];
  readonly words: ScoresheetWords;
};

/** What stands printed on the empty sheet. */
export type ScoresheetWords = Readonly<
  Record<
    | "licence"
    | "player"
    | "shirt"
    | "entered"
    | "fouls"
    | "timeouts"
    | "teamFouls"
    | "team"
    | "totals"
    | "runningScore"
    | "scoreByPeriod"
    | "finalScore"
    | "winner"
    | "boxScore"
    | "notes"
    | "legend"
    | "didNotPlay",
    string
  >
>;

/** Draws what is no page: documents and pictures, as the bytes of a file. */
export type Drawing = {
  readonly scoresheet: (sheet: Scoresheet) => Promise<Uint8Array>;
  /** As PNG of `shareImageSize`. */
  readonly shareImage: (image: ShareImage | LeagueShareImage) => Promise<Uint8Array>;
};

/** Pictures of clubs are the tenant's own, so is the drawing of them. */
export type DrawingFor = (tenantId: TenantId) => Drawing;
