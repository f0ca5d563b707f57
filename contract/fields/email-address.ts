export type EmailAddress = {
  /** As its owner writes it, with the domain as the wire has it. */
  readonly address: string;
  /** The same for two spellings that reach one box with any provider. */
  readonly key: string;
};

/** The longest address, as it is written. */
export const longestEmail = 254;
const longestLocalPart = 64;
const localShape = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** As it may be typed: what else a browser would read in it (a path, a tab, an invisible sign) it would pass over. */
const typedDomain = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * An address mails can be sent to, or `null`. Quoted local parts, addresses by number and whatever could end a line of a
 * header are refused. Letters that only look alike stay different addresses: each is proven by a mail to its own box.
 */
export function readEmailAddress(text: string): EmailAddress | null {
  if (text.length > longestEmail) return null;
  const [local = "", domainText = "", ...more] = text.trim().normalize("NFC").split("@");
  const domain = domainOnTheWire(domainText);
  if (more.length > 0 || local.length > longestLocalPart || !localShape.test(local) || !domainShape.test(domain)) return null;
  return { address: `${local}@${domain}`, key: `${local.toLowerCase()}@${domain}` };
}

/** In ASCII, as any browser makes it of letters of the world; what is no domain has no dot in it. */
function domainOnTheWire(text: string): string {
  if (!typedDomain.test(text)) return "";
  const url = new URL("ws://none");
  url.hostname = text;
  return url.hostname;
}
