import type { ControlText, FieldText, PlainFormText, Sending, Way } from "./office-page.ts";

/** The wizard's screens as their components draw them: every text is made by the loader. WIZ3 */

type Hidden = readonly (readonly [name: string, value: string])[];

export type StepsText = {
  readonly label: string;
  readonly steps: readonly (Way & { readonly number: string; readonly isDone: boolean; readonly state: string })[];
  readonly skip: Way | null;
};

export type FormText = {
  readonly key: string;
  readonly action: string;
  readonly hidden: Hidden;
  readonly fields: readonly FieldText[];
  readonly save: string;
};

/** A colour of the form with what is read on it. `{ratio}` and `{colour}` stand in words for what the browser works out. */
export type ColourText = { readonly control: ControlText; readonly part: string; readonly what: string };

/** A file of a game: which game it is meant to be, and what it would change. IMP27 */
export type GameFileText = {
  readonly key: string;
  readonly title: string;
  readonly href: string | null;
  readonly about: string;
  readonly state: string;
  readonly isFault: boolean;
};

export type TrialText = {
  /** Of this try: what was chosen in another is not chosen here. */
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  readonly isGood: boolean;
  readonly counts: readonly { readonly text: string; readonly counts: string }[];
  readonly questions: {
    readonly title: string;
    readonly rows: readonly {
      readonly key: string;
      readonly asked: string;
      readonly label: string;
      readonly chosen: string;
      readonly choices: readonly { readonly value: string; readonly text: string }[];
    }[];
    readonly again: string;
  } | null;
  readonly refused: { readonly title: string | null; readonly rows: readonly string[]; readonly more: string | null } | null;
  readonly notes: readonly string[];
  readonly store: string | null;
  readonly games: readonly GameFileText[];
  readonly kept: string;
};

export type SetUpStepText =
  | {
      readonly step: "you";
      readonly who: string;
      readonly code: {
        readonly text: string;
        readonly value: string | null;
        readonly address: string;
        readonly print: string;
        readonly send: Sending;
      };
      readonly account: Way;
    }
  | { readonly step: "league"; readonly form: FormText }
  | {
      readonly step: "looks";
      readonly logo: {
        readonly title: string;
        readonly lead: string;
        readonly address: string | null;
        readonly alt: string;
        readonly fault: string | null;
        readonly choose: string;
        readonly send: string;
        readonly icons: readonly number[];
        readonly proposed: { readonly text: string; readonly colours: readonly string[] } | null;
      };
      readonly form: FormText;
      readonly colours: readonly ColourText[];
      readonly words: {
        readonly title: string;
        readonly lead: string;
        readonly good: string;
        readonly weak: string;
        readonly take: string;
      };
      readonly preview: {
        readonly title: string;
        readonly lead: string;
        readonly pages: readonly Way[];
        readonly schemes: readonly { readonly scheme: "light" | "dark"; readonly text: string }[];
      };
    }
  | { readonly step: "season"; readonly there: readonly string[]; readonly fields: readonly ControlText[]; readonly save: string }
  | {
      readonly step: "clubs" | "schedule";
      readonly there: readonly { readonly text: string; readonly count: string; readonly href: string }[];
      readonly trial: TrialText | null;
      /** Where files are sent. WIZ11 */
      readonly upload: string;
      readonly file: {
        readonly title: string;
        readonly lead: string;
        readonly choose: string;
        readonly paste: string;
        readonly text: string;
        readonly try: string;
      };
      /** Names one a line; of a schedule, one that is made. */
      readonly typed: {
        readonly title: string;
        readonly lead: string;
        readonly act: "list" | "plan";
        readonly controls: readonly ControlText[];
        readonly save: string;
      };
    }
  | {
      readonly step: "publish";
      readonly checks: readonly { readonly text: string; readonly isDone: boolean; readonly way: Way }[];
      readonly state: string;
      readonly link: { readonly text: string; readonly value: string | null; readonly send: Sending } | null;
      readonly publish: Sending;
      readonly isPublished: boolean;
      readonly hosts: readonly string[];
      readonly see: Way;
    };

export type SetUpText = {
  readonly kind: "set-up";
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly nonce: string;
  readonly steps: StepsText;
  readonly body: SetUpStepText;
};

export type InstallationText = {
  readonly kind: "installation";
  readonly title: string;
  readonly lead: string;
  readonly leagues: readonly {
    readonly key: string;
    readonly title: string;
    readonly hosts: readonly Way[];
    readonly cells: readonly { readonly text: string; readonly value: string }[];
  }[];
  readonly figures: readonly { readonly text: string; readonly value: string }[];
  readonly founded: { readonly text: string; readonly link: string; readonly note: string } | null;
  /** The made-up leagues: a button, or the way to look whether they have come or gone. DEMO11 */
  readonly demo: { readonly title: string; readonly text: string; readonly send: Sending | null; readonly again: Way | null } | null;
  readonly form: PlainFormText & { readonly title: string; readonly lead: string };
};
