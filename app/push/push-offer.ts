import { addresses } from "#contract/addresses.ts";
import { readFollowedKey } from "#contract/following.ts";
import { isFollowed } from "../following/followed-store.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import type { Translator } from "../i18n/translator.ts";
import { translatorFor } from "../i18n/use-t.ts";
import answers from "../ui/offer-buttons.module.css";
import { dismissToast, showToast, shownToasts } from "../ui/toast-store.ts";
import { checkBrowser } from "./push-device.ts";
import { PushError } from "./push-error.ts";
import { obtainToken } from "./push-token.ts";
import { startPush } from "./start-push.ts";
import styles from "./push-offer.module.css";

/** Under it a device keeps that the offer was answered: it is made no more. */
const storageKey = "push-offer";
/** Long enough to read it and to decide. */
const offerMs = 12_000;

/** Offers notices to who presses a star, once, until it is answered; the browser is asked only after another press. PUSH17 */
export function beginOffering(): void {
  if (!mayOffer()) return;
  document.addEventListener("click", function pressed({ target }) {
    const room = target instanceof Element ? target.closest("[data-star] > button")?.closest<HTMLElement>("[data-star]") : null;
    const followed = readFollowedKey(room?.dataset["star"] ?? "");
    if (!room || !followed) return;
    const { star = "", name = "" } = room.dataset;
    // What answers the press has done so by then.
    setTimeout(() => {
      if (!isFollowed(star as Parameters<typeof isFollowed>[0]) || !mayOffer()) return;
      document.removeEventListener("click", pressed);
      void offer(followed.kind, name);
    });
  });
}

function mayOffer(): boolean {
  try {
    checkBrowser();
    return Notification.permission === "default" && localStorage.getItem(storageKey) === null;
  } catch {
    return false;
  }
}

async function offer(kind: string, name: string): Promise<void> {
  const { locale } = messagesOfDocument(document.documentElement);
  await loadMessages(locale, ["notifications"]);
  const t = translatorFor(locale, "notifications");
  const action = { text: t("offer.tell"), run: () => openSheet(t, addresses.notifications(locale)) };
  showToast(t("offer.ask", { kind, name }), { timeout: offerMs, action });
}

/** Says what would come, before the browser asks; its answer stands for good. */
function openSheet(t: Translator<"notifications">, settings: string): void {
  const sheet = document.createElement("dialog");
  sheet.className = styles["sheet"] ?? "";
  sheet.setAttribute("aria-labelledby", "push-offer-title");
  sheet.setAttribute("closedby", "any");
  const fault = textIn("p", "", styles["fault"]);
  fault.role = "alert";
  const [yes, later] = [buttonOf(t("turnOn"), answers["loud"]), buttonOf(t("offer.later"), answers["quiet"])];
  const buttons = document.createElement("div");
  buttons.append(yes, later);
  const title = textIn("h2", t("offer.title"));
  title.id = "push-offer-title";
  sheet.append(title, textIn("p", t("offer.text")), textIn("p", t("offer.once"), styles["note"]), fault, buttons);
  later.addEventListener("click", () => sheet.close());
  yes.addEventListener("click", () => void turnOn());
  sheet.addEventListener("close", () => {
    keepAnswered();
    sheet.remove();
  });
  // They lie above everything and would cover it on a phone.
  for (const { id } of shownToasts()) dismissToast(id);
  document.body.append(sheet);
  sheet.showModal();

  async function turnOn(): Promise<void> {
    yes.disabled = true;
    fault.textContent = "";
    try {
      const token = await obtainToken();
      sheet.close();
      showToast(t("on"), { type: "success", action: { text: t("offer.choose"), href: settings } });
      void startPush(token);
    } catch (error) {
      fault.textContent = error instanceof PushError ? t(`errors.${error.code}`) : t("failed");
      yes.disabled = false;
    }
  }
}

function keepAnswered(): void {
  try {
    localStorage.setItem(storageKey, "answered");
  } catch {
    // Private windows of some browsers forbid it; there nothing could be turned on either.
  }
}

function textIn(tag: "h2" | "p", text: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function buttonOf(text: string, className = ""): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  return button;
}
