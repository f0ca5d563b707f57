import { expect, test } from "vitest";
import { askedSecond, secondInVideo, tellsScore, videoFrom, videoAddress, videoKey } from "./game-videos.ts";

test("EDIT4 an address at a known host is kept in one spelling", () => {
  expect(videoAddress(" https://youtube.com/watch?v=abc ")).toEqual({ url: "https://www.youtube.com/watch?v=abc", provider: "youtube" });
  expect(videoAddress("https://YOUTU.BE/abc")).toEqual({ url: "https://youtu.be/abc", provider: "youtube" });
  expect(videoAddress("https://vimeo.com/1#t=1m")).toEqual({ url: "https://vimeo.com/1#t=1m", provider: "vimeo" });
});

test.each([
  "http://www.youtube.com/watch?v=abc",
  "https://www.youtube.com.evil.example/x",
  "https://www.youtube.com@evil.example/x",
  "https://user:word@vimeo.com/1",
  "https://vimeo.com:8443/1",
  "https://vimeo.com/",
  "//vimeo.com/1",
  "javascript:alert(1)//vimeo.com/1",
  "https://toString/x",
  "",
])("EDIT4 %j is refused", (written) => {
  expect(videoAddress(written)).toBeNull();
});

test.each([
  ["https://www.youtube.com/watch?v=aB3_-x9Z0qw&start=5", "youtube", "https://www.youtube.com/watch?v=aB3_-x9Z0qw&t=95s"],
  ["https://youtu.be/aB3_-x9Z0qw?t=3", "youtube", "https://youtu.be/aB3_-x9Z0qw?t=95s"],
  ["https://vimeo.com/1#t=2s", "vimeo", "https://vimeo.com/1#t=95s"],
  ["https://www.dailymotion.com/video/x8", "dailymotion", "https://www.dailymotion.com/video/x8?start=95"],
  ["https://www.twitch.tv/videos/1", "twitch", "https://www.twitch.tv/videos/1?t=95s"],
] as const)("EDIT6 %s from a second on", (address, provider, from) => {
  expect(videoFrom(address, provider, 95)).toBe(from);
  expect(videoAddress(from)?.provider).toBe(provider);
});

test("EDIT10 a second is a whole one that a recording has; all else is none", () => {
  expect([askedSecond("0"), askedSecond("3753"), askedSecond("21600")]).toEqual([0, 3753, 21600]);
  for (const written of [null, "", "-1", "1.5", "21601", "99999999", "1e3", "soon", "0x10"]) expect(askedSecond(written)).toBeNull();
  expect([secondInVideo(1000, 999), secondInVideo(1000, 1000), secondInVideo(0, 10_000), secondInVideo(0, 6 * 3_600_000 + 1)]).toEqual([
    null,
    0,
    4,
    null,
  ]);
});

test.each(["81:80", "Final 81-80!", "A win, 102 – 99", "9:12 after the first", "12–9"])("CLIP7 %j tells a score", (title) => {
  expect(tellsScore(title)).toBe(true);
});

test.each(["Season 2026-27", "3-1 in the series", "The 40th minute", "Best of 10", "Zone 2-3", "1:2", "No. 23", ""])(
  "CLIP7 %j tells none",
  (title) => expect(tellsScore(title)).toBe(false),
);

test("CLIP5 a video is named by its address, in eight digits", () => {
  const keys = ["https://vimeo.com/1", "https://vimeo.com/1#t=1s", "https://youtu.be/aB3_-x9Z0qw"].map(videoKey);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}$/);
});
