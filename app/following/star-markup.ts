import { type FollowedKey, followedKinds } from "#contract/following.ts";
import type { Translator } from "../i18n/translator.ts";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const shape =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z"/></svg>';

/**
 * The button in a star, not yet pressed. Its name stays while it is pressed, which is said beside it; the words that are
 * seen change, and both have their room.
 */
export function starMarkup(of: FollowedKey, name: string, t: Translator<"profile">): string {
  const kind = followedKinds.find((each) => of.startsWith(`${each}:`)) ?? "game";
  const label = t(`star.follow.${kind}`, { name });
  const words = `<span>${escaped(t("star.off"))}</span><span>${escaped(t("star.on"))}</span>`;
  return `<button type="button" aria-pressed="false" aria-label="${escaped(label)}">${shape}<i aria-hidden="true">${words}</i></button>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
