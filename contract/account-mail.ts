import type { Locale } from "./locale.ts";

/** What is told by mail about an account. */
export const accountMailKinds = [
  "confirm-address",
  "already-registered",
  "reset-password",
  "password-changed",
  "confirm-new-address",
  "address-changed",
  "guardian-consent",
  "guardian-agreed",
  "guardian-refused",
  "guardian-record",
  "guardian-withdrew",
  "account-deleted",
  "claim-approved",
  "claim-refused",
  "claim-ended",
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** A mail before it has words. */
export type AccountMail = {
  readonly kind: AccountMailKind;
  readonly locale: Locale;
  /** The league's name, as its pages bear it. */
  readonly league: string;
  /** Its logo, whole address of a picture that mail programs show; `null`: none. */
  readonly logo: string | null;
  /** Of the league's site: `https://league.example`. */
  readonly origin: string;
  /** `null` where nobody has proven yet that the name is theirs: a stranger's words go to nobody. */
  readonly name: string | null;
  /** Of a player whom it is about, and what the league says of it; `null` in all other mails. */
  readonly player: string | null;
  readonly reason: string | null;
  /** What its link shows, for once; `null`: the link leads to a page that anybody may see. */
  readonly secret: string | null;
};

/** One mail in words. Nothing in it can end a line of a header. */
export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

export type RenderMail = (mail: AccountMail) => MailText;

/** A mail of a demo, which sends none: it lies in the mailbox that the demo shows. */
export type KeptMail = {
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: number;
};
