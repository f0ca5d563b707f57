import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { Crest, CrestSheet } from "../ui/crest.tsx";
import { sharedBy } from "../ui/shared-row.ts";
import type { LeagueCrest } from "./shell/use-site.ts";

type Props = { crests: readonly LeagueCrest[]; label: string; locale: Locale; className: string | undefined };

/** The clubs of the league by their crests, each leading to its club. LOOK9, LOOK20 */
export function CrestRow({ crests, label, locale, className }: Props) {
  return (
    <nav aria-label={label}>
      <CrestSheet crests={crests} />
      <ul className={className} style={sharedBy(crests)}>
        {crests.map((crest) => (
          <li key={crest.slug}>
            <a href={addresses.club(locale, crest.slug)} title={crest.name} aria-label={crest.name}>
              <Crest crest={crest} size={40} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
