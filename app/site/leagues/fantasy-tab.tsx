import type { FantasyOverviewTab } from "../fantasy/overview-model.ts";
import { OverviewView } from "../fantasy/overview-view.tsx";
import type { ClubMarks } from "../../sport/club-mark.ts";
import type { FantasyTab as FantasyPage } from "./fantasy-model.ts";
import { FantasyView } from "./fantasy-view.tsx";

export type FantasyTabProps = { game: FantasyOverviewTab | null; without: FantasyPage | null; clubs: ClubMarks };

/** The league's fantasy game as it stands, or what one would be. */
export function FantasyTab({ game, without, clubs }: FantasyTabProps) {
  if (game) return <OverviewView overview={game} />;
  return without && <FantasyView fantasy={without} clubs={clubs} />;
}
