import { expect, test } from "vitest";
import { videoAddress } from "./game-videos.ts";
import { clipOf, heardPlayer, playerOrigins, videoPlayer } from "./video-player.ts";

const id = "aB3_-x9Z0qw";
const youtube = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

test.each([
  [`https://www.youtube.com/watch?v=${id}`, youtube],
  [`https://youtube.com/watch?list=PL1&v=${id}&index=2`, youtube],
  [`https://youtu.be/${id}?si=tracking`, youtube],
  [`https://youtu.be/${id}?t=90`, `${youtube}&start=90`],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, `${youtube}&start=3723`],
  [`https://www.youtube.com/watch?v=${id}&t=soon`, youtube],
  [`https://www.youtube.com/live/${id}?feature=share`, youtube],
  [`https://www.youtube.com/shorts/${id}/`, youtube],
  [`https://www.youtube.com/embed/${id}?start=5&autoplay=0`, `${youtube}&start=5`],
  ["https://vimeo.com/76979871", vimeo],
  ["https://vimeo.com/76979871/ab12cd34ef", `${vimeo}&h=ab12cd34ef`],
  ["https://vimeo.com/76979871?h=ab12cd34ef#t=1m30s", `${vimeo}&h=ab12cd34ef#t=90s`],
  ["https://vimeo.com/channels/staffpicks/76979871", vimeo],
  ["https://vimeo.com/groups/hoops/videos/76979871/", vimeo],
])("EDIT5 %s is played by %s", (written, src) => {
  const player = videoPlayer(videoAddress(written)!.url);
  expect(player?.src).toBe(src);
  expect(new URL(src).origin).toBe(player?.origin);
  expect(playerOrigins).toContain(player?.origin);
});

test.each([
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${id}"onload=x`,
  `https://www.youtube.com/watch?v=${id}/../x`,
  "https://www.youtube.com/playlist?list=PL0123456789",
  "https://www.youtube.com/@league/live",
  `https://www.youtube.com/redirect/${id}`,
  `https://youtu.be/x/${id}`,
  `https://youtu.be.evil.example/${id}`,
  `https://evil.example/https://youtu.be/${id}`,
  `http://youtu.be/${id}`,
  `https://youtu.be:8443/${id}`,
  `https://user@youtu.be/${id}`,
  `javascript:alert("${id}")`,
  "https://vimeo.com/event/76979871",
  "https://vimeo.com/76979871x",
  "https://vimeo.com/76979871/<script>",
  "https://player.vimeo.com/video/76979871",
  "https://www.dailymotion.com/video/x8abcd1",
  "https://www.twitch.tv/videos/1234567890",
  "",
])("EDIT5 %j has no player here", (address) => {
  expect(videoPlayer(address)).toBeNull();
});

test("CLIP2 a part of a video begins and ends where it is told to, whatever its address began with", () => {
  const [whole, other] = [videoPlayer(`https://youtu.be/${id}?t=5`)!, videoPlayer("https://vimeo.com/76979871/ab12cd34ef#t=9s")!];
  expect(clipOf(whole, 90, 101).src).toBe(`${youtube}&start=90&end=101`);
  expect(clipOf(other, 90, 101).src).toBe(`${vimeo}&h=ab12cd34ef#t=90s`);
  expect(heardPlayer(clipOf(whole, 0, 8), "https://league.example").src).toBe(
    `${youtube}&start=0&end=8&enablejsapi=1&origin=https%3A%2F%2Fleague.example`,
  );
  expect(heardPlayer(other, "https://league.example")).toEqual(other);
});
