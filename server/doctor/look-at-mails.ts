import nodemailer from "nodemailer";

const patienceMs = 5000;

/** Why mails would not leave now; `null`: they would. Sends none. DOCTOR2 */
export async function faultOfMails(smtpUrl: string): Promise<string | null> {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits });
  return transport
    .verify()
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    .finally(() => transport.close());
}
