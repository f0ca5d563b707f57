import { addresses } from "#contract/addresses.ts";
import { type FollowedKey, mostFollowed } from "#contract/following.ts";
import { languageTag } from "#contract/locale.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { dismissToast, showToast } from "../ui/toast-store.ts";
import { isFollowed, setFollowed, subscribeToFollowing } from "./followed-store.ts";
import { starMarkup } from "./star-markup.ts";

const rooms = "[data-star]";
/** Long enough to read it and to take it back. */
const toastMs = 6000;

let lastToast: number | null = null;

/** Makes the stars of all pages work: once, when the page can be used. One listener for all of them. FOLLOW2 */
export function beginStars(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${rooms} > button`) : null;
    if (button) void press(button);
  });
  const early = globalThis.earlyStars;
  early?.end();
  for (const button of early?.pressed ?? []) void press(button);
  new MutationObserver((records) => {
    // A page that came without a document brings its stars empty; one like the last leaves them, with another's name on.
    for (const { type, target } of records) if (type === "attributes" && target instanceof Element) target.replaceChildren();
    void fill();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-star", "data-name", "data-share"],
  });
  subscribeToFollowing(showPressed);
  void fill();
  showPressed();
}

async function fill(): Promise<void> {
  if (document.querySelector(`${rooms}:empty`) === null) return;
  const t = await words();
  for (const room of document.querySelectorAll<HTMLElement>(`${rooms}:empty`)) {
    room.innerHTML = starMarkup({ of: keyOf(room), name: room.dataset["name"] ?? "", share: room.dataset["share"] }, t);
    showPressedIn(room);
  }
}

function showPressed(): void {
  for (const room of document.querySelectorAll<HTMLElement>(rooms)) showPressedIn(room);
}

function showPressedIn(room: HTMLElement): void {
  room.querySelector("button")?.setAttribute("aria-pressed", String(isFollowed(keyOf(room))));
}

async function press(button: HTMLButtonElement): Promise<void> {
  const room = button.parentElement;
  if (!room) return;
  await changeFollowed(keyOf(room), room.dataset["name"] ?? "", !isFollowed(keyOf(room)));
}

/** Follows, or no longer, and says so, with the way back or on. */
export async function changeFollowed(key: FollowedKey, name: string, follows: boolean): Promise<void> {
  const outcome = setFollowed(key, follows);
  const t = await words();
  const { locale } = messagesOfDocument(document.documentElement);
  if (lastToast !== null) dismissToast(lastToast);
  if (outcome === "full") return sayFull();
  const action = follows
    ? { text: t("star.seeAll"), href: addresses.following(locale) }
    : { text: t("star.undo"), run: () => void changeFollowed(key, name, true) };
  const said = t(follows ? "star.followed" : "star.unfollowed", { name });
  lastToast = showToast(outcome === "passing" ? `${said} ${t("star.passing")}` : said, { timeout: toastMs, action });
}

/** That no more can be followed than is. FOLLOW4 */
export async function sayFull(): Promise<void> {
  const t = await words();
  const count = mostFollowed.toLocaleString(languageTag(messagesOfDocument(document.documentElement).locale));
  lastToast = showToast(t("star.full", { count }), { type: "warning", timeout: toastMs });
}

async function words() {
  const { locale } = messagesOfDocument(document.documentElement);
  await loadMessages(locale, ["profile"]);
  return translatorFor(locale, "profile");
}

function keyOf(room: HTMLElement): FollowedKey {
  return (room.dataset["star"] ?? "") as FollowedKey;
}
