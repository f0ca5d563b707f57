import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepInstallOffer } from "./home-screen/install-offer.ts";
import { PageDocument, type DrawnPage } from "./router/page-document.tsx";
import { readPage } from "./router/read-page.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";
import { guardReloads, reloadOnce } from "./reload-guard.ts";

const { locale, areas, addresses } = messagesOfDocument(document.documentElement);

if (import.meta.env.DEV) (await import("./router/while-written.ts")).followChanges();
guardReloads();
keepInstallOffer();
const [page, areWordsHere] = await Promise.all([codeOfPage(), loadMessages(locale, areas, addresses)]);
if (page !== null && areWordsHere) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageDocument page={page} />
      </StrictMode>,
      { onRecoverableError },
    );
  });
} else if (window.errorDesk) {
  // Without its words or its code the document that came from the server is the better page: its links and forms work as they are. LOAD12
  (await import("./error-reporting.ts")).beginReporting(window.errorDesk);
}

/** `null`: it cannot be had. Most often it belongs to a build that is gone, and the document of today's is worth one more call. BUILD3 */
async function codeOfPage(): Promise<DrawnPage | null> {
  try {
    return await readPage();
  } catch {
    if (navigator.onLine) reloadOnce();
    return null;
  }
}

/** What React has mended by itself, a page that something had translated before it started, is told and breaks nothing. */
function onRecoverableError(error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the browser's only log
  console.error(error);
  window.errorDesk?.take(error);
}
