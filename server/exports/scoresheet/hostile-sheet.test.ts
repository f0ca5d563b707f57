import fc from "fast-check";
import { expect, it } from "vitest";
import { madeUpScoresheet } from "#tests/support/fixtures/made-up-scoresheet.ts";
import { scoresheetPdf } from "./scoresheet-pdf.ts";

type Sheet = Parameters<typeof scoresheetPdf>[0];

/** A sheet on which every name, word and note is that text. */
function sheetOf(text: string): Sheet {
  const sheet = madeUpScoresheet();
  const teams = sheet.teams.map((team) => ({
    ...team,
    name: text,
    players: team.players.map((player) => ({ ...player, name: text })),
    coaches: team.coaches.map((coach) => ({ ...coach, name: text })),
  }));
  const boxes = sheet.boxes.map((box) => ({ ...box, caption: text, rows: box.rows.map((row) => ({ ...row, name: text })) }));
  const named = (list: Sheet["head"]) => list.map(({ name }) => ({ name, text }));
  return { ...sheet, title: text, league: text, pairing: text, teams, boxes, head: named(sheet.head), notes: named(sheet.notes) };
}

/** The file's own words: its drawing and its texts aside, each of which ends where it is said to. */
function wordsOf(pdf: Uint8Array): string {
  return Buffer.from(pdf)
    .toString("latin1")
    .replace(/stream\r?\n.*?endstream/gs, "")
    .replace(/\((?:\\[^]|[^\\()])*\)/g, "()");
}

const active = /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|Action|Annots|EmbeddedFile|AcroForm|SubmitForm)\b/;

it.each([
  ") Tj /URI (https://evil.example) ( \\",
  "<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>",
  "a\r\nendobj\r\n1 0 obj",
  "\u202eevil\u202c \u200b\u2066 עברית العربية",
  "\u0000\u0007\ud800\uffff",
  "日本語 한국어 ไทย 😀👨‍👩‍👧",
  "ш".repeat(2000),
  "=cmd|' /C calc'!A0",
  "",
])("PAGE25 a report with hostile names is one that does nothing: %j", async (text) => {
  const pdf = await scoresheetPdf(sheetOf(text));
  const file = Buffer.from(pdf).toString("latin1");
  expect(file.startsWith("%PDF-")).toBe(true);
  expect(file.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(wordsOf(pdf)).not.toMatch(active);
  expect(file.match(/\/Type \/Page\n/g)?.length ?? 0).toBeLessThan(6);
});

it("PAGE25 a report of any names is drawn", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
      const pdf = await scoresheetPdf(sheetOf(text));
      expect(wordsOf(pdf)).not.toMatch(active);
    }),
    { numRuns: 5 },
  );
});
