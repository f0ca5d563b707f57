/** Lightness 0…1, chroma 0…about 0.37, hue in degrees. Equal steps of lightness look equal, unlike in HSL. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** Linear-light red, green and blue, each 0…1. */
export type LinearRgb = readonly [number, number, number];

type Oklab = readonly [number, number, number];

/** `#rrggbb` as linear light. Refuses anything else: a colour that is not one must not reach a style sheet. */
export function linearRgb(hex: string): LinearRgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new TypeError(`not a colour of the form #rrggbb: ${JSON.stringify(hex)}`);
  }
  const channel = (from: number) => expand(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function oklch(hex: string): Oklch {
  const [lightness, a, b] = toOklab(linearRgb(hex));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}

/** The nearest `#rrggbb` of the same lightness and hue: chroma gives way where the screen cannot show it. */
export function hexOf(color: Oklch): string {
  const lightness = clamp(color.lightness, 0, 1);
  let low = 0;
  let high = color.chroma;
  if (isShowable(toLinear(lightness, high, color.hue))) {
    low = high;
  }
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShowable(toLinear(lightness, middle, color.hue))) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return packed(toLinear(lightness, low, color.hue));
}

/** `share` of `hex` and the rest of `other`, mixed in OKLab so that the middle is not muddy. */
export function mix(hex: string, share: number, other: string): string {
  const [l1, a1, b1] = toOklab(linearRgb(hex));
  const [l2, a2, b2] = toOklab(linearRgb(other));
  const rest = 1 - share;
  return packed(fromOklab([l1 * share + l2 * rest, a1 * share + a2 * rest, b1 * share + b2 * rest]));
}

/** Same hue and chroma, lightness moved into the given range. */
export function withLightness(hex: string, least: number, most: number): string {
  const color = oklch(hex);
  const lightness = clamp(color.lightness, least, most);
  return lightness === color.lightness ? hex.toLowerCase() : hexOf({ ...color, lightness });
}

/** Degrees between two hues, 0…180. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

function expand(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function compress(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function toOklab([red, green, blue]: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

function isShowable(rgb: LinearRgb): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function packed(rgb: LinearRgb): string {
  const digits = rgb.map((channel) =>
    Math.round(compress(clamp(channel, 0, 1)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
