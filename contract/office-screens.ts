import type { KeptTraining } from "./live/training.ts";
import type { DoctorLine } from "./doctor.ts";
import type { FieldFault } from "./fields/field-fault.ts";
import type { OfficeImportsPart } from "./office-imports.ts";
import type { OfficeToday } from "./office-today.ts";
import type { OfficeInstallationPart, SetUpState, SetUpTrial } from "./office-set-up.ts";
import type { GameRef } from "./refs.ts";
import type { FieldKind, Fields, FieldValue } from "./fields/field-kinds.ts";
import type { OfficeDoing, OfficeStranger } from "./office-roles.ts";

/** A thing as its screens need it: described, without what only the server can do. */
export type OfficeThingShape = {
  readonly name: string;
  readonly fields: Fields;
  readonly isRemovable: boolean;
  /** There is one of it, and no list. */
  readonly isSingle: boolean;
  /** What whoever looks may do with its rows; nothing: they read. ROLE2–ROLE4 */
  readonly doings: readonly OfficeDoing[];
};

/**
 * A value as a screen tells it: by its kind, in the words and by the clocks of whoever reads it. What a reference names stands by its
 * name; `veiled`: few may see it, one by one. OFF55, ROLE8
 */
export type OfficeTold = { readonly kind: FieldKind | "country" | "veiled"; readonly value: FieldValue; readonly called?: string };

/** What stood before and after, control by control. */
export type OfficeDifference = { readonly control: string; readonly was: OfficeTold | null; readonly is: OfficeTold | null };

/** What a list is asked for, as its address says it. */
export type OfficeQuestion = {
  readonly words: string;
  /** A column; `null`: the thing's own order. */
  readonly sort: string | null;
  readonly isDescending: boolean;
  /** Only those of which this field says nothing. */
  readonly without: string | null;
  /** Fields of few values, each with the one it must have. */
  readonly having: Readonly<Record<string, string>>;
  /** From 1 on. */
  readonly page: number;
};

export type OfficeListed = {
  readonly slug: string;
  readonly called: string;
  /** By column; nothing where nobody said. */
  readonly told: Readonly<Record<string, OfficeTold | null>>;
};

export type OfficeList = {
  readonly question: OfficeQuestion;
  readonly rows: readonly OfficeListed[];
  /** Of all pages. */
  readonly total: number;
  readonly pages: number;
};

/** A fault of a field: of its kind, or the id of the rule that refuses. */
export type OfficeFieldFault = FieldFault | { readonly code: "rule"; readonly rule: string };

/** A form as it is shown. Controls are fields by their names, of words each language: `way.sr`. */
export type OfficeForm = {
  /** The revision that it was made of; `null`: there is no row yet. */
  readonly seen: string | null;
  /** What stands in it. */
  readonly typed: Readonly<Record<string, string>>;
  /** What the row said when it was made: what differs from it is what somebody wants. */
  readonly stands: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, OfficeFieldFault>>;
  /** Of controls that somebody else has changed as well. */
  readonly quarrels: Readonly<Record<string, { readonly was: OfficeTold | null; readonly stands: OfficeTold | null }>>;
  readonly reason: string;
  /** What references may name, by field. */
  readonly choices: Readonly<Record<string, OfficeChoices>>;
};

/** Rows to choose among. */
export type OfficeFound = {
  readonly rows: readonly { readonly slug: string; readonly called: string }[];
  /** So many more are found than stand here. */
  readonly more: number;
};

/** `words`: what is looked for, where there are too many to show all; `null`: all are here. OFF56 */
export type OfficeChoices = OfficeFound & { readonly to: string; readonly words: string | null };

/** A line of the list of changes, as a screen tells it. */
export type OfficeLineShown = {
  readonly changeId: string;
  readonly thing: string;
  readonly act: "make" | "set" | "remove" | "undo" | "look";
  readonly at: number;
  /** `null`: the operator, or somebody whose account is gone. */
  readonly who: string | null;
  readonly actedAs: string;
  readonly source: string;
  readonly reason: string | null;
  readonly called: string;
  /** `null`: it is there no longer. */
  readonly slug: string | null;
  readonly changed: readonly OfficeDifference[];
  /** It is the last of its row: what was built on is not taken back. */
  readonly canUndo: boolean;
  /** Of a look: at so many rows. */
  readonly rows?: number;
};

