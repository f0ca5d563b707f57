import type { InstallationText, SetUpText } from "./set-up-page.ts";
import type { TodayText } from "./today-page.ts";

/** The office's screens as their components draw them: every text is made by the loader. */

export type Way = { readonly href: string; readonly text: string; readonly isCurrent?: boolean };

/** What a button sends. */
export type Sending = {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** What the button is about, for whoever hears it alone. */
  readonly about?: string;
};

export type OfficeFrame = {
  readonly league: string;
  readonly home: Way;
  readonly label: string;
  readonly nav: readonly Way[];
  readonly ways: readonly Way[];
  readonly languages: { readonly label: string; readonly current: string; readonly ways: readonly (Way & { readonly lang: string })[] };
  readonly theme: string;
  readonly palette: {
    readonly open: string;
    /** By which it opens. */
    readonly keys: string;
    readonly title: string;
    readonly find: string;
    readonly none: string;
    readonly close: string;
    readonly actions: readonly Way[];
  };
  readonly offline: string;
  readonly busy: string;
};

export type SaidText = {
  readonly text: string;
  readonly isFault: boolean;
  readonly key: string;
  readonly undo: Sending | null;
  /** Where it is looked at before it is taken back. */
  readonly way: Way | null;
};

export type LineText = {
  readonly key: string;
  readonly title: string;
  readonly href: string | null;
  readonly about: string;
  readonly reason: string | null;
  readonly changed: readonly { readonly label: string; readonly was: string; readonly is: string }[];
  readonly undo: Sending | null;
};

export type ControlText = {
  readonly name: string;
  readonly label: string;
  readonly type:
    | "text"
    | "lines"
    | "date"
    | "month"
    | "datetime-local"
    | "color"
    | "email"
    | "password"
    | "url"
    | "number"
    | "check"
    | "select"
    | "languages"
    | "picture";
  readonly value: string;
  readonly stood: string;
  readonly fault: string | null;
  readonly hint: string | null;
  readonly isRequired: boolean;
  /** Said when the row was made: it is shown, and not asked again. OFF42 */
  readonly isFixed: boolean;
  readonly most: number | null;
  readonly lang: string | null;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly group?: string }[];
  /** Of choices that are too many to show: the words that look for them, and what is said beside them. OFF56 */
  readonly sought?: SoughtText | null;
  readonly quarrel: { readonly text: string; readonly leave: string } | null;
  readonly isFirst: boolean;
  /** Of a picture: what it stands on, and the words of taking it away. OFF61 */
  readonly picture?: { readonly isOnDark: boolean; readonly alt: string; readonly clear: string };
};

export type SoughtText = {
  readonly address: string;
  readonly words: string;
  readonly label: string;
  readonly find: string;
  /** How many are found besides, how many in all, that nobody is: for a script as well. */
  readonly more: string | null;
  readonly none: string;
  readonly all: string;
};

/** One field; of words, one a language. */
/** `hint`: of all its controls, below its legend. */
export type FieldText = {
  readonly key: string;
  readonly legend: string | null;
  readonly hint: string | null;
  readonly controls: readonly ControlText[];
  /** What few ask for, below words that open it. */
  readonly folded?: { readonly text: string; readonly isOpen: boolean; readonly controls: readonly ControlText[] };
};

export type CellText = { readonly text: string; readonly colour: string | null; readonly isNumber: boolean };

export type ListText = {
  readonly title: string;
  readonly search: { readonly action: string; readonly label: string; readonly value: string; readonly find: string };
  readonly filters: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly choices: readonly { readonly value: string; readonly text: string }[];
  }[];
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly narrowed: Way | null;
  readonly columns: readonly {
    readonly name: string;
    readonly text: string;
    readonly href: string;
    readonly order: "ascending" | "descending" | null;
    readonly isNumber: boolean;
  }[];
  readonly rows: readonly {
    readonly key: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly cells: readonly CellText[];
  }[];
  readonly count: string;
  readonly none: string | null;
  readonly page: string | null;
  readonly previous: Way | null;
  readonly next: Way | null;
  /** `null`: whoever looks makes none. */
  readonly make: Way | null;
  readonly tools: readonly Way[];
};

