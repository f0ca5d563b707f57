import type { GameMoment, Side } from "#core/game/facts.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import type { DraftEvent } from "./draft-event.ts";

export type SubstitutionHalf = "in" | "out";

/** One stoppage of a game: the same clock reading in another period is another one. */
type Stoppage = Pick<GameMoment, "period" | "gameClockMs">;
/** `openedAfter`: how many plays that are no substitution stood in the log when it began. */
type Wave = { readonly event: DraftEvent; readonly openedAfter: number; readonly out: PlayerKey[]; readonly in: PlayerKey[] };

/**
 * Sources print a substitution as two unpaired rows, in any order within a stoppage. Rows that follow one another make
 * one wave; a wave stays where its rows stand, since points between two waves count for those on court then. A player
 * printed out after being printed in while already on court (or the reverse) is where he was. IMP3
 */
export class SubstitutionBatch {
  private readonly side: Side;
  private readonly onCourt: Set<PlayerKey>;
  private stoppage: Stoppage | null = null;
  private waves: Wave[] = [];
  /** Halves that made no sense when they were printed: their other half may follow at the same clock. */
  private early = new Set<PlayerKey>();

  constructor(side: Side, starters: readonly PlayerKey[]) {
    this.side = side;
    this.onCourt = new Set(starters);
  }

  /**
   * Takes one row. `open` makes the event of a new wave; it is called when the row cannot join the last one.
   * `playsBefore` counts the plays written so far, of either side, that are no substitution.
   */
  row(half: SubstitutionHalf, player: PlayerKey, stoppage: Stoppage, playsBefore: number, open: () => DraftEvent): void {
    if (!isSame(stoppage, this.stoppage)) this.begin(stoppage);
    const isEarly = this.early.delete(player);
    const makesSense = this.onCourt.has(player) !== (half === "in");
    if (makesSense && half === "in") this.onCourt.add(player);
    else if (makesSense) this.onCourt.delete(player);
    else if (!isEarly) this.early.add(player);
    // Both halves in one wave are no change; across waves only a half that came too early is taken back.
    const joinable = this.joinable(playsBefore);
    if (joinable && this.cancel([joinable], half, player)) return;
    if (isEarly && this.cancel(this.waves, half, player)) return;
    let wave = joinable;
    if (!wave) {
      wave = { event: open(), openedAfter: playsBefore, out: [], in: [] };
      this.waves.push(wave);
    }
    if (!wave[half].includes(player)) wave[half].push(player);
    this.write(wave);
  }

  private begin(stoppage: Stoppage): void {
    this.stoppage = stoppage;
    this.waves = [];
    this.early.clear();
  }

  /** The last wave, while nothing but substitutions was written since: all events since count, not only the last. */
  private joinable(playsBefore: number): Wave | undefined {
    const wave = this.waves.at(-1);
    return wave?.openedAfter === playsBefore ? wave : undefined;
  }

  private cancel(waves: readonly Wave[], half: SubstitutionHalf, player: PlayerKey): boolean {
    const opposite = half === "in" ? "out" : "in";
    for (const wave of waves) {
      const at = wave[opposite].indexOf(player);
      if (at < 0) continue;
      wave[opposite].splice(at, 1);
      this.write(wave);
      return true;
    }
    return false;
  }

  private write(wave: Wave): void {
    wave.event.fact = { type: "substitution", side: this.side, out: [...wave.out], in: [...wave.in] };
  }
}

function isSame(one: Stoppage, other: Stoppage | null): boolean {
  if (other === null || one.gameClockMs !== other.gameClockMs) return false;
  return one.period.kind === other.period.kind && one.period.number === other.period.number;
}
