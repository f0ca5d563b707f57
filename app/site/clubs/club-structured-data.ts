import { organization, sportsTeam, type StructuredData } from "../structured-data.ts";
import type { ClubBannerData, PlainLink } from "./club-banner-model.ts";

type Described = {
  readonly origin: string;
  readonly banner: ClubBannerData;
  readonly path: string;
  /** The league or the site it plays in. */
  readonly memberOf: readonly PlainLink[];
  /** Names alone, and only where the page shows them. */
  readonly athletes?: readonly string[];
  /** Its own site and accounts. OUT3 */
  readonly sameAs?: readonly string[];
};

/** A club or a team for search engines: what it is, what it plays in, and who plays for it. */
export function clubStructuredData({ origin, banner, path, memberOf, athletes = [], sameAs = [] }: Described): readonly StructuredData[] {
  const { mark } = banner;
  const logo = mark.crestUrl === null ? null : new URL(mark.crestUrl, origin).href;
  const leagues = memberOf.map(({ text, href }) => organization({ name: text, url: origin + href }));
  return [
    {
      ...sportsTeam({ name: mark.name, url: origin + path, logo, sameAs }),
      ...(leagues.length === 0 ? {} : { memberOf: leagues }),
      ...(athletes.length === 0 ? {} : { athlete: athletes.map((name) => ({ "@type": "Person", name })) }),
    },
  ];
}
