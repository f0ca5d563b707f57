import type { GameView } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import { depthFor, drawShots, type ShotDrawing } from "../../charts/shot-drawing.ts";
import type { PageLanguage } from "../page-language.ts";
import { titled } from "../titled.ts";
import { bothSides } from "./both-sides.ts";

/** Where each team shot from. */
export type ShotsModel = {
  readonly title: string;
  /** `null`: positions were not recorded, which `empty` says. */
  readonly courts:
    | readonly {
        readonly side: Side;
        readonly drawing: ShotDrawing;
        readonly title: string;
        readonly alternative: string;
        readonly zones: readonly { readonly name: string; readonly madeOf: string; readonly share: string }[];
      }[]
    | null;
  readonly empty: string;
  readonly made: string;
  readonly missed: string;
  readonly chooseTeam: string;
  /** Of how many shots the position is known, where it is not all. */
  readonly note: string | null;
};

export function shotsModel({ shots, box, summary }: GameView, language: PageLanguage): ShotsModel {
  const t = language.t("game");
  const title = t("sections.shots");
  const words = { title, empty: t("empty.shots"), made: t("shots.made"), missed: t("shots.missed"), chooseTeam: t("shots.team") };
  if (shots.length === 0) return { ...words, courts: null, note: null };
  const depth = depthFor(shots);
  const courts = bothSides.map((side) => {
    const drawing = drawShots(
      shots.filter((shot) => shot.side === side),
      depth,
    );
    const team = language.name(summary[side].name);
    return {
      side,
      drawing,
      title: titled(title, team, language),
      alternative: t("shots.alternative", { team, made: drawing.madeCount, attempted: drawing.attempted }),
      zones: drawing.zones.map(({ zone, made, attempted }) => ({
        name: t(`shots.${zone}`),
        madeOf: `${made}/${attempted}`,
        share: language.format.percentOf(made, attempted),
      })),
    };
  });
  const known = courts.reduce((sum, { drawing }) => sum + drawing.attempted, 0);
  const total = box ? bothSides.reduce((sum, side) => sum + fieldGoalsAttempted(box.teams[side].totals), 0) : known;
  return { ...words, courts, note: known < total ? t("shots.some", { known, total }) : null };
}

function fieldGoalsAttempted({ twoPointersAttempted, threePointersAttempted }: CountingLine): number {
  return twoPointersAttempted + threePointersAttempted;
}
