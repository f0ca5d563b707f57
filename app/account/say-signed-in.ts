import { loadMessages } from "../i18n/load-messages.ts";
import { messagesOf } from "../i18n/message-store.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { translatorFor } from "../i18n/use-t.ts";
import { showToast } from "../ui/toast-store.ts";
import { takeSignInNote } from "./sign-in-note.ts";
import { whenSignedIn } from "./visitor-store.ts";

/** A form to sign in was sent a moment ago, and somebody is signed in: the page that it led to says so. */
export function saySignedIn(): void {
  if (!takeSignInNote(Date.now())) return;
  const stop = whenSignedIn(() => {
    setTimeout(() => stop());
    void say();
  });
}

async function say(): Promise<void> {
  const { locale } = messagesOfDocument(document.documentElement);
  await loadMessages(locale, ["answers"]);
  if (messagesOf(locale, "answers")?.["login_successful"])
    showToast(translatorFor(locale, "answers")("login_successful"), { type: "success" });
}
