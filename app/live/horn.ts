import { type ClockAnchor, zeroAt } from "#core/game/clock-anchor.ts";
import { onServerTime, serverTime } from "./keep-server-time.ts";

export type HornSound = { readonly frequencies: readonly number[]; readonly lengthMs: number };

/** The two must not be taken for one another: the game's horn is low and long. */
export const hornSounds: Readonly<Record<"game" | "shot", HornSound>> = {
  game: { frequencies: [196, 247, 294], lengthMs: 1500 },
  shot: { frequencies: [415, 523], lengthMs: 900 },
};

/** Earlier than this nothing is handed to the sound card: a stop mostly comes before. */
const scheduleWithinMs = 3000;

/**
 * Sounds at the instant a running clock reaches zero, by the sound card's own time. A stop before that, or the clock
 * set, silences it. The context must have been allowed to sound by a gesture, or by the browser's settings in a hall.
 */
export class Horn {
  private readonly context: AudioContext;
  private readonly sound: HornSound;
  private anchor: ClockAnchor | null = null;
  private planned: { readonly zeroMs: number; readonly gain: GainNode; readonly voices: readonly OscillatorNode[] } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly forget: () => void;

  constructor(context: AudioContext, sound: HornSound) {
    this.context = context;
    this.sound = sound;
    this.forget = onServerTime(() => this.plan());
  }

  /** What the clock is now; every change of it is told. */
  follow(anchor: ClockAnchor | null): void {
    this.anchor = anchor;
    this.plan();
  }

  close(): void {
    this.forget();
    clearTimeout(this.timer);
    this.silence();
  }

  private plan(): void {
    clearTimeout(this.timer);
    const zeroMs = this.anchor && zeroAt(this.anchor);
    const now = serverTime.now();
    if (zeroMs === null || now === null) return this.silence();
    // One that sounds already is not begun anew because the time is known better.
    if (this.planned !== null && this.planned.zeroMs === zeroMs && now >= zeroMs) return;
    this.silence();
    const waitMs = zeroMs - now;
    if (waitMs < 0) return;
    if (waitMs > scheduleWithinMs) {
      this.timer = setTimeout(() => this.plan(), waitMs - scheduleWithinMs);
      return;
    }
    this.planned = this.schedule(zeroMs, this.context.currentTime + waitMs / 1000);
  }

  private schedule(zeroMs: number, at: number): NonNullable<Horn["planned"]> {
    const { context, sound } = this;
    const gain = new GainNode(context, { gain: 0.3 });
    gain.connect(context.destination);
    const voices = sound.frequencies.map((frequency) => {
      const voice = new OscillatorNode(context, { type: "sawtooth", frequency });
      voice.connect(gain);
      voice.start(at);
      voice.stop(at + sound.lengthMs / 1000);
      return voice;
    });
    return { zeroMs, gain, voices };
  }

  private silence(): void {
    this.planned?.gain.disconnect();
    for (const voice of this.planned?.voices ?? []) voice.disconnect();
    this.planned = null;
  }
}
