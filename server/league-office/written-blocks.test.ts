import { expect, test } from "vitest";
import type { NewsBlock } from "#contract/news.ts";
import { readBlocks, writtenBlocks } from "./written-blocks.ts";

const blocks: readonly NewsBlock[] = [
  {
    kind: "paragraph",
    content: ["See ", { text: "the rules", href: "/documents" }, " and ", { text: "the map", href: "https://map.example" }],
  },
  { kind: "heading", text: "In the hall" },
  { kind: "list", items: [["Shoes with light soles"], [{ text: "Games", href: "/schedule" }]] },
  { kind: "quote", text: "Come as you are", by: "The league" },
  { kind: "quote", text: "Nobody said this", by: "" },
];

test("what is written out reads back as it was", () => {
  expect(readBlocks(writtenBlocks(blocks))).toEqual(blocks);
});

test("lines of a paragraph are one, whatever their ends; a heading needs no empty line after it", () => {
  expect(readBlocks("\r\n## Where\r\nIn the\r\n  old hall\r\n \t\r\n\r\n- one\n")).toEqual([
    { kind: "heading", text: "Where" },
    { kind: "paragraph", content: ["In the old hall"] },
    { kind: "list", items: [["one"]] },
  ]);
});

test("half a link, an empty text and a dash in a sentence are taken as they stand", () => {
  expect(readBlocks("[a](b c) – [d]")).toEqual([{ kind: "paragraph", content: ["[a](b c) – [d]"] }]);
  expect(readBlocks(" \n\n")).toEqual([]);
});
