import { type DragEvent, useState } from "react";
import { type PositionGroup, positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { useT } from "../../i18n/use-t.ts";
import styles from "./court.module.css";
import { Shirt } from "../../fantasy/shirt.tsx";
import type { ShirtLook } from "../../fantasy/shirt-look.ts";

/** Somebody on the court or on the bench, or an empty place, as it is drawn and as it is said. */
export type Token = {
  readonly place: number;
  readonly group: PositionGroup;
  readonly look: ShirtLook | null;
  readonly name: string;
  /** Under the name, and on the court below that. */
  readonly meta: string;
  readonly price: string;
  readonly pill: { readonly kind: "over" | "playing" | "waiting"; readonly text: string } | null;
  readonly band: { readonly kind: "captain" | "vice"; readonly text: string } | null;
  readonly isLocked: boolean;
  readonly status: { readonly kind: "doubtful" | "out"; readonly text: string } | null;
  /** He did not play, or is not there. */
  readonly isPale: boolean;
  /** Thought of, and not confirmed. */
  readonly isNew: boolean;
  /** All of it in words. */
  readonly label: string;
  /** At the end of a row of the bench: a figure, and what it is of. */
  readonly figure: { readonly text: string; readonly below: string } | null;
};

/** What can be done with those who are drawn: tapped, and with a mouse drawn onto another. */
export type Moves = {
  readonly chosen: number | null;
  readonly partners: readonly number[];
  readonly onPress: (place: number) => void;
  /** `undefined`: nobody is moved here. */
  readonly onDraw?: (place: number) => void;
  readonly onDrop?: (place: number) => void;
};

/** The court with those who stand on it: lists of guards, forwards, centres, in this order for whoever listens. */
export function Court({ tokens, moves }: { tokens: readonly Token[]; moves: Moves }) {
  const t = useT("my-fantasy");
  return (
    <section className={styles.court} aria-label={t("court")}>
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
            <ul key={group} className={styles[group]} data-count={standing.length} aria-label={t(`groupsMany.${group}`)}>
              {standing.map((token) => (
                <li key={token.place}>
                  <TokenButton token={token} moves={moves} className={styles.token}>
                    <TokenShirt token={token} />
                    <span className={styles.name}>{token.name}</span>
                    {token.status ? (
                      <span className={styles.status} data-status={token.status.kind}>
                        {token.status.text}
                      </span>
                    ) : (
                      <span className={styles.meta}>{token.meta}</span>
                    )}
                    {token.price !== "" && <span className={styles.meta}>{token.price}</span>}
                  </TokenButton>
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

function TokenShirt({ token }: { token: Token }) {
  return (
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
  );
}

/** The bench in its order; its first is the sixth man. */
export function Bench({ tokens, moves }: { tokens: readonly Token[]; moves: Moves }) {
  const t = useT("my-fantasy");
  return (
    <ol className={styles.bench} aria-label={t("bench")}>
      {tokens.map((token) => (
        <li key={token.place}>
          <TokenButton token={token} moves={moves} className={styles.row}>
            <span className={styles.order}>{token.place + 1}</span>
            <span className={styles.small} data-pale={token.isPale || undefined}>
              <Shirt look={token.look} size={40} />
              {token.isLocked && <Lock />}
            </span>
            <span className={styles.who}>
              <span className={styles.line}>
                <span className={styles.name}>{token.name}</span>
                {token.status && (
                  <span className={styles.status} data-status={token.status.kind}>
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
          </TokenButton>
        </li>
      ))}
    </ol>
  );
}

type TokenButtonProps = { token: Token; moves: Moves; className: string | undefined; children: React.ReactNode };

function TokenButton({ token, moves, className, children }: TokenButtonProps) {
  const [isOver, setOver] = useState(false);
  const { place } = token;
  const isPartner = moves.partners.includes(place);
  const mayBeDrawn = moves.onDraw !== undefined && token.look !== null && !token.isLocked;
  return (
    <button
      type="button"
      className={className}
      data-place={place}
      data-partner={isPartner || undefined}
      data-new={token.isNew || undefined}
      data-over={(isOver && isPartner) || undefined}
      aria-pressed={moves.chosen === place}
      draggable={mayBeDrawn}
      onClick={() => moves.onPress(place)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", token.name);
        moves.onDraw?.(place);
      }}
      onDragOver={(event) => mayLand(event, isPartner, setOver)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        moves.onDrop?.(place);
      }}
    >
      {/* A short name that begins with two letters stands in no full one: what is heard is written apart from what is drawn. */}
      <span className="visually-hidden">{token.label}</span>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

function mayLand(event: DragEvent, isPartner: boolean, setOver: (isOver: boolean) => void): void {
  if (!isPartner) return;
  event.preventDefault();
  setOver(true);
}

function Lock() {
  return (
    <svg className={styles.lock} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <rect x="5" y="11" width="14" height="9" rx="2" fill="currentColor" stroke="none" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
