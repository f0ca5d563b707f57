type Waiting<Ask, Answer> = {
  readonly ask: Ask;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

/** A thousand at once are a matter of milliseconds; what waits behind them is not to wait for more. */
const mostTogether = 200;

/**
 * What many ask of the database at the same time travels together: whoever asks while others are on their way goes with all who came
 * meanwhile. Alone one goes at once. Lanes do not wait for each other.
 */
export class SharedTrips<Ask, Answer> {
  readonly #lanes = new Map<string, Waiting<Ask, Answer>[]>();
  readonly #askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>;

  /** `askAll`: answers each in its place. When it fails all of the trip are told so. */
  constructor(askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#askAll = askAll;
  }

  ask(lane: string, ask: Ask): Promise<Answer> {
    return new Promise((answer, fail) => {
      const waiting = this.#lanes.get(lane);
      if (waiting) waiting.push({ ask, answer, fail });
      else void this.#run(lane, [{ ask, answer, fail }]);
    });
  }

  async #run(lane: string, waiting: Waiting<Ask, Answer>[]): Promise<void> {
    this.#lanes.set(lane, waiting);
    while (waiting.length > 0) await this.#travel(waiting.splice(0, mostTogether));
    this.#lanes.delete(lane);
  }

  async #travel(together: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#askAll(together.map(({ ask }) => ask));
      for (const [index, { answer }] of together.entries()) answer(answers[index] as Answer);
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  }
}
