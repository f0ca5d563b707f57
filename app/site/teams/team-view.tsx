import { Empty } from "../../ui/empty.tsx";
import { ClubScreen, type Moving } from "../clubs/club-screen.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { SpoilerPart } from "../../sport/spoiler.tsx";
import { PhotosTab } from "../photos/photos-tab.tsx";
import { TeamOverview } from "./team-overview.tsx";
import styles from "./team-overview.module.css";
import type { TeamPage } from "./team-model.ts";
import { TeamTable } from "./team-table.tsx";

export function TeamView({ page }: { page: Moving<TeamPage> }) {
  return <ClubScreen page={page}>{(shown) => <OpenTab page={shown} />}</ClubScreen>;
}

function OpenTab({ page: { overview, roster, games, table, photos, marks } }: { page: TeamPage }) {
  if (overview) return <TeamOverview overview={overview} marks={marks} />;
  if (roster) {
    return roster.table.rows.length === 0 ? (
      <Empty text={roster.empty} />
    ) : (
      <div>
        <FigureTable table={roster.table} head={ThingHead} />
        <p className={styles.note}>{roster.note}</p>
      </div>
    );
  }
  if (games) {
    return games.table.rows.length === 0 ? (
      <Empty text={games.empty} />
    ) : (
      <SpoilerPart name="games">
        <FigureTable table={games.table} head={ThingHead} marks={marks} />
      </SpoilerPart>
    );
  }
  if (table) return <TeamTable table={table} marks={marks} />;
  return photos && <PhotosTab photos={photos} />;
}
