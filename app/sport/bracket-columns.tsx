import type { CSSProperties, ReactNode } from "react";
import styles from "./bracket-columns.module.css";
import type { BracketPlace } from "./bracket-place.ts";

type Placed = { readonly key: string; readonly place: BracketPlace | null };

/** A round of a bracket; `under`: what there is to know of it. */
export type BracketColumn<Pairing extends Placed> = {
  readonly slug: string;
  readonly title: string;
  readonly under?: ReactNode;
  readonly pairings: readonly Pairing[];
};

type Props<Pairing extends Placed> = {
  columns: readonly BracketColumn<Pairing>[];
  rows: number;
  /** Whether the ways from one to the next are drawn. */
  isJoined: boolean;
  /** An `article`: the lines end at it. */
  renderPairing: (pairing: Pairing) => ReactNode;
};

/** A bracket: a list by rounds, which stands side by side and is joined by lines where there is room. */
export function BracketColumns<Pairing extends Placed>({ columns, rows, isJoined, renderPairing }: Props<Pairing>) {
  const drawn = isJoined ? `${styles.rounds} ${styles.joined}` : styles.rounds;
  return (
    <div className={drawn} style={{ "--rounds": columns.length, "--rows": rows } as CSSProperties}>
      {columns.map(({ slug, title, under, pairings }) => (
        <section key={slug} className={styles.round} aria-labelledby={`bracket-${slug}`}>
          <div className={styles.head}>
            <h2 id={`bracket-${slug}`}>{title}</h2>
            {under}
          </div>
          <ul>
            {pairings.map((pairing) => (
              <li
                key={pairing.key}
                className={hasFeeders(pairing.place) ? `${styles.place} ${styles.fed}` : styles.place}
                style={placeStyle(pairing.place)}
              >
                {renderPairing(pairing)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function hasFeeders(place: BracketPlace | null): boolean {
  return place !== null && place.feeders.length > 0;
}

/** Which rows it takes, and between which heights the line that joins its feeders runs. */
function placeStyle(place: BracketPlace | null): CSSProperties | undefined {
  if (!place) return undefined;
  const { from, until, feeders } = place;
  const share = (value: number) => `${(value * 100).toFixed(2)}%`;
  const [upper, lower] = [Math.min(0.5, ...feeders), Math.max(0.5, ...feeders)];
  return { "--from": from + 1, "--until": until + 1, "--upper": share(upper), "--lower": share(1 - lower) } as CSSProperties;
}
