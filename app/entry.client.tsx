import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadMessages } from "./i18n/load-messages.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";
import { guardReloads } from "./reload-guard.ts";

const { locale, areas } = messagesOfDocument(document.documentElement);

guardReloads();
// Without any words the document that came from the server is the better page: its links and forms work as they are.
if (await loadMessages(locale, areas)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
