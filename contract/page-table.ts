import { accountForms } from "./account-forms.ts";
import {
  allTimeTabs,
  clubTabs,
  coachTabs,
  gameTabs,
  leagueTabs,
  playerTabs,
  playoffGameTabs,
  profileTabs,
  seasonClubTabs,
  teamTabs,
} from "./addresses.ts";
import type { PageRow, ScreenRow, WordSet } from "./page-row.ts";
import { fixedFilePaths, fixedPages, pagesOfThings, privatePaths, publicPaths } from "./pages.ts";
import { barePages, filesOfThings, fixedFiles } from "./unframed-pages.ts";

/** Pages within the site's frame, each with its path. */
export const framedPages: readonly ScreenRow[] = [...withPaths({ ...publicPaths, ...privatePaths }, fixedPages), ...pagesOfThings];

/** What is no page, each with its path. */
export const pageFiles: readonly PageRow[] = [...withPaths(fixedFilePaths, fixedFiles), ...filesOfThings];

/** The whole table. */
export const allPages: readonly PageRow[] = [...framedPages, ...barePages, ...pageFiles];

const wordSets: Readonly<Record<WordSet, readonly string[]>> = {
  accountForms,
  allTimeTabs,
  clubTabs,
  coachTabs,
  // A game of a round shows its recording elsewhere, at an address that stands all the same.
  gameTabs: [...gameTabs, "GameVideo"],
  leagueTabs,
  playerTabs,
  playoffGameTabs,
  profileTabs,
  seasonClubTabs,
  teamTabs,
};

/** Which words end the addresses of a screen; none: it has one address. */
export function wordsOf({ words }: PageRow): readonly string[] {
  return words === undefined ? [] : wordSets[words];
}

/** Whether its words are tabs, below an address of its own. */
export function hasTabs({ words }: PageRow): boolean {
  return words !== undefined && words !== "accountForms";
}

/** Where a word of a screen stands: `clubs/:club/tabs/Photo`, `auth/Login`. */
export function pathOfWord(page: PageRow, word: string): string {
  return hasTabs(page) ? `${page.path}/tabs/${word}` : page.path.replace(/:\w+$/, word);
}

/** What recognises a path behind its language; `below`, an expression, is what else may follow. */
export function pathPattern(path: string, below = ""): RegExp {
  return new RegExp(`^${path.replaceAll(".", String.raw`\.`).replace(/:\w+/g, "[^/]+")}${below}$`);
}

function withPaths<Name extends string, Row>(paths: Readonly<Record<Name, string>>, rows: Readonly<Record<Name, Row>>) {
  return (Object.keys(rows) as Name[]).map((name) => ({ ...rows[name], path: paths[name] }));
}
