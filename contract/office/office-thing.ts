import type { Fields, ValuesOf } from "../fields/field-kinds.ts";
import type { Language } from "../locale.ts";
import type { PageTag } from "../page-tags.ts";
import type { OfficeDoing, OfficeRole, RoleWithin } from "../office-roles.ts";

/** What becomes of a row that the office takes away: refused as long as something names it, or never taken away. */
export type OfficeRemoval = "unless-named" | "never";

/**
 * A thing of the office: what may be said of it, by whom, what is refused, and which pages tell of it. Lists, forms, files,
 * commands, calls and their tests are made from it; no layout stands in it.
 */
export type OfficeThing<All extends Fields = Fields> = {
  /** Its name in addresses, messages, commands and the list of changes. */
  readonly name: string;
  /** Who may write it in the whole league beside its owner, the first first: as what somebody of several roles acts. OFF1 */
  readonly writers: readonly OfficeRole[];
  /** What whoever holds a role for a part of the league sees of it there, and may do with it; nothing of it: it is only read. ROLE3, ROLE4 */
  readonly within?: Readonly<Partial<Record<RoleWithin, readonly OfficeDoing[]>>>;
  /** What of a row's languages visitors read, and the row with these languages held back from them. OFF80 */
  readonly translation?: {
    readonly out: (values: ValuesOf<All>) => readonly Language[];
    readonly held: (values: ValuesOf<All>, languages: readonly Language[]) => ValuesOf<All>;
  };
  /** Fields of a row that few may see, and whose every look is written down. ROLE8 */
  readonly guarded?: (values: ValuesOf<All>, today: string) => readonly (keyof All & string)[];
  readonly fields: All;
  /** There is one, as long as there is the league: it is in no list, and nobody makes another. BRAND3 */
  readonly isSingle?: boolean;
  /**
   * The one way of several to say the same, such as nothing for a spelling that does not differ; without it all say different things.
   * `stood`: as the row was before; `null`: there was none.
   */
  readonly tidied?: (values: ValuesOf<All>, stood: ValuesOf<All> | null) => ValuesOf<All>;
  /** What it is called, in one line: its address is made of it. */
  readonly called: (values: ValuesOf<All>) => string;
  /** What screens call it, where that is something else; what a reference names stands in its field by its own title. OFF55 */
  readonly titled?: (values: ValuesOf<All>) => string;
  /** What tells it apart from others that are called so, where only the name stands. OFF55 */
  readonly apart?: (values: ValuesOf<All>) => string | null;
  /**
   * What only the whole can say, by the field that a form shows it at: the id of the rule that refuses. `today`: the league's own
   * day, `2026-11-28`.
   */
  readonly faults: (values: ValuesOf<All>, today: string) => Readonly<Partial<Record<keyof All & string, string>>>;
  /** Pages that tell of it; `null`: all that the league has. */
  readonly shownOn: (row: { readonly id: string; readonly values: ValuesOf<All> }) => readonly PageTag[] | null;
  readonly removal: OfficeRemoval;
};

/** Keeps the kinds of the fields, so that what they keep is known. */
export function officeThing<const All extends Fields>(thing: OfficeThing<All>): OfficeThing<All> {
  return thing;
}
