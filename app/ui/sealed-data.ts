/**
 * A page's data as one text. React Router writes data value by value with numbered references: thousands of values
 * take it longer than this, and its numbers hardly compress. What a sealed text holds must survive JSON.
 */
export type Sealed<Data> = { readonly json: string; readonly holds?: Data };

/** On the server what was sealed, in a browser what was read from the text: the same object each time. */
const opened = new WeakMap<Sealed<unknown>, unknown>();

/** For the end of a loader. `sent` is what a browser gets of it, where that is not all. */
export function sealed<Data>(data: Data, sent: unknown = data): Sealed<Data> {
  const seal: Sealed<Data> = { json: withQuotesSwapped(JSON.stringify(sent)) };
  opened.set(seal, data);
  return seal;
}

/** For components: cheap to call again. */
export function unsealed<Data>(seal: Sealed<Data>): Data {
  if (!opened.has(seal)) opened.set(seal, JSON.parse(withQuotesSwapped(seal.json)));
  return opened.get(seal) as Data;
}

/**
 * What a document carries stands in a text within a text within a script: a double quote is four letters there, a single one
 * is one. JSON itself writes no control character, so one can stand in for a moment.
 */
function withQuotesSwapped(json: string): string {
  return json.replaceAll("'", "\0").replaceAll('"', "'").replaceAll("\0", '"');
}
