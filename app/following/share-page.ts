import { loadMessages } from "../i18n/load-messages.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { showToast } from "../ui/toast-store.ts";

/**
 * Makes the links of all pages work that share what the page is about: once, when the page can be used. Before that, without
 * scripts, and where a browser neither shares nor copies, they lead to the address that would be shared. SHARE4
 */
export function beginSharing(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-shares]") : null;
    // Into another tab, or kept by the browser: what the visitor asked for is the link.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!("share" in navigator) && !("clipboard" in navigator)) return;
    event.preventDefault();
    void share(link.href);
  });
}

async function share(url: string): Promise<void> {
  const title = headline();
  if ("share" in navigator) {
    try {
      await navigator.share({ title, text: title, url });
      return;
    } catch (cause) {
      // He changed his mind. Anything else: the device shares nothing, so it is copied.
      if (cause instanceof DOMException && cause.name === "AbortError") return;
    }
  }
  await copy(url);
}

async function copy(url: string): Promise<void> {
  const { locale } = messagesOfDocument(document.documentElement);
  await loadMessages(locale, ["profile"]);
  const t = translatorFor(locale, "profile");
  try {
    await navigator.clipboard.writeText(url);
    showToast(t("share.copied"), { type: "success" });
  } catch {
    showToast(t("share.byHand", { url }), { type: "warning", timeout: false });
  }
}

/** As it is read: a game's with the score as it stands now, without it where scores are hidden. SHARE2 */
function headline(): string {
  return (document.querySelector("h1")?.innerText ?? document.title).replace(/\s+/g, " ").trim();
}
