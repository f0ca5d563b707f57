import { escapedMarkup } from "#contract/escaped-markup.ts";
import { type FollowedKey, followedKinds } from "#contract/following.ts";
import type { Translator } from "../i18n/translator.ts";

export type WrittenStarOf = {
  readonly of: FollowedKey;
  /** Of what is followed, as the page writes it. */
  readonly name: string;
  /** Its address, where it can be shared beside the star. */
  readonly share: string | undefined;
};

const star = "m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z";
const arrowOutOfBox = "M12 15V4M8 8l4-4 4 4M7 11H5.5v9h13v-9H17";

/**
 * The button in a star, not yet pressed. Its name stays while it is pressed, which is said beside it; the words that are
 * seen change, and both have their room. The link to share it stands beside.
 */
export function starMarkup({ of, name, share }: WrittenStarOf, t: Translator<"profile">): string {
  const kind = followedKinds.find((each) => of.startsWith(`${each}:`)) ?? "game";
  const label = t(`star.follow.${kind}`, { name });
  const words = `<span>${escapedMarkup(t("star.off"))}</span><span>${escapedMarkup(t("star.on"))}</span>`;
  const button = `<button type="button" aria-pressed="false" aria-label="${escapedMarkup(label)}">${drawn(star)}<i aria-hidden="true">${words}</i></button>`;
  return share === undefined ? button : button + shareMarkup(share, name, t);
}

/** Without scripts it is the page's own address, to be copied by hand. SHARE4 */
function shareMarkup(href: string, name: string, t: Translator<"profile">): string {
  const label = escapedMarkup(t("share.of", { name }));
  return `<a href="${escapedMarkup(href)}" data-shares="" aria-label="${label}">${drawn(arrowOutOfBox)}<i aria-hidden="true">${escapedMarkup(t("share.share"))}</i></a>`;
}

function drawn(path: string): string {
  return `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="${path}"/></svg>`;
}
