import { expect, test } from "vitest";
import { webhookTypes } from "#contract/api/webhook-shapes.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { putAllMessages } from "../../i18n/all-messages.server.ts";
import { pageLanguage } from "../../i18n/page-language.ts";
import { code, sentence } from "./code-in-words.ts";
import { developersPage } from "./developers-model.ts";

putAllMessages();

test("code stands apart from the words around it, wherever a language puts it", () => {
  expect(sentence(`${code("next")} and ${code("Link")}`)).toEqual([
    { text: "next", isCode: true },
    { text: " and ", isCode: false },
    { text: "Link", isCode: true },
  ]);
});

test("a site without leagues has no examples of theirs, and all the rest", async () => {
  const site = await fixtureQueries().site();
  const page = developersPage({ site, home: { leagues: [] } }, "https://liga.example", pageLanguage("en", "Europe/Belgrade"));
  expect([page.embeds.parts, page.embeds.oembed.files]).toEqual([[], []]);
  expect(page.calendars.files.map(({ href }) => href)).toEqual(["/en/news/rss.xml", "/en/news/feed.json"]);
  expect(page.tables.files.map(({ href }) => href)).toEqual(["/en/developers.csv"]);
  expect(page.asking.example.code).toBe('curl "https://liga.example/v1/games?status=final&limit=5"');
  expect(page.api.base.address).toBe("https://liga.example/v1");
});

test("a title of the league's cannot leave its place in what is copied", async () => {
  const site = { ...(await fixtureQueries().site()), title: 'A & "B" <i>' };
  const page = developersPage({ site, home: { leagues: [] } }, "https://liga.example", pageLanguage("en", "Europe/Belgrade"));
  expect(page.source.credit.code).toBe('<a href="https://liga.example/en">Source: A &amp; &quot;B&quot; &lt;i&gt;</a>');
});

test("WEBHOOK1 the page tells every event that a partner can be told", async () => {
  const site = await fixtureQueries().site();
  const { webhooks } = developersPage({ site, home: { leagues: [] } }, "https://liga.example", pageLanguage("ru", "Europe/Belgrade"));
  expect(webhooks.events.lines.map(({ type }) => type)).toEqual(webhookTypes);
  expect(webhooks.example.code).toContain("webhook-timestamp");
  expect(
    webhooks.sentences
      .flat()
      .filter(({ isCode }) => isCode)
      .map(({ text }) => text),
  ).toContain("webhook-signature");
});
