import { addresses } from "#contract/addresses.ts";
import type { LeagueAddress } from "#contract/refs.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import { Crest } from "../ui/crest.tsx";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { TeamHead as Head } from "./figure-table-model.ts";
import styles from "./team-cell.module.css";

type Props = { club: string; team: string; clubs: ClubMarks; league: LeagueAddress; size?: number };

/** A team of the league with its crest, as a link to its page. */
export function TeamCell({ team, league, ...rest }: Props) {
  const locale = useLocale();
  return <TeamLink href={addresses.team(locale, league.seasonSlug, league.leagueSlug, team)} {...rest} />;
}

/** The head of a row in a table of a league's teams. */
export function TeamHead({ head, marks }: { head: Head; marks: ClubMarks }) {
  return <TeamLink {...head} clubs={marks} />;
}

/** A team whose address is known. */
function TeamLink({ club, href, clubs, size = 26 }: { club: string; href: string; clubs: ClubMarks; size?: number }) {
  const mark = markOf(clubs, club);
  return (
    <a className={styles.team} href={href}>
      <Crest crest={mark} size={size} className={styles.crest} />
      <span className={styles.name}>{mark.name}</span>
    </a>
  );
}
