import type { CourtPosition } from "#core/game/facts.ts";

export type DrawableShot = { readonly position: CourtPosition; readonly value: 2 | 3; readonly made: boolean };

/** A zone's made and attempted shots. */
export type ShotZone = { readonly zone: "paint" | "midRange" | "threes"; readonly made: number; readonly attempted: number };

/** One team's shots as two paths in metres: discs for made, crosses for missed. */
export type ShotDrawing = {
  /** Depth of court shown, in metres: the whole half only when somebody shot from that far. */
  readonly depth: number;
  readonly made: string;
  readonly missed: string;
  readonly madeCount: number;
  readonly attempted: number;
  readonly zones: readonly ShotZone[];
};

type Mark = { x: number; y: number; readonly home: CourtPosition; readonly made: boolean };

const usualDepth = 10.8;
const halfCourt = 14;
const discRadius = 0.18;
const crossArm = 0.14;
/** Marks nearer than this, in metres, are drawn apart, but never farther from the truth than `longestShift`. */
const clearance = 0.4;
const longestShift = 1.1;
/** How much a push goes sideways: marks in one line would otherwise stay in it and find no room. */
const turn = 1e-6;

/** Draws a team's shots. Marks that would cover each other under the basket are moved apart just enough. */
export function drawShots(shots: readonly DrawableShot[], depth: number): ShotDrawing {
  const marks = apart(shots.map(({ position, made }) => ({ ...inside(position, depth), home: inside(position, depth), made })));
  const made = marks.filter((mark) => mark.made);
  return {
    depth,
    made: made.map(disc).join(""),
    missed: marks
      .filter((mark) => !mark.made)
      .map(cross)
      .join(""),
    madeCount: made.length,
    attempted: marks.length,
    zones: zonesOf(shots),
  };
}

/** How much of the half court these shots need, in metres. */
export function depthFor(shots: readonly DrawableShot[]): number {
  return shots.some(({ position }) => position.y > usualDepth) ? halfCourt : usualDepth;
}

function zonesOf(shots: readonly DrawableShot[]): ShotZone[] {
  return (["paint", "midRange", "threes"] as const).map((zone) => {
    const taken = shots.filter((shot) => zoneOf(shot) === zone);
    return { zone, made: taken.filter(({ made }) => made).length, attempted: taken.length };
  });
}

function zoneOf({ position, value }: DrawableShot): ShotZone["zone"] {
  if (value === 3) {
    return "threes";
  }
  return Math.abs(position.x) <= 2.45 && position.y <= 5.8 ? "paint" : "midRange";
}

/** A heave from beyond the drawn court stands on its edge. */
function inside({ x, y }: CourtPosition, depth: number): CourtPosition {
  return { x: clamp(x, -7.3, 7.3), y: clamp(y, 0.2, depth - 0.2) };
}

/** Pushes overlapping marks apart, each half the way, until all are clear or the shift is used up. */
function apart(marks: Mark[]): Mark[] {
  const inOrder = marks.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const neighbours = neighboursIn(inOrder);
  for (let round = 0; round < 60; round += 1) {
    if (!relax(neighbours)) {
      break;
    }
  }
  return inOrder;
}

type Neighbours = { readonly one: Mark; readonly other: Mark; readonly angle: number };

/** The pairs that could ever touch, however far both are shifted. */
function neighboursIn(marks: readonly Mark[]): Neighbours[] {
  const reach = clearance + 2 * longestShift;
  const near: Neighbours[] = [];
  for (const [index, one] of marks.entries()) {
    // Two shots from the very same spot part along a direction of their own, so that a heap opens as a ring.
    const angle = index * 2.4;
    for (let next = index + 1; next < marks.length; next += 1) {
      const other = marks[next] as Mark;
      // They stand in order of y.
      if (other.y - one.y >= reach) {
        break;
      }
      if ((other.x - one.x) ** 2 + (other.y - one.y) ** 2 < reach ** 2) {
        near.push({ one, other, angle });
      }
    }
  }
  return near;
}

function relax(neighbours: readonly Neighbours[]): boolean {
  let moved = false;
  for (const { one, other, angle } of neighbours) {
    const x = other.x - one.x;
    const y = other.y - one.y;
    const squared = x * x + y * y;
    if (squared < (clearance - 0.01) ** 2) {
      const distance = Math.sqrt(squared);
      const push = (clearance - distance) / 2;
      const pushX = push * (distance > 0.001 ? (x - turn * y) / distance : Math.cos(angle));
      const pushY = push * (distance > 0.001 ? (y + turn * x) / distance : Math.sin(angle));
      shift(one, -pushX, -pushY);
      shift(other, pushX, pushY);
      moved = true;
    }
  }
  return moved;
}

function shift(mark: Mark, byX: number, byY: number): void {
  const x = mark.x + byX - mark.home.x;
  const y = mark.y + byY - mark.home.y;
  const part = Math.min(1, longestShift / Math.max(Math.sqrt(x * x + y * y), 0.001));
  mark.x = clamp(mark.home.x + x * part, -7.3, 7.3);
  mark.y = Math.max(mark.home.y + y * part, 0.2);
}

/** One arc that all but closes: a page has a hundred and more of them. */
function disc({ x, y }: Mark): string {
  return `M${short(x - discRadius)} ${short(y)}a.18.18 0 1 1 0 .01Z`;
}

function cross({ x, y }: Mark): string {
  return `M${short(x - crossArm)} ${short(y - crossArm)}l.28.28m-.28 0l.28-.28`;
}

function short(metres: number): string {
  return String(Math.round(metres * 100) / 100).replace(/^(-?)0\./, "$1.");
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
