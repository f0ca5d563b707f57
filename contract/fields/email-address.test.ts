import { describe, expect, it } from "vitest";
import { longestEmail, readEmailAddress } from "./email-address.ts";

describe("APPL2 a mail address, of whomever,", () => {
  it.each([
    ["ana@example.com", "ana@example.com", "ana@example.com"],
    ["  Ana.O+kk@Example.CO.rs ", "Ana.O+kk@example.co.rs", "ana.o+kk@example.co.rs"],
    ["петар@пример.срб", "петар@xn--e1afmkfd.xn--90a3ac", "петар@xn--e1afmkfd.xn--90a3ac"],
    ["o'neill_1@mail-1.example", "o'neill_1@mail-1.example", "o'neill_1@mail-1.example"],
  ])("may be %j", (text, address, key) => {
    expect(readEmailAddress(text)).toEqual({ address, key });
  });

  it.each([
    "",
    "ana",
    "ana@",
    "@example.com",
    "ana@localhost",
    "ana@127.0.0.1",
    "ana@[127.0.0.1]",
    "ana@example.com:25",
    "ana@example.com/x",
    "ana@example.com?x",
    "ana@exam\tple.com",
    "ana@ex%61mple.com",
    "ana@exam\u00adple.com",
    "ana@b@example.com",
    "ana..o@example.com",
    ".ana@example.com",
    '"ana anic"@example.com',
    "<ana@example.com>",
    "ana@example.com,eve@example.com",
    "ana@example.com\r\nBcc: eve@example.com",
    "ana\u202e@example.com",
    "a\u0000b@example.com",
    `${"a".repeat(65)}@example.com`,
  ])("is not %j", (text) => {
    expect(readEmailAddress(text)).toBeNull();
  });

  it("has an end", () => {
    const ended = (local: string) => readEmailAddress(`${local}@${"b.".repeat(121)}example`);
    expect(ended("anna")?.address).toHaveLength(longestEmail);
    expect(ended("annae")).toBeNull();
  });
});
