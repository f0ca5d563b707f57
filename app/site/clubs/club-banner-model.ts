import type { CSSProperties } from "react";
import type { FollowedKey } from "#contract/following.ts";
import { sideColors } from "../../charts/side-colors.ts";
import type { AwayLink } from "../../ui/away-links.tsx";
import type { ClubMark } from "../../sport/club-mark.ts";

export type PlainLink = { readonly text: string; readonly href: string };

/** The head of a screen that is about one club. */
export type ClubBannerData = {
  readonly mark: ClubMark;
  /** The club's colour as it lies behind white words. */
  readonly wash: string;
  /** Where the screen stands: the league, the season, the club itself. */
  readonly above: readonly PlainLink[];
  readonly title: string;
  /** Its name as the club writes it, where readers have it in another script. */
  readonly latin?: string | undefined;
  /** What is followed by its star. */
  readonly star: FollowedKey;
  /** Of its first tab: what is shared. */
  readonly address: string;
  /** How it stands: its place, its record, how it has gone lately. */
  readonly standing?: readonly string[];
  /** Who leads it, where it plays at home. */
  readonly facts: readonly PlainLink[];
  readonly calendar: PlainLink | null;
  /** What it sells elsewhere. */
  readonly outlets: readonly AwayLink[];
  /** Where it speaks besides this site. OUT3 */
  readonly profiles: readonly AwayLink[];
};

export function washOf(mark: Pick<ClubMark, "primaryColor" | "secondaryColor">): string {
  return sideColors(mark, mark).home.wash;
}

export function washStyle(wash: string): CSSProperties {
  return { "--club-wash": wash } as CSSProperties;
}
