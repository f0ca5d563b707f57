import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import type { ShirtLook } from "./shirt-look.ts";

/** Somebody on the court or on the bench, or an empty place, as it is drawn and as it is said. */
export type Token = {
  readonly place: number;
  readonly group: PositionGroup;
  readonly look: ShirtLook | null;
  readonly name: string;
  /** Under the name, and on the court below that. */
  readonly meta: string;
  readonly price: string;
  readonly pill: { readonly kind: "over" | "playing" | "waiting"; readonly text: string } | null;
  readonly band: { readonly kind: "captain" | "vice"; readonly text: string } | null;
  readonly isLocked: boolean;
  readonly status: { readonly kind: "doubtful" | "out"; readonly text: string } | null;
  /** He did not play, or is not there. */
  readonly isPale: boolean;
  /** Thought of, and not confirmed. */
  readonly isNew: boolean;
  /** All of it in words. */
  readonly label: string;
  /** At the end of a row of the bench: a figure, and what it is of. */
  readonly figure: { readonly text: string; readonly below: string } | null;
};

/** What a court and a bench are called, for whoever listens. */
export type CourtWords = { readonly court: string; readonly bench: string; readonly groups: Readonly<Record<PositionGroup, string>> };

export function courtWords(language: PageLanguage): CourtWords {
  const t = language.t("fantasy");
  return {
    court: t("court"),
    bench: t("bench"),
    groups: { guard: t("groupsMany.guard"), forward: t("groupsMany.forward"), centre: t("groupsMany.centre") },
  };
}
