import type { KeptMail } from "#contract/account-mail.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** A piece of a mail's text; addresses in it can be followed. */
export type MailPiece = { readonly text: string; readonly isLink: boolean };

export type MailboxPage = {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly mails: readonly {
    readonly id: string;
    readonly subject: string;
    readonly to: string;
    readonly sent: string;
    readonly machineTime: string;
    readonly pieces: readonly MailPiece[];
  }[];
};

export function mailboxPage(mails: readonly KeptMail[], { t: words, format }: PageLanguage): MailboxPage {
  const t = words("account");
  return {
    title: t("mailbox.title"),
    lead: t("mailbox.lead"),
    empty: t("mailbox.empty"),
    mails: mails.map(({ mailId, subject, recipient, sentAt, text }) => ({
      id: mailId,
      subject,
      to: t("mailbox.to", { recipient }),
      sent: format.date(sentAt, "dateTime"),
      machineTime: format.machineTime(sentAt),
      pieces: piecesOf(text),
    })),
  };
}

/** A mail's plain text with its links apart. */
export function piecesOf(text: string): readonly MailPiece[] {
  return text
    .trim()
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => ({ text: piece, isLink: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
