import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { ClubTransfersLists } from "../transfers/club-transfers-lists.tsx";
import { FactList } from "../../sport/fact-list.tsx";
import { GameList } from "../../sport/game-list.tsx";
import { PhotosTab } from "../photos/photos-tab.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import styles from "./club-overview.module.css";
import { ClubScreen, type Moving } from "./club-screen.tsx";
import { FigureRow } from "../../sport/figure-row.tsx";
import { RankedLists } from "../../sport/ranked-list.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { GamesAround } from "./games-around.tsx";
import type { SeasonClubPage } from "./season-club-model.ts";
import { SeasonTeams } from "./season-teams.tsx";

export function SeasonClubView({ page }: { page: Moving<SeasonClubPage> }) {
  return <ClubScreen page={page}>{(shown) => <OpenTab page={shown} />}</ClubScreen>;
}

function OpenTab({ page: { overview, games, players, photos, marks } }: { page: SeasonClubPage }) {
  if (overview) return <Overview overview={overview} marks={marks} />;
  if (games) {
    return (
      <div className={styles.narrow}>
        <Section title={games.title}>
          {games.content.length === 0 ? <Empty text={games.empty} /> : <GameList games={games.content} clubs={marks} withDay />}
        </Section>
      </div>
    );
  }
  if (players) return <Players players={players} />;
  return photos && <PhotosTab photos={photos} />;
}

type OverviewProps = { overview: NonNullable<SeasonClubPage["overview"]>; marks: ClubMarks };

/** How the season went, who played it, who came and went. LOOK18 */
function Overview({ overview, marks }: OverviewProps) {
  const { teams, figures, live, latest, next, allGames, noGames, leaders, honours, squads, transfers } = overview;
  return (
    <>
      <div className={frame.columns}>
        <GamesAround parts={[live, next, latest]} more={allGames} empty={noGames} marks={marks} />
        <Section title={teams.title}>
          {teams.content.length === 0 ? <p className={styles.idle}>{teams.empty}</p> : <SeasonTeams teams={teams.content} />}
          {figures.length > 0 && (
            <div className={styles.figures}>
              <FigureRow figures={figures} />
            </div>
          )}
        </Section>
      </div>
      {leaders.content.length > 0 && (
        <Section title={leaders.title}>
          <RankedLists lists={leaders.content} />
        </Section>
      )}
      {honours.content.length > 0 && (
        <Section title={honours.title}>
          <FactList facts={honours.content} />
        </Section>
      )}
      {squads.map(({ title, content }) => (
        <Section key={title} title={title}>
          <FigureTable table={content} head={ThingHead} />
        </Section>
      ))}
      <div className={styles.halves}>
        <ClubTransfersLists transfers={transfers} />
      </div>
    </>
  );
}

function Players({ players: { lists, note, empty } }: { players: NonNullable<SeasonClubPage["players"]> }) {
  if (lists.length === 0) return <Empty text={empty} />;
  return (
    <>
      {lists.map(({ title, content }) => (
        <Section key={title} title={title}>
          <FigureTable table={content} head={ThingHead} />
        </Section>
      ))}
      <p className={styles.note}>{note}</p>
    </>
  );
}
