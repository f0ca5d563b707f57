import { expect, test } from "vitest";
import { videoAddress } from "./game-videos.ts";

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
