import { expect, it } from "vitest";
import { isPushHost } from "./push-hosts.ts";

const usual = { more: [], allowsPrivate: false };

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com/wp/abc",
  "https://android.googleapis.com/gcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("PUSH15 %s is a push service", (address) => {
  expect(isPushHost(new URL(address), usual)).toBe(true);
});

it.each([
  "https://victim.example/",
  "https://fcm.googleapis.com.victim.example/",
  "https://xfcm.googleapis.com/",
  "https://storage.googleapis.com/",
  "https://notify.windows.com/",
  "https://evilnotify.windows.com/",
  "https://push.apple.com.victim.example/",
  "https://127.0.0.1/",
  "https://[::1]/",
])("PUSH15 %s is none", (address) => {
  expect(isPushHost(new URL(address), usual)).toBe(false);
});

it("PUSH15 the operator names more, and lets those of his own network be asked", () => {
  const more = { more: ["push.example.org", "*.push.example.net"], allowsPrivate: false };
  const answer = (address: string) => isPushHost(new URL(address), more);
  expect(["https://push.example.org/", "https://a.push.example.net/", "https://a.b.push.example.net/"].map(answer)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["https://x.push.example.org/", "https://push.example.net/"].map(answer)).toEqual([false, false]);
  const own = { more: [], allowsPrivate: true };
  for (const address of ["http://127.0.0.1:8080/", "http://[::1]/", "http://10.1.2.3/", "http://push/", "http://push.localhost/"])
    expect(isPushHost(new URL(address), own)).toBe(true);
  for (const address of ["http://8.8.8.8/", "https://victim.example/"]) expect(isPushHost(new URL(address), own)).toBe(false);
});
