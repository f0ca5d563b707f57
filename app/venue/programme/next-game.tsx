import { crestLook } from "../../ui/crest-look.ts";
import { Crest, CrestSheet } from "../../ui/crest.tsx";
import { useScreenLanguage } from "../screen-language.ts";
import { tipOffWords } from "../tip-off-words.ts";
import styles from "./next-game.module.css";
import type { GameSummary } from "#contract/game-summary.ts";

/** Who plays here after this. */
export function NextGame({ game }: { game: GameSummary }) {
  const language = useScreenLanguage();
  const { name } = language;
  const when = tipOffWords(game, language);
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
      {when !== null && (
        <p className={styles.moment} data-must="">
          {when.day} · {when.time}
        </p>
      )}
    </div>
  );
}
