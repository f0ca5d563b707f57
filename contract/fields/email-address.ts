export type EmailAddress = {
  /** As its owner writes it, with the domain as the wire has it. */
  readonly address: string;
  /** The same for two spellings that reach one box with any provider. */
  readonly key: string;
};

const longestAddress = 254;
const longestLocalPart = 64;
const localShape = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * An address mails can be sent to, or `null`. Quoted local parts, addresses by number and whatever could end a line of a
 * header are refused. Letters that only look alike stay different addresses: each is proven by a mail to its own box.
 */
export function readEmailAddress(text: string): EmailAddress | null {
  if (text.length > longestAddress) return null;
  const [local = "", domainText = "", ...more] = text.trim().normalize("NFC").split("@");
  const domain = asciiDomain(domainText);
  if (more.length > 0 || local.length > longestLocalPart || !localShape.test(local) || !domainShape.test(domain)) return null;
  return { address: `${local}@${domain}`, key: `${local.toLowerCase()}@${domain}` };
}

/** As the wire has it, small; what is no domain comes back as one that `domainShape` refuses. */
function asciiDomain(domain: string): string {
  const url = new URL("ws://nowhere");
  url.hostname = domain;
  return url.hostname.toLowerCase();
}
