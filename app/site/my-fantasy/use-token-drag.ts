import { useEffect, useRef, useState } from "react";
import type { Moves } from "./token-button.tsx";
import { TokenDrag } from "./token-drag.ts";

/** `ref`: around all tokens that may be drawn onto each other. `over`: on whom the drawn one would land. */
export function useTokenDrag({ partners, onDraw, onDrop }: Moves) {
  const ref = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<number | null>(null);
  const known = useRef({ partners, onDraw, onDrop });
  useEffect(() => {
    known.current = { partners, onDraw, onDrop };
  });
  useEffect(() => {
    if (ref.current === null) return undefined;
    const drag = new TokenDrag(ref.current, {
      onDraw: (place) => known.current.onDraw?.(place),
      onOver: setOver,
      onDrop: (place) => known.current.onDrop?.(place),
      mayLand: (place) => known.current.partners.includes(place),
    });
    return () => drag.close();
  }, []);
  return { ref, over };
}
