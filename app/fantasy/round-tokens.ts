import type { FantasySettings } from "#core/fantasy/fantasy-settings.ts";
import type { TeamRound } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { squadPlayer } from "./squad-player.ts";
import type { Token } from "./token.ts";

/** A team's round as it is drawn: where each stands after the exchange, with what he brought. */
export function roundTokens(round: TeamRound, settings: FantasySettings, language: PageLanguage): readonly Token[] {
  const t = language.t("fantasy");
  const { decimal } = language.format;
  return round.rows.map((row, place): Token => {
    const player = squadPlayer(row.player, language);
    const points = decimal(row.points / 10);
    const pill =
      row.state === "to-come"
        ? { kind: "waiting" as const, text: row.tipOff === null ? "" : hourOf(row.tipOff, language) }
        : { kind: row.state === "playing" ? ("playing" as const) : ("over" as const), text: row.state === "absent" ? "–" : points };
    const band = row.captaincy ?? row.named;
    return {
      place,
      group: player.group,
      look: player.look,
      name: player.name,
      meta: [player.club, ...row.games.map(({ opponent }) => opponent.code)].join(" – "),
      pill,
      price: "",
      // Whose points are multiplied wears the captain's, whoever was named.
      band:
        row.captaincy !== null
          ? { kind: "captain", text: bandSign("captain", settings, language) }
          : row.named && { kind: "vice", text: row.named === "vice" ? t("viceSign") : t("captainAlone") },
      isLocked: false,
      status: null,
      isPale: row.state === "absent",
      isNew: false,
      label: [
        player.fullName,
        player.club,
        t(`places.${row.place}`),
        ...(band === null ? [] : [t(band)]),
        t(`round.state.${row.state}`),
        ...(row.state === "to-come" ? [pill.text] : [points]),
      ].join(", "),
      figure: null,
    };
  });
}

function hourOf(at: number, { format }: PageLanguage): string {
  return `${format.date(at, "shortWeekday")} ${format.date(at, "time")}`;
}

/** What stands at the shirt of whoever leads: "C ×1.5". */
export function bandSign(band: "captain" | "vice", settings: FantasySettings, language: PageLanguage): string {
  const t = language.t("fantasy");
  if (band === "vice") return t("viceSign");
  const weight = settings.weightPercent.captain / 100;
  return t("captainSign", {
    weight: language.format.decimal(weight, Number.isInteger(weight) ? 0 : Number.isInteger(weight * 10) ? 1 : 2),
  });
}
