import type { PageFailure } from "./page-failure.ts";

/** The element of the document that says what the page is made of. */
export const writtenPageId = "page-data";

/** What a document tells the browser of its page: enough to draw the same once more. It is JSON, and no script. */
export type WrittenPage = {
  /** Which build wrote it. */
  readonly build: string;
  readonly pathname: string;
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** From the document's own route down to the page: each route's id, and the file of its code. */
  readonly routes: readonly (readonly [id: string, file: string])[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly failure: PageFailure | null;
};

let read: WrittenPage | null | undefined;

/** Read once, while the document is as it came; `null`: it tells nothing, as one that stands within other sites. */
export function writtenPage(): WrittenPage | null {
  if (read === undefined) {
    const text = document.getElementById(writtenPageId)?.textContent;
    read = text ? (JSON.parse(text) as WrittenPage) : null;
  }
  return read;
}

const escapes: Record<string, string> = { "&": "\\u0026", ">": "\\u003e", "<": "\\u003c" };

/** As it may stand in a script element: nothing in it can end one, or begin a comment. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/[&><]/g, (character) => escapes[character] ?? character);
}
