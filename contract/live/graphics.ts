import type { Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { type ByHandSetting, nothingByHand, type ScoreByHand, setByHand } from "./score-by-hand.ts";

/** What the overlay shows, as the control page has it: the state is the whole truth, so whoever loads late shows the same. */
export type GraphicsState = {
  readonly kind: "graphics";
  /** Grows by one with each change; 0: nobody has changed anything yet. */
  readonly revision: number;
  /** The score bug is on. */
  readonly bug: boolean;
  /** Beside the bug, on the panel above it, over the replay; `null`: nothing. */
  readonly slot: Graphic | null;
  readonly panel: Graphic | null;
  readonly replay: Graphic | null;
  /** Chosen to be next: the control page alone shows it. */
  readonly prepared: Graphic | null;
  /** What of the score bug does not come from the log. */
  readonly byHand: ScoreByHand;
};

export type Graphic =
  | { readonly name: "lower-third"; readonly playerKey: PlayerKey }
  | { readonly name: "coach"; readonly side: Side }
  | { readonly name: "team"; readonly side: Side }
  /** What the operator has written himself: a commentator's name, a guest. An empty note is left out. */
  | { readonly name: "caption"; readonly title: string; readonly note: string }
  | { readonly name: "starting-five"; readonly side: Side }
  | { readonly name: "quarter-summary" }
  | { readonly name: "team-comparison" }
  | { readonly name: "leaders" }
  | { readonly name: "standings" }
  | { readonly name: "replay-break" };

/** A caption is one line, as wide as its place: so many letters at most. */
export const longestCaption = { title: 48, note: 80 } as const;

/** One line of text: nothing in it breaks, rings or turns the direction of what stands beside it. */
export const lineOfText = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

export type GraphicPlace = "slot" | "panel" | "replay";

/** One thing an operator does. */
export type GraphicsChange =
  | { readonly kind: "take"; readonly graphic: Graphic }
  | { readonly kind: "clear"; readonly place: GraphicPlace }
  | { readonly kind: "clear-all" }
  | { readonly kind: "bug"; readonly isOn: boolean }
  | { readonly kind: "prepare"; readonly graphic: Graphic | null }
  | { readonly kind: "by-hand"; readonly setting: ByHandSetting };

/** What a change is asked with: the revision that its operator was looking at. Another one since, and it is refused. */
export type GraphicsRequest = { readonly expectedRevision: number; readonly change: GraphicsChange };

/** Before anybody has touched the control page: the score, and nothing else. */
export const firstGraphics: GraphicsState = {
  kind: "graphics",
  revision: 0,
  bug: true,
  slot: null,
  panel: null,
  replay: null,
  prepared: null,
  byHand: nothingByHand,
};

/** The state as it was kept, perhaps before some part of it was thought of. */
export function keptGraphics(kept: Partial<GraphicsState> | null): GraphicsState {
  return { ...firstGraphics, ...kept };
}

/** Where a graphic stands: each place holds one. */
export const placeOf: Readonly<Record<Graphic["name"], GraphicPlace>> = {
  "lower-third": "slot",
  coach: "slot",
  team: "slot",
  caption: "slot",
  "quarter-summary": "slot",
  leaders: "slot",
  "starting-five": "panel",
  "team-comparison": "panel",
  standings: "panel",
  "replay-break": "replay",
};

/** The state after a change that was taken at `atMs`, one revision on. What is taken is prepared no longer. */
export function changedGraphics(state: GraphicsState, change: GraphicsChange, atMs = 0): GraphicsState {
  return { ...state, ...changedPart(state, change, atMs), revision: state.revision + 1 };
}

function changedPart(state: GraphicsState, change: GraphicsChange, atMs: number): Partial<GraphicsState> {
  switch (change.kind) {
    case "take": {
      const isPrepared = state.prepared !== null && graphicKey(state.prepared) === graphicKey(change.graphic);
      return { [placeOf[change.graphic.name]]: change.graphic, ...(isPrepared && { prepared: null }) };
    }
    case "clear":
      return { [change.place]: null };
    case "clear-all":
      return { slot: null, panel: null, replay: null };
    case "bug":
      return { bug: change.isOn };
    case "prepare":
      return { prepared: change.graphic };
    case "by-hand":
      return { byHand: setByHand(state.byHand, change.setting, atMs) };
  }
}

/** The same for the same graphic of the same person, side or words. */
export function graphicKey(graphic: Graphic): string {
  if (graphic.name === "caption") return `${graphic.name} ${JSON.stringify([graphic.title, graphic.note])}`;
  if (graphic.name === "lower-third") return `${graphic.name} ${graphic.playerKey}`;
  return "side" in graphic ? `${graphic.name} ${graphic.side}` : graphic.name;
}
