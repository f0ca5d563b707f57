import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreText } from "../../i18n/score-text.ts";
import { Crest } from "../../ui/crest.tsx";
import type { GameHeader } from "./game-header-model.ts";
import { GameState } from "../../sport/game-state.tsx";
import { useCardNow } from "../../sport/use-card-now.ts";
import styles from "./sticky-score.module.css";

/** The score once more, small: it comes out from behind the header when that has scrolled away. */
export function StickyScore({ header }: { header: GameHeader }) {
  const card = useCardNow(header.card);
  const locale = useLocale();
  const { home, away } = header;
  return (
    <div className={styles.sticky} aria-hidden="true" data-screen-only="" data-spoils={card.href}>
      <div className={styles.row}>
        <Crest crest={home} size={26} />
        <span className={styles.code}>{home.code}</span>
        {card.home.points === null ? (
          <span>{card.time ?? "–"}</span>
        ) : (
          <b data-told="more">{scoreText(locale, card.home.points, card.away.points ?? "")}</b>
        )}
        <span className={styles.code}>{away.code}</span>
        <Crest crest={away} size={26} />
        <span className={styles.state}>
          <GameState status={card.status} phase={card.phase} overtimes={card.overtimes} />
        </span>
      </div>
    </div>
  );
}
