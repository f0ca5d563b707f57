import { expect, test } from "vitest";
import { hearMessages, pauseMessage, playerNews } from "./player-messages.ts";

test.each([
  [
    { event: "timeupdate", data: { seconds: 12.5, percent: 0.1, duration: 100 } },
    { kind: "at", second: 12.5 },
  ],
  ['{"event":"timeupdate","data":{"seconds":3}}', { kind: "at", second: 3 }],
  ['{"event":"infoDelivery","info":{"currentTime":90.25}}', { kind: "at", second: 90.25 }],
  ['{"event":"infoDelivery","info":{"playerState":0,"currentTime":90}}', { kind: "ended" }],
  ['{"event":"onStateChange","info":0}', { kind: "ended" }],
  ['{"event":"onStateChange","info":1}', { kind: "here" }],
  [{ event: "ended", data: {} }, { kind: "ended" }],
  [{ event: "ready" }, { kind: "here" }],
  ['{"event":"initialDelivery","info":null}', { kind: "here" }],
  ['{"event":"infoDelivery","info":{"currentTime":"soon"}}', { kind: "here" }],
  ["{", null],
  ["null", null],
  [7, null],
  [undefined, null],
  [{ method: "pause" }, null],
])("CLIP2 %j says %j", (data, news) => {
  expect(playerNews(data)).toEqual(news);
});

test("CLIP2 each host is spoken to in its own way", () => {
  expect(hearMessages("https://player.vimeo.com")).toContainEqual({ method: "addEventListener", value: "timeupdate" });
  expect(pauseMessage("https://player.vimeo.com")).toEqual({ method: "pause" });
  expect(hearMessages("https://www.youtube-nocookie.com")).toEqual(['{"event":"listening","id":"clip","channel":"widget"}']);
  expect(JSON.parse(String(pauseMessage("https://www.youtube-nocookie.com")))).toMatchObject({ event: "command", func: "pauseVideo" });
});
