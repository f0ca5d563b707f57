/** What a club bears on its crest: drawn about the middle of a square of 40, in lines and areas of one colour. */
export const emblems = {
  wing: `<path d="M4 27C6 14 18 8 36 7c-3 4-7 6-11 7 3 1 6 1 9 0-3 5-8 7-13 7 3 1 5 1 8 1-4 5-11 7-17 5-3 4-6 5-8 0Z"/>`,
  anchor: `<path d="M18 10a4 4 0 1 1 4 0v3h6v4h-6v14c5-1 8-4 9-8l-4 1 6-7 4 8-3-1c-2 8-8 12-14 13-6-1-12-5-14-13l-3 1 4-8 6 7-4-1c1 4 4 7 9 8V17h-6v-4h6Z"/>`,
  wall: `<path d="M4 35V10h7v5h5v-5h8v5h5v-5h7v25H25v-8a5 5 0 0 0-10 0v8Z"/>`,
  tower: `<path d="M11 36 13 16h-3V6h5v4h3V6h4v4h3V6h5v10h-3l2 20h-6v-8a3 3 0 0 0-6 0v8Z"/>`,
  tree: `<path d="M20 3c7 3 9 8 8 12 5 3 6 9 2 13-2 2-5 3-8 3v6h-4v-6c-3 0-6-1-8-3-4-4-3-10 2-13-1-4 1-9 8-12Z"/>`,
  poplar: `<path d="M20 2c7 9 8 20 3 29h-1v6h-4v-6h-1C12 22 13 11 20 2Z"/>`,
  leaf: `<path d="M6 35C4 18 14 6 36 5c1 20-9 31-24 28l14-18L9 36Z"/>`,
  waves: `<path d="M2 13q4.500-7 9 0t9 0 9 0 9 0v6q-4.500 7-9 0t-9 0-9 0-9 0ZM2 25q4.500-7 9 0t9 0 9 0 9 0v6q-4.500 7-9 0t-9 0-9 0-9 0Z"/>`,
  top: `<path d="M18 3h4v6h11c3 0 4 3 3 5-3 9-9 15-14 20l-2 4-2-4C13 29 7 23 4 14c-1-2 0-5 3-5h11Zm-9 11 22 0-3 5H12Z" fill-rule="evenodd"/>`,
  flame: `<path d="M21 2c2 8 11 11 11 22 0 8-5 13-12 13S8 32 8 25c0-6 4-9 5-14 3 2 4 5 4 8 4-4 5-10 4-17Z"/>`,
  claw: `<path d="M8 4c7 9 7 20 2 32-1-9-4-20-2-32ZM19 2c7 10 7 23 2 36-2-10-5-23-2-36ZM30 4c7 9 7 20 2 32-1-9-4-20-2-32Z"/>`,
  wheel: `<path d="M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Zm0 5a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z" fill-rule="evenodd"/><path d="M18.500 6h3v28h-3ZM6 18.500h28v3H6ZM9 11l2-2 20 20-2 2ZM29 9l2 2-20 20-2-2Z"/>`,
  rays: `<circle cx="20" cy="20" r="8"/><path d="m20 1 3 8h-6ZM20 39l-3-8h6ZM1 20l8-3v6ZM39 20l-8 3v-6ZM6.500 6.500l8 3.500-4.500 4.500ZM33.500 33.500l-8-3.500 4.500-4.500ZM33.500 6.500l-3.500 8-4.500-4.500ZM6.500 33.500l3.500-8 4.500 4.500Z"/>`,
  spiral: `<path d="M20 20c0-3 5-3 5 1 0 5-8 6-11 1-3-6 3-13 10-11 9 2 11 13 4 19-8 7-21 2-22-9C5 10 13 3 22 4" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
  bolt: `<path d="M24 2 7 23h10l-3 15 19-23H22Z"/>`,
  globe: `<path d="M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Zm0 4a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z" fill-rule="evenodd"/><path d="M20 5q-14 15 0 30M20 5q14 15 0 30M5 20h30" fill="none" stroke="currentColor" stroke-width="2.500"/>`,
  blades: `<circle cx="20" cy="20" r="3.500"/><path d="m19 17-9-14h9l3 14ZM23 19l14-9v9l-14 3ZM21 23l9 14h-9l-3-14ZM17 21 3 30v-9l14-3Z"/>`,
  eyes: `<path d="M11 10a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM29 10a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" fill-rule="evenodd"/><path d="m20 25 4 4-4 7-4-7ZM3 4l9 5-8 3ZM37 4l-9 5 8 3Z"/>`,
  fish: `<path d="M2 20c6-10 18-13 26-4l9-8v24l-9-8C20 33 8 30 2 20Zm8-3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" fill-rule="evenodd"/>`,
  boat: `<path d="M19 3v20H5Zm3 4 12 16H22ZM3 26h34c-2 6-6 10-10 10H13C9 36 5 32 3 26Z"/>`,
  spikes: `<path d="M3 32 7 20 5 12l8 4 1-9 6 7 6-7 1 9 8-4-2 8 4 12Z"/>`,
  frog: `<path d="M10 8a6 6 0 0 1 8 3h4a6 6 0 1 1 11 5c3 3 4 6 4 8-3 8-9 11-17 11S6 32 3 24c0-2 1-5 4-8a6 6 0 0 1 3-8Zm-1 16c6 6 16 6 22 0-6 3-16 3-22 0Z" fill-rule="evenodd"/>`,
} as const;

export type Emblem = keyof typeof emblems;
