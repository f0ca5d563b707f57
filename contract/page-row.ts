/** Which words end the addresses of a screen: lists of `addresses.ts` and `account-forms.ts` by their names. */
export type WordSet =
  | "accountForms"
  | "allTimeTabs"
  | "clubTabs"
  | "coachTabs"
  | "gameTabs"
  | "leagueTabs"
  | "playerTabs"
  | "playoffGameTabs"
  | "profileTabs"
  | "seasonClubTabs"
  | "teamTabs";

/** Names of parameters, or whose questions they put. */
export type ParameterSet = readonly string[] | "finder" | "per-game";

/** What stands at an address. */
export type PageRow = {
  /** Behind the language, as the router reads it. */
  readonly path: string;
  /** The module of its route in `app`, without `.route.tsx`. */
  readonly module: string;
  /** Of its route, where the module stands at another path already. */
  readonly id?: string;
  /** Tabs, each a page of its own below the path (`/tabs/Photo`), or the words that stand for the last `:name` of the path. */
  readonly words?: WordSet;
  /** Parameters that change what it shows (`page-parameters.ts`); where tabs have their own, by tab, the screen itself as `""`. */
  readonly parameters?: ParameterSet | Readonly<Record<string, ParameterSet>>;
  /** Named in sitemaps, for each thing its path may hold; a list: as well as what comes of the path with these behind it. */
  readonly sitemap?: true | readonly string[];
};

/** A page that is looked at: what tests that look at one of each kind call it. `null`: there is no telling one of these. */
export type ScreenRow = PageRow & { readonly kind: string | null };
