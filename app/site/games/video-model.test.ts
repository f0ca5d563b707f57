import { expect, test } from "vitest";
import { videoKey } from "#contract/game-videos.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { videoParts } from "./video-model.ts";

putAllMessages();

const page = "/en/the-tab";
const language = pageLanguage("en", "Europe/Belgrade");
const plain = { title: null, startsAt: null, kind: "recording", play: null } as const;

test("EDIT4 a video is a card that leads out, and says where to", () => {
  const [card] = videoParts([{ ...plain, url: "https://youtu.be/x", provider: "youtube" }], page, language);
  expect(card).toEqual({
    kind: "card",
    title: "Recording",
    text: "Opens on YouTube, which has its own privacy rules.",
    href: "https://youtu.be/x",
    action: "Watch on YouTube",
    player: null,
  });
});

test("EDIT5 what has a player here says what playing it loads, and still leads out", () => {
  const [card] = videoParts([{ ...plain, url: "https://vimeo.com/76979871", provider: "vimeo", title: "Final" }], page, language);
  expect(card).toMatchObject({
    text: "Playing here loads the Vimeo player, which has its own privacy rules. Nothing is loaded from it until then.",
    href: "https://vimeo.com/76979871",
    player: { origin: "https://player.vimeo.com", frameTitle: "Final · Vimeo", play: "Play here", page },
  });
});

test("several without titles are counted; none is said", () => {
  const videos = ["a", "b"].map((name) => ({ ...plain, url: `https://vimeo.com/${name}`, provider: "vimeo" }) as const);
  expect(videoParts(videos, page, language).map((part) => "title" in part && part.title)).toEqual(["Recording 1", "Recording 2"]);
  expect(videoParts([], page, language)[0]).toMatchObject({ kind: "empty" });
});

test("EDIT6 a play leads to its second in the recording whose start is known, and in no other", () => {
  const whole = { ...plain, url: "https://youtu.be/aB3_-x9Z0qw", provider: "youtube" } as const;
  const timed = { ...plain, url: "https://vimeo.com/76979871", provider: "vimeo", title: "Final", startsAt: 0 } as const;
  const [first, second] = videoParts([whole, timed], page, language, { second: 3753, video: null });
  expect(first).toMatchObject({ title: "Recording 1", href: whole.url });
  expect(second).toMatchObject({
    title: "Final, from 1:02:33",
    href: "https://vimeo.com/76979871#t=3753s",
    player: { src: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=3753s", page: `${page}?at=3753` },
  });
  expect(videoParts([whole], page, language, { second: 3753, video: null })[0]).toMatchObject({ href: whole.url });
});

test("CLIP5 clips stand by their kinds, after the recordings; the one that was asked for before all", () => {
  const play = {
    eventId: "e1" as EventId,
    period: { kind: "regular", number: 3 },
    clockMs: 271_000,
    side: "home",
    player: "h4" as PlayerKey,
    wording: { key: "dunkMade", values: {} },
    details: [],
    who: { shirt: "23", givenName: { text: "Žarko", transliterable: true }, familyName: { text: "Grbović", transliterable: true } },
  } as const;
  const videos = [
    { ...plain, url: "https://vimeo.com/1", provider: "vimeo", kind: "press-conference", title: "After the game" },
    { ...plain, url: "https://vimeo.com/2", provider: "vimeo", kind: "play", play },
    { ...plain, url: "https://vimeo.com/3", provider: "vimeo" },
    { ...plain, url: "https://www.twitch.tv/videos/4", provider: "twitch", kind: "play", title: "Taken back" },
  ] as const;
  const parts = videoParts(videos, page, language);
  expect(parts.map((part) => [part.kind, "title" in part && part.title])).toEqual([
    ["card", "Recording"],
    ["cards", "Plays"],
    ["cards", "Press conferences"],
  ]);
  expect(parts[1]).toMatchObject({
    cards: [
      { title: "23 Ž. Grbović: dunk", label: "Q3 · 4:31", player: { page: `${page}?video=${videoKey("https://vimeo.com/2")}` } },
      { title: "Taken back", label: "", player: null },
    ],
  });
  const [first, second] = videoParts(videos, page, language, { second: null, video: videoKey("https://vimeo.com/2") });
  expect([first, second]).toMatchObject([
    { kind: "card", title: "23 Ž. Grbović: dunk", label: "Play · Q3 · 4:31" },
    { kind: "card", title: "Recording" },
  ]);
  expect(videoParts(videos, page, language, { second: null, video: "00000000" })).toEqual(parts);
});

test("CLIP7 a title that was kept before and gives a score away is not shown", () => {
  const videos = [{ ...plain, url: "https://vimeo.com/1", provider: "vimeo", title: "81:80 at the buzzer" } as const];
  expect(videoParts(videos, page, language)[0]).toMatchObject({ title: "Recording" });
});
