import { expect, it } from "vitest";
import { contrast } from "../ui/contrast.ts";
import { teamLooks } from "./team-look.ts";

it("guests in nearly the home team's colour take their second one", () => {
  const { home, away } = teamLooks(
    { primaryColor: "#1e3a8a", secondaryColor: "#93c5fd" },
    { primaryColor: "#1e40af", secondaryColor: "#facc15" },
  );
  expect([home.surface, away.surface]).toEqual(["#1e3a8a", "#facc15"]);
});

it("guests whose both colours are the home team's get one of their own", () => {
  const red = { primaryColor: "#c1121f", secondaryColor: "#b3122f" };
  const { home, away } = teamLooks(red, red);
  expect(away.surface).not.toBe(home.surface);
});

it.each(["#ffffff", "#000000", "#f4c20d", "#7a7a7a", "#12a594"])("letters on %s can be read", (primaryColor) => {
  const { home } = teamLooks({ primaryColor, secondaryColor: primaryColor }, { primaryColor: "#102a6b", secondaryColor: "#ffffff" });
  expect(contrast(home.ink, home.surface)).toBeGreaterThanOrEqual(4);
});
