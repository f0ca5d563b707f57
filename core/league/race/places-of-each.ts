import { primaryValue, rowsToMeet, type SeasonRace } from "./season-race.ts";
import { type Outcome, settledOrder } from "./settled-order.ts";

/** A rival of one team: the least and the most it can end on while that team does as badly, or as well, as it can. */
type Rival = { readonly index: number; readonly least: number; readonly most: number };

/**
 * The places of each row, where there are too many games to try every ending: the team loses all of its own (or wins them),
 * and the others do what is worst (or best) for it. Of games between two rivals that may still pass it, or not, every ending
 * is tried where they are `gamesTried` at most; where they are more, all of them may do so at once. RACE8
 */
export function placesOfEach<Team extends string>(race: SeasonRace<Team>, gamesTried: number): { best: number; worst: number }[] {
  const { rows } = race.table;
  return rows.map((_, own) => {
    const one = new OneTeam(race, own, gamesTried);
    return { best: 1 + one.fewestAbove(), worst: 1 + one.mostAbove() };
  });
}

class OneTeam<Team extends string> {
  private readonly others: readonly number[];
  private readonly sides: readonly (readonly [number, number])[];

  private readonly race: SeasonRace<Team>;
  private readonly own: number;
  private readonly gamesTried: number;

  constructor(race: SeasonRace<Team>, own: number, gamesTried: number) {
    this.race = race;
    this.own = own;
    this.gamesTried = gamesTried;
    this.sides = rowsToMeet(race);
    this.others = [...race.table.rows.keys()].filter((index) => index !== own);
  }

  /** The team loses every game; whoever ends level with it stands above it, unless that is settled. */
  mostAbove(): number {
    const value = this.valueOf(this.own, 0);
    const rivals = this.others.map((index) => this.rival(index, this.gamesWithOwn(index)));
    const passing = rivals.filter(
      (rival) => rival.most >= value && !(rival.most === value && this.isParted(rivals, rival, value, "behind")),
    );
    const open = passing.filter(({ least }) => least < value);
    return passing.length - open.length + this.mostOf(open, (index, won) => this.valueOf(index, won) >= value);
  }

  /** The team wins every game; whoever ends level with it stands below it, unless that is settled. */
  fewestAbove(): number {
    const value = this.valueOf(this.own, this.gamesOf(this.own));
    const rivals = this.others.map((index) => this.rival(index, 0));
    const sure = rivals.filter((rival) => rival.least > value || (rival.least === value && this.isParted(rivals, rival, value, "ahead")));
    const open = rivals.filter((rival) => !sure.includes(rival) && rival.most > value);
    return sure.length + open.length - this.mostStopped(open, value);
  }

  private gamesOf(index: number): number {
    return this.sides.filter((sides) => sides.includes(index)).length;
  }

  private gamesWithOwn(index: number): number {
    return this.sides.filter((sides) => sides.includes(index) && sides.includes(this.own)).length;
  }

  private valueOf(index: number, won: number): number {
    return primaryValue(this.race.table.rows[index]!, won, this.gamesOf(index) - won, this.race.policy);
  }

  private rival(index: number, wonFromOwn: number): Rival {
    const others = this.gamesOf(index) - this.gamesWithOwn(index);
    return { index, least: this.valueOf(index, wonFromOwn), most: this.valueOf(index, wonFromOwn + others) };
  }

  /**
   * Whether this rival and the team can only end level by themselves, nobody else at that value, and then the games between
   * the two have put the rival ahead or behind. RACE2
   */
  private isParted(rivals: readonly Rival[], rival: Rival, value: number, where: "ahead" | "behind"): boolean {
    if (rivals.some((other) => other !== rival && other.least <= value && value <= other.most)) return false;
    const { rows } = this.race.table;
    const [own, other] = [rows[this.own]!.team, rows[rival.index]!.team];
    const outcome: Outcome<Team> = where === "behind" ? { winner: other, loser: own } : { winner: own, loser: other };
    const between = Array.from({ length: this.gamesWithOwn(rival.index) }, () => outcome);
    const [first, ...rest] = settledOrder([own, other], between, this.race);
    return rest.length > 0 && first?.[0] === (where === "behind" ? own : other);
  }

  /** How many of these rivals can get there at once; each wins every game with somebody else. */
  private mostOf(open: readonly Rival[], isThere: (index: number, won: number) => boolean): number {
    const among = this.gamesAmong(open);
    if (among.length > this.gamesTried) return open.length;
    const base = (index: number) => this.gamesOf(index) - among.filter((sides) => sides.includes(index)).length;
    return this.mostOverEndings(open, among, (index, won) => isThere(index, base(index) + won));
  }

  /** How many of these rivals can be kept from ending above `value` at once; each loses every game with somebody else. */
  private mostStopped(open: readonly Rival[], value: number): number {
    const among = this.gamesAmong(open);
    if (among.length > this.gamesTried) return open.length;
    return this.mostOverEndings(open, among, (index, won) => this.valueOf(index, won) <= value);
  }

  private gamesAmong(open: readonly Rival[]): (readonly [number, number])[] {
    const isOpen = (side: number) => open.some(({ index }) => index === side);
    return this.sides.filter((sides) => sides.every(isOpen));
  }

  private mostOverEndings(
    open: readonly Rival[],
    among: readonly (readonly [number, number])[],
    counts: (index: number, won: number) => boolean,
  ): number {
    const table = open.map(({ index }) => Array.from({ length: among.length + 1 }, (_, won) => counts(index, won)));
    const placeOf = new Map(open.map(({ index }, place) => [index, place]));
    const games = among.map(([home, away]) => [placeOf.get(home) ?? 0, placeOf.get(away) ?? 0] as const);
    const wins = open.map(() => 0);
    let most = 0;
    for (let ending = 0; ending < 2 ** games.length && most < open.length; ending++) {
      wins.fill(0);
      for (const [game, [home, away]] of games.entries()) {
        const winner = (ending >> game) & 1 ? home : away;
        wins[winner] = (wins[winner] ?? 0) + 1;
      }
      most = Math.max(most, wins.filter((won, place) => table[place]?.[won]).length);
    }
    return most;
  }
}
