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
  /** Puts a graphic on air, or makes it the next; takes it off, or lets it be, where it is that already. */
  readonly press: (graphic: Graphic) => void;
  /** What is pressed is only made the next one. Of this page alone. */
  readonly preparesFirst: boolean;
  readonly togglePreparing: () => void;
  /** Puts on air what was prepared; nothing where nothing was. */
  readonly takeNext: () => void;
};

/** Names the button of `takeNext` among what is on its way. */
export const takeNextButton = "take-next";

type DeskOptions = { readonly gameId: string; readonly token: string; readonly refuse: (reason: LinkRefusal) => void };

/** What is on air, and what changes it: shown is only what the server has said, never what was wished for. AIR3 */
export function useGraphicsDesk({ gameId, token, refuse }: DeskOptions): GraphicsDeskNow {
  const { state: told, ...line } = useChannel(`graphics:${gameId}`, "graphics", { isScreen: true });
  const [answered, setAnswered] = useState<GraphicsState | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [notice, setNotice] = useState<DeskNotice | null>(null);
  const [preparesFirst, setPreparesFirst] = useState(false);
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
    (graphic: Graphic) => change(changeByPress(state, graphic, preparesFirst), graphicKey(graphic)),
    [change, state, preparesFirst],
  );
  const prepared = state?.prepared ?? null;
  const takeNext = useCallback(() => prepared && change({ kind: "take", graphic: prepared }, takeNextButton), [change, prepared]);
  const togglePreparing = useCallback(() => setPreparesFirst((before) => !before), []);
  return { ...line, state, sending, notice, change, press, preparesFirst, togglePreparing, takeNext };
}

/** On air comes off in one press, whichever way graphics are put on. */
export function changeByPress(state: GraphicsState | null, graphic: Graphic, preparesFirst: boolean): GraphicsChange {
  if (isOnAir(state, graphic)) return { kind: "clear", place: placeOf[graphic.name] };
  if (!preparesFirst) return { kind: "take", graphic };
  return { kind: "prepare", graphic: isPrepared(state, graphic) ? null : graphic };
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

export function isPrepared(state: GraphicsState | null, graphic: Graphic): boolean {
  const prepared = state?.prepared ?? null;
  return prepared !== null && graphicKey(prepared) === graphicKey(graphic);
}
