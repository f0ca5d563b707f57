import styles from "./bench.module.css";
import newDot from "./new-dot.module.css";
import court from "./court.module.css";
import { Drawn, type Holder, Lock } from "./court.tsx";
import { Shirt } from "./shirt.tsx";
import type { CourtWords, Token } from "./token.ts";

type Props = {
  tokens: readonly Token[];
  words: CourtWords;
  holder: Holder;
  /** Side by side where a wide window has less room beside the court than below it. */
  isStrip?: boolean;
};

/** The bench in its order; its first is the sixth man. */
export function Bench({ tokens, words, holder, isStrip }: Props) {
  return (
    <ol className={styles.bench} data-strip={isStrip || undefined} aria-label={words.bench}>
      {tokens.map((token) => (
        <li key={token.place}>{holder(token, styles.row, <OnBench token={token} />)}</li>
      ))}
    </ol>
  );
}

function OnBench({ token }: { token: Token }) {
  return (
    <Drawn label={token.label}>
      <span className={styles.order}>{token.place + 1}</span>
      <span className={styles.small} data-pale={token.isPale || undefined}>
        <Shirt look={token.look} size={40} />
        {token.isLocked && <Lock />}
      </span>
      <span className={styles.who}>
        <span className={styles.line}>
          <span className={`${styles.name} ${newDot.name}`}>{token.name}</span>
          {token.status && (
            <span className={court.status} data-status={token.status.kind}>
              {token.status.text}
            </span>
          )}
        </span>
        <span className={styles.meta}>{token.meta}</span>
      </span>
      {token.pill && (
        <span className={styles.benchPoints} data-kind={token.pill.kind}>
          {token.pill.text}
        </span>
      )}
      {token.figure && (
        <span className={styles.figure}>
          <b>{token.figure.text}</b>
          <span>{token.figure.below}</span>
        </span>
      )}
    </Drawn>
  );
}
