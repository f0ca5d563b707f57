import type { Locale } from "#contract/locale.ts";
import type { CompiledArea } from "../../i18n/message-store.ts";
import type { OverlayData } from "./overlay-data.ts";

/** What graphics of a game need on a page that is not the league's own: what an overlay starts from, and its language. */
export type OverlayStart = {
  readonly overlay: OverlayData;
  readonly locale: Locale;
  /** An IANA name. */
  readonly timeZone: string;
  /** The area `overlay` in that language. */
  readonly words: CompiledArea;
};
