import { expect, test } from "vitest";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../page-language.ts";
import { videoParts } from "./video-model.ts";

putAllMessages();

const language = pageLanguage("en", "Europe/Belgrade");

test("EDIT4 a video is a card that leads out, and says where to", () => {
  const [card] = videoParts([{ url: "https://youtu.be/x", provider: "youtube", title: null }], language);
  expect(card).toEqual({
    kind: "card",
    title: "Recording",
    text: "Opens at YouTube, which has its own privacy rules.",
    href: "https://youtu.be/x",
    action: "Watch at YouTube",
  });
});

test("several without titles are counted; none is said", () => {
  const videos = ["a", "b"].map((name) => ({ url: `https://vimeo.com/${name}`, provider: "vimeo", title: null }) as const);
  expect(videoParts(videos, language).map((part) => "title" in part && part.title)).toEqual(["Recording 1", "Recording 2"]);
  expect(videoParts([], language)[0]).toMatchObject({ kind: "empty" });
});
