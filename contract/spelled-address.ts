import { allPages, pathOfWord, pathPattern, wordsOf } from "./page-table.ts";

/** Which words end the addresses of a screen, by what stands before them and behind the language. */
const screens: readonly (readonly [before: RegExp, words: readonly string[]])[] = allPages
  .filter(({ words }) => words !== undefined)
  .map((page) => [pathPattern(pathOfWord(page, "").replace(/\/$/, "")), wordsOf(page)]);

/** Tabs behind the # of the address that are called otherwise than in a path. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  overview: ["ClubOverview", "PlayerOverview", "CoachOverview", "TeamOverview"],
  lastgames: ["LatestGames"],
  photos: ["Photo"],
  video: ["GameVideo"],
  pergame: ["PerGameLeaders"],
};

/**
 * The one address of a tab or a form that was named in another spelling: in small letters, with dashes, or as it stands behind
 * the # (`/en/clubs/bedem/tabs/photos`). `null`: it is spelled rightly, or no such thing. PAGE16
 */
export function spelledAddress(path: string): string | null {
  const [, locale, ...segments] = path.split("/");
  const word = segments.pop();
  if (locale === undefined || word === undefined) return null;
  const before = segments.join("/");
  const words = screens.find(([pattern]) => pattern.test(before))?.[1];
  if (words === undefined || words.includes(word)) return null;
  const letters = lettersOf(word);
  const others = Object.hasOwn(otherNames, letters) ? otherNames[letters] : undefined;
  const meant = words.find((known) => lettersOf(known) === letters) ?? words.find((known) => others?.includes(known));
  return meant === undefined ? null : `/${locale}/${before}/${meant}`;
}

function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, "");
}
