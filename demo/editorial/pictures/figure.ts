import type { Random } from "../../random.ts";

export type Pose = "stand" | "shoot" | "block" | "jump-left" | "jump-right";

export type Figure = {
  /** Where the feet stand. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly pose: Pose;
  readonly kit: { readonly shirt: string; readonly number: string };
  readonly random: Random;
};

const skins = ["#f0c39c", "#d79f6f", "#a8703f", "#7b4d2a"];
const hairs = ["#1d1611", "#4a3020", "#8a5a2b", "#2b2b2b"];

/** Arms as lines from the shoulders, legs from the hips; in units of a body one hundred tall, feet at the origin. */
const poses: Readonly<Record<Pose, { readonly arms: string; readonly legs: string; readonly lift: number }>> = {
  stand: { arms: "M-9-74L-19-52L-12-36M9-74L19-52L12-36", legs: "M-5-44L-7-22L-8 0M5-44L7-22L8 0", lift: 0 },
  shoot: { arms: "M-8-76L-1-92L12-106M8-76L15-92L18-108", legs: "M-5-44L-9-24L-5-3M5-44L8-25L6-2", lift: 10 },
  block: { arms: "M-9-76L-14-94L-15-114M9-76L16-92L19-108", legs: "M-5-44L-11-22L-9 0M5-44L12-24L12 0", lift: 8 },
  "jump-right": { arms: "M-8-76L-17-62L-22-48M8-76L14-95L20-115", legs: "M-5-44L-12-26L-16-8M5-44L9-24L3-4", lift: 22 },
  "jump-left": { arms: "M8-76L17-62L22-48M-8-76L-14-95L-20-115", legs: "M5-44L12-26L16-8M-5-44L-9-24L-3-4", lift: 22 },
};

/** A player in his club's colours: round head, no face. */
export function figure({ x, y, height, pose, kit, random }: Figure): string {
  const { arms, legs, lift } = poses[pose];
  const skin = random.pick(skins);
  const number = random.whole(4, 15);
  const limb = `fill="none" stroke="${skin}" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${height * 0.16}" ry="${height * 0.03}" fill="#000" opacity=".22"/>` +
    `<g transform="translate(${x} ${y - (lift * height) / 100}) scale(${height / 100})">` +
    `<path d="${legs}" ${limb} stroke-width="7.5"/><path d="${arms}" ${limb} stroke-width="6"/>` +
    `<path d="M-10-46H10L12-30H2L0-36L-2-30H-12Z" fill="${kit.shirt}"/>` +
    `<path d="M-11-79Q0-75 11-79L10-45H-10Z" fill="${kit.shirt}"/>` +
    `<text y="-54" font-family="Sofia Sans Extra Condensed, sans-serif" font-weight="800" font-size="15" text-anchor="middle" fill="${kit.number}">${number}</text>` +
    `<path d="M0-82V-76" stroke="${skin}" stroke-width="6"/><circle cy="-90" r="8.5" fill="${skin}"/>` +
    `<path d="M-8.5-91A8.5 8.5 0 0 1 8.5-91Q0-96-8.5-91Z" fill="${random.pick(hairs)}"/></g>`
  );
}
