type KeptMarks = {
  /** Picture addresses by size. */
  readonly logo: Readonly<Record<string, string>> | null;
  readonly crest_url: string | null;
  readonly broadcast_logo_url: string | null;
};

export type LeagueMarks = {
  /** The league's own mark: its logo, else its crest; `""`: it has none. BRAND1 */
  readonly logoUrl: string;
  /** The mark on television and on the hall's screens: one of their own, else the logo. BRAND2 */
  readonly broadcastLogoUrl: string;
};

/** A league's marks as pages show them: of its logos the large one, else any. BRAND1, BRAND2 */
export function marksOf({ logo, crest_url, broadcast_logo_url }: KeptMarks): LeagueMarks {
  const logoUrl = logo?.["lg"] ?? Object.values(logo ?? {})[0] ?? crest_url ?? "";
  return { logoUrl, broadcastLogoUrl: broadcast_logo_url ?? logoUrl };
}
