import { longestAddress, longestWay, mostSeats } from "../hall-place.ts";
import { longestName } from "../fields/written-name.ts";
import { officeThing } from "./office-thing.ts";

/** A hall, as the league says of it. HALLS3 */
export const hall = officeThing({
  name: "hall",
  writers: ["league-office"],
  within: { "club-office": ["set"], "competition-manager": [] },
  fields: {
    name: { kind: "line", most: longestName, names: "brand", required: true, list: 1, search: true },
    latinName: { kind: "line", most: longestName, names: "brand" },
    city: { kind: "line", most: longestName, names: "brand", list: 2, search: true, wanted: true },
    address: { kind: "line", most: longestAddress, wanted: true },
    coordinates: { kind: "coordinates", wanted: true },
    seats: { kind: "count", least: 1, most: mostSeats, list: 3, wanted: true },
    way: { kind: "words", most: longestWay },
  },
  tidied: (values) => ({ ...values, latinName: values.latinName === values.name ? null : values.latinName }),
  called: ({ name }) => name,
  apart: ({ city }) => city,
  faults: () => ({}),
  // Its own page, and the games, clubs and calendars that name where they are played.
  shownOn: () => null,
  removal: "unless-named",
});
