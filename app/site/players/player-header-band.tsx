import { Sides } from "../../charts/sides.tsx";
import { Star } from "../../following/star.tsx";
import { OwnRoom } from "../../my-games/own-room.tsx";
import { Crest } from "../../ui/crest.tsx";
import { useLeadsNowhere } from "../../ui/site-link.tsx";
import type { PlayerHeader } from "./player-header-model.ts";
import styles from "./player-header-band.module.css";

/** As wide as the styles make it. */
const shownWidths = "(min-width: 1680px) 250px, (min-width: 900px) 196px, 112px";

/** Who he is, on the wash of his club's colour; without a portrait his number and crest are the picture. PORT5 */
export function PlayerHeaderBand({ header }: { header: PlayerHeader }) {
  const leadsNowhere = useLeadsNowhere();
  const band = (
    <header className={header.colors ? `${styles.band} ${styles.washed}` : styles.band}>
      <div className={header.portrait ? `${styles.inside} ${styles.pictured}` : styles.inside}>
        <Mark header={header} />
        {header.portrait && <Picture portrait={header.portrait} />}
        <p className={styles.line}>
          {header.number !== null && <b>{header.number}</b>}
          {header.position !== null && <span>{header.position}</span>}
          {header.captain !== null && <span>{header.captain}</span>}
        </p>
        <h1 className={styles.name} title={header.latin}>
          <span>{header.givenName}</span> <span>{header.familyName}</span>
        </h1>
        <p className={styles.facts}>
          {header.club ? <a href={header.club.href}>{header.club.name}</a> : <span>{header.noClub}</span>}
          {header.league && <a href={header.league.href}>{header.league.name}</a>}
          {header.fantasyCards
            .filter(({ href }) => !leadsNowhere(href))
            .map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          {[...header.details, ...header.born].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {header.absence !== null && <p className={styles.absence}>{header.absence}</p>}
        <Star of={header.star} name={`${header.givenName} ${header.familyName}`} share={header.address} />
        <OwnRoom of={header.star} name={`${header.givenName} ${header.familyName}`} />
      </div>
    </header>
  );
  return header.colors ? <Sides colors={header.colors}>{band}</Sides> : band;
}

function Picture({ portrait: { sizes, jpeg, alt } }: { portrait: NonNullable<PlayerHeader["portrait"]> }) {
  return (
    <picture>
      <source type="image/webp" srcSet={sizes.map(({ url, width }) => `${url} ${width}w`).join(", ")} sizes={shownWidths} />
      <img className={styles.portrait} src={jpeg.url} alt={alt} width={jpeg.width} height={jpeg.height} fetchPriority="high" />
    </picture>
  );
}

/** Decoration: the line under it says both. */
function Mark({ header: { shirt, club } }: { header: PlayerHeader }) {
  return (
    <div className={styles.mark} aria-hidden="true">
      {shirt !== null && <span className={styles.shirt}>{shirt}</span>}
      {club && <Crest crest={club} size={144} className={styles.crest} />}
    </div>
  );
}
