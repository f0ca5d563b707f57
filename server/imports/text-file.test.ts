import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseJson } from "./json-file.ts";
import { decodeText, mostTextBytes, readTextFile, UnreadableText } from "./text-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-text-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The same words in an encoding of one byte a letter. */
function bytes(text: string, letters: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
}

const latin2: Readonly<Record<string, number>> = { č: 0xe8, ć: 0xe6, đ: 0xf0, š: 0x9a, ž: 0x9e, Ž: 0x8e, Š: 0x8a };

describe("IMP13 a text is UTF-8 or refused", () => {
  it("takes letters of every script, with a byte-order mark or without", () => {
    const text = "Žalgiris Šiauliai, Ђоковић, 千葉, מכבי";
    expect(decodeText(Buffer.from(text), "a.json")).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`), "a.json")).toBe(text);
    expect(decodeText(Buffer.from("a�b"), "a.json")).toBe("a�b");
  });

  it.each<[string, Uint8Array, RegExp]>([
    ["UTF-16 with its mark", Buffer.from("\uFEFF{}", "utf16le"), /^a\.json is not UTF-8: it is UTF-16; save it as UTF-8$/],
    ["UTF-16 without one", Buffer.from('{"tm": {"1": {}}}', "utf16le"), /it is UTF-16/],
    ["Windows-1250", bytes('{"name": "Žalgiris, Đoković, Šešelj, čaša, žuč"}', latin2), /looks like windows-1250: ".*Žalgiris/],
    [
      "Windows-1251",
      new Uint8Array([...Buffer.from('"'), 0xc7, 0xe2, 0xe5, 0xe7, 0xe4, 0xe0, 0x20, 0xd1, 0xe0, 0xe2, 0xe0]),
      /windows-1251: ".*Звезда/,
    ],
    ["Windows-1252", bytes("Peña, Núñez", { ñ: 0xf1, ú: 0xfa }), /windows-1252: "Peña/],
    ["an Excel file", Buffer.from("PK\u0003\u0004.....xl/workbook.xml"), /is an Excel file \(XLSX\), and no text/],
    ["a ZIP", Buffer.from("PK\u0003\u0004.....data.json"), /is a ZIP, and no text/],
    ["a PDF", Buffer.from("%PDF-1.7"), /is a PDF, and no text/],
  ])("refuses %s by name", (_what, content, message) => {
    expect(() => decodeText(content, "a.json")).toThrow(message);
    expect(() => decodeText(content, "a.json")).toThrow(UnreadableText);
  });

  it("refuses what is missing, a folder and a damaged gzip, each in one line", async () => {
    await writeFile(join(folder, "cut.gz"), gzipSync("whole").subarray(0, 12));
    await expect(readTextFile(join(folder, "nowhere.csv"))).rejects.toThrow("there is no nowhere.csv");
    await expect(readTextFile(folder)).rejects.toThrow("a folder, where a file is wanted");
    await expect(readTextFile(join(folder, "cut.gz"))).rejects.toThrow(/^cut\.gz is a damaged gzip$/);
  });
});

describe("IMP17 what is made to eat the memory", () => {
  it("a small gzip that unpacks to more than any text is refused before it is unpacked", async () => {
    await writeFile(join(folder, "bomb.json.gz"), gzipSync(Buffer.alloc(mostTextBytes + 1, 32)));
    await expect(readTextFile(join(folder, "bomb.json.gz"))).rejects.toThrow("bomb.json.gz, unpacked, is longer than 32 MB");
  });

  it("a file longer than any text is refused unread", async () => {
    const path = join(folder, "long.json");
    await writeFile(path, "");
    await truncate(path, mostTextBytes * 40);
    await expect(readTextFile(path)).rejects.toThrow("long.json is longer than 32 MB");
    await expect(readTextFile("/dev/zero")).rejects.toThrow("zero is longer than 32 MB");
  });

  it("a text nested deeper than any is refused before it is parsed, brackets within words are none", () => {
    expect(() => parseJson("[".repeat(1_000_000), "deep.json")).toThrow("nested more than 64 deep");
    expect(() => parseJson('{"a":'.repeat(1000), "deep.json")).toThrow("nested more than 64 deep");
    expect(parseJson(JSON.stringify({ a: `\\"${"[".repeat(200)}` }), "flat.json")).toEqual({ a: `\\"${"[".repeat(200)}` });
  });
});

describe("IMP7 what is no JSON", () => {
  it.each([
    ['{"a": 1,}', /is not JSON \(it breaks at line 1, column \d+\)/],
    ['{"a": [1, 2', /is not JSON/],
    ["<!DOCTYPE html><html><form><input type='password'>", /it is a web page that asks for a password/],
    ["<html><script src='https://fibalivestats.example/bs.js'>", /a page of LiveStats' web site \(such as bs\.html or pbp\.html\)/],
    ["<html><p>Not found", /it is a web page$/],
    ["<?xml version='1.0'?><game/>", /it is XML/],
    ["period;clock;team;action\n1;10:00;A;2FGM\n", /it is a table \(CSV\) of play-by-play/],
    ["home,home_points,away,away_points\nA,1,B,2\n", /it is a table \(CSV\)$/],
  ])("%s is refused by what it is, in no engine's words", (text, message) => {
    expect(() => parseJson(text, "data.json")).toThrow(message);
    expect(() => parseJson(text, "data.json")).not.toThrow(/unexpected|token|expected/i);
  });
});
