import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import { loadMessages } from "../i18n/load-messages.ts";
import { messagesOfDocument } from "../i18n/messages-of-document.ts";
import { OwnGame } from "./own-game.tsx";
import { OwnPlayer } from "./own-player.tsx";
import { OwnVote } from "./own-vote.tsx";

/** Puts in what the room is for: see `OwnRoom`. Answers with what takes it out again. */
export function fillRoom(room: HTMLElement, timeZone: string): () => void {
  const { locale } = messagesOfDocument(document.documentElement);
  const [kind, id = "", phase = ""] = (room.dataset["own"] ?? "").split(":");
  // A child of the room: React's root takes all that stands in its element for its own.
  const place = room.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let isLeft = false;
  async function draw(): Promise<void> {
    await loadMessages(locale, ["my-games", "shell"]);
    if (isLeft) return;
    root.render(
      <LanguageProvider locale={locale} timeZone={timeZone}>
        <Suspense>
          {kind === "game" && <OwnGame gameId={id} phase={phase} />}
          {kind === "vote" && <OwnVote gameId={id} />}
          {kind === "player" && <OwnPlayer personId={id} name={room.dataset["name"] ?? ""} />}
        </Suspense>
      </LanguageProvider>,
    );
  }
  void draw();
  return () => {
    isLeft = true;
    // Not while React itself is drawing the page around it.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
}
