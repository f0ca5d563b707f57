import { Crest } from "../../ui/crest.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import styles from "./player-links.module.css";

export type PlayerLink = {
  readonly href: string;
  readonly name: string;
  readonly shirt: string;
  /** Key of the page's club marks. */ readonly club: string;
};

type Props = { players: readonly PlayerLink[]; clubs: ClubMarks; className?: string | undefined };

/** Players of one kind, each a way to somewhere: crest, name, shirt. */
export function PlayerLinks({ players, clubs, className }: Props) {
  return (
    <ul className={className}>
      {players.map(({ href, name, shirt, club }) => (
        <li key={href}>
          <a className={styles.player} href={href} rel="nofollow">
            <Crest crest={markOf(clubs, club)} size={24} />
            <span>{name}</span>
            <small>{shirt}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
