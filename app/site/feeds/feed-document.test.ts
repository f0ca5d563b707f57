import fc from "fast-check";
import { expect, test } from "vitest";
import { xml2js } from "xml-js";
import { printable } from "#contract/xml-document.ts";
import { jsonFeedOf, rssOf, type FeedDocument } from "./feed-document.ts";

type Read = {
  readonly name?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly elements?: readonly Read[];
};

function feedOf(text: string): FeedDocument {
  const page = "https://league.example/en/news";
  const picture = { url: "https://league.example/files/1/a.svg", mediaType: "image/svg+xml", bytes: 812 };
  const entry = { id: `${page}/a`, link: `${page}/a`, title: text, description: text, at: new Date(0), picture };
  return {
    link: page,
    rss: `${page}/rss.xml`,
    json: `${page}/feed.json`,
    title: text,
    description: text,
    language: "en",
    copyright: text,
    entries: [entry],
  };
}

function itemOf(rss: string): readonly Read[] {
  const { elements } = xml2js(rss) as Read;
  const channel = elements?.[0]?.elements?.[0];
  return channel?.elements?.find(({ name }) => name === "item")?.elements ?? [];
}

function textIn(parts: readonly Read[], name: string): string | undefined {
  return parts.find((part) => part.name === name)?.elements?.[0]?.text;
}

test("PAGE21 a feed of any texts is well-formed; titles are text, descriptions HTML that shows the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (given) => {
      const text = `x ]]> ]]> <b>${given}</b> & y`;
      const item = itemOf(rssOf(feedOf(text)));
      expect(textIn(item, "title")).toBe(printable(text));
      const html = textIn(item, "description") ?? "";
      expect(html).not.toMatch(/[<>]/);
      expect(
        html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&"),
      ).toBe(printable(text));
      const [entry] = (JSON.parse(jsonFeedOf(feedOf(text))) as { items: { title: string; content_html: string }[] }).items;
      expect([entry?.title, /[<>]/.test(entry?.content_html ?? "<")]).toEqual([printable(text), false]);
    }),
  );
});

test("PAGE22 an enclosure tells its file's own type and length", () => {
  const enclosure = itemOf(rssOf(feedOf("a"))).find(({ name }) => name === "enclosure");
  expect(enclosure?.attributes).toEqual({ url: "https://league.example/files/1/a.svg", length: "812", type: "image/svg+xml" });
});
