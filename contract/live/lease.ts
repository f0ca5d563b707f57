import type { LiveRole } from "./game-command.ts";

/** Who holds a role at the table of a game: one device, under a number that grows with every new holder. */
export type Lease = {
  readonly role: LiveRole;
  readonly number: number;
  readonly deviceId: string;
  /** As everybody at the table reads it: the label of the holder's link. */
  readonly holder: string;
  /** Epoch milliseconds. Not renewed until then, the role is free. */
  readonly until: number;
  /** The device it was handed over to, which has yet to take it. */
  readonly promisedTo: string | null;
  /** The device that asks for it, which gets it at `grantedAt` unless the holder refuses. */
  readonly wanted: { readonly deviceId: string; readonly grantedAt: number } | null;
};

/** What is asked about the role of the asker's own link. */
export type LeaseRequest = {
  readonly deviceId: string;
  readonly ask: LeaseAsk;
};

export type LeaseAsk =
  /** Free, promised to me, or asked for long enough: mine now. Held by me: the same again. */
  | { readonly kind: "take" }
  /** I am still here. */
  | { readonly kind: "renew"; readonly number: number }
  /** I want it from its holder; take it when its time has come. */
  | { readonly kind: "want" }
  /** The holder refuses whoever wants it. */
  | { readonly kind: "keep"; readonly number: number }
  | { readonly kind: "hand-over"; readonly number: number; readonly toDeviceId: string }
  | { readonly kind: "release"; readonly number: number };

export type LeaseAnswer = {
  /** Whether what was asked has been done. */
  readonly granted: boolean;
  /** Of the role as it now is; `null`: nobody ever held it. */
  readonly lease: Lease | null;
  /** The server's time of the answer, epoch milliseconds: `until` and `grantedAt` are of its clock. */
  readonly now: number;
};
