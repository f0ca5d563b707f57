import type { ImportDraft } from "./import-draft.ts";
import type { WordPressExport, WordPressPost } from "./wordpress-export.ts";

/** What readers of an export share. */
export type SportsPressSite = WordPressExport & {
  readonly draft: ImportDraft;
  /** Published posts of a type. */
  readonly of: (type: string) => readonly WordPressPost[];
  /** The club that a team's id means, by the league's own name of it; `null`: the export has no such team. */
  readonly clubOf: (id: string) => string | null;
};

/** Where a post is found again: its number. */
export function placeOfPost({ type, id }: Pick<WordPressPost, "type" | "id">): string {
  return `${type.replace(/^sp_/, "")} ${id}`;
}
