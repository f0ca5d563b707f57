import { expect, it } from "vitest";
import { tokenStep } from "./token-life.ts";

const subscription = { endpoint: "https://push.example/1", p256dh: "a", auth: "b", applicationServerKey: "k" };
const kept = { token: "wp_1", madeAt: 1000, subscription };
const week = 7 * 24 * 60 * 60 * 1000;

it("PUSH13 a kept token is used again while its subscription is the same, and renewed when it is seven days old", () => {
  expect(tokenStep(null, subscription, 1000)).toBe("create");
  expect(tokenStep(kept, subscription, 1000 + week - 1)).toBe("reuse");
  expect(tokenStep(kept, subscription, 1000 + week)).toBe("refresh");
});

it.each(["endpoint", "p256dh", "auth", "applicationServerKey"] as const)("PUSH13 another %s is another subscription", (part) => {
  expect(tokenStep(kept, { ...subscription, [part]: "other" }, 1001)).toBe("replace");
});