export type PartText =
  | TodayText
  | {
      readonly kind: "changes";
      readonly title: string;
      readonly filters: readonly Way[];
      readonly none: string;
      readonly lines: readonly LineText[];
      readonly more: string | null;
      readonly imports: Way;
    }
  | { readonly kind: "list"; readonly list: ListText }
  | {
      readonly kind: "row";
      /** `null`: there is one of it, and no list. */
      readonly list: ListText | null;
      readonly back: Way | null;
      readonly title: string;
      readonly isNew: boolean;
      /** What the form is about, where its fields do not say so. */
      readonly lead: string | null;
      /** As visitors see it, and as they will. */
      readonly ways: readonly Way[];
      readonly form: {
        readonly key: string;
        readonly action: string;
        readonly hidden: readonly (readonly [name: string, value: string])[];
        readonly fields: readonly FieldText[];
        readonly reason: ControlText | null;
        /** `null`: it is only read. */
        /** Pictures go in parts beside the fields. OFF61 */
        readonly hasPictures: boolean;
        readonly save: string | null;
      };
      /** Of a game, for whoever prepares its table. */
      readonly tables: TablesText | null;
      readonly removal: { readonly title: string; readonly text: string; readonly send: Sending } | null;
      readonly history: { readonly title: string; readonly none: string; readonly lines: readonly LineText[] } | null;
    }
  | {
      readonly kind: "file";
      readonly title: string;
      readonly back: Way;
      readonly lead: string;
      readonly action: string;
      readonly words: { readonly choose: string; readonly paste: string; readonly try: string };
      readonly text: string;
      readonly trial: {
        readonly title: string;
        readonly fault: string | null;
        readonly counts: readonly { readonly text: string; readonly count: string }[];
        readonly refused: {
          readonly title: string;
          readonly text: string;
          readonly rows: readonly { readonly line: string; readonly text: string }[];
        } | null;
        readonly differences: readonly {
          readonly key: string;
          readonly line: string;
          readonly title: string;
          readonly note: string | null;
          readonly changed: LineText["changed"];
        }[];
        readonly more: string | null;
        readonly store: string | null;
        readonly nothing: string | null;
      } | null;
    }
  | {
      readonly kind: "roles";
      readonly title: string;
      readonly lead: string;
      readonly none: string;
      readonly holders: readonly {
        readonly key: string;
        readonly name: string;
        readonly email: string;
        readonly role: string;
        readonly may: string;
        readonly scope: string;
        readonly take: Sending;
      }[];
      readonly links: { readonly title: string; readonly rows: readonly LinkRowText[] } | null;
      readonly fresh: FreshText | null;
      readonly give: PlainFormText & { readonly title: string; readonly lead: string };
      readonly fault: string | null;
    }
  | ImportsText
  | SetUpText
  | InstallationText
  | DoctorText;

/** How the installation is, what is worst first. DOCTOR3 */
export type DoctorText = {
  readonly kind: "doctor";
  readonly title: string;
  readonly lead: string;
  readonly summary: string;
  readonly lines: readonly {
    readonly key: string;
    readonly verdict: "well" | "look" | "ill";
    readonly state: string;
    readonly about: string;
    readonly says: string;
    readonly remedy: { readonly label: string; readonly text: string } | null;
  }[];
  readonly again: Way;
};

/** Files that were stored, or one of them with what taking it back would do. IMPW9 */
export type ImportsText = {
  readonly kind: "imports";
  readonly title: string;
  readonly lead: string;
  readonly back: Way;
  readonly none: string | null;
  readonly rows: readonly {
    readonly key: string;
    readonly href: string;
    readonly title: string;
    readonly about: string;
    readonly note: string | null;
  }[];
  readonly trial: {
    readonly title: string;
    readonly text: string;
    readonly groups: readonly { readonly title: string; readonly rows: readonly string[]; readonly more: string | null }[];
    readonly stays: {
      readonly title: string;
      readonly rows: readonly { readonly href: string; readonly name: string; readonly why: string }[];
    } | null;
    /** `null`: there is nothing to take back. */
    readonly send: Sending | null;
  } | null;
};

/** A form that is about no thing. */
export type PlainFormText = { readonly action: string; readonly controls: readonly ControlText[]; readonly send: string };

/** A link that was given out; `take`: the way to take it back, as long as it opens something. */
export type LinkRowText = { readonly key: string; readonly title: string; readonly about: string; readonly take: Sending | null };

/** A link that was just made: what it bears is told once. */
export type FreshText = { readonly title: string; readonly text: string; readonly address: string; readonly code: CodeText };

/** Links to the table of a game. OFF51 */
export type TablesText = {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly fresh: FreshText | null;
  readonly rows: readonly LinkRowText[];
  /** `null`: nobody has trained at this game. */
  readonly trainings: {
    readonly title: string;
    readonly rows: readonly { readonly key: string; readonly title: string; readonly about: string }[];
  } | null;
  readonly form: PlainFormText;
};

/** A picture that a telephone reads an address from. */
export type CodeText = { readonly path: string; readonly size: number; readonly label: string };

/** What a link says to whoever opens it. ROLE6 */
export type InvitationPage = {
  readonly title: string;
  readonly text: string;
  readonly may: string | null;
  readonly fault: string | null;
  /** Whoever is signed in takes it. */
  readonly accept: Sending | null;
  /** Whoever has an account signs in first. */
  readonly signIn: Way | null;
  readonly join: {
    readonly title: string;
    readonly action: string;
    readonly controls: readonly ControlText[];
    readonly send: string;
  } | null;
  readonly home: Way;
};

export type OfficePage = { readonly frame: OfficeFrame; readonly said: SaidText | null; readonly part: PartText };
export type NoRolePage = { readonly title: string; readonly texts: readonly string[]; readonly ways: readonly Way[] };
