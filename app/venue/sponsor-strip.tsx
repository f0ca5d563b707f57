import type { SponsorShown } from "#contract/queries.ts";

/**
 * Those who pay for the league, on the dark ground of halls and television: the mark that was made for it, else the other on a light
 * plate, else the name. What the room is too small for is not shown. OFF62
 */
export function SponsorStrip({ sponsors, className }: { sponsors: readonly SponsorShown[]; className: string | undefined }) {
  if (sponsors.length === 0) return null;
  return (
    <ul className={className} data-sponsors="" translate="no">
      {sponsors.map(({ name, logoUrl, darkLogoUrl }) => {
        const address = darkLogoUrl ?? logoUrl;
        return (
          <li key={name} data-plate={darkLogoUrl === null && logoUrl !== null ? "" : undefined}>
            {address === null ? name : <img src={address} alt={name} />}
          </li>
        );
      })}
    </ul>
  );
}
