import type { Holder } from "../../fantasy/court.tsx";

/** What can be done with those who are drawn: tapped, and drawn onto another. */
export type Moves = {
  readonly chosen: number | null;
  readonly partners: readonly number[];
  readonly onPress: (place: number) => void;
  /** `undefined`: nobody is moved here. */
  readonly onDraw?: (place: number) => void;
  readonly onDrop?: (place: number) => void;
};

/** `over`: on whom somebody who is drawn would land. */
export function tokenButtons({ chosen, partners, onPress, onDraw }: Moves, over: number | null = null): Holder {
  return function held({ place, look, isLocked, isNew }, className, drawn) {
    const mayBeDrawn = onDraw !== undefined && look !== null && !isLocked;
    return (
      <button
        type="button"
        className={className}
        data-place={place}
        data-partner={partners.includes(place) || undefined}
        data-new={isNew || undefined}
        data-over={over === place || undefined}
        data-drawable={mayBeDrawn || undefined}
        aria-pressed={chosen === place}
        onClick={() => onPress(place)}
      >
        {drawn}
      </button>
    );
  };
}
