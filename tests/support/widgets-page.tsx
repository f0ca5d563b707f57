import { useState } from "react";
import { createRoot } from "react-dom/client";
import { callApi, readAccessTokenFrom } from "#app/api-client.ts";
import { LanguageProvider } from "#app/i18n/language-provider.tsx";
import { loadMessages } from "#app/i18n/load-messages.ts";
import "#app/styles/base.css";
import { Modal } from "#app/ui/modal.tsx";
import { ToastOutlet } from "#app/ui/toast-outlet.tsx";
import { showToast } from "#app/ui/toast-store.ts";

const words = { open: "Open", openInner: "Open inner", outer: "Outer text", inner: "Inner text" };
const asked: string[] = [];
const may = { open: true, close: true };
Object.assign(window, { callApi, readAccessTokenFrom, showToast, asked, may });

/** What dialogs and messages need around them, for tests: no page of the site shows all of it. */
function Widgets() {
  const [isOuterOpen, setOuterOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  async function later(hook: "open" | "close"): Promise<boolean> {
    asked.push(hook);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return may[hook];
  }
  return (
    <LanguageProvider locale="en" timeZone="UTC">
      <button type="button" id="opener" onClick={() => setOuterOpen(true)}>
        {words.open}
      </button>
      <div style={{ height: 3000 }} />
      <Modal
        isOpen={isOuterOpen}
        onClosed={() => setOuterOpen(false)}
        title="Outer"
        beforeOpen={() => later("open")}
        beforeClose={() => later("close")}
      >
        <p>{words.outer}</p>
        <button type="button" id="inner-opener" onClick={() => setInnerOpen(true)}>
          {words.openInner}
        </button>
      </Modal>
      <Modal isOpen={isInnerOpen} onClosed={() => setInnerOpen(false)} title="Inner">
        <p>{words.inner}</p>
      </Modal>
      <ToastOutlet />
    </LanguageProvider>
  );
}

await loadMessages("en", ["shell"]);
const place = document.createElement("main");
document.body.append(place);
createRoot(place).render(<Widgets />);
