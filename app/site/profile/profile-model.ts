import type { ProfileTab } from "#contract/addresses.ts";
import type { SuggestedClub } from "../following/following-model.ts";

export const profileTabIds = {
  Following: "following",
  MyGames: "my-games",
  MyFantasy: "my-fantasy",
} as const satisfies Record<ProfileTab, string>;

/** The profile's page is the same for everyone: what is a visitor's own is put in by his browser. */
export type ProfilePage = { readonly tab: (typeof profileTabIds)[ProfileTab]; readonly suggestions: readonly SuggestedClub[] };
