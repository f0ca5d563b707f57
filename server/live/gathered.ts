/** Between the first of several questions and their being put: those of one event come within it. */
const gatherMs = 5;

/**
 * Puts what many ask at the same time as one question, and never two at once: however many listen, the database is asked once
 * for each event. An answer is always of a question that was put after it was asked for. `keyOf`: what makes two the same.
 * At most `most` in one question; the rest is put in the next.
 */
export function gathered<Question, Answer>(
  ask: (asked: readonly Question[]) => Promise<readonly Answer[]>,
  keyOf: (asked: Question) => string,
  most: number,
): (asked: Question) => Promise<Answer> {
  type Waiting = { readonly asked: Question; readonly promise: Promise<Answer>; tell(answer: Answer): void; fail(error: unknown): void };
  const waiting = new Map<string, Waiting>();
  let isAsking = false;

  async function putAll(): Promise<void> {
    isAsking = true;
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (waiting.size > 0) {
      const together = [...waiting].slice(0, most);
      for (const [key] of together) waiting.delete(key);
      const asked = together.map(([, one]) => one.asked);
      try {
        const answers = await ask(asked);
        for (const [place, [, one]] of together.entries()) one.tell(answers[place] as Answer);
      } catch (error) {
        for (const [, one] of together) one.fail(error);
      }
    }
    isAsking = false;
  }

  return (asked) => {
    const key = keyOf(asked);
    const present = waiting.get(key);
    if (present) return present.promise;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.set(key, { asked, promise, tell: resolve, fail: reject });
    if (!isAsking) void putAll();
    return promise;
  };
}
