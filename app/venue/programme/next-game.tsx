import type { GameSummary } from "#contract/queries.ts";
import { crestLook } from "../../ui/crest-look.ts";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { useScreenLanguage } from "../screen-language.ts";
import styles from "./next-game.module.css";

/** Who plays here after this. */
export function NextGame({ game }: { game: GameSummary }) {
  const { name, format } = useScreenLanguage();
  const teams = [game.home, game.away].map((team) => ({
    name: name(team.name),
    crest: crestLook(`next-${team.clubSlug}`, team),
  }));
  return (
    <div className={styles.next}>
      <CrestSheet crests={teams.map(({ crest }) => crest)} />
      {teams.map((team) => (
        <div key={team.crest.key} className={styles.team}>
          <Crest crest={team.crest} size={240} className={styles.crest} />
          <p data-must="">{team.name}</p>
        </div>
      ))}
      {game.tipOff !== null && (
        <p className={styles.moment} data-must="">
          {format.date(game.tipOff, "day")} · {format.date(game.tipOff, "time")}
        </p>
      )}
    </div>
  );
}
