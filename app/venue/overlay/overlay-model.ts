import type { Graphic } from "#contract/live/graphics.ts";
import { gameByHand } from "#contract/live/score-by-hand.ts";
import { bugOf, type BugModel } from "./bug-model.ts";
import type { OverlayQuestion } from "./overlay-question.ts";
import { comparisonOf, standingsOf, startingFiveOf, type PanelModel } from "./panel-model.ts";
import { captionOf, coachOf, leadersOf, lowerThirdOf, quarterSummaryOf, type SlotModel, teamOf } from "./slot-model.ts";

/** All that an overlay shows, in the page's language. `null`: that place is empty. */
export type OverlayModel = {
  readonly bug: BugModel;
  readonly isBugOn: boolean;
  readonly slot: SlotModel | null;
  readonly panel: PanelModel | null;
  readonly replay: ReplayModel | null;
};

export type ReplayModel = { readonly key: string; readonly word: string; readonly occasion: string };

export function overlayOf(question: OverlayQuestion): OverlayModel {
  const { view, now, game, graphics, language, occasion } = question;
  const { slot, panel, replay, byHand } = graphics;
  return {
    bug: bugOf({ view, now: gameByHand(now, byHand, game.rules), line: byHand.line, rules: game.rules, language }),
    isBugOn: graphics.bug,
    slot: slot && slotOf(question, slot),
    panel: panel && panelOf(question, panel),
    replay: replay && { key: replay.name, word: language.t("replay"), occasion },
  };
}

/** `null` also where it has nothing to say: a player nobody lists any more, a team that names no coach. */
function slotOf(question: OverlayQuestion, graphic: Graphic): SlotModel | null {
  switch (graphic.name) {
    case "lower-third":
      return lowerThirdOf(question, graphic.playerKey);
    case "coach":
      return coachOf(question, graphic.side);
    case "team":
      return teamOf(question, graphic.side);
    case "caption":
      return captionOf(graphic);
    case "quarter-summary":
      return quarterSummaryOf(question);
    case "leaders":
      return leadersOf(question);
    default:
      return null;
  }
}

function panelOf(question: OverlayQuestion, graphic: Graphic): PanelModel | null {
  switch (graphic.name) {
    case "starting-five":
      return startingFiveOf(question, graphic.side);
    case "team-comparison":
      return comparisonOf(question);
    case "standings":
      return standingsOf(question);
    default:
      return null;
  }
}
