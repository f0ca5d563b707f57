import { describe, expect, it } from "vitest";
import { madeUpScoresheet } from "#tests/support/fixtures/made-up-scoresheet.ts";
import { scoresheetPdf } from "./scoresheet-pdf.ts";

async function pagesOf(sheet: Parameters<typeof scoresheetPdf>[0]): Promise<number> {
  const text = Buffer.from(await scoresheetPdf(sheet)).toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  return text.match(/\/Type \/Page\n/g)?.length ?? 0;
}

describe("a scoresheet as PDF", () => {
  it("is the sheet and its figures, and the same bytes each time", async () => {
    const sheet = madeUpScoresheet();
    expect(await pagesOf(sheet)).toBe(2);
    expect(Buffer.compare(await scoresheetPdf(sheet), await scoresheetPdf(sheet))).toBe(0);
  });

  it("goes on on another page beyond 160 points", async () => {
    expect(await pagesOf(madeUpScoresheet({ points: 160 }))).toBe(2);
    expect(await pagesOf(madeUpScoresheet({ points: 171, overtimes: 6, players: 15 }))).toBe(3);
  });

  it("is drawn without lists, points and figures too", async () => {
    const teams = madeUpScoresheet().teams.map((team) => ({ ...team, players: [], timeouts: [], teamFouls: [] }));
    const bare = { ...madeUpScoresheet(), teams, runningScore: null, runningScoreNote: "Није играно.", boxes: [], periods: [] };
    expect(await pagesOf(bare)).toBe(2);
  });
});
