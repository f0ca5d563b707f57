import type { StreamMessage } from "#contract/live/stream-message.ts";
import { eventStreamReader } from "./read-event-stream.ts";

export type StreamReading = {
  readonly running: AbortController;
  /** For channels that are not everybody's. It goes in a header: addresses are logged, and kept by those on the way. GUARD6 */
  readonly token: string | null;
  /** Without a word for so long there is no stream. */
  readonly firstWordMs: number;
  /** Nothing heard for so long, the line is dead. Asked after each word. */
  readonly silenceMs: () => number;
  readonly onMessage: (message: StreamMessage) => void;
};

/** Reads a stream to its end. `refused`: its asker may not have it. Throws when there is none, or it breaks off. */
export async function readStream(ask: typeof fetch, address: string, reading: StreamReading): Promise<"ended" | "refused"> {
  const { running, token, firstWordMs, silenceMs, onMessage } = reading;
  const abort = () => running.abort();
  let silence = setTimeout(abort, firstWordMs);
  try {
    const headers = { Accept: "text/event-stream", ...(token !== null && { Authorization: `Bearer ${token}` }) };
    const answer = await ask(address, { signal: running.signal, cache: "no-store", headers });
    if (answer.status === 401 || answer.status === 403) return "refused";
    if (!answer.ok || !answer.body) throw new Error(`The stream was answered with ${answer.status}`);
    // What cannot be read breaks the stream off: the next one goes on from the last that could.
    const read = eventStreamReader(({ event, data }) => onMessage({ event, data: JSON.parse(data) as unknown } as StreamMessage));
    const decoder = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "ended";
      clearTimeout(silence);
      read(decoder.decode(value, { stream: true }));
      // What was just read may say how often there will be a word.
      silence = setTimeout(abort, silenceMs());
    }
  } finally {
    clearTimeout(silence);
    running.abort();
  }
}
