import { expect, test } from "vitest";
import { pairingText } from "./pairing-text.ts";

test("two sides are joined by one dash in a language, an em dash in Russian", () => {
  expect(pairingText("sr", "Gavran", "Bedem")).toBe("Gavran – Bedem");
  expect(pairingText("ru", "Гавран", "Бедем")).toBe("Гавран — Бедем");
});
