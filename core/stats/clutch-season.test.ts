import { expect, it } from "vitest";
import { clutchRegulars } from "./clutch-season.ts";

it("FLOW16 lists who was on court for a fifth of his own team's clutch time; everybody where nobody kept it", () => {
  const teams = [
    { team: "Avala", seconds: 1000 },
    { team: "Dunav", seconds: null },
  ];
  const players = [
    { name: "enough", team: "Avala", seconds: 200 },
    { name: "too little", team: "Avala", seconds: 199 },
    { name: "not kept", team: "Dunav", seconds: null },
    { name: "kept for him alone", team: "Dunav", seconds: 1 },
  ];
  expect(clutchRegulars(players, teams).map(({ name }) => name)).toEqual(["enough", "not kept", "kept for him alone"]);
});
