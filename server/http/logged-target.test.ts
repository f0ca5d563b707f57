import { expect, it } from "vitest";
import { loggedTarget } from "./logged-target.ts";

it.each([
  ["/live/v1/stream?channel=operators:1&token=abc.def", "/live/v1/stream?channel=operators:1&token=[left out]"],
  ["/?token=a&token=b", "/?token=[left out]&token=[left out]"],
  ["/?TOKEN=a", "/?TOKEN=[left out]"],
  ["/?%74oken=a", "/?%74oken=[left out]"],
  ["/?token[]=a&access-token=b", "/?token[]=[left out]&access-token=[left out]"],
  ["/?code=a&password=b&email=c", "/?code=[left out]&password=[left out]&email=[left out]"],
  ["/?token=a=b=c", "/?token=[left out]"],
  ["/?tokens=3&q=token", "/?tokens=3&q=token"],
  ["/?token", "/?token"],
  ["/?%zz=1&token=a", "/?%zz=1&token=[left out]"],
  ["/sr/clubs", "/sr/clubs"],
  ["/sr/following/calendars/abc.ics", "/sr/following/calendars/[left out]"],
  ["/sr/following/%63alendars/abc.ics?token=a", "/sr/following/%63alendars/[left out]?token=[left out]"],
  ["/sr/clubs/a/calendar.ics", "/sr/clubs/a/calendar.ics"],
])("GUARD6 %s is kept as %s", (target, kept) => {
  expect(loggedTarget(target)).toBe(kept);
});

it("GUARD6 a long address loses its end, never the mark of what was left out", () => {
  const kept = loggedTarget(`/?q=${"a".repeat(280)}&token=${"s".repeat(500)}`);
  expect(kept).toHaveLength(300);
  expect(kept).not.toContain("ss");
});
