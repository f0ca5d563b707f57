import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { FurtherWays } from "../further-ways.tsx";
import { LeagueStory } from "./league-story.tsx";
import type { SeasonListPage } from "./season-model.ts";
import styles from "./seasons.module.css";

/** All seasons, newest first: what was played, and who won it. */
export function SeasonListView({ page }: { page: SeasonListPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <BandHead title={page.title} below={<FurtherWays ways={page.further} />} />
      <div className={frame.page}>
        {page.seasons.length === 0 && <Empty text={page.empty} />}
        {page.seasons.map(({ slug, name, href, current, dates, leagues }) => (
          <section key={slug} className={styles.season} aria-labelledby={`season-${slug}`}>
            <header>
              <h2 id={`season-${slug}`}>
                <a href={href}>{name}</a>
              </h2>
              {current !== null && <p>{current}</p>}
              {dates !== null && <p>{dates}</p>}
            </header>
            <ul className={styles.leagues}>
              {leagues.map((league) => (
                <li key={league.href}>
                  <a className={styles.league} href={league.href}>
                    {league.name}
                  </a>
                  <span className={styles.about}>{league.about.join(" · ")}</span>
                  <LeagueStory story={league.story} clubs={page.clubs} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