/** What a file would do, or why it cannot be read. */
export type OfficeTrial = {
  readonly text: string;
  readonly fault: string | null;
  readonly made: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly {
    readonly line: number;
    readonly slug: string;
    readonly faults: Readonly<Record<string, OfficeFieldFault>>;
    readonly why: string | null;
  }[];
  readonly differences: readonly {
    readonly line: number;
    readonly called: string;
    readonly isNew: boolean;
    readonly changed: OfficeLineShown["changed"];
  }[];
};

/** Who may what. */
export type OfficeHolder = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly scope: string;
  readonly scopeId: string;
  /** What it is held for, by name; `null`: the whole league, or what is there no longer. */
  readonly called: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly isSelf: boolean;
};

/** A link that gives a role and was not opened yet. ROLE6 */
export type OfficeRoleLink = {
  readonly linkId: string;
  readonly label: string;
  readonly role: string;
  readonly scope: string;
  readonly called: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly madeBy: string;
  readonly expiresAt: number;
};

export type OfficeRoleTyped = Readonly<Record<"role" | "part" | "from" | "until" | "label" | "email", string>>;

export type OfficeRolesPart = {
  readonly kind: "roles";
  readonly holders: readonly OfficeHolder[];
  readonly links: readonly OfficeRoleLink[];
  readonly roles: readonly string[];
  readonly places: readonly { readonly kind: string; readonly id: string; readonly called: string }[];
  readonly typed: OfficeRoleTyped;
  readonly fault: string | null;
  /** A link that was just made: what it bears is told once. */
  readonly fresh: { readonly secret: string; readonly label: string } | null;
};

/** A row with its form, beside the list that it was found in. */
export type OfficeRowPart = {
  readonly kind: "row";
  readonly thing: OfficeThingShape;
  readonly list: OfficeList;
  /** `null`: a new one. */
  readonly row: {
    readonly slug: string;
    readonly called: string;
    /** What visitors find it under; `null`: they do not. OFF69 */
    readonly page: string | null;
  } | null;
  readonly form: OfficeForm;
  /** Of a game, for whoever prepares its table. OFF51 */
  readonly tables: OfficeTables | null;
  readonly lines: readonly OfficeLineShown[];
};

/** A step of the wizard. WIZ3 */
type OfficeCounts = Readonly<Record<string, number>>;

export type OfficeSetUpPart = SetUpState & {
  readonly kind: "set-up";
} & (
    | {
        readonly step: "you";
        readonly name: string;
        readonly email: string;
        readonly codeSince: number | null;
        readonly code: string | null;
        /** `null`: the league lets nobody in by passkeys. ACC26 */
        readonly passkeys: { readonly count: number; readonly hasPassword: boolean } | null;
      }
    | { readonly step: "league"; readonly row: OfficeRowPart }
    | {
        readonly step: "looks";
        readonly row: OfficeRowPart;
        readonly logo: string | null;
        /** Of a logo that was just handed in. */
        readonly proposed: readonly string[];
        readonly logoFault: string | null;
        /** A game to show them on. */
        readonly game: GameRef | null;
      }
    | {
        readonly step: "season";
        readonly seasons: readonly string[];
        readonly competitions: readonly string[];
        readonly typed: Readonly<Record<string, string>>;
        readonly faults: OfficeForm["faults"];
        readonly rules: readonly string[];
        readonly rankings: readonly string[];
      }
    | {
        readonly step: "clubs" | "schedule";
        readonly counts: OfficeCounts;
        readonly typed: Readonly<Record<string, string>>;
        readonly trial: SetUpTrial | null;
      }
    | { readonly step: "publish"; readonly hosts: readonly string[]; readonly link: string | null }
  );

