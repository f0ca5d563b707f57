import { expect, it, vi } from "vitest";
import { messagesOfDocument, writtenAreas } from "./messages-of-document.ts";

vi.mock("virtual:message-chunks", () => ({ default: { "ru/shell": "/assets/shell-1.js", "ru/league": "/assets/league-2.js" } }));

function document(lang: string, areas: string | undefined): HTMLElement {
  return { lang, dataset: areas === undefined ? {} : { areas } } as unknown as HTMLElement;
}

it("reads what was written: the areas, and where each lies", () => {
  expect(messagesOfDocument(document("ru", writtenAreas("ru", ["shell", "league", "movement"])))).toEqual({
    locale: "ru",
    areas: ["shell", "league", "movement"],
    addresses: { shell: "/assets/shell-1.js", league: "/assets/league-2.js", movement: "" },
  });
});

it("takes a document that says nothing for an English one with the shell's words", () => {
  expect(messagesOfDocument(document("tlh", undefined))).toEqual({ locale: "en", areas: ["shell"], addresses: { shell: "" } });
});
