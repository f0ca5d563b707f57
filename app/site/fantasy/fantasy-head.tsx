import { LinkChips } from "../../ui/link-chips.tsx";
import { BandHead } from "../band-head.tsx";
import type { FantasyHead as Head } from "./fantasy-head-model.ts";

/** The head of a page of the fantasy game. The ways to the others stand below it, first on the page. */
export function FantasyHead({ head: { title, league } }: { head: Head }) {
  return <BandHead title={title} above={<a href={league.href}>{league.text}</a>} />;
}

export function FantasyParts({ parts: { label, links } }: { parts: Head["parts"] }) {
  return <LinkChips label={label} links={links} />;
}