/** Links to the table of a game. OFF51 */
export type OfficeTables = {
  readonly links: readonly {
    readonly linkId: string;
    readonly label: string;
    readonly role: string;
    readonly expiresAt: number;
    readonly state: "open" | "over" | "revoked";
  }[];
  readonly roles: readonly string[];
  readonly typed: { readonly role: string; readonly label: string };
  readonly fault: "no-label" | null;
  /** What came of trainings at this game, newest first. TRAIN5 */
  readonly trainings: readonly (KeptTraining & { readonly accuracy: number; readonly isPassed: boolean })[];
  /** One that was just made: what it bears is told once. */
  readonly fresh: { readonly gameId: string; readonly role: string; readonly token: string; readonly label: string } | null;
};

/** What a link says to whoever opens it. */
export type OfficeInvitation = Omit<OfficeRoleLink, "linkId" | "expiresAt">;

export type OfficePart =
  | (OfficeToday & {
      readonly kind: "today";
      /** `null`: whoever looks does not set the league up. WIZ3 */
      readonly setUp: SetUpState | null;
      readonly lines: readonly OfficeLineShown[];
    })
  | { readonly kind: "changes"; readonly thing: string | null; readonly lines: readonly OfficeLineShown[]; readonly isWhole: boolean }
  | { readonly kind: "list"; readonly thing: OfficeThingShape; readonly list: OfficeList }
  | OfficeRowPart
  | { readonly kind: "file"; readonly thing: OfficeThingShape; readonly trial: OfficeTrial | null }
  | OfficeRolesPart
  | OfficeSetUpPart
  | OfficeImportsPart
  | OfficeInstallationPart
  /** DOCTOR3 */
  | { readonly kind: "doctor"; readonly lines: readonly DoctorLine[] };

/** What became of what was asked for. */
export type OfficeSaid =
  | {
      readonly kind: "stored";
      readonly act: OfficeLineShown["act"];
      readonly thing: string;
      readonly called: string;
      readonly changeId: string;
      readonly canUndo: boolean;
      /** Controls that somebody else had changed meanwhile, and who that was. */
      readonly merged: readonly string[];
    }
  | {
      readonly kind: "imported";
      readonly made: number;
      readonly changed: number;
      readonly same: number;
      /** By which it is taken back; `null`: it has changed nothing, or is none. */
      readonly importId: string | null;
    }
  | { readonly kind: "games-stored"; readonly stored: number; readonly same: number; readonly refused: number }
  | { readonly kind: "taken-back"; readonly undone: number; readonly kept: number; readonly importId: string }
  | {
      readonly kind:
        | "same"
        | "faults"
        | "conflict"
        | "not-found"
        | "file-refused"
        | "role-given"
        | "role-taken"
        | "link-made"
        | "link-taken";
    }
  | { readonly kind: "refused"; readonly why: string; readonly by: Readonly<Record<string, number>> };

export type OfficeScreen =
  | { readonly kind: "no-role"; readonly stranger: OfficeStranger }
  | {
      readonly kind: "invitation";
      /** `null`: the link gives nothing, or nothing any more. */
      readonly invitation: OfficeInvitation | null;
      /** Who is signed in; `null`: nobody. */
      readonly visitor: string | null;
      readonly secret: string;
      readonly typed: { readonly name: string; readonly email: string };
      readonly fault: string | null;
    }
  | {
      readonly kind: "office";
      /** What whoever looks may read, in the order of the menu. */
      readonly things: readonly string[];
      /** Of these, what they may make. */
      readonly made: readonly string[];
      readonly mayGiveRoles: boolean;
      readonly maySetUp: boolean;
      /** What there is one of and is read, by name. */
      readonly singles: readonly string[];
      /** Of the whole installation. */
      readonly isOperator: boolean;
      /** Of the forms of this screen: what is sent twice is one change. */
      readonly nonce: string;
      readonly said: OfficeSaid | null;
      readonly part: OfficePart;
    };

/** `null`: nobody is signed in, or nothing was asked for whoever is. */
export type OfficeScreenQueries = { readonly screen: () => OfficeScreen | null };
