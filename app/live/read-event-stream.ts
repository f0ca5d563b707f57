import { longestMessageBytes } from "./connection-times.ts";

/** One message of an event stream, as its lines say. */
export type RawMessage = { readonly event: string; readonly data: string; readonly id: string | null };

/** Puts pieces of an event stream together, however they were split. `onMessage` is called for each whole message; one without end throws. */
export function eventStreamReader(onMessage: (message: RawMessage) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    rest += piece;
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const block = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const message = readBlock(block);
      if (message) onMessage(message);
    }
    if (rest.length > longestMessageBytes) throw new Error(`A message of the stream is longer than ${longestMessageBytes} bytes`);
  };
}

function readBlock(block: string): RawMessage | null {
  let event = "message";
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, "");
    const name = line.slice(0, colon);
    if (name === "event") event = value;
    else if (name === "data") data.push(value);
    else if (name === "id") id = value;
  }
  return data.length === 0 ? null : { event, data: data.join("\n"), id };
}
