import type { ShareImage, ShareImageSide } from "#contract/share-image.ts";

const club: ShareImageSide = {
  name: "Dorćol",
  code: "DOR",
  crestUrl: null,
  field: "#7a1f2b",
  edge: "#f2c14e",
  ink: "#f2c14e",
  wash: "#5c1a22",
};

/** A running game of two clubs without crests. */
export const madeUpShareImage: ShareImage = {
  colors: { band: "#10233f", ink: "#ffffff", quietInk: "#b9c1cc", accent: "#ff9a5c", live: "#ff9a9a" },
  league: "KLB",
  logoUrl: null,
  occasion: "Prva liga · 7. kolo",
  home: club,
  away: { ...club, name: "Gavran", code: "GAV", field: "#1b3a6b", edge: "#ffffff", ink: "#ffffff", wash: "#16305a" },
  middle: { kind: "score", home: "82", away: "79", trailing: null },
  state: "Uživo",
  isLive: true,
  foot: "sub 21. nov · Dvorana Dorćol",
};
