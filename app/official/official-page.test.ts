import { beforeAll, expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import type { OfficialLeague, OfficialPage } from "#contract/official-page.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { officialPageDocument } from "./official-page.ts";

beforeAll(() => putAllMessages());

const colors = { color1: "#123456", color2: "#654321", color3: "#f4f5f7", color4: "#4a5262", color5: "#ffffff", colorButton: "#aa2200" };
const league: OfficialLeague = { title: "Avala League", origin: "https://league.example", colors };
const handover = { token: "t".repeat(43), nonce: "n".repeat(43) };
const form: OfficialPage = { kind: "form", locale: "en", league, email: "", refusal: null };

test.each(locales)("AUTH9 %s has words for each state", (locale) => {
  const pages: readonly OfficialPage[] = [
    { ...form, locale },
    { ...form, locale, refusal: { kind: "wrong-password" } },
    { ...form, locale, refusal: { kind: "too-many", retryAfterSeconds: 90 } },
    { kind: "told", locale, league, handover },
    { kind: "taken-along", locale, league, location: `https://league.example/${locale}/auth/Login#token=x` },
    { kind: "refused", locale },
  ];
  for (const page of pages) {
    const { html, style } = officialPageDocument(page);
    const words = html.replace(style, "").replaceAll(/<script>.*?<\/script>/g, "");
    expect(words).toMatch(/<h1>[^<]{5,}<\/h1>/);
    expect(words).not.toMatch(/officialPage\.|refusal\.|field\.|[{}]|undefined/);
  }
});

test("AUTH9 the form names the league that one signs in to, and its host", () => {
  const { html, script } = officialPageDocument(form);
  expect(html).toContain("league.example.</p>");
  expect(html).toContain("Sign in to Avala League</button>");
  expect(script).toBeNull();
});

test("AUTH9 nothing that was typed or named becomes HTML or ends a script", () => {
  const nasty = '"><script>alert(1)</script>';
  const shown = officialPageDocument({ ...form, email: nasty, league: { ...league, title: nasty } }).html;
  expect(shown).not.toContain("<script>");
  const { html, script } = officialPageDocument({ kind: "taken-along", locale: "en", league, location: "https://a.example/</script><b>" });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain("<");
});

test("AUTH11 it is told to exactly the origin that asked", () => {
  const { script } = officialPageDocument({ kind: "told", locale: "en", league, handover });
  expect(script).toContain(`opener.postMessage(${JSON.stringify(handover)},"https://league.example")`);
});
