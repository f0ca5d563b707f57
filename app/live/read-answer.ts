import { longestAnswerBytes } from "./connection-times.ts";

/** The JSON of an answer to a call with a token. Throws when it is no JSON, or longer than 131,072 bytes: then no more of it is read. */
export async function readAnswer(answer: Response): Promise<unknown> {
  const reader = answer.body?.getReader();
  if (Number(answer.headers.get("content-length") ?? 0) > longestAnswerBytes) return refuse(reader);
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    bytes += piece.value.length;
    if (bytes > longestAnswerBytes) return refuse(reader);
    text += decoder.decode(piece.value, { stream: true });
  }
  return JSON.parse(text + decoder.decode()) as unknown;
}

async function refuse(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<never> {
  await reader?.cancel();
  throw new Error(`An answer is longer than ${longestAnswerBytes} bytes`);
}
