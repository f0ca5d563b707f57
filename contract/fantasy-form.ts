import type { PositionGroup } from "#core/fantasy/fantasy-settings.ts";
import type { FantasyRefusal, OwnFantasy } from "./my-fantasy.ts";

/** Where a form without scripts puts somebody: in the five, as sixth man, or at a place of the bench from 1 on. */
export type FormPlace = "five" | "sixth" | `bench-${number}`;

/** One of the places of a team, as a form has it. `player`: his number; `null`: nobody is chosen. */
export type FormRow = {
  readonly group: PositionGroup;
  readonly player: number | null;
  readonly place: FormPlace | null;
};

/** What a form says, as it was sent or as the team stands. `captain` and `vice` are rows. */
export type SquadForm = {
  readonly name: string;
  readonly rows: readonly FormRow[];
  readonly captain: number | null;
  readonly vice: number | null;
};

/** `places`: not five of the five, one sixth man and each place of the bench once; `empty`: somebody is not chosen. */
export type FormFault = { readonly rule: "form"; readonly code: "places" | "empty" };

/** One's own team, and what became of the form that was sent. */
export type SentSquadForm = {
  readonly own: OwnFantasy;
  readonly form: SquadForm;
  readonly said: "made" | "kept" | FormFault | FantasyRefusal | null;
};

/** `null`: nobody is signed in, or nothing was asked for him. */
export type FantasyFormQueries = { readonly sent: () => SentSquadForm | null };
