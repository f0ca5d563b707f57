import { expect, it } from "vitest";
import { isMarked, marks, privateAddresses } from "#tests/support/servers/marked-secrets.ts";
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
  ["/en/applications/../applications/abc/team", "/en/applications/[left out]/applications/[left out]/team"],
  ["/en/applications/x/../abc/team", "/en/applications/[left out]/team"],
  ["/en/auth/Login?next=/en/x%3Fword%3Dabc", "/en/auth/Login?next=/en/x[left out]"],
  ["/en/auth/Login?next=%252Fen%252Fx%2523abc&a=1", "/en/auth/Login?next=%252Fen%252Fx[left out]&a=1"],
  ["/?a=1;token=abc#abc", "/?a=1;token=[left out]"],
  ["/?q=me%2540example.net&password2=abc&pwd=abc", "/?q=[mail]&password2=[left out]&pwd=[left out]"],
])("GUARD6 %s is kept as %s", (target, kept) => {
  expect(loggedTarget(target)).toBe(kept);
});

it("GUARD6 a long address loses its end, never the mark of what was left out", () => {
  const kept = loggedTarget(`/?q=${"a".repeat(280)}&token=${"s".repeat(500)}`);
  expect(kept).toHaveLength(300);
  expect(kept).not.toContain("ss");
});

it.each(privateAddresses())("GUARD6 nothing that opens %s is kept, however it is spelled", (address) => {
  const spelled = [
    address,
    `${address}.data`,
    address.replaceAll("/", "//"),
    address.replaceAll("/", "%2F"),
    address.replaceAll("/", "%252f"),
    address.replace(/^\/en\/\w+/, (head) => head.toUpperCase()),
    address.replaceAll("a", "%61"),
    `/en/auth/Login?next=${encodeURIComponent(address)}`,
    `/oembed?url=${encodeURIComponent(`https://league.example${address}`)}`,
    `${address}?token=${marks.words}&userEmail=${marks.words}`,
    `/en/clubs?q=marked-words%40example.net`,
  ];
  expect(spelled.map(loggedTarget).filter(isMarked)).toEqual([]);
});
