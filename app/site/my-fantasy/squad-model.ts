import { fiveSize } from "#core/fantasy/squad.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { bandSign } from "../../fantasy/round-tokens.ts";
import type { Token } from "../../fantasy/token.ts";
import { type SquadDraft, type SquadGround, weighed } from "./squad-draft.ts";
import type { PickedPlayer } from "./picked-player.ts";

/** A draft as it is drawn: ten tokens, the five of the court first. */
export function squadTokens(
  ground: SquadGround,
  draft: SquadDraft,
  players: ReadonlyMap<number, PickedPlayer>,
  language: PageLanguage,
): readonly Token[] {
  const t = language.t("my-fantasy");
  const shared = language.t("fantasy");
  const { decimal } = language.format;
  const weights = weighed(ground, draft);
  return draft.places.map(({ group, number }, place): Token => {
    const player = number === null ? undefined : players.get(number);
    const where = shared(`places.${place < fiveSize ? "five" : place === fiveSize ? "sixth" : "bench"}`);
    if (number === null || player === undefined) {
      const label = `${t("make.place", { group: shared(`groups.${group}`) })}, ${where}`;
      return { ...nobody, place, group, name: shared(`groups.${group}`), label };
    }
    const isLocked = ground.hasBegun(number);
    // Of whoever is playing no game is to come, and yet he has one.
    const opponents = isLocked ? [] : [player.next];
    const band = number === draft.captain ? "captain" : number === draft.vice ? "vice" : null;
    const price = decimal(player.price / 10);
    const status = player.hasLeft ? t("left") : player.status && t(`status.${player.status}`);
    const weight = decimal((weights[place] ?? 0) / 10);
    const label = [
      player.fullName,
      shared(`groups.${group}`),
      player.club,
      where,
      ...(band === null ? [] : [shared(band)]),
      ...(status ? [status] : []),
      ...opponents,
      t("price", { price }),
      ...(isLocked ? [t("locked")] : []),
    ].join(", ");
    return {
      ...nobody,
      place,
      group,
      look: player.look,
      name: player.name,
      meta: [player.club, ...(place < fiveSize ? [] : [shared(`groups.${group}`)]), ...opponents].join(" · "),
      price,
      band: band && { kind: band, text: bandSign(band, ground.settings, language) },
      isLocked,
      status: status ? { kind: player.status === "doubtful" && !player.hasLeft ? "doubtful" : "out", text: status } : null,
      isPale: player.hasLeft,
      isNew: ground.team !== null && !ground.team.squad.players.includes(number),
      label,
      figure: { text: price, below: ground.team === null ? "" : t("takenFor", { price: weight }) },
    };
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
