import type { Random } from "../../random.ts";
import type { PictureKind } from "../press/press.ts";
import { figure } from "./figure.ts";

/** Pictures are drawn in these units; they scale to any size. */
export const pictureSize = { width: 1200, height: 800 } as const;

export type Palette = {
  readonly home: { readonly shirt: string; readonly number: string };
  readonly away: { readonly shirt: string; readonly number: string };
};

type Scene = (random: Random, palette: Palette, score: { readonly home: number; readonly away: number }) => string;

const floor = "#c98d4f";
const boards = "#b97c41";
const dark = "#141a26";
const glow = "#ffe9b8";

const scenes: Readonly<Record<PictureKind, Scene>> = {
  "tip-off": (random, palette) => {
    const [left, right] = [
      figure({ x: 510, y: 640, height: 420, pose: "jump-right", kit: palette.home, random }),
      figure({ x: 690, y: 640, height: 420, pose: "jump-left", kit: palette.away, random }),
    ];
    return hall(random, palette) + circle(600, 600, 150, 46) + left + right + ball(600, 150, 30);
  },
  shot: (random, palette) => {
    const shooter = figure({ x: 470, y: 700, height: 470, pose: "shoot", kit: palette.home, random });
    const defender = figure({ x: 660, y: 700, height: 440, pose: "block", kit: palette.away, random });
    return hall(random, palette) + basket(1010, 190, 1) + shooter + defender + ball(560, 170, 28);
  },
  crowd: (random, palette) => crowd(random, palette, 0, 800, 26) + flags(random, palette),
  huddle: (random, palette) => {
    const places = [430, 520, 610, 700, 790];
    const players = places.map((x, index) =>
      figure({ x, y: 690 + (index % 2) * 24, height: 400, pose: "stand", kit: palette.home, random }),
    );
    return hall(random, palette) + players.join("");
  },
  scoreboard: (random, palette, score) => crowd(random, palette, 0, 800, 20) + scoreboard(palette, score),
  net: (random, palette) => backdrop(random, palette) + basket(600, 330, 2.6) + ball(600, 420, 74),
};

/** A scene of a game as a drawing: plain shapes in the colours of the two clubs, nobody's likeness. The same for the same chance. */
export function drawPicture(kind: PictureKind, random: Random, palette: Palette, score: { home: number; away: number }): string {
  const { width, height } = pictureSize;
  const content = scenes[kind](random, palette, score);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function hall(random: Random, palette: Palette): string {
  const lines = [620, 665, 715, 770].map((y) => `<path d="M0 ${y}H1200" stroke="${boards}" stroke-width="3"/>`).join("");
  return (
    crowd(random, palette, 0, 430, 22) +
    `<rect y="430" width="1200" height="34" fill="${dark}"/>` +
    `<rect y="464" width="1200" height="336" fill="${floor}"/>${lines}` +
    `<path d="M0 505H1200" stroke="#fff" stroke-width="7" opacity=".75"/>`
  );
}

function crowd(random: Random, palette: Palette, from: number, to: number, step: number): string {
  const shades = [palette.home.shirt, palette.home.number, palette.away.shirt, "#3a4458", "#566178", "#2a3142"];
  const heads: string[] = [];
  for (let y = from + step; y < to; y += step * 1.25) {
    for (let x = step / 2; x < pictureSize.width; x += step * 1.1) {
      const at = { x: round(x + random.between(-4, 4)), y: round(y + random.between(-4, 4)) };
      heads.push(`<circle cx="${at.x}" cy="${at.y}" r="${round(step * 0.36)}" fill="${random.pick(shades)}"/>`);
    }
  }
  return `<rect y="${from}" width="1200" height="${to - from}" fill="${dark}"/><g opacity=".62">${heads.join("")}</g>`;
}

function flags(random: Random, palette: Palette): string {
  return [180, 460, 760, 1010]
    .map((x) => {
      const y = random.whole(180, 420);
      const { shirt, number } = palette.home;
      return (
        `<g transform="translate(${x} ${y}) rotate(${random.whole(-14, 14)})"><path d="M0 0V260" stroke="#d8c7a1" stroke-width="9"/>` +
        `<path d="M0 0h190v62H0z" fill="${shirt}"/><path d="M0 62h190v62H0z" fill="${number}"/></g>`
      );
    })
    .join("");
}

function backdrop(random: Random, palette: Palette): string {
  const lights = Array.from({ length: 18 }, () => {
    const at = { x: random.whole(0, 1200), y: random.whole(0, 800), r: random.whole(24, 80) };
    return `<circle cx="${at.x}" cy="${at.y}" r="${at.r}" fill="${random.pick([glow, palette.home.shirt, palette.away.shirt])}" opacity=".22"/>`;
  });
  return `<rect width="1200" height="800" fill="${dark}"/>${lights.join("")}`;
}

function basket(x: number, y: number, scale: number): string {
  const strings = [-42, -21, 0, 21, 42].map((at) => `M${at} 6L${round(at * 0.5)} 88`).join("");
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-92" y="-118" width="184" height="110" fill="#eef3f8" opacity=".92"/>` +
    `<path d="M-30-78h60v44h-60z" fill="none" stroke="#d33a2c" stroke-width="6"/>` +
    `<path d="${strings}" stroke="#fff" stroke-width="3" fill="none"/><path d="M-34 36H34M-27 62H27" stroke="#fff" stroke-width="2.5"/>` +
    `<ellipse cy="4" rx="46" ry="9" fill="none" stroke="#e4572e" stroke-width="7"/></g>`
  );
}

function ball(x: number, y: number, radius: number): string {
  const half = round(radius * 0.62);
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${dark}" stroke-width="${round(radius / 12)}">` +
    `<circle r="${radius}" fill="#e2772e"/><path d="M-${radius} 0H${radius}M0-${radius}V${radius}"/>` +
    `<path d="M-${half}-${half}Q0 0-${half} ${half}M${half}-${half}Q0 0 ${half} ${half}"/></g>`
  );
}

function circle(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="6" opacity=".8"/>`;
}

function scoreboard(palette: Palette, { home, away }: { home: number; away: number }): string {
  const digits = `font-family="Sofia Sans Extra Condensed, sans-serif" font-weight="800" font-size="220" text-anchor="middle" fill="${glow}"`;
  return (
    `<rect x="210" y="190" width="780" height="400" rx="26" fill="#0a0e16" stroke="#3a4458" stroke-width="12"/>` +
    `<rect x="250" y="230" width="330" height="34" fill="${palette.home.shirt}"/><rect x="620" y="230" width="330" height="34" fill="${palette.away.shirt}"/>` +
    `<text x="415" y="490" ${digits}>${home}</text><text x="785" y="490" ${digits}>${away}</text>` +
    `<circle cx="600" cy="390" r="13" fill="${glow}"/><circle cx="600" cy="450" r="13" fill="${glow}"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
