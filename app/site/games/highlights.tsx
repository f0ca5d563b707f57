import { useState } from "react";
import { useLocale } from "../../i18n/language-provider.tsx";
import { scoreSign } from "../../i18n/score-text.ts";
import type { ClubMark } from "../../sport/club-mark.ts";
import { ShirtNumber } from "../../sport/shirt-number.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Section } from "../../ui/section.tsx";
import type { Highlights as Shown, LatestPlay, PlayerTile } from "./highlights-model.ts";
import { sharedBy } from "../../ui/shared-row.ts";
import styles from "./highlights.module.css";

type Teams = { readonly home: ClubMark; readonly away: ClubMark };

/** The first thing below a game's score: its newest plays and who scores, or the best of it. LOOK1 */
export function Highlights({ shown: { plays, players }, teams }: { shown: Shown; teams: Teams }) {
  return (
    <div className={plays ? `${styles.highlights} ${styles.running}` : styles.highlights}>
      {plays && (
        <Section title={plays.title} more={plays.all}>
          <LatestPlays rows={plays.rows} teams={teams} />
        </Section>
      )}
      {players && (
        <Section title={players.title}>
          <ul className={styles.tiles} style={sharedBy(players.tiles)}>
            {players.tiles.map((tile) => (
              <Tile key={tile.key} tile={tile} club={teams[tile.side]} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Its rows have one height, so that whatever comes moves nothing below; those that were not there at first slide in. */
function LatestPlays({ rows, teams }: { rows: readonly LatestPlay[]; teams: Teams }) {
  const sign = scoreSign(useLocale());
  const [first] = useState(() => new Set(rows.map(({ id }) => id)));
  return (
    <ol className={styles.plays} reversed>
      {rows.map(({ id, clock, side, who, text, score }) => (
        <li
          key={id}
          className={styles.play}
          data-side={side}
          data-scored={score ? "" : undefined}
          data-new={first.has(id) ? undefined : ""}
        >
          <span className={styles.clock}>{clock}</span>
          {side === null ? <span /> : <Crest crest={teams[side]} size={24} />}
          <span className={styles.text}>
            {who !== null && <b>{who}</b>} {text}
          </span>
          {score && (
            <span className={styles.score} translate="no">
              {score[0]}
              <i>{sign}</i>
              {score[1]}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Tile({ tile: { shirt, ink, name, href, figures }, club }: { tile: PlayerTile; club: ClubMark }) {
  return (
    <li className={styles.tile}>
      <ShirtNumber club={club} shirt={shirt} ink={ink} />
      <span className={styles.who}>
        {href === null ? <b>{name}</b> : <a href={href}>{name}</a>}
        <small>{club.name}</small>
      </span>
      <span className={styles.figures}>
        {figures.map(({ value, short, long }) => (
          <span key={long}>
            <b>{value}</b> <abbr title={long}>{short}</abbr>
          </span>
        ))}
      </span>
    </li>
  );
}
