import { newEntry, type TableEntry } from "#core/table/table-entry.ts";

/** So many gestures are kept for taking back after the page was loaded anew. */
const mostKeptGestures = 30;

type EntryNote = { readonly form: 1; readonly entry: TableEntry };

/** What of an entry outlives its page: a place in the log does not, nor what waits to be insisted on. */
export function noteOf(entry: TableEntry): EntryNote {
  const { gestures, undone } = entry;
  return {
    form: 1,
    entry: {
      ...entry,
      gestures: gestures.slice(-mostKeptGestures),
      undone: undone.slice(-mostKeptGestures),
      sentence: entry.sentence && { ...entry.sentence, gesture: gestureAt(entry) },
      cursor: null,
      refused: null,
      lastKey: null,
    },
  };
}

/** The entry that a page begins with; a new one where none was kept. SCORER12 */
export function keptEntryOf(note: unknown): TableEntry {
  if (typeof note !== "object" || note === null || (note as Partial<EntryNote>).form !== 1) return newEntry;
  // What its sentence is about may come with the log a moment later than the page.
  return { ...(note as EntryNote).entry, ids: 0 };
}

/** Which of the gestures that are kept the open sentence goes on with. */
function gestureAt({ gestures, sentence }: TableEntry): number | null {
  const gesture = sentence?.gesture ?? null;
  if (gesture === null) return null;
  const index = gesture - Math.max(0, gestures.length - mostKeptGestures);
  return index < 0 ? null : index;
}
