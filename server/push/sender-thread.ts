import { parentPort, workerData } from "node:worker_threads";
import { encryptMessage } from "./encrypt-message.ts";
import { keyPairStock } from "./key-pair-stock.ts";
import { createPoster, type PostAnswer } from "./post-message.ts";
import type { Letter, LetterAnswer, ThreadSettings } from "./sender-threads.ts";

/** One of the threads of `sender-threads.ts`: encrypts what it is given for whom it is given, posts it, and says what came back. */
const poster = createPoster(workerData as ThreadSettings);
const pairs = keyPairStock();
let answers: LetterAnswer[] = [];

parentPort?.on("message", (letters: readonly Letter[]) => {
  for (const letter of letters) void send(letter);
});

async function send(letter: Letter): Promise<void> {
  try {
    give({ number: letter.number, answer: await posted(letter) });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    give({ number: letter.number, refusal: { code, message } });
  }
}

async function posted({ url, headers, body, sealedFor }: Letter): Promise<PostAnswer> {
  return poster.post(new URL(url), headers, sealedFor === null ? body : encryptMessage(sealedFor, body, pairs.take()));
}

/** Answers of the same moment go together. */
function give(answer: LetterAnswer): void {
  answers.push(answer);
  if (answers.length > 1) return;
  setImmediate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(answers);
    answers = [];
  });
}
