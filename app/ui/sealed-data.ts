/**
 * A page's data as one text. React Router writes data value by value with numbered references: thousands of values
 * take it longer than this, and its numbers hardly compress. What a sealed text holds must survive JSON.
 */
export type Sealed<Data> = { readonly json: string; readonly holds?: Data };

/** On the server what was sealed, in a browser what was read from the text: the same object each time. */
const opened = new WeakMap<Sealed<unknown>, unknown>();

/** For the end of a loader. */
export function sealed<Data>(data: Data): Sealed<Data> {
  const seal: Sealed<Data> = { json: JSON.stringify(data) };
  opened.set(seal, data);
  return seal;
}

/** For components: cheap to call again. */
export function unsealed<Data>(seal: Sealed<Data>): Data {
  if (!opened.has(seal)) opened.set(seal, JSON.parse(seal.json));
  return opened.get(seal) as Data;
}
