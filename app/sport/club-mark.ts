import type { CrestLook } from "../ui/crest-look.ts";

/** A team as pages show it in passing: crest, code and name in the page's script. */
export type ClubMark = CrestLook & { readonly name: string };

/** The teams of a page by their slug. A team stands once in the page's data, however often it is shown. */
export type ClubMarks = Readonly<Record<string, ClubMark>>;

/** The mark of a team that the page's loader put there. */
export function markOf(marks: ClubMarks, key: string): ClubMark {
  const mark = marks[key];
  if (!mark) {
    throw new Error(`the page has no mark of ${key}`);
  }
  return mark;
}
