import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { GameNow } from "#core/game/game-now.ts";
import { callApi } from "#app/api-client.ts";
import { LanguageProvider } from "#app/i18n/language-provider.tsx";
import { loadMessages } from "#app/i18n/load-messages.ts";
import type { GameHeader } from "#app/site/games/game-header-model.ts";
import { ScoreAloud } from "#app/site/games/score-aloud.tsx";
import "#app/styles/base.css";
import { Modal } from "#app/ui/modal.tsx";
import { TabBar } from "#app/ui/tab-bar.tsx";
import { ToastOutlet } from "#app/ui/toast-outlet.tsx";
import { showToast } from "#app/ui/toast-store.ts";

const words = { open: "Open", openInner: "Open inner", outer: "Outer text", inner: "Inner text" };
const asked: string[] = [];
const may = { open: true, close: true };
Object.assign(window, { callApi, showToast, asked, may });

const tabs = [
  { name: "Team Stats", id: "team-stats", prefix: "1. ", href: "#team-stats" },
  { name: "Photos", id: "photos", suffix: " (12)", href: "#photos" },
  { name: "Video", id: "video", prefix: "▶ ", suffix: " *", disabled: true, href: "#video" },
];

/** A game whose score the test tells. */
function Spoken() {
  const [now, setNow] = useState<GameNow | null>(null);
  Object.assign(window, {
    tellScore: (home: number, away: number, periodEnded: boolean) =>
      setNow({ home: { points: home }, away: { points: away }, period: { kind: "regular", number: 1 }, periodEnded } as GameNow),
  });
  return <ScoreAloud header={{ home: { name: "Gavran" }, away: { name: "Luka" } } as GameHeader} now={now} />;
}

/** What dialogs and messages need around them, for tests: no page of the site shows all of it. */
function Widgets() {
  const [isOuterOpen, setOuterOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  const [tab, setTab] = useState("team-stats");
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
      <TabBar label="Tabs" tabs={tabs} active={tab} onChoose={(_, { id }) => setTab(id)} />
      <Spoken />
    </LanguageProvider>
  );
}

await loadMessages("en", ["shell", "movement"]);
const place = document.createElement("main");
document.body.append(place);
createRoot(place).render(<Widgets />);
