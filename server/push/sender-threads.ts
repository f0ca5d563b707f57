import type { OutgoingHttpHeaders } from "node:http";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { SubscriptionKeys } from "./encrypt-message.ts";
import type { Post, PostAnswer } from "./post-message.ts";

export type ThreadSettings = { readonly allowsPrivate: boolean };

/** What a thread is to post; `sealedFor`: encrypted for this browser before. */
export type Letter = {
  readonly number: number;
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
  readonly sealedFor: SubscriptionKeys | null;
};

export type LetterAnswer =
  | { readonly number: number; readonly answer: PostAnswer }
  | { readonly number: number; readonly refusal: { readonly code: string | undefined; readonly message: string } };

/** Posts a message that only one browser can read. */
export type SealedPost = (url: URL, headers: OutgoingHttpHeaders, message: Uint8Array, reader: SubscriptionKeys) => Promise<PostAnswer>;

export type SenderThreads = { readonly post: Post; readonly sealedPost: SealedPost; close(): Promise<void> };

type Waiting = Pick<PromiseWithResolvers<PostAnswer>, "resolve" | "reject">;
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting>; letters: Letter[] };

/** Two send ten thousand messages in two seconds; a third would take from visitors. */
const threadCount = Math.min(2, availableParallelism());

/**
 * Posts from threads of their own: a message costs a tenth of a millisecond of arithmetic and as much of the network, and ten
 * thousand of them must not keep a visitor waiting. They are started by the first message. A thread that falls fails what it
 * had, and the next message starts another.
 */
export function senderThreads(settings: ThreadSettings, onFailure: (error: unknown) => void): SenderThreads {
  const threads: Thread[] = [];
  let numbers = 0;

  function started(): Thread {
    const worker = new Worker(new URL("sender-thread.ts", import.meta.url), { workerData: settings });
    worker.unref();
    const thread: Thread = { worker, waiting: new Map(), letters: [] };
    worker.on("message", (answers: readonly LetterAnswer[]) => answers.forEach((answer) => settle(thread, answer)));
    worker.on("error", onFailure);
    worker.on("exit", () => {
      threads.splice(threads.indexOf(thread), 1);
      for (const { reject } of thread.waiting.values()) reject(new Error("the thread that sent it has ended"));
    });
    threads.push(thread);
    return thread;
  }

  function idlest(): Thread {
    while (threads.length < threadCount) started();
    return threads.reduce((least, thread) => (thread.waiting.size < least.waiting.size ? thread : least));
  }

  function give(url: URL, headers: OutgoingHttpHeaders, body: Uint8Array, sealedFor: SubscriptionKeys | null): Promise<PostAnswer> {
    const thread = idlest();
    const { promise, resolve, reject } = Promise.withResolvers<PostAnswer>();
    numbers += 1;
    thread.waiting.set(numbers, { resolve, reject });
    thread.letters.push({ number: numbers, url: url.href, headers, body, sealedFor });
    // What is given in one moment goes together.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    if (thread.letters.length === 1) setImmediate(() => thread.worker.postMessage(thread.letters.splice(0)));
    return promise;
  }

  return {
    post: (url, headers, body) => give(url, headers, body, null),
    sealedPost: give,
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function settle({ waiting }: Thread, said: LetterAnswer): void {
  const one = waiting.get(said.number);
  waiting.delete(said.number);
  if ("answer" in said) one?.resolve(said.answer);
  else one?.reject(Object.assign(new Error(said.refusal.message), { code: said.refusal.code }));
}
