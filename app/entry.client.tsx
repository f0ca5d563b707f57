import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadMessages } from "./i18n/load-messages.ts";
import { messagesOfDocument } from "./i18n/messages-of-document.ts";

const { locale, areas } = messagesOfDocument(document.documentElement);
await loadMessages(locale, areas);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
