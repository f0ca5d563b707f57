/**
 * Why a wish is not kept, as a key of the messages' area `schedule` and its values. Teams and halls are slugs, days
 * `yyyy-mm-dd`: names and dates are put in where the words are.
 */
export type Finding =
  | {
      readonly key: "venueClash";
      readonly values: { venue: string; team: string; other: string; day: string; hours: number; needed: number };
    }
  | { readonly key: "gapTooShort"; readonly values: { team: string; tipOff: number; otherTipOff: number; hours: number; needed: number } }
  | { readonly key: "leagueBlocked"; readonly values: { team: string; other: string; day: string } }
  | { readonly key: "teamBlocked"; readonly values: { team: string; other: string; day: string } }
  | { readonly key: "venueBlocked"; readonly values: { venue: string; team: string; other: string; day: string } }
  | { readonly key: "bothAtHome"; readonly values: { team: string; other: string; round: number } }
  | { readonly key: "bothAtHomeThatDay"; readonly values: { team: string; other: string; round: number; day: string } }
  | { readonly key: "derbyMissing"; readonly values: { team: string; other: string; rounds: readonly number[] } }
  | { readonly key: "derbyMisplaced"; readonly values: { team: string; other: string; round: number } }
  | { readonly key: "notAtHome" | "notAway" | "noBye" | "noGame"; readonly values: { team: string; round: number } }
  | { readonly key: "notAgainst"; readonly values: { team: string; other: string; round: number } }
  | { readonly key: "slotNotKept"; readonly values: { team: string; other: string; round: number; day: string; time: string } }
  | { readonly key: "dayNotKept"; readonly values: { team: string; other: string; round: number; day: string } };

/** Why no schedule at all can keep hard wishes; `wishes` are their places in the list. */
export type Impossibility = { readonly wishes: readonly number[] } & (
  | { readonly key: "impossibleRound"; readonly values: { team: string; round: number } }
  | { readonly key: "impossibleTwoWishes"; readonly values: { team: string; round: number } }
  | { readonly key: "impossibleBye"; readonly values: { team: string; round: number } }
  | { readonly key: "impossibleHomes"; readonly values: { teams: readonly string[]; games: number; rounds: number } }
  | { readonly key: "impossibleHall"; readonly values: { venue: string; games: number; slots: number } }
);
