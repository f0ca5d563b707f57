/** A station or service that shows a game while it is played. */
export type Broadcast = {
  readonly name: string;
  /** `null`: nothing to open, as with a station on the air. */
  readonly url: string | null;
  /** Of the commentary, as BCP 47 tags; empty: not said. */
  readonly languages: readonly string[];
  /** Where it can be received, by ISO 3166-1; empty: not said. */
  readonly countries: readonly string[];
};

export type TicketOffer = {
  readonly url: string;
  /** What the cheapest ticket costs, by ISO 4217; `null`: not said. */
  readonly from: { readonly amount: number; readonly currency: string } | null;
};

/** Where a game can be followed: on a screen, in the hall. */
export type GameOutlets = { readonly broadcasts: readonly Broadcast[]; readonly tickets: TicketOffer | null };

/** Where a club or a league speaks besides this site, in the order in which it is shown. OUT3 */
export const profileKinds = ["website", "instagram", "facebook", "x", "youtube", "tiktok", "telegram", "vk"] as const;
export type ProfileKind = (typeof profileKinds)[number];
export type Network = Exclude<ProfileKind, "website">;
export type OutsideProfile = { readonly kind: ProfileKind; readonly url: string };

/** Networks as they write themselves, in every language, and the hosts of their accounts. */
export const networks: Readonly<Record<Network, { readonly name: string; readonly hosts: readonly string[] }>> = {
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
  facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
  x: { name: "X", hosts: ["x.com", "twitter.com"] },
  youtube: { name: "YouTube", hosts: ["youtube.com"] },
  tiktok: { name: "TikTok", hosts: ["tiktok.com"] },
  telegram: { name: "Telegram", hosts: ["t.me", "telegram.me"] },
  vk: { name: "VK", hosts: ["vk.com", "vk.ru"] },
};

/** Where a club is found elsewhere: what it sells, and where it speaks. */
export type ClubOutlets = {
  readonly tickets: TicketOffer | null;
  readonly shop: string | null;
  readonly profiles: readonly OutsideProfile[];
};

const longestAddress = 500;

/**
 * What somebody pasted, in the one spelling that is kept; `null`: not https, a bare number or name instead of a host, or
 * more than an address (a user, a port). The domain `outside_address` of the database holds itself to the same. OUT1
 */
export function outsideAddress(written: string): string | null {
  const url = URL.parse(written.trim());
  if (!url || url.protocol !== "https:" || url.username !== "" || url.password !== "" || url.port !== "") return null;
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/.test(url.hostname)) return null;
  return url.href.length <= longestAddress ? url.href : null;
}

/** Whether an address is an account of that network: lies below its host, and is not its front page. OUT5 */
export function isAccountOf(network: Network, address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return pathname !== "/" && networks[network].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A language by its tag in the usual spelling; `null`: there is no such language. */
export function languageCode(written: string): string | null {
  return /^[A-Za-z]{2,3}$/.test(written) && knows("language", written.toLowerCase()) ? written.toLowerCase() : null;
}

/** A country by its two letters; `null`: there is no such country. */
export function countryCode(written: string): string | null {
  return /^[A-Za-z]{2}$/.test(written) && knows("region", written.toUpperCase()) ? written.toUpperCase() : null;
}

/** A currency by its three letters; `null`: there is no such currency. */
export function currencyCode(written: string): string | null {
  return /^[A-Za-z]{3}$/.test(written) && knows("currency", written.toUpperCase()) ? written.toUpperCase() : null;
}

function knows(type: "language" | "region" | "currency", code: string): boolean {
  return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
}
