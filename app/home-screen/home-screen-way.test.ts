import { expect, test } from "vitest";
import { isAppleTouch } from "./home-screen-way.ts";

const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5";

test.each([
  ["an iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5, true],
  [
    "Chrome on an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1",
    5,
    true,
  ],
  ["an iPad that says it is a Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5, true],
  ["a Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0, false],
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    5,
    false,
  ],
])("APP1: %s", (_name, userAgent, maxTouchPoints, is) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(is);
});
