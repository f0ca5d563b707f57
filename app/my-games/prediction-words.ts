import type { GamePrediction, JudgedPrediction } from "#core/league/game-prediction.ts";
import type { Translator } from "../i18n/translator.ts";

/** `team`: the name of the one picked. */
export function predictionWords(t: Translator<"my-games">, { margin }: GamePrediction, team: string): string {
  return margin === null ? t("predicted.pick", { team }) : t("predicted.pickBy", { team, count: margin });
}

export function verdictWords(t: Translator<"my-games">, judged: JudgedPrediction): string {
  switch (judged.kind) {
    case "open":
    case "void":
      return t(`predicted.${judged.kind}`);
    case "right":
    case "wrong": {
      const { kind, missedBy } = judged;
      if (missedBy === null) return t(`predicted.${kind}`);
      return missedBy === 0 ? t("predicted.exact") : `${t(`predicted.${kind}`)}, ${t("predicted.missed", { count: missedBy })}`;
    }
  }
}
