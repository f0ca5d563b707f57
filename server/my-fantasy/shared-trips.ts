import { BusyDatabase } from "#contract/busy-database.ts";

type Waiting<Ask, Answer> = {
  readonly ask: Ask;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

type Lane<Ask, Answer> = { readonly waiting: Waiting<Ask, Answer>[]; underWay: number; isLeaving: boolean };

/** Of one lane at once: while the database answers one, the next is made ready. */
const mostUnderWay = 2;
/** So many are not parted to go side by side: a way costs as much as a dozen who go it. */
const neverParted = 32;
/** Together: nobody waits for thousands to be answered. */
const mostTogether = 200;
/** Of one lane: who comes on top of them is told at once that there is no coming through. */
const mostWaiting = 5000;

/**
 * What many ask of the database at the same time travels together: whoever asks while others are on their way goes with all who came
 * meanwhile; alone one waits for nobody. Nobody joins those who have left, so what is read was read after it was asked for. Lanes do not
 * wait for each other.
 */
export class SharedTrips<Ask, Answer> {
  readonly #lanes = new Map<string, Lane<Ask, Answer>>();
  readonly #askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>;

  /** `askAll`: answers each in its place. When it fails all who went together are told so. */
  constructor(askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#askAll = askAll;
  }

  ask(name: string, ask: Ask): Promise<Answer> {
    const lane = this.#lanes.get(name) ?? { waiting: [], underWay: 0, isLeaving: false };
    this.#lanes.set(name, lane);
    if (lane.waiting.length >= mostWaiting) return Promise.reject(new BusyDatabase("too many wait for the same"));
    return new Promise((answer, fail) => {
      lane.waiting.push({ ask, answer, fail });
      this.#leaveSoon(name, lane);
    });
  }

  /** Once all have asked who were answered together, or came in one piece. */
  #leaveSoon(name: string, lane: Lane<Ask, Answer>): void {
    if (lane.isLeaving || lane.underWay >= mostUnderWay) return;
    lane.isLeaving = true;
    setImmediate(() => {
      lane.isLeaving = false;
      while (lane.waiting.length > 0 && lane.underWay < mostUnderWay) void this.#travel(name, lane);
    });
  }

  async #travel(name: string, lane: Lane<Ask, Answer>): Promise<void> {
    const share = Math.ceil(lane.waiting.length / (mostUnderWay - lane.underWay));
    const together = lane.waiting.splice(0, Math.min(mostTogether, Math.max(neverParted, share)));
    lane.underWay++;
    try {
      const answers = await this.#askAll(together.map(({ ask }) => ask));
      for (const [index, { answer }] of together.entries()) answer(answers[index] as Answer);
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
    lane.underWay--;
    if (lane.waiting.length > 0) this.#leaveSoon(name, lane);
    else if (lane.underWay === 0) this.#lanes.delete(name);
  }
}
