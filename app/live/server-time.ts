/** One question about the time: its two ends on our own monotonic clock, and what the server read between them. */
export type TimeSample = {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly serverReceivedAt: number;
  readonly serverSentAt: number;
};

type Estimate = { readonly offsetMs: number; readonly roundTripMs: number; readonly takenAt: number };

/** As many as tell a crowded network from a quick one, and no older than two quartz clocks stay together. */
const keptSamples = 12;
const keptForMs = 180_000;
/** What is shown creeps to what is known, so that no clock jumps; beyond this it is simply wrong. */
const creepPerMs = 0.005;
const stepBeyondMs = 250;
/** The first answers come within a second, while the page still loads: the first of them may be the worst of all. */
const learningAnswers = 8;
/** How far two quartz clocks part. */
const driftPerMs = 0.00005;

/**
 * The server's time as well as it is known here: the monotonic clock of the page, and how far the server is ahead of it.
 * Clocks set by people (`Date`) are not asked, so setting them changes nothing.
 */
export class ServerTime {
  private readonly monotonic: () => number;
  private samples: readonly Estimate[] = [];
  private target: Estimate | null = null;
  private shown: { readonly offsetMs: number; readonly at: number } | null = null;
  private isDoubtful = false;
  /** Answers since it began, or slept. */
  private answers = 0;

  constructor(monotonic: () => number) {
    this.monotonic = monotonic;
  }

  /** Whether it has been asked at all. Until then `now` would be a guess. */
  get isKnown(): boolean {
    return this.shown !== null;
  }

  /** Epoch milliseconds of the server's timeline; `null` before the first answer. */
  now(): number | null {
    if (this.shown === null) return null;
    const at = this.monotonic();
    return at + this.offsetAt(at);
  }

  /** How far `now` may be off: half of the quickest round trip, what two clocks part in the meantime, what is still to creep. */
  get uncertaintyMs(): number {
    if (this.target === null || this.shown === null || this.isDoubtful) return Infinity;
    const at = this.monotonic();
    const quickest = Math.min(...this.samples.map(({ roundTripMs }) => roundTripMs));
    return quickest / 2 + (at - this.target.takenAt) * driftPerMs + Math.abs(this.target.offsetMs - this.offsetAt(at));
  }

  /** The median of the quickest third: the slow ones were held up somewhere, and nobody knows on which way. */
  take({ askedAt, answeredAt, serverReceivedAt, serverSentAt }: TimeSample): void {
    const at = this.monotonic();
    const roundTripMs = Math.max(0, answeredAt - askedAt - (serverSentAt - serverReceivedAt));
    const offsetMs = (serverReceivedAt - askedAt + (serverSentAt - answeredAt)) / 2;
    const young = this.samples.filter(({ takenAt }) => at - takenAt < keptForMs);
    this.samples = [...young, { offsetMs, roundTripMs, takenAt: at }].slice(-keptSamples);
    const quickest = this.samples.toSorted((a, b) => a.roundTripMs - b.roundTripMs).slice(0, Math.ceil(this.samples.length / 3));
    const byOffset = quickest.toSorted((a, b) => a.offsetMs - b.offsetMs);
    const upper = byOffset[byOffset.length >> 1] as Estimate;
    const lower = byOffset[(byOffset.length - 1) >> 1] as Estimate;
    const target = { ...upper, offsetMs: (upper.offsetMs + lower.offsetMs) / 2, takenAt: at };
    const before = this.shown && this.offsetAt(at);
    this.answers += 1;
    const isLearning = this.answers <= learningAnswers;
    const steps = before === null || isLearning || Math.abs(target.offsetMs - before) > stepBeyondMs;
    this.shown = { offsetMs: steps ? target.offsetMs : before, at };
    this.target = target;
    this.isDoubtful = false;
  }

  /** The machine has slept, or may have: our own clock may have stood meanwhile, and what was learnt is forgotten. */
  doubt(): void {
    this.samples = [];
    this.answers = 0;
    this.isDoubtful = true;
  }

  private offsetAt(at: number): number {
    const { shown, target } = this;
    if (shown === null || target === null) return 0;
    const mostMs = Math.max(0, at - shown.at) * creepPerMs;
    return shown.offsetMs + Math.max(-mostMs, Math.min(mostMs, target.offsetMs - shown.offsetMs));
  }
}
