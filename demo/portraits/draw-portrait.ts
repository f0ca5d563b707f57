import { type Random, seededRandom } from "../random.ts";

/** A drawing's units; four by five, as portraits are. */
export const portraitSize = { width: 480, height: 600 } as const;

type Kit = { readonly shirt: string; readonly trim: string };

const skins = [
  { skin: "#f3cfae", shade: "#dfae87" },
  { skin: "#e6b68c", shade: "#cf9666" },
  { skin: "#c68a5b", shade: "#a96f43" },
  { skin: "#8d5a38", shade: "#704326" },
  { skin: "#5f3b24", shade: "#472a18" },
] as const;
const hairs = ["#15110e", "#2a1c14", "#4a3020", "#6d4526", "#9b6b3a", "#3a3632"] as const;

/** Above the forehead, in one of the ways players wear it. */
const cuts: readonly ((hair: string) => string)[] = [
  (hair) =>
    `<path d="M142 250C128 132 176 84 240 84s112 48 98 166c-8-50-26-84-40-92-38 18-86 14-116 0-16 12-32 46-40 92Z" fill="${hair}"/>`,
  (hair) => `<path d="M146 240C134 138 182 96 240 96s106 42 94 144c-6-34-14-58-26-74-30 6-106 6-136 0-12 16-20 40-26 74Z" fill="${hair}"/>`,
  (hair) =>
    `<path d="M144 244C128 150 150 78 250 76c74-2 100 74 86 168-6-40-14-62-28-78-48 2-92-10-118-34-4 36-38 62-46 112Z" fill="${hair}"/>`,
  (hair) =>
    `<path d="M146 236C136 140 184 100 240 100s104 40 94 136l-14-58c-42-24-118-24-160 0Z" fill="${hair}"/>` +
    `<path d="M196 104c0-40 88-40 88 0l-8 22h-72Z" fill="${hair}"/>`,
  (hair) => `<path d="M146 232C140 134 184 97 240 97s100 37 94 135c-8-54-34-80-94-80s-86 26-94 80Z" fill="${hair}" opacity=".72"/>`,
];

/** On the chin, or nothing. */
const beards: readonly ((hair: string) => string)[] = [
  () => "",
  () => "",
  (hair) =>
    `<path d="M148 270c2 84 44 132 92 132s90-48 92-132c-10 40-26 58-44 62-30-12-66-12-96 0-18-4-34-22-44-62Z" fill="${hair}" opacity=".9"/>` +
    `<path d="M212 344q28-14 56 0-28 14-56 0Z" fill="#8c4a3f"/>`,
  (hair) => `<path d="M200 376q40 34 80 0v12q-40 30-80 0Z" fill="${hair}" opacity=".85"/>`,
  (hair) => `<path d="M150 280c4 78 44 120 90 120s86-42 90-120c-8 66-40 100-90 100s-82-34-90-100Z" fill="${hair}" opacity=".28"/>`,
];

/**
 * Head and shoulders of somebody who does not exist, in his club's shirt, as SVG: flat shapes, plainly drawn, so that nobody
 * takes them for a person. The same slug is always the same face.
 */
export function drawPortrait(slug: string, { shirt, trim }: Kit): string {
  const random = seededRandom(`portrait ${slug}`);
  const { skin, shade } = random.pick(skins);
  // Dark skin and fair hair would look like a mistake of the drawing.
  const hair = random.pick(skin === skins[3].skin || skin === skins[4].skin ? hairs.slice(0, 2) : hairs);
  const lift = random.whole(-8, 8);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">` +
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#eef1f5"/><stop offset="1" stop-color="#c3cad5"/></linearGradient></defs>` +
    `<path d="M0 0h480v600H0Z" fill="url(#wall)"/><path d="M300 0h180v600H120Z" fill="${shirt}" opacity=".14"/>` +
    shoulders({ shirt, trim }, skin, shade) +
    `<g transform="translate(0 ${lift})">${head(random, skin, shade, hair)}</g></svg>`
  );
}

function shoulders({ shirt, trim }: Kit, skin: string, shade: string): string {
  return (
    `<path d="M28 600c4-96 36-136 108-158l64-20h80l64 20c72 22 104 62 108 158Z" fill="${skin}"/>` +
    `<path d="M186 356h108v84c-24 34-84 34-108 0Z" fill="${shade}"/>` +
    `<path d="M118 600V478l38-40c10 62 42 92 84 92s74-30 84-92l38 40v122Z" fill="${shirt}"/>` +
    `<path d="M156 438c10 62 42 92 84 92s74-30 84-92" fill="none" stroke="${trim}" stroke-width="11"/>` +
    `<path d="M118 600V478l7-7M362 600V478l-7-7" fill="none" stroke="${trim}" stroke-width="9"/>`
  );
}

function head(random: Random, skin: string, shade: string, hair: string): string {
  const jaw = random.whole(84, 96);
  const left = 240 - jaw;
  const right = 240 + jaw;
  const cheek = jaw - 24;
  const face =
    `M${left} 222c0-82 38-122 ${jaw}-122s${jaw} 40 ${jaw} 122c0 62-6 104-24 134-16 28-38 44-${cheek} 44` +
    `s-${cheek - 16}-16-${cheek}-44c-18-30-24-72-24-134Z`;
  const smile = random.whole(4, 16);
  const brow = random.whole(-4, 4);
  return (
    `<ellipse cx="${left - 4}" cy="262" rx="16" ry="27" fill="${shade}"/><ellipse cx="${right + 4}" cy="262" rx="16" ry="27" fill="${shade}"/>` +
    `<clipPath id="face"><path d="${face}"/></clipPath><path d="${face}" fill="${skin}"/>` +
    `<g clip-path="url(#face)">${random.pick(beards)(hair)}</g>` +
    random.pick(cuts)(hair) +
    `<path d="M178 ${236 + brow}q24-14 46-2M256 ${234 + brow}q22-12 46 2" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/>` +
    `<ellipse cx="203" cy="258" rx="8" ry="9" fill="#231a15"/><ellipse cx="277" cy="258" rx="8" ry="9" fill="#231a15"/>` +
    `<path d="M240 262q-16 38-12 44 12 8 26 2" fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M210 342q30 ${smile} 60 0" fill="none" stroke="#7d4338" stroke-width="7" stroke-linecap="round"/>`
  );
}
