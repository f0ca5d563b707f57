import { describe, expect, it } from "vitest";
import { countryCode, currencyCode, isAccountOf, languageCode, outsideAddress } from "./outlets.ts";

describe("addresses elsewhere", () => {
  it.each([
    ["https://ulaznice.example", "https://ulaznice.example/"],
    [" https://ULAZNICE.example/Igra?k=1#a ", "https://ulaznice.example/Igra?k=1#a"],
    ["https://ulaznice.example/š", "https://ulaznice.example/%C5%A1"],
    ["https://čarape.example/", "https://xn--arape-gya.example/"],
  ])("OUT1 keeps %s as %s", (written, kept) => {
    expect(outsideAddress(written)).toBe(kept);
  });

  it.each([
    "http://ulaznice.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//ulaznice.example/",
    "/tickets",
    "https://user@ulaznice.example/",
    "https://u:p@ulaznice.example/",
    "https://ulaznice.example:8443/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://localhost/",
    "https://ulaznice.example./",
    `https://ulaznice.example/${"a".repeat(500)}`,
    "",
  ])("OUT1 refuses %s", (written) => {
    expect(outsideAddress(written)).toBeNull();
  });
});

it("OUT5 an account lies below its network's own host", () => {
  const [yes, no] = [
    [
      ["instagram", "https://www.instagram.com/klb"],
      ["youtube", "https://youtube.com/@klb"],
      ["youtube", "https://m.youtube.com/c/klb"],
      ["x", "https://twitter.com/klb"],
      ["telegram", "https://t.me/klb"],
    ],
    [
      ["instagram", "https://www.instagram.com/"],
      ["instagram", "https://notinstagram.com/klb"],
      ["instagram", "https://instagram.com.example/klb"],
      ["facebook", "https://www.instagram.com/klb"],
    ],
  ] as const;
  for (const [network, address] of yes) expect([address, isAccountOf(network, address)]).toEqual([address, true]);
  for (const [network, address] of no) expect([address, isAccountOf(network, address)]).toEqual([address, false]);
});

it("knows languages, countries and currencies by their codes", () => {
  expect([languageCode("SR"), languageCode("xx"), languageCode("sr-Latn"), languageCode("")]).toEqual(["sr", null, null, null]);
  expect([countryCode("rs"), countryCode("XQ"), countryCode("688")]).toEqual(["RS", null, null]);
  expect([currencyCode("rsd"), currencyCode("DIN"), currencyCode("R$")]).toEqual(["RSD", null, null]);
});
