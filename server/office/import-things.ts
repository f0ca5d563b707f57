import type { Kysely } from "kysely";
import type { Fields } from "#contract/fields/field-kinds.ts";
import type { Database } from "../db/schema.ts";
import { changeThing } from "./change.ts";
import type { OfficeHand, OfficeOutcome } from "./office-change.ts";
import type { OfficeStore } from "./office-store.ts";
import { type ThingLine, thingLines } from "./thing-csv.ts";

/** What a file comes to, line by line. Nothing is stored where one is refused. */
export type ThingImport = {
  readonly made: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly { readonly line: number; readonly slug: string; readonly outcome: OfficeOutcome }[];
  /** What was stored, or would be, line by line; `isMade`: there was no such row. */
  readonly stored: readonly { readonly line: number; readonly isMade: boolean; readonly outcome: Stored }[];
  /** By which it is taken back; `null`: nothing was stored. OFF71 */
  readonly importId: string | null;
};

type Stored = Extract<OfficeOutcome, { readonly kind: "stored" }>;

/** Ends the transaction of what was only tried, or of what is refused in part. */
class TakenBack extends Error {}

/**
 * Brings a thing's rows to what a file says, through the door, all of it or nothing: a line with a slug changes that row, one
 * without makes a row. `isTry`: nothing is stored, and the same is told. Comes to one line where the file cannot be read. OFF11
 */
export async function importThings<All extends Fields>(
  db: Kysely<Database>,
  store: OfficeStore<All>,
  hand: OfficeHand,
  { text, isTry, reason }: { readonly text: string; readonly isTry: boolean; readonly reason: string | null },
): Promise<ThingImport | string> {
  const lines = thingLines(store, text);
  if (typeof lines === "string") return lines;
  const importId = crypto.randomUUID();
  const own: OfficeHand = { ...hand, source: "list", importId };
  const outcomes: { readonly line: ThingLine; readonly outcome: OfficeOutcome }[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      for (const line of lines) outcomes.push({ line, outcome: await changeThing(transaction, store, own, orderOf(line, reason)) });
      if (isTry || outcomes.some(({ outcome }) => !isDone(outcome))) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const stored = outcomes.filter(({ outcome }) => outcome.kind === "stored");
  const isStored = !isTry && outcomes.every(({ outcome }) => isDone(outcome)) && stored.length > 0;
  return {
    importId: isStored ? importId : null,
    made: stored.filter(({ line }) => line.slug === "").length,
    changed: stored.filter(({ line }) => line.slug !== "").length,
    same: outcomes.filter(({ outcome }) => outcome.kind === "same").length,
    stored: outcomes.flatMap(({ line, outcome }) =>
      outcome.kind === "stored" ? [{ line: line.line, isMade: line.slug === "", outcome }] : [],
    ),
    refused: outcomes.flatMap(({ line, outcome }) => (isDone(outcome) ? [] : [{ line: line.line, slug: line.slug, outcome }])),
  };
}

function orderOf({ slug, typed }: ThingLine, reason: string | null) {
  const asked = { changeId: crypto.randomUUID(), reason, typed };
  return slug === "" ? ({ ...asked, act: "make" } as const) : ({ ...asked, act: "set", slug, seen: null } as const);
}

function isDone({ kind }: OfficeOutcome): boolean {
  return kind === "stored" || kind === "same";
}
