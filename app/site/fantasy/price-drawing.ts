/** A price over the rounds, as lines to be drawn: where it was, and where it was led to. */
export type PriceDrawing = {
  readonly width: number;
  readonly height: number;
  readonly price: string;
  readonly target: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Figures at the edges, with the lines they stand at. */
  readonly lines: readonly { readonly y: number; readonly text: string }[];
};

const size = { width: 640, height: 180, left: 36, right: 8, top: 12, bottom: 12 } as const;

type Step = { readonly price: number; readonly target: number };

/** `null`: one price is no course. `text`: how a price is written. FANM4 */
export function priceDrawing(steps: readonly Step[], text: (tenths: number) => string): PriceDrawing | null {
  if (steps.length < 2) return null;
  const all = steps.flatMap(({ price, target }) => [price, target]);
  // Whole credits at least two apart, so that a price that hardly moves is drawn as one.
  const least = 10 * Math.floor(Math.min(...all) / 10);
  const most = Math.max(10 * Math.ceil(Math.max(...all) / 10), least + 20);
  const x = (place: number) => round(size.left + (place * (size.width - size.left - size.right)) / (steps.length - 1));
  const y = (price: number) =>
    round(size.height - size.bottom - ((price - least) * (size.height - size.top - size.bottom)) / (most - least));
  const path = (of: (step: Step) => number) => steps.map((step, place) => `${place === 0 ? "M" : "L"}${x(place)} ${y(of(step))}`).join("");
  return {
    width: size.width,
    height: size.height,
    price: path(({ price }) => price),
    target: path(({ target }) => target),
    points: steps.map(({ price }, place) => ({ x: x(place), y: y(price) })),
    lines: [most, (least + most) / 2, least].map((price) => ({ y: y(price), text: text(price) })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
