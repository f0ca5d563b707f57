import type { ReactNode } from "react";
import { positionGroups } from "#core/fantasy/fantasy-settings.ts";
import styles from "./court.module.css";
import newDot from "./new-dot.module.css";
import { Shirt } from "./shirt.tsx";
import type { CourtWords, Token } from "./token.ts";

/** What a token is put into, which is what a press of it does: a button of one's own squad, a link to a ledger. */
export type Holder = (token: Token, className: string | undefined, drawn: ReactNode) => ReactNode;
type Props = { tokens: readonly Token[]; words: CourtWords; holder: Holder };

/** The court with those who stand on it: lists of guards, forwards, centres, in this order for whoever listens. */
export function Court({ tokens, words, holder }: Props) {
  return (
    <section className={styles.court} aria-label={words.court}>
      <svg className={styles.lines} viewBox="0 0 15 10.4" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d="M0 0H15V14H0Z" />
        <path d="M5.05 0V5.8H9.95V0" />
        <path d="M5.7 5.8A1.8 1.8 0 0 0 9.3 5.8" />
        <path d="M5.7 5.8A1.8 1.8 0 0 1 9.3 5.8" strokeDasharray=".32 .28" />
        <path d="M.9 0V2.99A6.75 6.75 0 0 0 14.1 2.99V0" />
        <path d="M6.6 1.2h1.8" />
        <circle cx="7.5" cy="1.575" r=".225" />
      </svg>
      <div className={styles.rows}>
        {positionGroups.map((group) => {
          const standing = tokens.filter((token) => token.group === group);
          return (
            <ul key={group} className={styles[group]} data-count={standing.length} aria-label={words.groups[group]}>
              {standing.map((token) => (
                <li key={token.place}>{holder(token, styles.token, <OnCourt token={token} />)}</li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

function OnCourt({ token }: { token: Token }) {
  return (
    <Drawn label={token.label}>
      <span className={styles.shirt} data-pale={token.isPale || undefined}>
        <Shirt look={token.look} />
        {token.band && (
          <span className={styles.band} data-kind={token.band.kind}>
            {token.band.text}
          </span>
        )}
        {token.pill && (
          <span className={styles.pill} data-kind={token.pill.kind}>
            {token.pill.text}
          </span>
        )}
        {token.isLocked && <Lock />}
      </span>
      <span className={`${styles.name} ${newDot.name}`}>{token.name}</span>
      {token.status ? (
        <span className={styles.status} data-status={token.status.kind}>
          {token.status.text}
        </span>
      ) : (
        <span className={styles.meta}>{token.meta}</span>
      )}
      {token.price !== "" && <span className={styles.meta}>{token.price}</span>}
    </Drawn>
  );
}

/** A short name that begins with two letters stands in no full one: what is heard is written apart from what is drawn. */
export function Drawn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** Who has begun and stays where he is. */
export function Lock() {
  return (
    <svg className={styles.lock} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <rect x="5" y="11" width="14" height="9" rx="2" fill="currentColor" stroke="none" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
