import { expect, test } from "vitest";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../page-language.ts";
import { videoParts } from "./video-model.ts";

putAllMessages();

const page = "/en/the-tab";
const language = pageLanguage("en", "Europe/Belgrade");

test("EDIT4 a video is a card that leads out, and says where to", () => {
  const [card] = videoParts([{ url: "https://youtu.be/x", provider: "youtube", title: null, startsAt: null }], page, language);
  expect(card).toEqual({
    kind: "card",
    title: "Recording",
    text: "Opens at YouTube, which has its own privacy rules.",
    href: "https://youtu.be/x",
    action: "Watch at YouTube",
    player: null,
  });
});

test("EDIT5 what has a player here says what playing it loads, and still leads out", () => {
  const [card] = videoParts([{ url: "https://vimeo.com/76979871", provider: "vimeo", title: "Final", startsAt: null }], page, language);
  expect(card).toMatchObject({
    text: "Playing it here loads the player of Vimeo, which has its own privacy rules. Until then nothing of it is loaded.",
    href: "https://vimeo.com/76979871",
    player: { origin: "https://player.vimeo.com", frameTitle: "Final · Vimeo", play: "Play here", page },
  });
});

test("several without titles are counted; none is said", () => {
  const videos = ["a", "b"].map((name) => ({ url: `https://vimeo.com/${name}`, provider: "vimeo", title: null, startsAt: null }) as const);
  expect(videoParts(videos, page, language).map((part) => "title" in part && part.title)).toEqual(["Recording 1", "Recording 2"]);
  expect(videoParts([], page, language)[0]).toMatchObject({ kind: "empty" });
});

test("EDIT6 a play leads to its second in the recording whose start is known, and in no other", () => {
  const whole = { url: "https://youtu.be/aB3_-x9Z0qw", provider: "youtube", title: null, startsAt: null } as const;
  const timed = { url: "https://vimeo.com/76979871", provider: "vimeo", title: "Final", startsAt: 0 } as const;
  const [first, second] = videoParts([whole, timed], page, language, 3753);
  expect(first).toMatchObject({ title: "Recording 1", href: whole.url });
  expect(second).toMatchObject({
    title: "Final, from 1:02:33",
    href: "https://vimeo.com/76979871#t=3753s",
    player: { src: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=3753s", page: `${page}?at=3753` },
  });
  expect(videoParts([whole], page, language, 3753)[0]).toMatchObject({ href: whole.url });
});
