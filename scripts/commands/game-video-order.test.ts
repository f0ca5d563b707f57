import { expect, test } from "vitest";
import { readVideoOrder } from "./game-video-order.ts";

const place = ["--tenant", "klb", "--season", "2026-27", "--league", "first", "--round", "1", "--game", "avala-cer"];
const url = ["--url", "https://vimeo.com/7"];

test.each([
  [["--kind", "scene"], '--kind must be one of recording, highlights, play, interview, press-conference, not "scene"'],
  [["--play", " "], "--play must name an event of the game's log"],
  [["--play", "e1", "--kind", "highlights"], "--play is for a video of the kind play, not highlights"],
  [["--kind", "highlights"], "--title says what is seen: a video of the kind highlights needs one"],
  [["--kind", "play", "--title", " "], "--title says what is seen: a video of the kind play needs one"],
  [["--kind", "play", "--title", "x", "--starts-at", "2026-12-01T18:55"], "--starts-at is for a recording of the game, not for play"],
  [["--kind", "interview", "--title", "x".repeat(121)], "--title has 121 characters, at most 120 are shown"],
  [["--players", "pera-peric"], "--players is for clips: a recording of a game shows all of them"],
  [["--kind", "play", "--title", "x", "--players", Array(31).fill("a").join(",")], "--players names 31, at most 30 are kept"],
])("CLIP5 %j is refused", (args, refusal) => {
  expect(readVideoOrder(["add", ...place, ...url, ...args])).toBe(refusal);
});

test.each(["81:80 at the buzzer", "Final 102-99"])("CLIP7 the title %j is refused", (title) => {
  const refusal = `--title tells a score ("${title}"), which whoever hides scores would see`;
  expect(readVideoOrder(["add", ...place, ...url, "--title", title])).toBe(refusal);
});

test("CLIP5 a play's clip needs no kind and no title; who is named is read by his slug", () => {
  expect(readVideoOrder(["add", ...place, ...url, "--play", "e7"])).toMatchObject({ kind: "play", play: "e7", title: null, players: [] });
  const clip = ["--kind", "interview", "--title", "After it", "--players", "pera-peric, mika-mikic,"];
  expect(readVideoOrder(["add", ...place, ...url, ...clip])).toMatchObject({ kind: "interview", players: ["pera-peric", "mika-mikic"] });
  expect(readVideoOrder(["add", ...place, ...url])).toMatchObject({ kind: "recording", play: null });
  expect(readVideoOrder(["look", ...place])).toMatch(/^usage: game-video/);
});
