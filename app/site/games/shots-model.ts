import type { GameAnswer } from "#contract/queries.ts";
import type { Side } from "#core/game/facts.ts";
import type { CountingLine } from "#core/stats/box-score.ts";
import { shortName } from "../../sport/player-name.ts";
import { depthFor, drawShots, type ShotDrawing } from "../../charts/shot-drawing.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { titled } from "../titled.ts";
import { isNarrowed, shotChoice, shotsAnchor, shotsOfChoice, type ChosenShots, type ShotChoice } from "./shot-choice.ts";
import { bothSides } from "./both-sides.ts";

/** Where each team shot from. */
export type ShotsModel = {
  readonly title: string;
  /** Its id on the page. */
  readonly anchor: string;
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
  /** What it may be narrowed to; `null` where there is no chart. */
  readonly choice: ShotChoice | null;
  readonly empty: string;
  readonly made: string;
  readonly missed: string;
  readonly chooseTeam: string;
  /** Of how many shots the position is known, where it is not all. */
  readonly note: string | null;
};

/** Zones and sums are of all shots of the choice; of the made or the missed ones alone they would tell no share. SHOT3 */
export function shotsModel(view: GameAnswer, chosen: ChosenShots, language: PageLanguage): ShotsModel {
  const { box, summary } = view;
  const t = language.t("game");
  const title = t("sections.shots");
  const words = {
    title,
    anchor: shotsAnchor,
    empty: t("empty.shots"),
    made: t("shots.made"),
    missed: t("shots.missed"),
    chooseTeam: t("shots.team"),
  };
  if (view.shots.length === 0) return { ...words, courts: null, choice: null, note: null };
  const shots = shotsOfChoice(view, chosen);
  const depth = depthFor(shots);
  const sides = bothSides.filter((side) => chosen.player === null || chosen.player.side === side);
  const courts = sides.map((side) => {
    const own = shots.filter((shot) => shot.side === side);
    const whole = drawShots(own, depth);
    const drawing = chosen.result === null ? whole : { ...whole, ...marksOf(own, chosen.result, depth) };
    const team = chosen.player ? shortName(chosen.player, language) : language.name(summary[side].name);
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
  const isAll = !isNarrowed(chosen);
  return {
    ...words,
    courts,
    choice: shotChoice(view, chosen, language),
    note: isAll && known < total ? t("shots.some", { known, total }) : null,
  };
}

function marksOf(
  shots: GameAnswer["shots"],
  result: NonNullable<ChosenShots["result"]>,
  depth: number,
): Pick<ShotDrawing, "made" | "missed"> {
  const { made, missed } = drawShots(
    shots.filter((shot) => shot.made === (result === "made")),
    depth,
  );
  return { made, missed };
}

function fieldGoalsAttempted({ twoPointersAttempted, threePointersAttempted }: CountingLine): number {
  return twoPointersAttempted + threePointersAttempted;
}
