import { useT } from "../../i18n/use-t.ts";
import type { SiteSection } from "./site-sections.ts";

/** The ways to these, by the league's own names. OFF65 */
export function SectionLinks({ sections }: { sections: readonly SiteSection[] }) {
  const t = useT("shell");
  return sections.map(({ key, href, isCurrent, name }) => (
    <a key={key} href={href} aria-current={isCurrent ? "page" : undefined}>
      {name ?? t(`navigation.${key}`)}
    </a>
  ));
}
