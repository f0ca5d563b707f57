import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createEventPoster } from "./post-event.ts";

type Found = readonly { readonly address: string; readonly family: number }[];
const names: Readonly<Record<string, Found>> = {
  "inward.partner.example": [{ address: "127.0.0.1", family: 4 }],
  "metadata.partner.example": [{ address: "169.254.169.254", family: 4 }],
  "mapped.partner.example": [{ address: "::ffff:10.0.0.1", family: 6 }],
  "both.partner.example": [
    { address: "203.0.114.1", family: 4 },
    { address: "192.168.1.1", family: 4 },
  ],
};

beforeAll(() => {
  const found = (name: string, _options: unknown, done: (error: Error | null, addresses: Found) => void) => done(null, names[name] ?? []);
  vi.spyOn(dns, "lookup").mockImplementation(found as never);
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it.each(Object.keys(names))("WEBHOOK9 a name that leads into a closed network is not asked: %s", async (name) => {
  const poster = createEventPoster({ allowsPrivate: false });
  expect(await poster.post(`https://${name}/in`, {}, "{}")).toEqual({ kind: "silent", why: "ECLOSEDNETWORK" });
  await poster.close();
});
