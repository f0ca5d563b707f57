import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tellAllRoutes } from "./router/all-routes.ts";
import { keepInstallOffer } from "./home-screen/install-offer.ts";
import { HydratedPage, readPageStart } from "./router/hydrated-page.tsx";
import { loadMessages } from "./i18n/load-messages.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";
import { guardReloads } from "./reload-guard.ts";

const { locale, areas, addresses } = messagesOfDocument(document.documentElement);

guardReloads();
keepInstallOffer();
if (await loadMessages(locale, areas, addresses)) {
  // While pages are written, React Router's own also changes them in place, and knows all from the start.
  if (import.meta.env.DEV) tellAllRoutes();
  const page = import.meta.env.DEV ? <HydratedRouter /> : <HydratedPage start={await readPageStart()} />;
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{page}</StrictMode>, { onRecoverableError });
  });
} else if (window.errorDesk) {
  // Without its words the document that came from the server is the better page: its links and forms work as they are. LOAD12
  (await import("./error-reporting.ts")).beginReporting(window.errorDesk);
}

/** What React has mended by itself, a page that something had translated before it started, is told and breaks nothing. */
function onRecoverableError(error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the browser's only log
  console.error(error);
  window.errorDesk?.take(error);
}
