import { useCallback, useRef, useState } from "react";
import { graphicKey, type Graphic, type GraphicsChange, type GraphicsState, placeOf } from "#contract/live/graphics.ts";
import { useChannel } from "../../live/use-channel.ts";
import type { ConnectionNow } from "../../live/use-connection.ts";
import type { LinkRefusal } from "../link/link-token.ts";
import { sendChange } from "./send-change.ts";

/** What an operator has to be told of his last press. */
export type DeskNotice = { readonly kind: "conflict" | "unknown" } | { readonly kind: "not-taken"; readonly detail: string };

export type GraphicsDeskNow = ConnectionNow & {
  /** As the server last told it; `null` before its first word. */
  readonly state: GraphicsState | null;
  /** What is on its way, by the key of its button. */
  readonly sending: string | null;
  readonly notice: DeskNotice | null;
  readonly change: (change: GraphicsChange, button: string) => void;
  /** Puts a graphic on air, or takes it off where it is on. */
  readonly press: (graphic: Graphic) => void;
};

type Asked = { readonly gameId: string; readonly token: string; readonly refuse: (reason: LinkRefusal) => void };

/** What is on air, and what changes it: shown is only what the server has said, never what was wished for. AIR3 */
export function useGraphicsDesk({ gameId, token, refuse }: Asked): GraphicsDeskNow {
  const { state: told, ...line } = useChannel(`graphics:${gameId}`, "graphics", { isScreen: true });
  const [answered, setAnswered] = useState<GraphicsState | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [notice, setNotice] = useState<DeskNotice | null>(null);
  const isSending = useRef(false);
  const state = newer(told, answered);

  const change = useCallback(
    (wanted: GraphicsChange, button: string) => {
      async function send(expectedRevision: number): Promise<void> {
        const answer = await sendChange({ gameId, token }, { expectedRevision, change: wanted });
        isSending.current = false;
        setSending(null);
        if (answer.kind === "refused") refuse(answer.reason);
        else if ("state" in answer) {
          setAnswered((before) => newer(before, answer.state));
          if (answer.kind === "changed") setNotice({ kind: "conflict" });
        } else setNotice(answer);
      }
      // One at a time: the second would be decided on a state that the first is about to change.
      if (state === null || isSending.current) return;
      isSending.current = true;
      setSending(button);
      setNotice(null);
      void send(state.revision);
    },
    [gameId, token, refuse, state],
  );
  const press = useCallback(
    (graphic: Graphic) =>
      change(isOnAir(state, graphic) ? { kind: "clear", place: placeOf[graphic.name] } : { kind: "take", graphic }, graphicKey(graphic)),
    [change, state],
  );
  return { ...line, state, sending, notice, change, press };
}

/** What was answered and what is told may come in either order. */
export function newer(one: GraphicsState | null, other: GraphicsState | null): GraphicsState | null {
  if (one === null || other === null) return one ?? other;
  return other.revision > one.revision ? other : one;
}

export function isOnAir(state: GraphicsState | null, graphic: Graphic): boolean {
  const shown = state?.[placeOf[graphic.name]] ?? null;
  return shown !== null && graphicKey(shown) === graphicKey(graphic);
}
