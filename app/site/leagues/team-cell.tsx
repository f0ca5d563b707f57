import { addresses } from "#contract/addresses.ts";
import { useLocale } from "../../i18n/language-provider.tsx";
import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { LeagueAddress } from "./league-address.ts";
import styles from "./team-cell.module.css";

type Props = { club: string; team: string; clubs: ClubMarks; league: LeagueAddress; size?: number };

/** A team of the league with its crest, as a link to its page. */
export function TeamCell({ club, team, clubs, league, size = 26 }: Props) {
  const locale = useLocale();
  const mark = markOf(clubs, club);
  return (
    <a className={styles.team} href={addresses.team(locale, league.seasonSlug, league.leagueSlug, team)}>
      <Crest crest={mark} size={size} className={styles.crest} />
      <span className={styles.name}>{mark.name}</span>
    </a>
  );
}
