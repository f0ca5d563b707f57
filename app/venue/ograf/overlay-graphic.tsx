import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { type AskedGraphic, type OgrafName, readOgrafData } from "#contract/live/ograf-graphics.ts";
import { fetchWithRetry } from "../../ui/fetch-with-retry.ts";
import type { OverlayStart } from "../overlay/overlay-start.ts";
import { GraphicOfGame } from "./graphic-of-game.tsx";
import { type PageUse, styled, styleLink, sharedPage } from "./shared-page.ts";
import { whenStill } from "./when-still.ts";

/** What every action is answered with: a status of HTTP, and words for whoever operates the renderer. */
type Answer = { readonly statusCode: number; readonly statusMessage: string };
type Data = Readonly<Record<string, unknown>>;
type Moving = { readonly skipAnimation?: boolean };
type Played = Answer & { readonly currentStep: number | undefined };

const done: Answer = { statusCode: 200, statusMessage: "OK" };
const notLoaded: Answer = { statusCode: 409, statusMessage: "The graphic is not loaded" };
const nothingToShow: Answer = { statusCode: 404, statusMessage: "The game has nothing to show there" };
const otherServer: Answer = { statusCode: 409, statusMessage: "This page shows graphics of another server" };
const answerWithinMs = 10_000;

/** The web component of one graphic of the package, as EBU OGraf 1 defines it. */
export function overlayGraphic(name: OgrafName): CustomElementConstructor {
  return class extends OverlayGraphic {
    constructor() {
      super(name);
    }
  };
}

/**
 * Shows the league's own overlay in its shadow. What is on air is what the renderer played; the game goes on by the
 * league's stream. Nothing is thrown: a renderer is answered with a status.
 */
class OverlayGraphic extends HTMLElement {
  readonly #name: OgrafName;
  readonly #shadow = this.attachShadow({ mode: "open" });
  #data: Data = {};
  #asked: AskedGraphic | null = null;
  #address = "";
  #start: OverlayStart | null = null;
  #use: PageUse | null = null;
  #root: Root | null = null;
  /** The step on air; there is one. */
  #step: 0 | undefined;
  /** Grows with every play and stop: who was called later has the last word. */
  #turn = 0;

  constructor(name: OgrafName) {
    super();
    this.#name = name;
  }

  async load({ data, renderType }: { readonly data?: unknown; readonly renderType?: string }): Promise<Answer> {
    if (renderType === "non-realtime") return { statusCode: 400, statusMessage: "A live game is rendered in real time only" };
    if (this.#root === null) {
      const style = styleLink();
      const place = document.createElement("div");
      this.#shadow.replaceChildren(style, place);
      this.#root = createRoot(place);
      try {
        await styled(style);
      } catch (error) {
        return failed(error);
      }
    }
    return this.#take(data);
  }

  async updateAction({ data, skipAnimation = false }: Moving & { readonly data?: unknown }): Promise<Answer> {
    const taken = await this.#take(data);
    return taken.statusCode === 200 && this.#step !== undefined ? this.#show(skipAnimation) : taken;
  }

  async playAction({
    delta = 1,
    goto,
    skipAnimation = false,
  }: Moving & { readonly delta?: number; readonly goto?: number } = {}): Promise<Played> {
    if (this.#start === null) return { ...notLoaded, currentStep: undefined };
    const target = goto ?? (this.#step ?? -1) + delta;
    this.#step = target === 0 ? 0 : undefined;
    const turn = ++this.#turn;
    const answer = await this.#show(skipAnimation);
    // Whoever was called meanwhile has the last word.
    if (answer.statusCode !== 200 && turn === this.#turn) this.#step = undefined;
    return { ...answer, currentStep: this.#step };
  }

  async stopAction({ skipAnimation = false }: Moving = {}): Promise<Answer> {
    this.#step = undefined;
    this.#turn++;
    return this.#show(skipAnimation);
  }

  async customAction({ id }: { readonly id: string }): Promise<Answer> {
    return { statusCode: 400, statusMessage: `There is no action ${id}` };
  }

  async dispose(): Promise<Answer> {
    this.#root?.unmount();
    this.#root = null;
    this.#shadow.replaceChildren();
    this.#use?.leave();
    this.#use = null;
    this.#start = null;
    this.#step = undefined;
    [this.#data, this.#asked, this.#address] = [{}, null, ""];
    return done;
  }

  /** Some or all fields. What cannot be taken leaves what was there. */
  async #take(data: unknown): Promise<Answer> {
    const merged = { ...this.#data, ...(typeof data === "object" ? data : null) };
    const reading = readOgrafData(this.#name, merged);
    if (!reading.ok) return { statusCode: 400, statusMessage: reading.detail };
    if (reading.start !== this.#address) {
      const answer = await this.#open(reading.origin, reading.start);
      if (answer.statusCode !== 200) return answer;
    }
    this.#data = merged;
    this.#asked = reading.asked;
    // With nothing on air yet: what comes first comes as everything comes.
    if (this.#step === undefined) flushSync(() => this.#render(true));
    return done;
  }

  async #open(origin: string, address: string): Promise<Answer> {
    try {
      const start = await readStart(address);
      if (this.#root === null) return notLoaded;
      if (this.#use?.origin !== origin) {
        this.#use?.leave();
        this.#use = sharedPage(origin);
      }
      [this.#start, this.#address] = this.#use ? [start, address] : [null, ""];
      return this.#use ? done : otherServer;
    } catch (error) {
      return failed(error);
    }
  }

  async #show(skipsAnimation: boolean): Promise<Answer> {
    if (this.#start === null) return notLoaded;
    const turn = this.#turn;
    const isToBeSeen = this.#step !== undefined;
    if (this.#step !== undefined && (this.#asked?.name === "standings" || this.#asked?.name === "team")) await this.#readStandings();
    flushSync(() => this.#render(!skipsAnimation));
    // Whatever the game brings later moves again.
    if (skipsAnimation) flushSync(() => this.#render(true));
    await whenStill(this.#shadow);
    const isEmpty = this.#shadow.querySelector("[data-graphic], [data-bug]") === null;
    // What another has taken away meanwhile is not missing.
    return isToBeSeen && turn === this.#turn && isEmpty ? nothingToShow : done;
  }

  /** The table as it stands when it goes on air; the last that could be read stays. */
  async #readStandings(): Promise<void> {
    const fresh = await readStart(this.#address).catch(() => null);
    if (fresh === null || this.#start === null) return;
    this.#start = { ...this.#start, overlay: { ...this.#start.overlay, standings: fresh.overlay.standings } };
  }

  #render(moves: boolean): void {
    if (this.#start === null || this.#use === null) return;
    const asked = this.#step === undefined ? null : this.#asked;
    this.#root?.render(<GraphicOfGame key={this.#address} start={this.#start} asked={asked} moves={moves} client={this.#use.client} />);
  }
}

async function readStart(address: string): Promise<OverlayStart> {
  const answer = await fetchWithRetry(address, { cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(answerWithinMs) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return (await answer.json()) as OverlayStart;
}

function failed(error: unknown): Answer {
  return { statusCode: 502, statusMessage: error instanceof Error ? error.message : String(error) };
}
