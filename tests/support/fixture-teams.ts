import type { LocalName, TeamRef } from "#contract/refs.ts";

export type FixturePlayer = { readonly shirt: string; readonly givenName: LocalName; readonly familyName: LocalName };
export type FixtureTeam = { readonly ref: TeamRef; readonly players: readonly FixturePlayer[]; readonly coach: string };

/** A name that Serbian Cyrillic may write its own way. */
export function ownName(text: string): LocalName {
  return { text, transliterable: true };
}

/** A foreign spelling, which stays as it is. */
export function foreignName(text: string): LocalName {
  return { text, transliterable: false };
}

type ClubSketch = readonly [slug: string, name: string, code: string, primaryColor: string, secondaryColor: string];

/** Clubs chosen to be hard on a page: long names, near-black, near-identical and very light colours. */
const clubs: readonly ClubSketch[] = [
  ["dorcol", "Dorćol", "DOR", "#e0452b", "#ffffff"],
  ["luka-zemun", "Luka Zemun", "LUK", "#0b5fa5", "#ffffff"],
  ["kosutnjak", "Košutnjak", "KOŠ", "#14633f", "#f5d547"],
  ["gavran", "Gavran", "GAV", "#1b1f2a", "#e4b33d"],
  ["zeleznicar-indjija", "Železničar Inđija – Stara Pazova", "ŽEL", "#8e1b2e", "#f3e3c3"],
  ["sentjernej", "Šentjernejski Petelini Dolenjska", "ŠEN", "#a3182f", "#f4efe2"],
  ["cukarica", "Čukarica", "ČUK", "#5b2a86", "#f2c14e"],
  ["sumice", "Šumice", "ŠUM", "#2f7a1f", "#ffffff"],
  ["banjica", "Banjica", "BNJ", "#0e7c86", "#fdf6e3"],
  ["akademik", "Univerzitetski akademski klub Novi Beograd", "AKA", "#f4f1e6", "#23395b"],
  ["avala", "Avala", "AVA", "#33508a", "#9ad4f5"],
  ["podunavac", "Podunavac", "POD", "#0a3c8c", "#e8412f"],
];

const givenNames = ["Vuk", "Mihajlo", "Đorđe", "Žarko", "Uroš", "Dušan", "Lazar", "Čedomir", "Strahinja", "Njegoš", "Relja", "Ljubomir"];
const familyNames = [
  "Grbović",
  "Ljubičić",
  "Đukanović",
  "Šćepanović",
  "Ćirjaković",
  "Vučetić",
  "Živković",
  "Radovanović",
  "Mišković",
  "Njegovan",
  "Jaćimović",
  "Dragićević",
];
const hardNames: readonly (readonly [string, string])[] = [
  ["Konstantin", "Preobraženski-Belosel'skij"],
  ["Aleksander Valentin", "Pohlin Žnidaršič"],
  ["Giannis", "Papapetrou-Antetokounmpo"],
];
const shirts = ["0", "00", "4", "7", "9", "10", "11", "15", "22", "23", "33", "77"];

export const fixtureTeams: readonly FixtureTeam[] = clubs.map(([slug, name, code, primaryColor, secondaryColor], index) => ({
  ref: { clubSlug: slug, teamSlug: slug, name: ownName(name), code, primaryColor, secondaryColor, crestUrl: null },
  coach: `${at(givenNames, index * 5)} ${at(familyNames, index * 7 + 3)}`,
  players: shirts.map((shirt, number) => playerOf(index, number, shirt)),
}));

export function fixtureTeam(slug: string): FixtureTeam {
  const found = fixtureTeams.find(({ ref }) => ref.clubSlug === slug);
  if (!found) throw new Error(`no fixture team ${slug}`);
  return found;
}

function playerOf(team: number, number: number, shirt: string): FixturePlayer {
  const hard = number === 3 ? hardNames[team % hardNames.length] : undefined;
  if (hard) {
    return { shirt, givenName: foreignName(hard[0]), familyName: foreignName(hard[1]) };
  }
  return { shirt, givenName: ownName(at(givenNames, team * 5 + number)), familyName: ownName(at(familyNames, team * 7 + number * 5)) };
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
