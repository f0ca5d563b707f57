import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast } from "../ui/contrast.ts";
import { oklch } from "../ui/oklch.ts";
import { shirtInk, sideColors } from "./side-colors.ts";

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyClub = fc.record({ primaryColor: anyHex, secondaryColor: anyHex });

describe("side colours", () => {
  test("the home side keeps its colour, the away side its own when they differ", () => {
    const colors = sideColors(
      { primaryColor: "#b3372c", secondaryColor: "#ffffff" },
      { primaryColor: "#0b5fa5", secondaryColor: "#ffffff" },
    );
    expect(colors.home.light).toBe("#b3372c");
    expect(colors.away.light).toBe("#0b5fa5");
  });

  test("two reds: the away side shows its second colour, or slate", () => {
    const home = { primaryColor: "#8e1b2e", secondaryColor: "#f3e3c3" };
    const withBlue = sideColors(home, { primaryColor: "#a3182f", secondaryColor: "#1b4fa0" });
    expect(oklch(withBlue.away.light).hue).toBeGreaterThan(230);
    const withRed = sideColors(home, { primaryColor: "#a3182f", secondaryColor: "#a51c30" });
    expect(oklch(withRed.away.light).chroma).toBeLessThan(0.05);
  });

  test("a black club shows its livelier colour", () => {
    const colors = sideColors(
      { primaryColor: "#1b1f2a", secondaryColor: "#e4b33d" },
      { primaryColor: "#0b5fa5", secondaryColor: "#ffffff" },
    );
    expect(oklch(colors.home.light).hue).toBeCloseTo(oklch("#e4b33d").hue, 0);
  });

  test("any two clubs: shapes stand out on paper and on dark, white text on the wash", () => {
    fc.assert(
      fc.property(anyClub, anyClub, (home, away) => {
        const colors = sideColors(home, away);
        for (const { light, dark, wash } of [colors.home, colors.away]) {
          expect(contrast(light, "#f7f7f5")).toBeGreaterThanOrEqual(3);
          expect(contrast(dark, "#10151c")).toBeGreaterThanOrEqual(3);
          expect(contrast(wash, "#c4c4c4")).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test("a shirt number can be read on any club's colour", () => {
    fc.assert(fc.property(anyClub, (club) => contrast(shirtInk(club), club.primaryColor) >= 3));
  });
});
