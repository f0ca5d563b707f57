import { fiveSize } from "#core/fantasy/squad.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import type { Token } from "./court.tsx";
import { type SquadDraft, type SquadGround, weighed } from "./squad-draft.ts";
import type { PickedPlayer } from "./squad-player.ts";

/** A draft as it is drawn: ten tokens, the five of the court first. */
export function squadTokens(
  ground: SquadGround,
  draft: SquadDraft,
  players: ReadonlyMap<number, PickedPlayer>,
  language: PageLanguage,
): readonly Token[] {
  const t = language.t("my-fantasy");
  const { decimal } = language.format;
  const weights = weighed(ground, draft);
  return draft.places.map(({ group, number }, place): Token => {
    const player = number === null ? undefined : players.get(number);
    const where = t(`places.${place < fiveSize ? "five" : place === fiveSize ? "sixth" : "bench"}`);
    if (number === null || player === undefined) {
      const label = `${t("make.place", { group: t(`groups.${group}`) })}, ${where}`;
      return { ...nobody, place, group, name: t(`groups.${group}`), label };
    }
    const isLocked = ground.hasBegun(number);
    const band = number === draft.captain ? "captain" : number === draft.vice ? "vice" : null;
    const price = decimal(player.price / 10);
    const status = player.hasLeft ? t("left") : player.status && t(`status.${player.status}`);
    const weight = decimal((weights[place] ?? 0) / 10);
    const label = [
      player.fullName,
      t(`groups.${group}`),
      player.club,
      where,
      ...(band === null ? [] : [t(band)]),
      ...(status ? [status] : []),
      player.next,
      t("price", { price }),
      ...(isLocked ? [t("locked")] : []),
    ].join(", ");
    return {
      ...nobody,
      place,
      group,
      look: player.look,
      name: player.name,
      meta: [player.club, ...(place < fiveSize ? [] : [t(`groups.${group}`)]), player.next].join(" · "),
      price,
      band: band && { kind: band, text: bandSign(band, ground, language) },
      isLocked,
      status: status ? { kind: player.status === "doubtful" && !player.hasLeft ? "doubtful" : "out", text: status } : null,
      isPale: player.hasLeft,
      isNew: ground.team !== null && !ground.team.squad.players.includes(number),
      label,
      figure: { text: price, below: ground.team === null ? "" : t("takenFor", { price: weight }) },
    };
  });
}

/** What stands at the shirt of whoever leads: "C ×1.5". */
export function bandSign(band: "captain" | "vice", { settings }: Pick<SquadGround, "settings">, language: PageLanguage): string {
  const t = language.t("my-fantasy");
  if (band === "vice") return t("viceSign");
  const weight = settings.weightPercent.captain / 100;
  return t("captainSign", {
    weight: language.format.decimal(weight, Number.isInteger(weight) ? 0 : Number.isInteger(weight * 10) ? 1 : 2),
  });
}

const nobody = {
  look: null,
  meta: "",
  price: "",
  pill: null,
  band: null,
  isLocked: false,
  status: null,
  isPale: false,
  isNew: false,
  figure: null,
} as const;
