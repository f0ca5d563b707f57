import type { Period } from "#core/game/period.ts";
import type { Translator } from "../i18n/translator.ts";

/** "3rd quarter", "1st overtime". */
export function periodName(t: Translator<"shell">, { kind, number }: Period): string {
  return kind === "overtime" ? t("period.overtime", { number }) : t("period.quarter", { number });
}

/** "3", "OT1": the head of a column. */
export function periodShort(t: Translator<"shell">, { kind, number }: Period): string {
  return kind === "overtime" ? t("period.overtimeShort", { number }) : String(number);
}

/** "Q3", "OT1": where no head says that it is a period. */
export function periodAbbreviation(t: Translator<"shell">, { kind, number }: Period): string {
  return kind === "overtime" ? t("period.overtimeShort", { number }) : t("period.quarterShort", { number });
}

export function periodKey({ kind, number }: Period): string {
  return `${kind}-${number}`;
}
