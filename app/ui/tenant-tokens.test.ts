import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TenantColors } from "#contract/queries.ts";
import { checkContrast, contrastsOf } from "./check-contrast.ts";
import { contrast, leastContrast, textContrast } from "./contrast.ts";
import { hexOf, oklch } from "./oklch.ts";
import { darkInk, darkRoles, lightRoles, screenFigures, screenGround, tenantTokensCss, textPairs } from "./tenant-tokens.ts";

const navyAndOrange: TenantColors = {
  color1: "#10233f",
  color2: "#f26b21",
  color3: "#fbf8f3",
  color4: "#5b6b82",
  color5: "#12b5ae",
  colorButton: "#f26b21",
};

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColors: fc.Arbitrary<TenantColors> = fc.record({
  color1: anyHex,
  color2: anyHex,
  color3: anyHex,
  color4: anyHex,
  color5: anyHex,
  colorButton: anyHex,
});

describe("contrast", () => {
  test.each([
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.48],
    ["#0000ff", "#ffffff", 8.59],
  ])("of %s on %s is the one WCAG's formula gives", (ink, background, ratio) => {
    expect(contrast(ink, background)).toBeCloseTo(ratio, 1);
    expect(contrast(background, ink)).toBe(contrast(ink, background));
  });

  test("a colour goes to OKLCH and back unchanged", () => {
    fc.assert(fc.property(anyHex, (hex) => hexOf(oklch(hex)) === hex));
  });
});

describe("tenant tokens", () => {
  test("every text is readable on every background it stands on, whatever colours a tenant chose, in both schemes", () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const roles of [lightRoles(colors), darkRoles(colors)]) {
          for (const { ink, on } of textPairs) {
            const ratio = leastContrast(
              roles[ink],
              on.map((role) => roles[role]),
            );
            expect(ratio, `${ink} on ${on.join(", ")}`).toBeGreaterThanOrEqual(textContrast);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test("a tenant's own colours are kept where they can be", () => {
    const roles = lightRoles(navyAndOrange);
    expect(roles).toMatchObject({ band: "#10233f", accent: "#f26b21", bg: "#fbf8f3", button: "#f26b21", buttonInk: "#10233f" });
  });

  test("the style sheet knows the visitor's choice, the system's wish, and nothing that is not a colour", () => {
    const css = tenantTokensCss(navyAndOrange);
    expect(css).toContain(":root[data-theme=dark]{color-scheme:dark;");
    expect(css).toContain("@media(prefers-color-scheme:dark){:root:not([data-theme=light])");
    expect(css).toContain("--on-band-2:#");
    expect(() => tenantTokensCss({ ...navyAndOrange, color2: "red;}</style>" })).toThrow(TypeError);
  });
});

describe("a light header", () => {
  const yellow: TenantColors = { ...navyAndOrange, color1: "#FFE100" };

  test("BRAND7 is the league's own colour in both schemes, with dark text", () => {
    for (const roles of [lightRoles(yellow), darkRoles(yellow)]) {
      expect(roles.band).toBe("#ffe100");
      expect(contrast(roles.onBand, "#000000")).toBeLessThan(contrast(roles.onBand, "#ffffff"));
    }
    expect(lightRoles(navyAndOrange).onBand).toBe("#ffffff");
  });

  test("BRAND14 stands behind no figures of halls and television, which are light", () => {
    expect(screenGround(yellow)).toBe(darkInk);
    expect(tenantTokensCss(yellow)).toContain(`--screen-band:${darkInk}`);
    expect(screenGround(navyAndOrange)).toBe(navyAndOrange.color1);
    expect(tenantTokensCss(navyAndOrange)).not.toContain("--screen-band");
    fc.assert(fc.property(anyColors, (colors) => contrast(screenFigures, screenGround(colors)) >= textContrast));
  });

  test("BRAND4 each colour has its contrast, and the nearest that is enough where it is too little", () => {
    const found = contrastsOf(yellow);
    expect(found).toHaveLength(6);
    expect(found.find(({ color }) => color === "color1")?.ratio).toBeGreaterThan(textContrast);
    const accent = found.find(({ color }) => color === "color2");
    expect(accent?.ratio).toBeLessThan(accent?.wanted ?? 0);
    expect(contrast(accent?.suggestion ?? "", "#ffe100")).toBeGreaterThanOrEqual(accent?.wanted ?? 0);
  });
});

describe("check of a tenant's colours", () => {
  test("finds nothing in colours that work", () => {
    expect(checkContrast(navyAndOrange)).toEqual([]);
  });

  test("says which colour fails at what, and suggests the nearest that passes", () => {
    const found = checkContrast({ ...navyAndOrange, color1: "#7aa7ff", colorButton: "#808080" });
    expect(found.map((finding) => finding.part)).toContain("white-text-on-header");
    const header = found.find((finding) => finding.color === "color1");
    expect(header?.ratio).toBeLessThan(textContrast);
    expect(contrast(header?.suggestion ?? "", "#ffffff")).toBeGreaterThanOrEqual(textContrast);
  });

  test("every suggestion passes the check it was made for", () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const { color, part, suggestion } of checkContrast(colors)) {
          if (part === "white-text-on-header") {
            const mended = checkContrast({ ...colors, [color]: suggestion });
            expect(mended.map((finding) => finding.part)).not.toContain(part);
          }
        }
      }),
    );
  });
});
