import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import { TeamCell } from "../../sport/team-cell.tsx";
import type { AbsenceListPage, AbsentPlayer } from "./absence-list-model.ts";
import styles from "./absence-list-view.module.css";

/** All who may be missing today. */
export function AbsenceListView({ page: { title, intro, back, clubs, leagues, empty } }: { page: AbsenceListPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} below={intro} />
      <div className={frame.page}>
        {leagues.length === 0 && <Empty text={empty} />}
        {leagues.map(({ name, address, teams }) => (
          <Section key={address.leagueSlug} title={name}>
            <div className={styles.teams}>
              {teams.map(({ club, team, players }) => (
                <div key={team}>
                  <h3 className={styles.team}>
                    <TeamCell club={club} team={team} clubs={clubs} league={address} size={32} />
                  </h3>
                  <ul>
                    {players.map((player) => (
                      <Player key={player.href} player={player} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </>
  );
}

function Player({ player: { href, shirt, name, status, about } }: { player: AbsentPlayer }) {
  return (
    <li className={styles.player}>
      <span className={styles.shirt}>{shirt}</span>
      <a className={styles.name} href={href}>
        {name}
      </a>
      <span className={styles.status} data-status={status.of}>
        {status.text}
      </span>
      <span className={styles.about}>
        {about.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </li>
  );
}
