import { isSecretName, isSecretWord, leftOut, withoutSecretPlaces } from "./private-addresses.ts";

/** Where a tenant wants to hear of faults, in Sentry's protocol. */
export type ErrorReporting = {
  /** As `readDsn` takes it. */
  readonly dsn: string;
  /** Whether recordings of a visit show no text and no picture. */
  readonly masksText: boolean;
};

/** An address for faults, taken apart. */
export type Dsn = {
  readonly publicKey: string;
  readonly origin: string;
  /** Where envelopes are sent. */
  readonly envelopeAddress: string;
};

const longestDsn = 300;
const dsnShape = /^https?:\/\/([A-Za-z0-9]{1,64})@([a-z0-9.-]+(?::\d{1,5})?)(\/[\w./-]*?)?\/(\d{1,20})$/;

/**
 * Reads `https://KEY@host/PROJECT`, with or without a path before the project. `null` for all else: `http` is for this machine
 * only, and the secret key of old is for nobody's page.
 */
export function readDsn(text: string): Dsn | null {
  const [, publicKey = "", host = "", path = "", project = ""] = dsnShape.exec(text) ?? [];
  const address = URL.parse(text);
  if (text.length > longestDsn || project === "" || address === null || path.includes("..")) return null;
  if (address.protocol === "http:" && !/^(?:[\w-]+\.)*localhost$|^127\.0\.0\.1$/.test(address.hostname)) return null;
  return { publicKey, origin: address.origin, envelopeAddress: `${address.protocol}//${host}${path}/api/${project}/envelope/` };
}

/** Of all visits, so many are measured. The specification's own figure. */
export const traceSampleRate = 0.2;

const longestText = 4000;
const afterAddress = /(https?:\/\/[^\s/?#"'()]+(?:\/[^\s?#"'()]*)?|(?<![\w/])\/[^\s?#"'()]*)[?#][^\s"'()]*/g;
/** `?q=words` by itself, as links of a page and kits that take addresses apart have it. */
const bareParameters = /^[?#&]?[\w.%[\]-]{1,64}=\S*$|^\?\S*$/;
const namedValue = /([\w.%[\]-]{1,64})=([^\s"'&;,()]+)/g;
/** `"password":"x"`, `token: x`, `Authorization: Bearer x`, as answers and headers are quoted. */
const namedText = /(?<![\w.])([\w-]{1,64})(["']?\s{0,3}[:=]\s{0,3}["']?(?:(?:bearer|basic)\s+)?)(?!\[left out)([^\s"'&;,(){}]+)/gi;
const mailAddress = /[\w.+%-]{1,64}(?:@|%(?:25)*40)[\w-]+(?:\.[\w-]+)+/g;
// Files of a page are there for everybody; without them nobody could see a recording again.
const uuid = /(?<!\/files\/)\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
// Long enough to be a secret, and unlike any name of ours; files of the build bear such names too, and keep them.
const token = /(?<![\w-])(?<!assets\/)(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}(?![\w-])|(?<![\w-])(?=[a-f]*\d)[0-9a-f]{40,}(?![\w-])/g;
/** Nothing else can hold what is looked for. */
const maySuspect = /[/\\@?#=%:]|[\w-]{24}/;

/**
 * A text fit to leave the house: without what stands behind `?` and `#` of addresses, mail addresses, ids that open
 * something to whoever knows them, and tokens. Cut after `longest` letters. REPORT4
 */
export function withoutSecrets(text: string, longest: number = longestText): string {
  const cut = text.slice(0, longest);
  if (!maySuspect.test(cut)) return cut;
  if (bareParameters.test(cut)) return "";
  const told = cut
    .replace(afterAddress, "$1")
    .replace(namedValue, (whole: string, name: string) => (isSecretName(name) ? `${name}=${leftOut}` : whole))
    .replace(namedText, (whole: string, name: string, between: string) => (isSecretWord(name) ? `${name}${between}${leftOut}` : whole));
  return withoutSecretPlaces(withoutShapedSecrets(told.replace(uuid, "[id]")));
}

/** A text without what shows by its shape that it names or opens something: mail addresses and tokens. */
export function withoutShapedSecrets(text: string): string {
  return text.replace(mailAddress, "[mail]").replace(token, "[token]");
}
