import type { GameStatus } from "#core/game/facts.ts";
import type { Period } from "#core/game/period.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { FantasyNotice } from "./fantasy-notice.ts";
import type { Locale } from "./locale.ts";
import type { NewsSlugs } from "./news-slugs.ts";
import type { GameRef, LocalName } from "./refs.ts";

type GameOfNotice = { readonly gameId: GameId; readonly ref: GameRef; readonly home: LocalName; readonly away: LocalName };
type Score = { readonly home: number; readonly away: number };

/** What a notice tells, without words: kept as long as it may still be sent. */
export type PushNotice =
  | ({ readonly kind: "start" } & GameOfNotice)
  /** `regularPeriods`: so many make a game of this league; four where it is not said. */
  | ({ readonly kind: "quarter"; readonly period: Period; readonly regularPeriods?: number; readonly score: Score } & GameOfNotice)
  | ({ readonly kind: "close-finish"; readonly score: Score } & GameOfNotice)
  | ({ readonly kind: "final"; readonly score: Score; readonly isCorrected: boolean } & GameOfNotice)
  /** `tipOffDay`: the day alone, its time to follow; missing where an earlier version wrote the notice. */
  | ({
      readonly kind: "schedule-change";
      readonly tipOff: number | null;
      readonly tipOffDay?: string | null;
      readonly status: GameStatus;
    } & GameOfNotice)
  | {
      readonly kind: "news";
      /** Its own name, at which it is found, too. */
      readonly slug: string;
      /** In addresses; missing where an earlier version wrote the notice. */
      readonly slugs?: NewsSlugs;
      /** It says how games ended. */
      readonly tellsResults: boolean;
      readonly texts: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
    }
  | FantasyNotice
  | { readonly kind: "test" };

export type NoticeReader = { readonly locale: Locale; readonly timeZone: string; readonly isSpoilerFree: boolean };

/** The words of a notice, by a reader. PUSH9, PUSH10 */
export type SayNotice = (notice: PushNotice, reader: NoticeReader) => NoticeWords;
export type NoticeWords = { readonly title: string; readonly body: string };

/**
 * What travels to a browser: a declarative notification, which some browsers show without asking us, with what our own
 * worker needs besides.
 */
export type PushMessage = {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly lang: string;
    readonly dir: "ltr";
    /** One for each game: a later notice takes the place of an earlier one. */
    readonly tag: string;
    readonly icon?: string;
    readonly data: { readonly id: string; readonly path: string };
  };
  readonly app_badge: number;
};
