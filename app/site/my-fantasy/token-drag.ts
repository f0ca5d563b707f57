import styles from "./token-drag.module.css";

/** A finger that rests so long takes whoever it rests on; one that moves before scrolls the page. */
const longPressMs = 350;
/** So far a mouse has to go before it draws, and a finger may tremble while it rests. */
const leastPx = 6;
const tremblePx = 10;
/** So near to an edge of the window the page comes along, at most so fast. */
const edgePx = 110;
const scrollPxPerFrame = 14;

/** What is heard of somebody who is drawn. */
export type DragHeard = {
  onDraw: (place: number) => void;
  /** On whom he would land; `null`: on nobody. */
  onOver: (place: number | null) => void;
  onDrop: (place: number) => void;
  mayLand: (place: number) => boolean;
};

type Gesture = {
  readonly pointer: number;
  readonly token: HTMLElement;
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
  /** His shirt below the hand; `null`: nothing is drawn yet. */
  ghost: HTMLElement | null;
  over: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  frame: number;
};

/** Draws tokens of a room onto each other: at once with a mouse, after a long press with a finger. MYFAN12 */
export class TokenDrag {
  readonly #room: HTMLElement;
  readonly #heard: DragHeard;
  readonly #listening = new AbortController();
  #gesture: Gesture | null = null;

  constructor(room: HTMLElement, heard: DragHeard) {
    this.#room = room;
    this.#heard = heard;
    const { signal } = this.#listening;
    // Whoever is drawn is not scrolled. It has to be heard from the first touch on, or the browser does not ask.
    const hold = (event: Event) => this.#gesture?.ghost && event.preventDefault();
    room.addEventListener("touchmove", hold, { passive: false, signal });
    room.addEventListener("contextmenu", hold, { signal });
    room.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    document.addEventListener("pointerup", (event) => this.#up(event), { signal });
    document.addEventListener("pointercancel", (event) => this.#isOf(event) && this.#end(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#end(), { signal });
  }

  close(): void {
    this.#end();
    this.#listening.abort();
  }

  #isOf({ pointerId }: PointerEvent): boolean {
    return this.#gesture?.pointer === pointerId;
  }

  #down(event: PointerEvent): void {
    const token = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drawable]") : null;
    if (token === null || this.#gesture !== null || !event.isPrimary || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const timer = event.pointerType === "touch" ? setTimeout(() => this.#draw(), longPressMs) : undefined;
    this.#gesture = { pointer, token, fromX: x, fromY: y, x, y, ghost: null, over: null, timer, frame: 0 };
  }

  #move(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (gesture === null || !this.#isOf(event)) return;
    gesture.x = event.clientX;
    gesture.y = event.clientY;
    if (gesture.ghost !== null) return;
    const far = Math.hypot(gesture.x - gesture.fromX, gesture.y - gesture.fromY);
    if (event.pointerType === "touch") {
      if (far > tremblePx) this.#end();
    } else if (far > leastPx) this.#draw();
  }

  #draw(): void {
    const gesture = this.#gesture;
    if (gesture === null) return;
    gesture.ghost = ghostOf(gesture.token);
    this.#heard.onDraw(placeOf(gesture.token));
    this.#follow();
  }

  /** With every frame, for the page may scroll below a hand that rests. */
  #follow(): void {
    const gesture = this.#gesture;
    if (gesture === null || gesture.ghost === null) return;
    const { ghost, x, y } = gesture;
    ghost.style.translate = `${x}px ${y}px`;
    const speed = edgeSpeed(y);
    if (speed !== 0) scrollBy({ top: speed, behavior: "instant" });
    const token = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? null;
    const over = token !== null && this.#room.contains(token) && this.#heard.mayLand(placeOf(token)) ? placeOf(token) : null;
    if (over !== gesture.over) this.#heard.onOver(over);
    gesture.over = over;
    gesture.frame = requestAnimationFrame(() => this.#follow());
  }

  #up(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (gesture === null || !this.#isOf(event)) return;
    this.#end();
    if (gesture.ghost === null) return;
    withoutClick();
    if (gesture.over !== null) this.#heard.onDrop(gesture.over);
  }

  #end(): void {
    const gesture = this.#gesture;
    if (gesture === null) return;
    this.#gesture = null;
    clearTimeout(gesture.timer);
    cancelAnimationFrame(gesture.frame);
    gesture.ghost?.remove();
    if (gesture.over !== null) this.#heard.onOver(null);
  }
}

function placeOf(token: HTMLElement): number {
  return Number(token.dataset["place"]);
}

function ghostOf(token: HTMLElement): HTMLElement {
  const shirt = token.querySelector("svg");
  const { width = 0, height = 0 } = shirt?.getBoundingClientRect() ?? {};
  const ghost = document.createElement("div");
  ghost.className = styles.ghost ?? "";
  ghost.ariaHidden = "true";
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  if (shirt !== null) ghost.append(shirt.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

/** The nearer to the edge, the faster; up is negative. */
function edgeSpeed(y: number): number {
  const near = Math.max(0, y - (innerHeight - edgePx)) - Math.max(0, edgePx - y);
  return Math.round((near / edgePx) * scrollPxPerFrame);
}

/** Where a hand is lifted browsers click, and a click here chooses. */
function withoutClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
