import { type DragEvent, type ReactNode, useState } from "react";
import type { Holder } from "../../fantasy/court.tsx";
import type { Token } from "../../fantasy/token.ts";

/** What can be done with those who are drawn: tapped, and with a mouse drawn onto another. */
export type Moves = {
  readonly chosen: number | null;
  readonly partners: readonly number[];
  readonly onPress: (place: number) => void;
  /** `undefined`: nobody is moved here. */
  readonly onDraw?: (place: number) => void;
  readonly onDrop?: (place: number) => void;
};

export function tokenButtons(moves: Moves): Holder {
  return function held(token, className, drawn) {
    return (
      <TokenButton token={token} moves={moves} className={className}>
        {drawn}
      </TokenButton>
    );
  };
}

type TokenButtonProps = { token: Token; moves: Moves; className: string | undefined; children: ReactNode };

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
      {children}
    </button>
  );
}

function mayLand(event: DragEvent, isPartner: boolean, setOver: (isOver: boolean) => void): void {
  if (!isPartner) return;
  event.preventDefault();
  setOver(true);
}
