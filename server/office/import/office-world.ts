/** What a league holds before a file is read: handed in by the command, or read from the database. */
export type OfficeWorld = {
  /** Of the league, `sr`; `null`: nobody has said. */
  readonly language: string | null;
  /** The league's own day. */
  readonly today: string;
  /** In which its hours are told, `Europe/Belgrade`; `null`: nobody has said. */
  readonly timeZone: string | null;
  readonly season: { readonly name: string; readonly from: string; readonly until: string } | null;
  readonly clubs: readonly WorldClub[];
  readonly halls: readonly WorldHall[];
  readonly people: readonly WorldPerson[];
};

export type WorldClub = { readonly name: string; readonly short: string | null; readonly town: string | null };
export type WorldHall = { readonly name: string; readonly town: string | null };
export type WorldPerson = {
  readonly id: string;
  readonly family: string;
  readonly given: string;
  readonly born: string | null;
  readonly club: string | null;
};
