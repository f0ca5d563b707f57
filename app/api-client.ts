import type { Locale } from "#contract/locale.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { translatorFor } from "./i18n/use-t.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";
import { fetchWithRetry } from "./ui/fetch-with-retry.ts";
import { showToast } from "./ui/toast-store.ts";

export type ApiMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ApiAnswer<Answer> =
  | { readonly ok: true; readonly status: number; readonly data: Answer }
  /** `status` 0: nobody answered. `problem` is what the server said of it. */
  | { readonly ok: false; readonly status: number; readonly problem: unknown };

/**
 * A call of our own interface, `callApi("GET", "v2/website/config")`. The browser adds the origin itself, and the session,
 * which no script can read (ACC4, ACC7). A message that comes with status 200 is shown.
 */
export async function callApi<Answer>(method: ApiMethod, path: string, body?: unknown): Promise<ApiAnswer<Answer>> {
  const request: RequestInit = {
    method,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await fetchWithRetry(`/${path.replace(/^\//, "")}`, request).catch(() => null);
  if (response === null) return { ok: false, status: 0, problem: null };
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) return { ok: false, status: response.status, problem: data };
  const message = typeof data === "object" && data !== null && "message" in data ? data.message : null;
  if (response.status === 200 && typeof message === "string" && message !== "") await showAnswer(message);
  return { ok: true, status: response.status, data: data as Answer };
}

async function showAnswer(message: string): Promise<void> {
  const { locale } = messagesOfDocument(document.documentElement);
  await loadMessages(locale, ["answers"]);
  showToast(wordsOf(message, locale), { type: "success" });
}

/** The server sends keys, `messages.login_successful`; what is none is shown as it came. */
function wordsOf(message: string, locale: Locale): string {
  const key = message.replace(/^messages\./, "");
  if (!/^[a-z0-9_]+$/i.test(key)) return message;
  const words = translatorFor(locale, "answers")(key as "login_successful");
  return words === key || words === `answers.${key}` ? message : words;
}
