import type { Fact, FactOf, Official, Side, TeamSheet } from "../game/facts.ts";
import type { PlayerState } from "../game/game-state.ts";
import type { StandingGame } from "../game/standing-game.ts";
import { canonicalJson } from "../kernel/canonical-json.ts";
import type { PlayerKey } from "../kernel/ids.ts";

export type PreparedSide = {
  /** As it stands now, with all that was changed since it was set; `null`: nobody has set it. */
  readonly sheet: TeamSheet | null;
  readonly captain: PlayerKey | null;
  /** Empty until they are named. */
  readonly starters: readonly PlayerKey[];
  /** Who said that they are right; `null`: nobody has since they were named. */
  readonly confirmed: Pick<FactOf<"starters.confirm">, "by" | "name"> | null;
};

/** What has been said before a game, by the log alone. PREP1 */
export type Preparation = {
  readonly home: PreparedSide;
  readonly away: PreparedSide;
  readonly officials: readonly Official[];
  /** Which basket is the home side's own in the first half, seen from the table; `null`: not said. */
  readonly basket: "left" | "right" | null;
  readonly isBegun: boolean;
};

/** A line of the checklist: what it is about, and whether something is missing there. */
export type PreparationLine = {
  readonly what: "officials" | "basket" | `${"roster" | "captain" | "starters" | "confirmed"} ${Side}`;
  readonly isDone: boolean;
  /** Without it no game begins. */
  readonly isNeeded: boolean;
};

const sides = ["home", "away"] as const;

export function preparationOf({ plays, state }: Pick<StandingGame, "plays" | "state">): Preparation {
  let basket: Preparation["basket"] = null;
  const confirmed: Record<Side, PreparedSide["confirmed"]> = { home: null, away: null };
  for (const { fact } of plays) {
    if (fact.type === "sides.set") basket = fact.homeBasketFirstHalf;
    else if (fact.type === "starters.set") confirmed[fact.side] = null;
    else if (fact.type === "starters.confirm") confirmed[fact.side] = { by: fact.by, name: fact.name };
  }
  const side = (each: Side): PreparedSide => {
    const { sheet, players } = state[each];
    const listed = [...players.values()];
    return {
      sheet: sheet && sheetNow(sheet, listed),
      captain: listed.find(({ player }) => player.captain)?.player.key ?? null,
      starters: listed.filter(({ starter }) => starter).map(({ player }) => player.key),
      confirmed: confirmed[each],
    };
  };
  const isBegun = state.periods.some(({ started }) => started);
  return { home: side("home"), away: side("away"), officials: state.officials, basket, isBegun };
}

function sheetNow({ side, teamKey, name, code, coach, assistantCoaches }: TeamSheet, listed: readonly PlayerState[]): TeamSheet {
  return { side, teamKey, name, code, coach, assistantCoaches, players: listed.map(({ player }) => player) };
}

/** The checklist in the order of a sheet; each line stands for itself. PREP1, PREP2 */
export function preparationLines(preparation: Preparation): readonly PreparationLine[] {
  const { officials, basket } = preparation;
  return [
    { what: "officials", isDone: officials.some(({ role }) => role === "crew-chief"), isNeeded: false },
    ...sides.flatMap((side): PreparationLine[] => {
      const { sheet, captain, starters, confirmed } = preparation[side];
      return [
        { what: `roster ${side}`, isDone: sheet !== null, isNeeded: true },
        { what: `captain ${side}`, isDone: captain !== null, isNeeded: false },
        { what: `starters ${side}`, isDone: starters.length > 0, isNeeded: true },
        { what: `confirmed ${side}`, isDone: confirmed !== null, isNeeded: false },
      ];
    }),
    { what: "basket", isDone: basket !== null, isNeeded: false },
  ];
}

export function mayBegin(preparation: Preparation): boolean {
  return !preparation.isBegun && preparationLines(preparation).every(({ isDone, isNeeded }) => isDone || !isNeeded);
}

/**
 * What has to be told so that a side's list becomes this one. Before the game all of it; while it is played, only who is new or
 * another, since nobody who has been on a sheet leaves it, and who sits on the bench. PREP3, PREP7
 */
export function factsOfSheet(preparation: Preparation, after: TeamSheet): readonly Fact[] {
  const known = preparation[after.side].sheet;
  if (known !== null && isSame(known, after)) return [];
  if (!preparation.isBegun || known === null) return [{ type: "roster.set", ...after }];
  const { side, coach, assistantCoaches } = after;
  const changed = after.players.filter((player) => !known.players.some((each) => isSame(each, player)));
  const isSameBench = known.coach === coach && known.assistantCoaches.join("\n") === assistantCoaches.join("\n");
  return [
    ...changed.map((player): Fact => ({ type: "roster.change", side, player })),
    ...(isSameBench ? [] : [{ type: "coach.change", side, coach, assistantCoaches } as const]),
  ];
}

/** The first assistant becomes head coach; `null`: none is named. FIBA Art. 7; PREP7 */
export function takeOver(sheet: Pick<TeamSheet, "side" | "assistantCoaches">): FactOf<"coach.change"> | null {
  const [coach, ...assistantCoaches] = sheet.assistantCoaches;
  return coach === undefined ? null : { type: "coach.change", side: sheet.side, coach, assistantCoaches };
}

/** The five whose shirts are typed in one line: `4 7 10 12 23`; `null`: not five of the list. PREP4 */
export function typedFive(sheet: Pick<TeamSheet, "players">, line: string): readonly PlayerKey[] | null {
  const shirts = new Set(line.match(/\d{1,2}/g));
  const five = sheet.players.filter(({ shirt }) => shirts.has(shirt)).map(({ key }) => key);
  return shirts.size === 5 && five.length === 5 ? five : null;
}

function isSame(one: object, other: object): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
