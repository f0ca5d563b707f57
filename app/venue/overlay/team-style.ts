import type { CSSProperties } from "react";
import type { TeamLook } from "../team-look.ts";

/** What a team's bars are drawn in: a colour that the dark ground would swallow gives way to that of its line. */
export function barOf({ surface, keyline, edge }: TeamLook): string {
  return edge === "transparent" ? surface : keyline;
}

/** A team's colours as the style sheets of the graphics name them. */
export function teamStyle({ surface, keyline, ink }: TeamLook): CSSProperties {
  return { "--team": surface, "--team-line": keyline, "--team-ink": ink } as CSSProperties;
}
