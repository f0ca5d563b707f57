import type { Locale } from "../locale.ts";
import type { Coordinates } from "../hall-place.ts";
import type { NamedKind } from "./written-name.ts";

/** What a field is besides its kind: whether it must be there, and its part in the list of its things. */
type InList = {
  readonly required?: boolean;
  /** Its column in the list, counted from 1; without one it stands in the form alone. */
  readonly list?: number;
  /** Whether what is typed into the search of the list is looked for here. */
  readonly search?: boolean;
  /** Said when the thing is made, and not after: what is built on it would no longer hold. OFF42 */
  readonly fixed?: boolean;
  /** Something is missing where it says nothing: the first page of the office tells how many lack it. OFF21 */
  readonly wanted?: boolean;
};

/**
 * Kinds of what people type, as plain data: the same for a form, a call, a line of a file and a command. How each is read and
 * written stands in `read-field.ts` and `typed-field.ts`; what is wrong with a text in `field-fault.ts`.
 */
export type FieldKinds = {
  /** One line of text; `names` holds it to the rule for names of that kind (NAME8). */
  readonly line: {
    readonly most: number;
    readonly names?: NamedKind;
    /** A code that screens tell by what it stands for. */
    readonly codes?: "country";
  };
  /** Text of more than one line. */
  readonly text: { readonly most: number };
  /** One text a language; a language without one has none. */
  readonly words: { readonly most: number };
  readonly email: unknown;
  readonly slug: { readonly most: number };
  /** A day of the calendar, without an hour. */
  readonly day: unknown;
  readonly month: unknown;
  /** A moment, typed as the league's own clocks show it and kept in epoch milliseconds. */
  readonly moment: unknown;
  readonly colour: unknown;
  /** An amount in the smallest coin of its currency, typed in whole ones with a point or a comma. */
  readonly money: { readonly currency: string };
  /** The address of a page of the web. */
  readonly address: unknown;
  /**
   * A picture that was handed in, by its address on this site. `ground`: what it is made to stand on; `as`: a photo is kept in the sizes
   * that pages show, a mark small and on nothing. OFF61, OFF67
   */
  readonly picture: { readonly ground?: "dark"; readonly as?: "photo" };
  readonly coordinates: unknown;
  /** A whole number. */
  readonly count: { readonly least: number; readonly most: number };
  readonly flag: unknown;
  readonly choice: { readonly of: readonly string[] };
  /** Languages of the site, in its order, with commas between: a box for each in a form. */
  readonly languages: unknown;
  /** Another thing of the office, by its slug. */
  readonly reference: { readonly to: string };
};

export type FieldKind = keyof FieldKinds;

/** A field as a thing describes it. */
export type Field<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: { readonly kind: Each } & FieldKinds[Each] & InList;
}[Kind];

export type Fields = Readonly<Record<string, Field>>;

type KeptByKind = {
  readonly line: string;
  readonly text: string;
  readonly words: Readonly<Partial<Record<Locale, string>>>;
  readonly email: string;
  readonly slug: string;
  readonly day: string;
  readonly month: string;
  readonly moment: number;
  readonly colour: string;
  readonly money: number;
  readonly address: string;
  readonly picture: string;
  readonly coordinates: Coordinates;
  readonly count: number;
  readonly flag: boolean;
  readonly choice: string;
  readonly languages: string;
  readonly reference: string;
};

/** What a field keeps, of whatever kind; `null`: nobody said. */
export type FieldValue = KeptByKind[FieldKind] | null;

type Kept<Each extends Field> = Each extends { readonly kind: "choice"; readonly of: readonly (infer Choice)[] }
  ? Choice
  : KeptByKind[Each["kind"]];

/** What the fields of a thing keep, by their names. Words and flags are always there, if empty. */
export type ValuesOf<All extends Fields> = {
  readonly [Name in keyof All]: All[Name] extends { readonly required: true } | { readonly kind: "flag" | "words" }
    ? Kept<All[Name]>
    : Kept<All[Name]> | null;
};
