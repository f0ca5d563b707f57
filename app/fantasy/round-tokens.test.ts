import { expect, it } from "vitest";
import { ownFantasy } from "#tests/support/fixtures/own-fantasy.ts";
import { pageLanguage } from "../i18n/page-language.ts";
import { putAllMessages } from "../i18n/all-messages.server.ts";
import { ledgerOf } from "./ledger-model.ts";
import { roundTokens } from "./round-tokens.ts";

putAllMessages();
const own = ownFantasy("live", Date.UTC(2026, 10, 27, 18));
const round = own.lastRound;
const language = pageLanguage("en", "Europe/Belgrade");

it("MYFAN7 a ledger's rows add up to what stands at the shirt", () => {
  expect(round?.rows).toHaveLength(10);
  for (const row of round?.rows ?? []) {
    const { games, weight, total } = ledgerOf(row, own.settings, language);
    const figure = (text: string) => Number(text.replace("−", "-").replace("+", ""));
    const played = games.flatMap(({ rows }) => rows).filter(({ what }) => what === "Index" || what === "Club won");
    const adds = [...played, ...weight].map((each) => figure(each.adds));
    expect(adds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(figure(total), 6);
    for (const { rows } of games) {
      const parts = rows.slice(
        0,
        rows.findIndex(({ kind }) => kind === "sum"),
      );
      expect(parts.reduce((sum, each) => sum + figure(each.adds), 0)).toBe(figure(rows.find(({ kind }) => kind === "sum")?.adds ?? ""));
    }
  }
});

it("MYFAN7 a shirt says in words what it shows: who leads, what he did, or when he begins", () => {
  if (round === null) return;
  const tokens = roundTokens(round, own.settings, language);
  expect(tokens[1]).toMatchObject({ band: { kind: "captain", text: "C ×1.5" }, pill: { kind: "playing", text: "51.2" } });
  expect(tokens[1]?.label).toContain("captain, playing, 51.2");
  expect(tokens[3]).toMatchObject({ band: { kind: "vice" }, pill: { kind: "waiting", text: "Sat 00:00" } });
  expect(tokens[9]).toMatchObject({ isPale: true, pill: { text: "–" } });
});
