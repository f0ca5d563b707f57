import { Star } from "../../following/star.tsx";
import { AwayLinks } from "../../ui/away-links.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type ClubBannerData, washStyle } from "./club-banner-model.ts";
import styles from "./club-banner.module.css";

/** Crest and name on the club's colour, washed into the band. */
export function ClubBanner({ banner }: { banner: ClubBannerData }) {
  const { mark, wash, above, title, latin, star, address, facts, calendar, standing = [] } = banner;
  const away = [...banner.outlets, ...banner.profiles];
  return (
    <header className={styles.banner} style={washStyle(wash)}>
      <div className={styles.inside}>
        <Crest crest={mark} size={300} className={styles.watermark} />
        <Crest crest={mark} size={120} className={styles.crest} />
        <div className={styles.words}>
          {above.length > 0 && (
            <p className={styles.above}>
              {above.map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
            </p>
          )}
          <h1 translate="no" title={latin}>
            {title}
          </h1>
          {standing.length > 0 && (
            <p className={styles.standing}>
              {standing.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          )}
          {(facts.length > 0 || calendar) && (
            <ul className={styles.facts}>
              {facts.map(({ href, text }) => (
                <li key={href}>
                  <SiteLink className={styles.link} href={href}>
                    {text}
                  </SiteLink>
                </li>
              ))}
              {calendar && (
                <li>
                  <a className={styles.link} href={calendar.href} download>
                    <Icon name="schedule" size={18} />
                    {calendar.text}
                  </a>
                </li>
              )}
            </ul>
          )}
        </div>
        {away.length > 0 && <AwayLinks links={away} className={styles.away} />}
        <Star of={star} name={title} share={address} />
      </div>
    </header>
  );
}
