import { expect, it } from "vitest";
import { newsBody } from "./news-body.ts";

function inline(href: string) {
  return newsBody([{ kind: "paragraph", content: ["See ", { text: "this", href }] }], "sr-cyrl");
}

it.each([
  ["/clubs/avala", "/sr-cyrl/clubs/avala"],
  ["/seasons/2026-27/leagues/first?round=3#form", "/sr-cyrl/seasons/2026-27/leagues/first?round=3#form"],
  ["/files/1/rules.pdf", "/files/1/rules.pdf"],
  ["https://example.org/x", "https://example.org/x"],
])("a link to %s leads to %s", (href, shown) => {
  expect(inline(href)).toEqual([{ kind: "paragraph", content: ["See ", { text: "this", href: shown }] }]);
});

it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "http://example.org", "data:text/html,x", "clubs/avala", ""])(
  "a link to %j stays text",
  (href) => {
    expect(inline(href)).toEqual([{ kind: "paragraph", content: ["See ", "this"] }]);
  },
);

it("links in lists are brought home as well; headings and quotes have none", () => {
  const quote = { kind: "quote", text: "Let's go", by: "The coach" } as const;
  expect(newsBody([{ kind: "list", items: [[{ text: "club", href: "/clubs/a" }]] }, quote], "en")).toEqual([
    { kind: "list", items: [[{ text: "club", href: "/en/clubs/a" }]] },
    quote,
  ]);
});
